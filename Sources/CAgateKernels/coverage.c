#include "internal.h"
#include <math.h>

// The accumulation buffer holds, for each pixel, by how much the signed area right of all edges changes from the
// column before. An edge is cut at the rows; a piece within one row changes the columns it crosses and one more.

#define ONE AGATE_COVER_ONE

BODY void mark(uint8_t *touched, int32_t column) { touched[column >> 3] = 1; }

/// The whole number nearest to |x| < 2^31, ties to even.
BODY int32_t nearest_int(double x) {
    union {
        double number;
        uint64_t bits;
    } shifted = {x + 6755399441055744.0};
    return (int32_t)(uint32_t)shifted.bits;
}

/// The share of a piece that lies in a column: `height` times the mean part of the pixel right of the edge.
///
/// The piece goes from `left` to `right` (16 bits of fraction) and is `height` high; `half` is
/// height / 2 (right - left) ONE. Every function below gives a column the same number.
BODY int32_t share_one(int32_t left, int32_t right, int32_t height) {
    uint64_t sides = 2 * ONE - (uint32_t)(left & (ONE - 1)) - (uint32_t)(right & (ONE - 1));
    return (int32_t)(((uint64_t)height * sides + ONE) >> 17);
}

BODY int32_t share_first(int32_t left, double half) {
    double inside = ONE - (left & (ONE - 1));
    return nearest_int(inside * inside * half);
}

BODY int32_t share_last(int32_t right, int32_t height, double half) {
    double outside = right & (ONE - 1);
    return height - nearest_int(outside * outside * half);
}

BODY int32_t share_between(int32_t left, int32_t column, double half) {
    return nearest_int(((double)column * ONE + ONE / 2 - left) * (2 * ONE * half));
}

/// A piece that crosses three columns or more, or lies beside the band in part.
static __attribute__((noinline)) void add_long_piece(
    int32_t *row, uint8_t *touched, int32_t width, int32_t left, int32_t right, int32_t height, double half,
    int32_t sign
) {
    int32_t first = left >> 16, last = right >> 16;
    if (first >= width) return;
    if (last < 0) {
        row[0] += (height ^ sign) - sign;
        touched[0] = 1;
        return;
    }
    int32_t column = first < 0 ? 0 : first, before = 0;
    int32_t start = column, end = last < width ? last : width - 1;
    for (; column <= end; column++) {
        int32_t share;
        if (first == last) share = share_one(left, right, height);
        else if (column == first) share = share_first(left, half);
        else if (column == last) share = share_last(right, height, half);
        else share = share_between(left, column, half);
        row[column] += ((share - before) ^ sign) - sign;
        before = share;
    }
    if (last < width) row[column] += ((height - before) ^ sign) - sign;
    for (int32_t group = start >> 3; group <= column >> 3; group++) touched[group] = 1;
}

/// Adds the part of an edge within one row. The row has room for two columns right of the band.
BODY void add_piece(
    int32_t *row, uint8_t *touched, int32_t width, int32_t left, int32_t right, int32_t height, double half,
    int32_t sign
) {
    int32_t first = left >> 16, last = right >> 16;
    if (__builtin_expect((first < 0) | (last >= width) | (last - first > 1), 0)) {
        add_long_piece(row, touched, width, left, right, height, half, sign);
        return;
    }
    bool is_one = first == last;
    int32_t one = share_one(left, right, height);
    int32_t two = share_first(left, half), second = share_last(right, height, half);
    int32_t share = is_one ? one : two;
    int32_t sum = is_one ? height : second;
    row[first] += (share ^ sign) - sign;
    row[first + 1] += ((sum - share) ^ sign) - sign;
    row[first + 2] += ((height - sum) ^ sign) - sign;
    mark(touched, first);
    mark(touched, first + 2);
}

/// The same where only its ends are known.
BODY void add_end_piece(
    int32_t *row, uint8_t *touched, int32_t width, int32_t a, int32_t b, int32_t height, int32_t sign
) {
    int32_t left = a < b ? a : b, right = a < b ? b : a;
    int32_t length = right - left;
    double half = 0.5 / ONE * height / (length > 0 ? length : 1);
    add_piece(row, touched, width, left, right, height, half, sign);
}

