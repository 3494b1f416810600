#include "lanes.h"
#include "rounded.h"

// Fills rounded boxes and their borders: the coverage of rounded.c four pixels at a time, both colours blended in one pass.

typedef double wide_numbers __attribute__((vector_size(32)));
typedef int32_t few_numbers __attribute__((vector_size(16)));
typedef uint8_t few_bytes __attribute__((vector_size(4)));
typedef uint8_t row_bytes __attribute__((vector_size(8), aligned(1), may_alias));

/// Bytes that may be written beyond the end of a row of coverage.
enum { SLACK = AGATE_ROUNDED_SLACK };

BODY void fill_bytes(uint8_t *bytes, int32_t count, uint8_t value) {
    for (int32_t i = 0; i < count; i += 8) *(row_bytes *)(bytes + i) = (row_bytes){} + value;
}

/// The coverage of pixels beside a corner: that of corner_cover.
BODY void fill_corner(uint8_t *bytes, const agate_corner *corner, int32_t x, int32_t count, double y) {
    if (corner->radius_x != corner->radius_y) {
        for (int32_t i = 0; i < count; i++) bytes[i] = byte_of(corner_cover(corner, x + i + 0.5, y));
        return;
    }
    double dy = y - corner->y, square = dy * dy;
    for (int32_t i = 0; i < count; i += 4) {
        few_numbers places = (few_numbers){0, 1, 2, 3} + (x + i);
        wide_numbers dx = __builtin_convertvector(places, wide_numbers) + 0.5 - corner->x;
        wide_numbers cover = corner->radius_x - __builtin_elementwise_sqrt(dx * dx + square);
        cover = __builtin_elementwise_min(__builtin_elementwise_max(cover, (wide_numbers){}), (wide_numbers){} + 1);
        few_bytes rounded = __builtin_convertvector(__builtin_convertvector(cover * 255 + 0.5, few_numbers), few_bytes);
        __builtin_memcpy(bytes + i, &rounded, 4);
    }
}

/// The coverage of pixels between the corners or sides of a row; from `start` to `stop` it is that of `start`.
BODY void fill_middle(uint8_t *bytes, const rounded_row *row, int32_t from, int32_t to, int32_t start, int32_t stop) {
    if (row->box->min_x <= row->left && row->right <= row->box->max_x) {
        fill_bytes(bytes + from, to - from, cover_at(row, from));
        return;
    }
    // Beside a corner of less than half a pixel the first or the last one reaches beyond the side.
    for (int32_t x = from; x < to; x++) bytes[x] = cover_at(row, x >= start && x < stop ? start : x);
}

/// The coverage of the pixels of a row from one place to another; up to eight bytes after them are changed.
BODY void fill_row(uint8_t *bytes, const rounded_row *row, int32_t from, int32_t to, int32_t start, int32_t stop) {
    int32_t first = greater(row->first, from), left = lesser(greater(row->left, first), to);
    int32_t right = lesser(greater(row->right, left), to), end = lesser(greater(row->end, right), to);
    bytes -= from;
    if (first > from) fill_bytes(bytes + from, lesser(first, to) - from, 0);
    if (left > first) {
        if (row->left_corner) fill_corner(bytes + first, row->left_corner, first, left - first, row->y);
        else for (int32_t x = first; x < left; x++) bytes[x] = cover_at(row, x);
    }
    if (right > left) fill_middle(bytes, row, left, right, start, stop);
    if (end > right) {
        if (row->right_corner) fill_corner(bytes + right, row->right_corner, right, end - right, row->y);
        else for (int32_t x = right; x < end; x++) bytes[x] = cover_at(row, x);
    }
    if (to > end) fill_bytes(bytes + greater(end, from), to - greater(end, from), 0);
}

/// Two colours, and whether there is a second one.
typedef struct {
    parted color, border;
    uint32_t color_pixel, border_pixel;
    bool has_border;
} two_colors;

