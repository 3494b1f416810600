#include "internal.h"

BODY void add(int32_t *row, uint64_t *touched, int32_t column, int32_t value) {
    row[column] += value;
    touched[column >> 9] |= (uint64_t)1 << ((column >> 3) & 63);
}

/// The whole number below, for |x| < 2^31.
BODY int32_t floor_int(double x) {
    int32_t whole = (int32_t)x;
    return whole - (whole > x);
}

/// Adds the part of an edge within one row: from x `a` to x `b`, `height` (16 bits of fraction) high.
///
/// Column i gets `height` times the mean share of the pixel that lies right of the edge. Each column's
/// number is rounded by itself, so that it does not matter which columns the band has.
BODY void add_piece(
    const agate_band *band, int32_t *row, uint64_t *touched, double a, double b, int32_t height,
    int32_t winding
) {
    double left = a < b ? a : b, right = a < b ? b : a;
    if (!(left < band->max_x)) return;
    if (right <= band->min_x) {
        add(row, touched, 0, height * winding);
        return;
    }
    int32_t left_column = left < band->min_x ? band->min_x - 1 : floor_int(left);
    int32_t right_column = right >= band->max_x ? band->max_x : floor_int(right);
    if (left_column == right_column) {
        double share = left_column + 1 - 0.5 * (left + right);
        int32_t area = (int32_t)(height * share + 0.5);
        int32_t column = left_column - band->min_x;
        add(row, touched, column, area * winding);
        if (left_column + 1 < band->max_x) add(row, touched, column + 1, (height - area) * winding);
        return;
    }
    double inverse = 1.0 / (right - left);
    int32_t before = 0;
    int32_t column = left_column;
    if (left_column < band->min_x) {
        column = band->min_x;
    } else {
        double inside = left_column + 1 - left;
        int32_t area = (int32_t)(height * (0.5 * inside * inside * inverse) + 0.5);
        add(row, touched, column - band->min_x, area * winding);
        before = area;
        column += 1;
    }
    int32_t end = right_column < band->max_x ? right_column : band->max_x;
    for (; column < end; column++) {
        int32_t area = (int32_t)(height * ((column + 0.5 - left) * inverse) + 0.5);
        add(row, touched, column - band->min_x, (area - before) * winding);
        before = area;
    }
    if (right_column < band->max_x) {
        double outside = right - right_column;
        int32_t area = (int32_t)(height * (1 - 0.5 * outside * outside * inverse) + 0.5);
        add(row, touched, right_column - band->min_x, (area - before) * winding);
        if (right_column + 1 < band->max_x)
            add(row, touched, right_column + 1 - band->min_x, (height - area) * winding);
    }
}

BODY void agate_accumulate_body(const agate_line *lines, intptr_t count, const agate_band *band) {
    for (intptr_t index = 0; index < count; index++) {
        agate_line line = lines[index];
        if (!(line.y0 < band->max_y && line.y1 > band->min_y)) continue;
        if (line.x0 >= band->max_x && line.x1 >= band->max_x) continue;
        double slope = (line.x1 - line.x0) / (line.y1 - line.y0);
        int32_t y = line.y0 < band->min_y ? band->min_y : floor_int(line.y0);
        double top = line.y0 < y ? y : line.y0;
        double x = line.y0 < y ? line.x0 + (y - line.y0) * slope : line.x0;
        int32_t *row = band->cells + (intptr_t)(y - band->min_y) * band->stride;
        uint64_t *touched = band->touched + (intptr_t)(y - band->min_y) * band->words;
        for (; y < band->max_y; y++) {
            double next_row = y + 1;
            bool ends = line.y1 <= next_row;
            double bottom = ends ? line.y1 : next_row;
            double next_x = ends ? line.x1 : line.x0 + (next_row - line.y0) * slope;
            int32_t height = (int32_t)((bottom - top) * AGATE_COVER_ONE);
            if (height > 0) add_piece(band, row, touched, x, next_x, height, line.winding);
            if (ends) break;
            x = next_x;
            top = bottom;
            row += band->stride;
            touched += band->words;
        }
    }
}
KERNEL(
    agate_accumulate, (const agate_line *lines, intptr_t count, const agate_band *band),
    (lines, count, band))