/// Adds an edge; x counts from the band's first column.
BODY void add_edge(const agate_band *band, int32_t ax, int32_t ay, int32_t bx, int32_t by) {
    if (ay == by) return;
    bool down = ay < by;
    int32_t sign = down ? 0 : -1;
    int32_t x0 = down ? ax : bx, y0 = down ? ay : by, x1 = down ? bx : ax, y1 = down ? by : ay;
    int32_t first = y0 >> 16, last = (y1 - 1) >> 16;
    if (last < band->min_y || first >= band->max_y) return;
    int32_t width = band->max_x - band->min_x;
    int32_t index = first < band->min_y ? 0 : first - band->min_y;
    int32_t *row = band->cells + (intptr_t)index * band->stride;
    uint8_t *touched = band->touched + (intptr_t)index * band->groups;
    double run = x1 - x0, rise = y1 - y0;
    double slope = run / rise;
    // Where the edge crosses the border below a row.
#define CROSSING(row) (x0 + nearest_int((double)((int64_t)((row) + 1) * ONE - y0) * slope))
    if (first == last) {
        add_end_piece(row, touched, width, x0, x1, y1 - y0, sign);
        return;
    }
    int32_t y = first, x = x0;
    if (first >= band->min_y) {
        int32_t next = CROSSING(first);
        add_end_piece(row, touched, width, x, next, (first + 1) * ONE - y0, sign);
        x = next;
        y += 1;
        row += band->stride;
        touched += band->groups;
    } else {
        y = band->min_y;
        x = CROSSING(y - 1);
    }
    int32_t end = last < band->max_y ? last : band->max_y;
    if (y < end) {
        double length = run < 0 ? -run : run;
        double half = 0.5 / ONE * rise / (length > 0 ? length : 1);
        for (; y < end; y++) {
            int32_t next = CROSSING(y);
            int32_t left = x < next ? x : next, right = x < next ? next : x;
            add_piece(row, touched, width, left, right, ONE, half, sign);
            x = next;
            row += band->stride;
            touched += band->groups;
        }
    }
    if (last < band->max_y) add_end_piece(row, touched, width, x, x1, y1 - last * ONE, sign);
#undef CROSSING
}

void agate_measure_extents(
    agate_extent *extents, const agate_point *points, const int32_t *ends, intptr_t polygons
) {
    intptr_t index = 0;
    agate_extent *extent = extents - 1;
    for (intptr_t polygon = 0; polygon < polygons; polygon++) {
        intptr_t end = ends[polygon];
        if (index >= end) continue;
        int32_t from = points[end - 1].y;
        for (; index < end; index++) {
            int32_t to = points[index].y;
            int32_t low = from < to ? from : to, high = from < to ? to : from;
            if (index % AGATE_EXTENT_POINTS == 0) *++extent = (agate_extent){low, high};
            extent->low = low < extent->low ? low : extent->low;
            extent->high = high > extent->high ? high : extent->high;
            from = to;
        }
    }
}

BODY void agate_accumulate_polygons_body(
    const agate_point *points, const int32_t *ends, intptr_t polygons, const agate_extent *extents,
    const agate_band *band
) {
    intptr_t index = 0;
    int32_t origin = band->min_x * ONE;
    int64_t top = (int64_t)band->min_y * ONE, bottom = (int64_t)band->max_y * ONE;
    for (intptr_t polygon = 0; polygon < polygons; polygon++) {
        intptr_t end = ends[polygon];
        if (index >= end) continue;
        agate_point from = points[end - 1];
        while (index < end) {
            intptr_t pause = index / AGATE_EXTENT_POINTS * AGATE_EXTENT_POINTS + AGATE_EXTENT_POINTS;
            if (pause > end || !extents) pause = end;
            if (extents) {
                agate_extent extent = extents[index / AGATE_EXTENT_POINTS];
                if (extent.high <= top || extent.low >= bottom) {
                    index = pause;
                    from = points[index - 1];
                    continue;
                }
            }
            for (; index < pause; index++) {
                agate_point to = points[index];
                add_edge(band, from.x - origin, from.y, to.x - origin, to.y);
                from = to;
            }
        }
    }
}
KERNEL(
    agate_accumulate_polygons,
    (const agate_point *points, const int32_t *ends, intptr_t polygons, const agate_extent *extents,
     const agate_band *band),
    (points, ends, polygons, extents, band))

