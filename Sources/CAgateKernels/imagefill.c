#include "sweep.h"

// Shapes filled with an image: runs that are close to each other share one stretch of sampled pixels, which stays in
// the nearest cache.

#define STRETCH 512
/// Pixels without coverage that are sampled all the same, so that two runs share a stretch.
#define SHORT_GAP 24

BODY agate_image_row image_row(const agate_image_paint *paint, int32_t y) {
    double middle = (double)y + 0.5;
    return (agate_image_row){
        .u_slope = paint->m11,
        .u_offset = 0.5 * paint->m11 + middle * paint->m21 + paint->m31,
        .v_slope = paint->m12,
        .v_offset = 0.5 * paint->m12 + middle * paint->m22 + paint->m32,
        .w_slope = paint->m13,
        .w_offset = 0.5 * paint->m13 + middle * paint->m23 + paint->m33,
        .perspective = paint->perspective,
        .ahead = paint->ahead,
    };
}

/// Blends a run of sampled pixels. `colors` and `cover` may be read to the next multiple of eight.
BODY void image_run(
    uint32_t *pixels, const uint32_t *colors, int32_t count, int32_t coverage, const uint8_t *cover,
    uint32_t opacity, intptr_t pixel_stride
) {
    pixel_lanes opacities = (pixel_lanes){} + opacity, covers = (pixel_lanes){} + (uint32_t)coverage;
    for (int32_t i = 0; i < count; i += 8) {
        parted source;
        __builtin_prefetch(pixels + i + pixel_stride, 1);
        part(&source, (const pixel_lanes *)(colors + i));
        if (opacity != 255) scale_parted(&source, &opacities);
        if (coverage < 0) {
            pixel_lanes factor;
            load_cover(&factor, cover + i);
            scale_parted(&source, &factor);
        } else if (coverage != 255) {
            scale_parted(&source, &covers);
        }
        over_some(pixels + i, count - i, &source);
    }
}

BODY void agate_fill_band_image_body(
    const agate_band *band, bool even_odd, const agate_image_paint *paint, uint32_t *pixels,
    intptr_t pixel_stride, uint8_t *cover, agate_run *runs
) {
    uint32_t colors[STRETCH + 8];
    for (int32_t y = band->min_y; y < band->max_y; y++, pixels += pixel_stride) {
        intptr_t count = agate_sweep(band, y - band->min_y, even_odd, cover, runs);
        agate_image_row row = image_row(paint, y);
        intptr_t index = 0;
        int32_t start = count > 0 ? runs[0].start : 0;
        while (index < count) {
            int32_t limit = start + STRETCH, end = runs[index].start + runs[index].length;
            intptr_t last = index;
            while (last + 1 < count && end < limit && runs[last + 1].start - end <= SHORT_GAP
                   && runs[last + 1].start < limit) {
                last += 1;
                end = runs[last].start + runs[last].length;
            }
            bool goes_on = end > limit;
            if (goes_on) end = limit;
            if (paint->nearest)
                agate_sample_nearest(colors, end - start, band->min_x + start, &row, &paint->image);
            else agate_sample_bilinear(colors, end - start, band->min_x + start, &row, &paint->image);
            for (; index <= last; index++) {
                int32_t first = runs[index].start > start ? runs[index].start : start;
                int32_t behind = runs[index].start + runs[index].length;
                int32_t length = (behind < end ? behind : end) - first;
                image_run(
                    pixels + first, colors + (first - start), length, runs[index].coverage, cover + first,
                    paint->opacity, pixel_stride);
            }
            // The last run may go on behind the stretch.
            if (goes_on) {
                index = last;
                start = limit;
            } else if (index < count) {
                start = runs[index].start;
            }
        }
    }
}
KERNEL(
    agate_fill_band_image,
    (const agate_band *band, bool even_odd, const agate_image_paint *paint, uint32_t *pixels,
     intptr_t pixel_stride, uint8_t *cover, agate_run *runs),
    (band, even_odd, paint, pixels, pixel_stride, cover, runs))
