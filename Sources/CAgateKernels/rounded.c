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

BODY rounded_row row_at(const agate_rounded_box *box, int32_t y) {
    double middle = y + 0.5;
    double top = box->min_y > y ? box->min_y : y, bottom = box->max_y < y + 1 ? box->max_y : y + 1;
    rounded_row row = {
        below(box->min_x), above(box->min_x), below(box->max_x), above(box->max_x),
        corner_at(&box->top_left, &box->bottom_left, middle),
        corner_at(&box->top_right, &box->bottom_right, middle),
        bottom > top ? bottom - top : 0, middle, box};
    double reach = 0;
    if (row.left_corner) {
        reach = reach_at(row.left_corner, middle);
        row.first = above(row.left_corner->x - reach - 0.5);
        row.left = above(row.left_corner->x - 0.5);
    }
    if (row.right_corner) {
        const agate_corner *left = row.left_corner, *right = row.right_corner;
        bool is_same = left && left->y == right->y && left->radius_x == right->radius_x && left->radius_y == right->radius_y;
        if (!is_same) reach = reach_at(right, middle);
        row.right = below(right->x - 0.5) + 1;
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

BODY int32_t lesser(int32_t a, int32_t b) { return a < b ? a : b; }
BODY int32_t greater(int32_t a, int32_t b) { return a > b ? a : b; }

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

void agate_rounded_cover(
    const agate_rounded_box *outer, const agate_rounded_box *inner, int32_t x, int32_t y, int32_t count,
    uint8_t *cover, int32_t *start, int32_t *stop
) {
    rounded_row row = row_at(outer, y), hole;
    if (inner) hole = row_at(inner, y);
    steady middle = steady_of(&row, inner ? &hole : NULL);
    int32_t from = greater(lesser(middle.start - x, count), 0), to = greater(lesser(middle.stop - x, count), from);
    for (int32_t i = 0; i < from; i++) cover[i] = difference_at(&row, inner ? &hole : NULL, x + i);
    for (int32_t i = from; i < to; i++) cover[i] = middle.value;
    for (int32_t i = to; i < count; i++) cover[i] = difference_at(&row, inner ? &hole : NULL, x + i);
    *start = from;
    *stop = to;
}

/// Blends a colour over a row of a box, less another one.
BODY void blend_row(
    const rounded_row *outer, const rounded_row *inner, int32_t min_x, int32_t max_x, uint32_t color,
    uint32_t *pixels, uint8_t *cover
) {
    int32_t first = greater(outer->first, min_x), end = lesser(outer->end, max_x);
    if (color == 0 || first >= end) return;
    steady middle = steady_of(outer, inner);
    int32_t start = greater(lesser(middle.start, end), first), stop = greater(lesser(middle.stop, end), start);
    if (start > first) {
        for (int32_t x = first; x < start; x++) cover[x - first] = difference_at(outer, inner, x);
        agate_blend_solid_cover(pixels + first - min_x, cover, start - first, color);
    }
    if (stop > start && middle.value > 0) {
        agate_blend_solid(pixels + start - min_x, stop - start, scale_pixel(color, middle.value));
    }
    if (end > stop) {
        for (int32_t x = stop; x < end; x++) cover[x - stop] = difference_at(outer, inner, x);
        agate_blend_solid_cover(pixels + stop - min_x, cover, end - stop, color);
    }
}

/// Blends a colour over a stretch of a row of a box, and another one over what is left of it beside a hole: each pixel's coverage is found once.
BODY void blend_stretch(
    const rounded_row *outer, const rounded_row *inner, int32_t from, int32_t to, uint32_t color,
    uint32_t border, uint32_t *pixels, uint8_t *cover, uint8_t *ring
) {
    if (to <= from) return;
    for (int32_t x = from; x < to; x++) {
        uint8_t whole = cover_at(outer, x), hole = cover_at(inner, x);
        cover[x - from] = whole;
        ring[x - from] = whole > hole ? (uint8_t)(whole - hole) : 0;
    }
    agate_blend_solid_cover(pixels + from, cover, to - from, color);
    agate_blend_solid_cover(pixels + from, ring, to - from, border);
}

/// The same over a whole row.
BODY void blend_bordered_row(
    const rounded_row *outer, const rounded_row *inner, int32_t min_x, int32_t max_x, uint32_t color,
    uint32_t border, uint32_t *pixels, uint8_t *cover
) {
    int32_t first = greater(outer->first, min_x), end = lesser(outer->end, max_x);
    if (first >= end) return;
    steady middle = steady_of(outer, inner);
    int32_t start = greater(lesser(middle.start, end), first), stop = greater(lesser(middle.stop, end), start);
    uint8_t *ring = cover + (max_x - min_x);
    pixels -= min_x;
    blend_stretch(outer, inner, first, start, color, border, pixels, cover, ring);
    if (stop > start) {
        agate_blend_solid(pixels + start, stop - start, scale_pixel(color, cover_at(outer, start)));
        if (middle.value > 0) agate_blend_solid(pixels + start, stop - start, scale_pixel(border, middle.value));
    }
    blend_stretch(outer, inner, stop, end, color, border, pixels, cover, ring);
}

void agate_fill_rounded(
    const agate_rounded_box *outer, const agate_rounded_box *inner, bool has_border, uint32_t color,
    uint32_t border, int32_t min_x, int32_t min_y, int32_t max_x, int32_t max_y, uint32_t *pixels,
    intptr_t pixel_stride, uint8_t *cover
) {
    int32_t top = greater(min_y, below(outer->min_y)), bottom = lesser(max_y, above(outer->max_y));
    pixels += (top - min_y) * pixel_stride;
    for (int32_t y = top; y < bottom; y++, pixels += pixel_stride) {
        rounded_row row = row_at(outer, y);
        if (has_border && inner) {
            rounded_row hole = row_at(inner, y);
            blend_bordered_row(&row, &hole, min_x, max_x, color, border, pixels, cover);
            continue;
        }
        blend_row(&row, NULL, min_x, max_x, color, pixels, cover);
        if (has_border) blend_row(&row, NULL, min_x, max_x, border, pixels, cover);
    }
}
