#include "sweep.h"

BODY void sweep_body(
    intptr_t *count, const agate_band *band, int32_t row, bool even_odd, uint8_t *cover, agate_run *runs
) {
    *count = even_odd ? sweep(band, row, true, cover, runs) : sweep(band, row, false, cover, runs);
}
#if defined(__x86_64__)
AVX2 static intptr_t sweep_avx2(
    const agate_band *band, int32_t row, bool even_odd, uint8_t *cover, agate_run *runs
) {
    intptr_t count;
    sweep_body(&count, band, row, even_odd, cover, runs);
    return count;
}
#endif

intptr_t agate_sweep(const agate_band *band, int32_t row, bool even_odd, uint8_t *cover, agate_run *runs) {
#if defined(__x86_64__)
    if (agate_kernels_unit() >= AGATE_UNIT_AVX2) return sweep_avx2(band, row, even_odd, cover, runs);
#endif
    intptr_t count;
    sweep_body(&count, band, row, even_odd, cover, runs);
    return count;
}

BODY void fill_group(uint32_t *pixels, int32_t count, const parted *color, const pixel_lanes *cover) {
    parted source = *color;
    scale_parted(&source, cover);
    over_some(pixels, count, &source);
}

BODY void fill_band(
    const agate_band *band, bool even_odd, uint32_t color, uint32_t *pixels, intptr_t pixel_stride, int32_t unit
) {
    parted source;
    part_color(&source, color);
    for (int32_t row = 0; row < band->max_y - band->min_y; row++, pixels += pixel_stride) {
#define FILL(start, length, coverage)                                                                      \
    solid_span(                                                                                            \
        pixels + (start), length, (coverage) == 255 ? color : scale_pixel(color, (uint32_t)(coverage)),    \
        pixel_stride, unit)
#define GROUP(start, lanes) fill_group(pixels + (start), width - (start), &source, &lanes)
        SWEEP(band, row, even_odd, FILL, GROUP);
#undef FILL
#undef GROUP
    }
}

BODY void fill_band_body(
    const agate_band *band, bool even_odd, uint32_t color, uint32_t *pixels, intptr_t pixel_stride, int32_t unit
) {
    if (even_odd) fill_band(band, true, color, pixels, pixel_stride, unit);
    else fill_band(band, false, color, pixels, pixel_stride, unit);
}
KERNEL_OF_UNIT(
    agate_fill_band, fill_band_body,
    (const agate_band *band, bool even_odd, uint32_t color, uint32_t *pixels, intptr_t pixel_stride), band,
    even_odd, color, pixels, pixel_stride)

/// Writes the pixels between the groups of a row: what lies inside, and the border over it.
BODY void fill_bordered_span(
    uint32_t *pixels, int32_t count, int32_t inside, int32_t ring, uint32_t color, uint32_t border,
    intptr_t pixel_stride, int32_t unit
) {
    // Pixels that an opaque border covers wholly need not be drawn before.
    bool covers = ring == 255 && border >> 24 == 255;
    if (inside > 0 && !covers)
        solid_span(
            pixels, count, inside == 255 ? color : scale_pixel(color, (uint32_t)inside), pixel_stride, unit);
    if (ring > 0)
        solid_span(
            pixels, count, ring == 255 ? border : scale_pixel(border, (uint32_t)ring), pixel_stride, unit);
}

/// The same for a group of pixels that are covered in part.
BODY void fill_bordered_group(
    uint32_t *pixels, int32_t count, const parted *color, const pixel_lanes *inside, const parted *border,
    const pixel_lanes *ring
) {
    pixel_lanes few = {};
    copy_some((uint32_t *)&few, pixels, count);
    parted below, source = *color;
    part(&below, &few);
    scale_parted(&source, inside);
    over_both(&below, &source);
    source = *border;
    scale_parted(&source, ring);
    over_both(&below, &source);
    store_parted((uint32_t *)&few, &below);
    copy_some(pixels, (const uint32_t *)&few, count);
}

BODY void fill_band_bordered_body(
    const agate_band *outer, const agate_band *inner, uint32_t color, uint32_t border, uint32_t *pixels,
    intptr_t pixel_stride, int32_t unit
) {
    parted inside_color, ring_color;
    part_color(&inside_color, color);
    part_color(&ring_color, border);
    int32_t width = outer->max_x - outer->min_x;
    for (int32_t row = 0; row < outer->max_y - outer->min_y; row++, pixels += pixel_stride) {
        int32_t *outer_cells = outer->cells + (intptr_t)row * outer->stride;
        int32_t *inner_cells = inner->cells + (intptr_t)row * inner->stride;
        uint8_t *outer_touched = outer->touched + (intptr_t)row * outer->groups;
        uint8_t *inner_touched = inner->touched + (intptr_t)row * inner->groups;
        int32_t outer_area = 0, inner_area = 0, reached = 0;
        for (int32_t word = 0; word < outer->groups; word += 8) {
            uint64_t bytes, more;
            __builtin_memcpy(&bytes, outer_touched + word, 8);
            __builtin_memcpy(&more, inner_touched + word, 8);
            bytes |= more;
            if (bytes == 0) continue;
            __builtin_memset(outer_touched + word, 0, 8);
            __builtin_memset(inner_touched + word, 0, 8);
            for (; bytes != 0; bytes &= bytes - 1) {
                int32_t start = (word + FIRST_BYTE(bytes)) << 3;
                int32_t end = start < width ? start : width;
                if (end > reached && (outer_area != 0 || inner_area != 0))
                    fill_bordered_span(
                        pixels + reached, end - reached, coverage_of(outer_area, false),
                        coverage_of(outer_area + inner_area, true), color, border, pixel_stride, unit);
                int_lanes outer_sums, inner_sums;
                running_sum(&outer_sums, (int_lanes *)(outer_cells + start), outer_area);
                running_sum(&inner_sums, (int_lanes *)(inner_cells + start), inner_area);
                *(int_lanes *)(outer_cells + start) = (int_lanes){};
                *(int_lanes *)(inner_cells + start) = (int_lanes){};
                outer_area = outer_sums[7];
                inner_area = inner_sums[7];
                reached = start + 8;
                if (start < width) {
                    pixel_lanes inside, ring;
                    int_lanes both = outer_sums + inner_sums;
                    coverage_of_lanes(&inside, &outer_sums, false);
                    coverage_of_lanes(&ring, &both, true);
                    fill_bordered_group(
                        pixels + start, width - start, &inside_color, &inside, &ring_color, &ring);
                }
            }
        }
        if (reached < width && (outer_area != 0 || inner_area != 0))
            fill_bordered_span(
                pixels + reached, width - reached, coverage_of(outer_area, false),
                coverage_of(outer_area + inner_area, true), color, border, pixel_stride, unit);
    }
}
KERNEL_OF_UNIT(
    agate_fill_band_bordered, fill_band_bordered_body,
    (const agate_band *outer, const agate_band *inner, uint32_t color, uint32_t border, uint32_t *pixels,
     intptr_t pixel_stride),
    outer, inner, color, border, pixels, pixel_stride)