BODY void agate_accumulate_centers_body(const agate_line *lines, intptr_t count, const agate_band *band) {
    for (intptr_t index = 0; index < count; index++) {
        agate_line line = lines[index];
        if (!(line.y0 < band->max_y && line.y1 > band->min_y)) continue;
        double slope = (line.x1 - line.x0) / (line.y1 - line.y0);
        int32_t y = line.y0 < band->min_y ? band->min_y : floor_int(line.y0);
        for (; y < band->max_y; y++) {
            double center = y + 0.5;
            if (center < line.y0) continue;
            if (center >= line.y1) break;
            double x = line.x0 + (center - line.y0) * slope - 0.5;
            if (x > band->max_x - 1) continue;
            int32_t column = 0;
            if (x > band->min_x) {
                int32_t below = floor_int(x);
                column = below + (below < x) - band->min_x;
            }
            int32_t *row = band->cells + (intptr_t)(y - band->min_y) * band->stride;
            uint64_t *touched = band->touched + (intptr_t)(y - band->min_y) * band->words;
            add(row, touched, column, AGATE_COVER_ONE * line.winding);
        }
    }
}
KERNEL(
    agate_accumulate_centers, (const agate_line *lines, intptr_t count, const agate_band *band),
    (lines, count, band))

typedef int32_t int8_lanes __attribute__((vector_size(32), aligned(4)));
typedef uint8_t byte8_lanes __attribute__((vector_size(8), aligned(1)));

/// Signed area, 16 bits of fraction, as coverage of 0...255.
BODY int32_t coverage_of(int32_t area, bool even_odd) {
    if (even_odd) {
        area &= 2 * AGATE_COVER_ONE - 1;
        if (area > AGATE_COVER_ONE) area = 2 * AGATE_COVER_ONE - area;
    } else {
        area = area < 0 ? (int32_t)(0u - (uint32_t)area) : area;
        if (area < 0 || area > AGATE_COVER_ONE) area = AGATE_COVER_ONE;
    }
    return (area * 255 + AGATE_COVER_ONE / 2) >> 16;
}

/// The same for eight areas.
BODY void coverage_of_lanes(byte8_lanes *result, const int8_lanes *sums, bool even_odd) {
    int8_lanes area = *sums;
    int8_lanes one = (int8_lanes){} + AGATE_COVER_ONE;
    if (even_odd) {
        area &= 2 * AGATE_COVER_ONE - 1;
        int8_lanes above = area > one;
        area = (area & ~above) | ((2 * AGATE_COVER_ONE - area) & above);
    } else {
        int8_lanes negative = area >> 31;
        area = (area ^ negative) - negative;
        int8_lanes above = (area > one) | (area < 0);
        area = (area & ~above) | (one & above);
    }
    area = (area * 255 + AGATE_COVER_ONE / 2) >> 16;
    *result = __builtin_convertvector(area, byte8_lanes);
}

/// Adds each lane to those after it, and `start` to all.
BODY void running_sum(int8_lanes *result, const int8_lanes *cells, int32_t start) {
    int8_lanes value = *cells, zero = {};
    value += __builtin_shufflevector(value, zero, 8, 0, 1, 2, 3, 4, 5, 6);
    value += __builtin_shufflevector(value, zero, 8, 8, 0, 1, 2, 3, 4, 5);
    value += __builtin_shufflevector(value, zero, 8, 8, 8, 8, 0, 1, 2, 3);
    *result = value + start;
}

