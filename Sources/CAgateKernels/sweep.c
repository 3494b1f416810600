#include "sweep.h"

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

/// Blends a colour that has been multiplied by its coverage over pixels.
///
/// The next row's pixels, `pixel_stride` further on, are asked for meanwhile: they lie on another page, where the
/// processor's own guess ends.
BODY void fill_span(uint32_t *pixels, int32_t count, uint32_t color, intptr_t pixel_stride) {
    uint32_t rest = 255 - (color >> 24);
    int32_t x = 0;
    if (rest == 0) {
        for (; x < count; x++) pixels[x] = color;
        return;
    }
    parted source;
    part_color(&source, color);
    for (; x + 16 <= count; x += 16) {
        __builtin_prefetch(pixels + x + pixel_stride, 1);
        over_parted(pixels + x, &source);
        over_parted(pixels + x + 8, &source);
    }
    for (; x + 8 <= count; x += 8) over_parted(pixels + x, &source);
    for (; x < count; x++) pixels[x] = color + scale_pixel(pixels[x], rest);
}

BODY void fill_group(uint32_t *pixels, int32_t count, const parted *color, const pixel_lanes *cover) {
    parted source = *color;
    scale_parted(&source, cover);
    over_some(pixels, count, &source);
}

BODY void fill_band(
    const agate_band *band, bool even_odd, uint32_t color, uint32_t *pixels, intptr_t pixel_stride
) {
    parted source;
    part_color(&source, color);
    for (int32_t row = 0; row < band->max_y - band->min_y; row++, pixels += pixel_stride) {
#define FILL(start, length, coverage)                                                                      \
    fill_span(pixels + (start), length, (coverage) == 255 ? color : scale_pixel(color, (uint32_t)(coverage)), \
              pixel_stride)
#define GROUP(start, lanes) fill_group(pixels + (start), width - (start), &source, &lanes)
        SWEEP(band, row, even_odd, FILL, GROUP);
#undef FILL
#undef GROUP
    }
}

BODY void agate_fill_band_body(
    const agate_band *band, bool even_odd, uint32_t color, uint32_t *pixels, intptr_t pixel_stride
) {
    if (even_odd) fill_band(band, true, color, pixels, pixel_stride);
    else fill_band(band, false, color, pixels, pixel_stride);
}
KERNEL(
    agate_fill_band,
    (const agate_band *band, bool even_odd, uint32_t color, uint32_t *pixels, intptr_t pixel_stride),
    (band, even_odd, color, pixels, pixel_stride))