int32_t agate_count_descents(const agate_point *points, const int32_t *ends, intptr_t polygons) {
    int32_t count = 0;
    intptr_t index = 0;
    for (intptr_t polygon = 0; polygon < polygons; polygon++) {
        intptr_t end = ends[polygon];
        if (index >= end) continue;
        int32_t from = points[end - 1].y;
        // The first edge counts as if one that does not go down came before it: no fewer than there are.
        int32_t before = 0;
        for (; index < end; index++) {
            int32_t to = points[index].y, down = to > from;
            count += down & ~before;
            before = down;
            from = to;
        }
    }
    return count;
}

// Which band an edge reaches first; a number without meaning for one that reaches none or covers nothing there.
#define BAND_OF(low) ((((low) > top ? (low) : top) - top) >> shift)

void agate_sort_edges(
    agate_edge *edges, int32_t *starts, const agate_point *points, const int32_t *ends, intptr_t polygons,
    const agate_extent *extents, const agate_rows *rows
) {
    int32_t top = rows->min_y * ONE, bottom = rows->max_y * ONE, right = rows->max_x * ONE, shift = rows->shift + 16;
    intptr_t bands = (rows->max_y - rows->min_y + ((intptr_t)1 << rows->shift) - 1) >> rows->shift;
    for (intptr_t band = 0; band <= bands; band++) starts[band] = 0;
    // Counted, summed up, placed from the end of each band on.
    for (int32_t pass = 0; pass < 2; pass++) {
        intptr_t index = 0;
        for (intptr_t polygon = 0; polygon < polygons; polygon++) {
            intptr_t end = ends[polygon];
            if (index >= end) continue;
            agate_point from = points[end - 1];
            while (index < end) {
                intptr_t pause = index / AGATE_EXTENT_POINTS * AGATE_EXTENT_POINTS + AGATE_EXTENT_POINTS;
                if (pause > end) pause = end;
                agate_extent extent = extents[index / AGATE_EXTENT_POINTS];
                if (extent.high <= top || extent.low >= bottom) {
                    index = pause;
                    from = points[index - 1];
                    continue;
                }
                for (; index < pause; index++) {
                    agate_point to = points[index];
                    int32_t low = from.y < to.y ? from.y : to.y, high = from.y < to.y ? to.y : from.y;
                    bool shows = (low < high) & (high > top) & (low < bottom) & ((from.x < right) | (to.x < right));
                    if (shows) {
                        int32_t band = BAND_OF(low);
                        if (pass == 0) starts[band] += 1;
                        else edges[--starts[band]] = (agate_edge){from, to};
                    }
                    from = to;
                }
            }
        }
        if (pass > 0) break;
        for (intptr_t band = 1; band <= bands; band++) starts[band] += starts[band - 1];
    }
}
#undef BAND_OF

BODY void accumulate_sorted_body(
    intptr_t *rest, agate_edge *edges, intptr_t start, intptr_t end, const agate_band *band
) {
    int32_t origin = band->min_x * ONE, bottom = band->max_y * ONE;
    intptr_t kept = end;
    for (intptr_t index = end - 1; index >= start; index--) {
        agate_edge edge = edges[index];
        add_edge(band, edge.from.x - origin, edge.from.y, edge.to.x - origin, edge.to.y);
        if (edge.from.y > bottom || edge.to.y > bottom) edges[--kept] = edge;
    }
    *rest = kept;
}
#if defined(__x86_64__)
AVX2 static void accumulate_sorted_avx2(
    intptr_t *rest, agate_edge *edges, intptr_t start, intptr_t end, const agate_band *band
) {
    accumulate_sorted_body(rest, edges, start, end, band);
}
#endif