/// Blends a colour over up to eight pixels, and the second one over those, each multiplied by coverage.
BODY void blend_eight(
    uint32_t *pixels, intptr_t count, const uint8_t *cover, const uint8_t *ring, const two_colors *colors
) {
    parted target, source;
    pixel_lanes factor, some = {};
    if (count >= 8) part(&target, (const pixel_lanes *)pixels);
    else {
        copy_some((uint32_t *)&some, pixels, count);
        part(&target, &some);
    }
    source = colors->color;
    load_cover(&factor, cover);
    scale_parted(&source, &factor);
    over_both(&target, &source);
    if (colors->has_border) {
        source = colors->border;
        load_cover(&factor, ring);
        scale_parted(&source, &factor);
        over_both(&target, &source);
    }
    if (count >= 8) store_parted(pixels, &target);
    else {
        store_parted((uint32_t *)&some, &target);
        copy_some(pixels, (const uint32_t *)&some, count);
    }
}

/// Blends colours over pixels in a row.
BODY void blend_stretch(
    uint32_t *pixels, intptr_t count, const uint8_t *cover, const uint8_t *ring, const two_colors *colors
) {
    for (intptr_t x = 0; x < count; x += 8) blend_eight(pixels + x, count - x, cover + x, ring + x, colors);
}

/// Blends one colour over pixels in a row.
BODY void blend_same(uint32_t *pixels, intptr_t count, uint32_t color) {
    if (color == 0) return;
    intptr_t x = 0;
    pixel_lanes same = (pixel_lanes){} + color;
    parted source;
    if (color >> 24 == 255) {
        for (; x + 8 <= count; x += 8) *(pixel_lanes *)(pixels + x) = same;
        for (; x < count; x++) pixels[x] = color;
        return;
    }
    part(&source, &same);
    for (; x + 8 <= count; x += 8) over_parted(pixels + x, &source);
    for (; x < count; x++) pixels[x] = over(color, pixels[x]);
}

/// One row of coverage, and what is left of it beside the hole in a border: different from pixel to pixel from `first` to `start` and
/// from `stop` to `end`, and the same between.
typedef struct {
    int32_t first, start, stop, end;
    uint8_t cover, ring;
} filled_row;

/// Shortest stretch of equal coverage that is blended for itself.
enum { LEAST_STEADY = 24 };

/// Finds the coverage of a row; the bytes of `first` lie at `bytes`, and those of the ring `ring` after them.
BODY filled_row cover_row(
    const rounded_row *outer, const rounded_row *inner, int32_t min_x, int32_t max_x, uint8_t *bytes, intptr_t ring
) {
    filled_row row = {greater(outer->first, min_x), 0, 0, lesser(outer->end, max_x), 0, 0};
    if (row.end <= row.first) return row;
    bool has_hole = inner && inner->end > inner->first;
    steady middle = steady_of(outer, has_hole ? inner : NULL);
    // Eight pixels at a time from both ends.
    int32_t start = row.first + ((greater(lesser(middle.start, row.end), row.first) - row.first + 7) & ~7);
    int32_t stop = row.end - ((row.end - greater(lesser(middle.stop, row.end), row.first) + 7) & ~7);
    bool is_split = stop - start >= LEAST_STEADY;
    row.start = is_split ? start : row.end;
    row.stop = is_split ? stop : row.end;
    if (is_split) {
        row.cover = cover_at(outer, middle.start);
        row.ring = middle.value;
    }
    int32_t ends[2][2] = {{row.first, row.start}, {row.stop, row.end}};
    for (int32_t side = 0; side < 2; side++) {
        int32_t from = ends[side][0], to = ends[side][1];
        if (to <= from) continue;
        uint8_t *cover = bytes + from - row.first;
        fill_row(cover, outer, from, to, middle.start, middle.stop);
        if (ring == 0) continue;
        if (!has_hole) {
            for (int32_t i = 0; i < to - from; i += 8) *(row_bytes *)(cover + ring + i) = *(row_bytes *)(cover + i);
            continue;
        }
        fill_row(cover + ring, inner, from, to, middle.start, middle.stop);
        for (int32_t i = 0; i < to - from; i += 8) {
            row_bytes whole = *(row_bytes *)(cover + i), hole = *(row_bytes *)(cover + ring + i);
            *(row_bytes *)(cover + ring + i) = (whole - hole) & (row_bytes)(whole > hole);
        }
    }
    return row;
}

