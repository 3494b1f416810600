#ifndef CAGATE_ROUNDED_H
#define CAGATE_ROUNDED_H

#include "internal.h"
#include <math.h>
#include <stddef.h>

// Coverage of boxes with rounded corners as displays have it: along a corner the distance of a pixel's middle from the edge, inside of
// it, and along straight sides the exact area.

/// One row of a box: coverage differs from pixel to pixel from `first` to `left` and from `right` to `end`.
typedef struct {
    int32_t first, left, right, end;
    const agate_corner *left_corner, *right_corner;
    /// How much of the row's height is within.
    double height;
    double y;
    const agate_rounded_box *box;
} rounded_row;

/// The largest whole number that is not above a number; numbers are smaller than a million.
BODY int32_t below(double value) {
    int32_t part = (int32_t)value;
    return part - (value < part);
}

/// The smallest whole number that is not below a number.
BODY int32_t above(double value) {
    int32_t part = (int32_t)value;
    return part + (value > part);
}

BODY int32_t lesser(int32_t a, int32_t b) { return a < b ? a : b; }
BODY int32_t greater(int32_t a, int32_t b) { return a > b ? a : b; }

BODY uint8_t byte_of(double coverage) {
    double clamped = coverage < 0 ? 0 : coverage > 1 ? 1 : coverage;
    return (uint8_t)(clamped * 255 + 0.5);
}

/// The corner that the middle of a row lies beside; null where the side is straight there.
BODY const agate_corner *corner_at(const agate_corner *top, const agate_corner *bottom, double y) {
    if (top->radius_x > 0 && top->radius_y > 0 && y < top->y) return top;
    if (bottom->radius_x > 0 && bottom->radius_y > 0 && y > bottom->y) return bottom;
    return NULL;
}

/// How far from its middle a corner's edge is in a row; 0 where it is above or below.
BODY double reach_at(const agate_corner *corner, double y) {
    double part = y - corner->y, rest = corner->radius_y * corner->radius_y - part * part;
    if (rest <= 0) return 0;
    double reach = sqrt(rest);
    return corner->radius_x == corner->radius_y ? reach : reach * corner->radius_x / corner->radius_y;
}

/// How far from its middle a corner covers pixels wholly in a row; negative where it does so nowhere.
BODY double whole_reach_at(const agate_corner *corner, double y) {
    if (corner->radius_x != corner->radius_y) return -1;
    double radius = corner->radius_x - 1, part = y - corner->y, rest = radius * radius - part * part;
    return radius > 0 && rest >= 0 ? sqrt(rest) : -1;
}

BODY rounded_row row_at(const agate_rounded_box *box, int32_t y) {
    double middle = y + 0.5;
    double top = box->min_y > y ? box->min_y : y, bottom = box->max_y < y + 1 ? box->max_y : y + 1;
    rounded_row row = {
        below(box->min_x), above(box->min_x), below(box->max_x), above(box->max_x),
        corner_at(&box->top_left, &box->bottom_left, middle),
        corner_at(&box->top_right, &box->bottom_right, middle),
        bottom > top ? bottom - top : 0, middle, box};
    double reach = 0, whole = -1;
    // A part that a corner covers wholly goes on between the sides, as long as the row is within from its top to its bottom.
    bool is_whole = row.height == 1;
    if (row.left_corner) {
        reach = reach_at(row.left_corner, middle);
        if (is_whole) whole = whole_reach_at(row.left_corner, middle);
        row.first = above(row.left_corner->x - reach - 0.5);
        row.left = above(row.left_corner->x - (whole > 0 ? whole : 0) - 0.5);
    }
    if (row.right_corner) {
        const agate_corner *left = row.left_corner, *right = row.right_corner;
        bool is_same = left && left->y == right->y && left->radius_x == right->radius_x && left->radius_y == right->radius_y;
        if (!is_same) {
            reach = reach_at(right, middle);
            whole = is_whole ? whole_reach_at(right, middle) : -1;
        }
        row.right = below(right->x + (whole > 0 ? whole : 0) - 0.5) + 1;
        row.end = above(right->x + reach - 0.5);
    }
    // Of boxes narrower than a pixel nothing is left between their sides.
    if (row.left < row.first) row.left = row.first;
    if (row.right < row.left) row.right = row.left;
    if (row.end < row.right) row.end = row.right;
    return row;
}

/// The coverage of a pixel beside a corner: its distance from the edge, in pixels.
BODY double corner_cover(const agate_corner *corner, double x, double y) {
    double dx = x - corner->x, dy = y - corner->y;
    if (corner->radius_x == corner->radius_y) return corner->radius_x - sqrt(dx * dx + dy * dy);
    // Of an ellipse what its equation says, divided by how steep that is.
    double u = dx / corner->radius_x, v = dy / corner->radius_y, f = sqrt(u * u + v * v);
    double slope_x = u / corner->radius_x, slope_y = v / corner->radius_y;
    double slope = sqrt(slope_x * slope_x + slope_y * slope_y);
    return slope > 0 ? (1 - f) * f / slope : 1;
}

BODY uint8_t cover_at(const rounded_row *row, int32_t x) {
    if (x < row->first || x >= row->end) return 0;
    if (x < row->left && row->left_corner) return byte_of(corner_cover(row->left_corner, x + 0.5, row->y));
    if (x >= row->right && row->right_corner) return byte_of(corner_cover(row->right_corner, x + 0.5, row->y));
    double left = row->box->min_x > x ? row->box->min_x : x;
    double right = row->box->max_x < x + 1 ? row->box->max_x : x + 1;
    return right > left ? byte_of((right - left) * row->height) : 0;
}

/// Where the coverage of one row, less that of another, is the same for a stretch of pixels.
typedef struct {
    int32_t start, stop;
    uint8_t value;
} steady;

BODY uint8_t difference_at(const rounded_row *outer, const rounded_row *inner, int32_t x) {
    uint8_t cover = cover_at(outer, x), hole = inner ? cover_at(inner, x) : 0;
    return cover > hole ? (uint8_t)(cover - hole) : 0;
}

BODY steady steady_of(const rounded_row *outer, const rounded_row *inner) {
    int32_t start = outer->left, stop = outer->right;
    if (inner && inner->end > inner->first) {
        start = greater(start, inner->left);
        stop = lesser(stop, inner->right);
    }
    if (stop < start) stop = start;
    return (steady){start, stop, stop > start ? difference_at(outer, inner, start) : 0};
}

#endif
