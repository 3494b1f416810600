#include "internal.h"

// Edges of any size, which do not fit into the fixed numbers of coverage.c, and edges without antialiasing.

BODY void add(int32_t *row, uint8_t *touched, int32_t column, int32_t value) {
    row[column] += value;
    touched[column >> 3] = 1;
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
    const agate_band *band, int32_t *row, uint8_t *touched, double a, double b, int32_t height,
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
        uint8_t *touched = band->touched + (intptr_t)(y - band->min_y) * band->groups;
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
            touched += band->groups;
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
            uint8_t *touched = band->touched + (intptr_t)(y - band->min_y) * band->groups;
            add(row, touched, column, AGATE_COVER_ONE * line.winding);
        }
    }
}
KERNEL(
    agate_accumulate_centers, (const agate_line *lines, intptr_t count, const agate_band *band),
    (lines, count, band))