intptr_t agate_accumulate_sorted(agate_edge *edges, intptr_t start, intptr_t end, const agate_band *band) {
    intptr_t rest;
#if defined(__x86_64__)
    if (agate_kernels_unit() >= AGATE_UNIT_AVX2) {
        accumulate_sorted_avx2(&rest, edges, start, end, band);
        return rest;
    }
#endif
    accumulate_sorted_body(&rest, edges, start, end, band);
    return rest;
}

BODY void agate_flatten_curve_body(
    agate_point *result, const double *abcd, intptr_t count, agate_point end
) {
    double ax = abcd[0], ay = abcd[1], bx = abcd[2], by = abcd[3];
    double cx = abcd[4], cy = abcd[5], dx = abcd[6], dy = abcd[7];
    double step = 1.0 / (double)count;
    for (int32_t index = 1; index < (int32_t)count; index++) {
        double t = index * step;
        result[index - 1].x = nearest_int((((ax * t + bx) * t + cx) * t + dx) * ONE);
        result[index - 1].y = nearest_int((((ay * t + by) * t + cy) * t + dy) * ONE);
    }
    result[count - 1] = end;
}
KERNEL(
    agate_flatten_curve,
    (agate_point *result, const double *abcd, intptr_t count, agate_point end), (result, abcd, count, end))

bool agate_place_points(
    double *result, agate_sides *sides, const double *points, intptr_t count, const agate_matrix *matrix
) {
    // Comparisons are false for what is not a number.
    agate_sides found = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    agate_matrix m = *matrix;
    double first_x = points[0], first_y = points[1];
    bool is_upright = m.b == 0 && m.c == 0;
    int32_t regular = 1;
    for (intptr_t index = 0; index < 2 * count; index += 2) {
        double u = points[index] - first_x, v = points[index + 1] - first_y;
        double x = is_upright ? m.a * u : m.a * u + m.c * v, y = is_upright ? m.d * v : m.b * u + m.d * v;
        regular &= (__builtin_fabs(x) <= 1e6) & (__builtin_fabs(y) <= 1e6);
        found.min_x = x < found.min_x ? x : found.min_x;
        found.max_x = x > found.max_x ? x : found.max_x;
        found.min_y = y < found.min_y ? y : found.min_y;
        found.max_y = y > found.max_y ? y : found.max_y;
        result[index] = x;
        result[index + 1] = y;
    }
    *sides = found;
    return regular != 0;
}

BODY void agate_bounds_body(const agate_point *points, intptr_t count, agate_point *low, agate_point *high) {
    int32_t x0 = INT32_MAX, y0 = INT32_MAX, x1 = INT32_MIN, y1 = INT32_MIN;
    for (intptr_t index = 0; index < count; index++) {
        int32_t x = points[index].x, y = points[index].y;
        x0 = x < x0 ? x : x0;
        y0 = y < y0 ? y : y0;
        x1 = x > x1 ? x : x1;
        y1 = y > y1 ? y : y1;
    }
    *low = (agate_point){x0, y0};
    *high = (agate_point){x1, y1};
}
KERNEL(
    agate_bounds, (const agate_point *points, intptr_t count, agate_point *low, agate_point *high),
    (points, count, low, high))

BODY void fix_points_body(bool *fits, agate_point *result, const double *points, intptr_t count) {
    int32_t *numbers = (int32_t *)result;
    int32_t inside = 1;
    for (intptr_t index = 0; index < 2 * count; index++) {
        double value = points[index];
        inside &= value <= AGATE_POINT_LIMIT && value >= -AGATE_POINT_LIMIT;
        numbers[index] = nearest_int(value * ONE);
    }
    *fits = inside != 0;
}
#if defined(__x86_64__)
AVX2 static void fix_points_avx2(
    bool *fits, agate_point *result, const double *points, intptr_t count
) {
    fix_points_body(fits, result, points, count);
}
#endif

bool agate_fix_points(agate_point *result, const double *points, intptr_t count) {
    bool fits;
#if defined(__x86_64__)
    if (agate_kernels_unit() >= AGATE_UNIT_AVX2) {
        fix_points_avx2(&fits, result, points, count);
        return fits;
    }
#endif
    fix_points_body(&fits, result, points, count);
    return fits;
}