/// How many rows ahead pixels are prefetched, and how many of a row: the processor prefetches the rest of a long one by itself.
enum { ROWS_AHEAD = 4, PIXELS_AHEAD = 64 };

/// Asks for pixels that are blended soon. The rows of a small box lie on pages of their own, which the processor does not guess.
BODY void ask_for(const uint32_t *pixels, int32_t first, int32_t end) {
    end = lesser(end, first + PIXELS_AHEAD);
    for (int32_t x = first; x < end; x += 16) __builtin_prefetch(pixels + x, 1);
    if (end > first) __builtin_prefetch(pixels + end - 1, 1);
}

/// Whether rows above and below have the same coverage.
BODY bool is_between_corners(const rounded_row *row) { return !row->left_corner && !row->right_corner && row->height == 1; }

BODY void fill_rounded(
    const agate_rounded_box *outer, const agate_rounded_box *inner, const two_colors *colors, int32_t min_x,
    int32_t min_y, int32_t max_x, int32_t max_y, uint32_t *pixels, intptr_t pixel_stride, uint8_t *cover
) {
    int32_t top = greater(min_y, below(outer->min_y)), bottom = lesser(max_y, above(outer->max_y));
    intptr_t ring = colors->has_border ? max_x - min_x + SLACK : 0;
    pixels += (top - min_y) * pixel_stride - min_x;
    filled_row filled = {};
    bool is_repeated = false;
    int32_t from = greater(below(outer->min_x), min_x), to = lesser(above(outer->max_x), max_x);
    for (int32_t y = top; y < lesser(top + ROWS_AHEAD, bottom); y++) ask_for(pixels + (y - top) * pixel_stride, from, to);
    for (int32_t y = top; y < bottom; y++, pixels += pixel_stride) {
        rounded_row row = row_at(outer, y), hole = {};
        if (inner) hole = row_at(inner, y);
        if (y + ROWS_AHEAD < bottom) ask_for(pixels + ROWS_AHEAD * pixel_stride, from, to);
        bool is_straight = is_between_corners(&row) && (!inner || is_between_corners(&hole));
        if (!is_straight || !is_repeated) filled = cover_row(&row, inner ? &hole : NULL, min_x, max_x, cover, ring);
        is_repeated = is_straight;
        if (filled.end <= filled.first) continue;
        blend_stretch(pixels + filled.first, filled.start - filled.first, cover, cover + ring, colors);
        intptr_t same = filled.stop - filled.start;
        if (same > 0) {
            uint32_t color = scale_pixel(colors->color_pixel, filled.cover);
            uint32_t border = colors->has_border ? scale_pixel(colors->border_pixel, filled.ring) : 0;
            if (color >> 24 == 255) blend_same(pixels + filled.start, same, over(border, color));
            else {
                blend_same(pixels + filled.start, same, color);
                blend_same(pixels + filled.start, same, border);
            }
        }
        if (filled.end > filled.stop) {
            intptr_t offset = filled.stop - filled.first;
            blend_stretch(pixels + filled.stop, filled.end - filled.stop, cover + offset, cover + ring + offset, colors);
        }
    }
}

BODY void agate_fill_rounded_body(
    const agate_rounded_box *outer, const agate_rounded_box *inner, bool has_border, uint32_t color,
    uint32_t border, int32_t min_x, int32_t min_y, int32_t max_x, int32_t max_y, uint32_t *pixels,
    intptr_t pixel_stride, uint8_t *cover
) {
    two_colors colors;
    part_color(&colors.color, color);
    part_color(&colors.border, border);
    colors.color_pixel = color;
    colors.border_pixel = border;
    colors.has_border = has_border;
    if (!has_border) inner = NULL;
    fill_rounded(outer, inner, &colors, min_x, min_y, max_x, max_y, pixels, pixel_stride, cover);
}
KERNEL(
    agate_fill_rounded,
    (const agate_rounded_box *outer, const agate_rounded_box *inner, bool has_border, uint32_t color,
     uint32_t border, int32_t min_x, int32_t min_y, int32_t max_x, int32_t max_y, uint32_t *pixels,
     intptr_t pixel_stride, uint8_t *cover),
    (outer, inner, has_border, color, border, min_x, min_y, max_x, max_y, pixels, pixel_stride, cover))