BODY intptr_t sweep(
    const agate_band *band, int32_t row, bool even_odd, uint8_t *cover, agate_run *runs
) {
    int32_t *cells = band->cells + (intptr_t)row * band->stride;
    uint64_t *touched = band->touched + (intptr_t)row * band->words;
    int32_t width = band->max_x - band->min_x;
    int32_t area = 0, reached = 0;
    intptr_t count = 0;
    for (int32_t word = 0; word < band->words; word++) {
        uint64_t bits = touched[word];
        if (bits == 0) continue;
        touched[word] = 0;
        while (bits != 0) {
            int32_t start = (word << 9) + (__builtin_ctzll(bits) << 3);
            bits &= bits - 1;
            if (start > reached) {
                int32_t coverage = coverage_of(area, even_odd);
                if (coverage > 0) runs[count++] = (agate_run){reached, start - reached, coverage};
            }
            int8_lanes sums;
            running_sum(&sums, (int8_lanes *)(cells + start), area);
            *(int8_lanes *)(cells + start) = (int8_lanes){};
            area = sums[7];
            coverage_of_lanes((byte8_lanes *)(cover + start), &sums, even_odd);
            reached = start + 8;
            int32_t length = reached <= width ? 8 : width - start;
            if (count > 0 && runs[count - 1].coverage < 0
                && runs[count - 1].start + runs[count - 1].length == start)
                runs[count - 1].length += length;
            else
                runs[count++] = (agate_run){start, length, -1};
        }
    }
    if (reached < width) {
        int32_t coverage = coverage_of(area, even_odd);
        if (coverage > 0) runs[count++] = (agate_run){reached, width - reached, coverage};
    }
    return count;
}

BODY void sweep_body(
    intptr_t *count, const agate_band *band, int32_t row, bool even_odd, uint8_t *cover, agate_run *runs
) {
    *count = even_odd ? sweep(band, row, true, cover, runs) : sweep(band, row, false, cover, runs);
}
#if defined(__x86_64__)
__attribute__((target("avx2"))) static intptr_t sweep_avx2(
    const agate_band *band, int32_t row, bool even_odd, uint8_t *cover, agate_run *runs
) {
    intptr_t count;
    sweep_body(&count, band, row, even_odd, cover, runs);
    return count;
}
#endif

intptr_t agate_sweep(const agate_band *band, int32_t row, bool even_odd, uint8_t *cover, agate_run *runs) {
#if defined(__x86_64__)
    if (agate_kernels_use_avx2()) return sweep_avx2(band, row, even_odd, cover, runs);
#endif
    intptr_t count;
    sweep_body(&count, band, row, even_odd, cover, runs);
    return count;
}

BODY void agate_fill_band_body(
    const agate_band *band, bool even_odd, uint32_t color, uint32_t *pixels, intptr_t pixel_stride,
    uint8_t *cover, agate_run *runs
) {
    uint32_t alpha = color >> 24;
    for (int32_t row = 0; row < band->max_y - band->min_y; row++, pixels += pixel_stride) {
        intptr_t count;
        sweep_body(&count, band, row, even_odd, cover, runs);
        for (intptr_t index = 0; index < count; index++) {
            agate_run run = runs[index];
            uint32_t *target = pixels + run.start;
            if (run.coverage < 0) {
                const uint8_t *bytes = cover + run.start;
                for (int32_t x = 0; x < run.length; x++)
                    target[x] = over(scale_pixel(color, bytes[x]), target[x]);
            } else if (run.coverage == 255 && alpha == 255) {
                for (int32_t x = 0; x < run.length; x++) target[x] = color;
            } else {
                uint32_t scaled = scale_pixel(color, (uint32_t)run.coverage);
                uint32_t rest = 255 - (scaled >> 24);
                for (int32_t x = 0; x < run.length; x++) target[x] = scaled + scale_pixel(target[x], rest);
            }
        }
    }
}
KERNEL(
    agate_fill_band,
    (const agate_band *band, bool even_odd, uint32_t color, uint32_t *pixels, intptr_t pixel_stride,
     uint8_t *cover, agate_run *runs),
    (band, even_odd, color, pixels, pixel_stride, cover, runs))
