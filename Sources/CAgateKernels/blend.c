#include "lanes.h"

BODY void blend_solid_body(uint32_t *pixels, intptr_t count, uint32_t color, int32_t unit) {
    solid_span(pixels, count, color, 0, unit);
}
KERNEL_OF_UNIT(
    agate_blend_solid, blend_solid_body, (uint32_t *pixels, intptr_t count, uint32_t color), pixels, count,
    color)

BODY void blend_solid_cover_body(
    uint32_t *restrict pixels, const uint8_t *restrict cover, intptr_t count, uint32_t color, int32_t unit
) {
    intptr_t x = 0;
    // Large parts of a kept shape are empty: their pixels are not read.
    if (IS_WIDE(unit)) {
        wide_parted whole;
        wide_part_color(&whole, color);
        for (; x + 16 <= count; x += 16) {
            uint64_t covers[2];
            __builtin_memcpy(covers, cover + x, sizeof covers);
            if ((covers[0] | covers[1]) == 0) continue;
            wide_parted source = whole;
            wide_pixel_lanes factor;
            wide_load_cover(&factor, cover + x);
            wide_scale_parted(&source, &factor);
            wide_over_parted(pixels + x, &source);
        }
    }
    parted whole;
    part_color(&whole, color);
    for (; x + 8 <= count; x += 8) {
        uint64_t covers;
        __builtin_memcpy(&covers, cover + x, sizeof covers);
        if (covers == 0) continue;
        parted source = whole;
        pixel_lanes factor;
        load_cover(&factor, cover + x);
        scale_parted(&source, &factor);
        over_parted(pixels + x, &source);
    }
    for (; x < count; x++) pixels[x] = over(scale_pixel(color, cover[x]), pixels[x]);
}
KERNEL_OF_UNIT(
    agate_blend_solid_cover, blend_solid_cover_body,
    (uint32_t *pixels, const uint8_t *cover, intptr_t count, uint32_t color), pixels, cover, count, color)

/// Blends one colour over eight or sixteen pixels as far as they are covered.
BODY void solid_cover_lanes(uint32_t *pixels, const uint8_t *cover, const parted *whole) {
    uint64_t covers;
    __builtin_memcpy(&covers, cover, sizeof covers);
    if (covers == 0) return;
    parted source = *whole;
    pixel_lanes factor;
    load_cover(&factor, cover);
    scale_parted(&source, &factor);
    over_parted(pixels, &source);
}

BODY void wide_solid_cover_lanes(uint32_t *pixels, const uint8_t *cover, const wide_parted *whole) {
    wide_parted source = *whole;
    wide_pixel_lanes factor;
    wide_load_cover(&factor, cover);
    wide_scale_parted(&source, &factor);
    wide_over_parted(pixels, &source);
}

BODY void blend_solid_masks_body(
    uint32_t *restrict pixels, intptr_t pixel_stride, const agate_mask *restrict masks, intptr_t count,
    uint32_t color, int32_t min_x, int32_t min_y, int32_t max_x, int32_t max_y, int32_t unit
) {
    parted whole;
    wide_parted wide_whole;
    part_color(&whole, color);
    if (IS_WIDE(unit)) wide_part_color(&wide_whole, color);
    for (intptr_t index = 0; index < count; index++) {
        const agate_mask *mask = masks + index;
        int64_t left = mask->x, top = mask->y;
        int64_t first = top < min_y ? min_y - top : 0;
        int64_t last = top + mask->height > max_y ? max_y - top : mask->height;
        if (first >= last || left >= max_x || left + mask->width <= min_x) continue;
        const uint8_t *cover = mask->cover + first * mask->stride;
        uint32_t *row = pixels + (top + first) * pixel_stride + left;
        intptr_t padded = (mask->width + 7) & ~7;
        if (left >= min_x && left + padded <= max_x) {
            // Whole vectors: what they have behind the mask has no coverage.
            for (int64_t y = first; y < last; y++, cover += mask->stride, row += pixel_stride) {
                intptr_t x = 0;
                if (IS_WIDE(unit))
                    for (; x + 16 <= padded; x += 16) wide_solid_cover_lanes(row + x, cover + x, &wide_whole);
                for (; x < padded; x += 8) solid_cover_lanes(row + x, cover + x, &whole);
            }
            continue;
        }
        intptr_t start = left < min_x ? min_x - left : 0;
        intptr_t end = left + mask->width > max_x ? max_x - left : mask->width;
        for (int64_t y = first; y < last; y++, cover += mask->stride, row += pixel_stride) {
            intptr_t x = start;
            for (; x + 8 <= end; x += 8) solid_cover_lanes(row + x, cover + x, &whole);
            for (; x < end; x++) row[x] = over(scale_pixel(color, cover[x]), row[x]);
        }
    }
}
KERNEL_OF_UNIT(
    agate_blend_solid_masks, blend_solid_masks_body,
    (uint32_t *pixels, intptr_t pixel_stride, const agate_mask *masks, intptr_t count, uint32_t color,
     int32_t min_x, int32_t min_y, int32_t max_x, int32_t max_y),
    pixels, pixel_stride, masks, count, color, min_x, min_y, max_x, max_y)

BODY void blend_row_body(
    uint32_t *restrict pixels, const uint32_t *restrict source, intptr_t count, int32_t unit
) {
    intptr_t x = 0;
    if (IS_WIDE(unit))
        for (; x + 16 <= count; x += 16) wide_over_pixels(pixels + x, source + x);
    for (; x + 8 <= count; x += 8) over_pixels(pixels + x, source + x);
    for (; x < count; x++) pixels[x] = over(source[x], pixels[x]);
}
KERNEL_OF_UNIT(
    agate_blend_row, blend_row_body, (uint32_t *pixels, const uint32_t *source, intptr_t count), pixels,
    source, count)

BODY void blend_block(
    uint32_t *restrict pixels, intptr_t pixel_stride, const uint32_t *restrict source, intptr_t source_stride,
    intptr_t width, intptr_t rows, uint32_t opacity, bool scales, bool asks, int32_t unit
) {
    pixel_lanes factors = (pixel_lanes){} + opacity;
    wide_pixel_lanes wide_factors = (wide_pixel_lanes){} + opacity;
    for (intptr_t row = 0; row < rows; row++, pixels += pixel_stride, source += source_stride) {
        intptr_t x = 0;
        for (; IS_WIDE(unit) && x + 16 <= width; x += 16) {
            if (asks) __builtin_prefetch(pixels + x + pixel_stride, 1);
            if (!scales) {
                wide_over_pixels(pixels + x, source + x);
                continue;
            }
            wide_parted lanes;
            wide_part(&lanes, (const wide_pixel_lanes *)(source + x));
            wide_scale_parted(&lanes, &wide_factors);
            wide_over_parted(pixels + x, &lanes);
        }
        for (; x + 8 <= width; x += 8) {
            if (asks) __builtin_prefetch(pixels + x + pixel_stride, 1);
            if (!scales) {
                over_pixels(pixels + x, source + x);
                continue;
            }
            parted lanes;
            part(&lanes, (const pixel_lanes *)(source + x));
            scale_parted(&lanes, &factors);
            over_parted(pixels + x, &lanes);
        }
        for (; x < width; x++)
            pixels[x] = over(scales ? scale_pixel(source[x], opacity) : source[x], pixels[x]);
    }
}

BODY void blend_block_body(
    uint32_t *pixels, intptr_t pixel_stride, const uint32_t *source, intptr_t source_stride, intptr_t width,
    intptr_t rows, uint32_t opacity, int32_t unit
) {
    // The processor itself guesses the rest of rows that follow each other closely.
    bool asks = 2 * width < pixel_stride;
#define CASE(scales, asks)                                                                                 \
    blend_block(pixels, pixel_stride, source, source_stride, width, rows, opacity, scales, asks, unit)
    if (opacity == 255 && asks) CASE(false, true);
    else if (opacity == 255) CASE(false, false);
    else if (asks) CASE(true, true);
    else CASE(true, false);
#undef CASE
}
KERNEL_OF_UNIT(
    agate_blend_block, blend_block_body,
    (uint32_t *pixels, intptr_t pixel_stride, const uint32_t *source, intptr_t source_stride, intptr_t width,
     intptr_t rows, uint32_t opacity),
    pixels, pixel_stride, source, source_stride, width, rows, opacity)

BODY void blend_row_cover_body(
    uint32_t *restrict pixels, const uint32_t *restrict source, const uint8_t *restrict cover,
    intptr_t count, int32_t unit
) {
    intptr_t x = 0;
    for (; IS_WIDE(unit) && x + 16 <= count; x += 16) {
        wide_parted lanes;
        wide_pixel_lanes factor;
        wide_part(&lanes, (const wide_pixel_lanes *)(source + x));
        wide_load_cover(&factor, cover + x);
        wide_scale_parted(&lanes, &factor);
        wide_over_parted(pixels + x, &lanes);
    }
    for (; x + 8 <= count; x += 8) {
        parted lanes;
        pixel_lanes factor;
        part(&lanes, (const pixel_lanes *)(source + x));
        load_cover(&factor, cover + x);
        scale_parted(&lanes, &factor);
        over_parted(pixels + x, &lanes);
    }
    for (; x < count; x++) pixels[x] = over(scale_pixel(source[x], cover[x]), pixels[x]);
}
KERNEL_OF_UNIT(
    agate_blend_row_cover, blend_row_cover_body,
    (uint32_t *pixels, const uint32_t *source, const uint8_t *cover, intptr_t count), pixels, source, cover,
    count)

BODY void agate_scale_row_body(uint32_t *result, const uint32_t *source, intptr_t count, uint32_t factor) {
    intptr_t x = 0;
    pixel_lanes factors = (pixel_lanes){} + factor;
    for (; x + 8 <= count; x += 8) {
        parted lanes;
        part(&lanes, (const pixel_lanes *)(source + x));
        scale_parted(&lanes, &factors);
        store_parted(result + x, &lanes);
    }
    for (; x < count; x++) result[x] = scale_pixel(source[x], factor);
}
KERNEL(
    agate_scale_row, (uint32_t *result, const uint32_t *source, intptr_t count, uint32_t factor),
    (result, source, count, factor))

BODY void agate_multiply_cover_body(
    uint32_t *restrict pixels, const uint8_t *restrict cover, intptr_t count
) {
    intptr_t x = 0;
    for (; x + 8 <= count; x += 8) {
        parted lanes;
        pixel_lanes factor;
        part(&lanes, (const pixel_lanes *)(pixels + x));
        load_cover(&factor, cover + x);
        scale_parted(&lanes, &factor);
        store_parted(pixels + x, &lanes);
    }
    for (; x < count; x++) pixels[x] = scale_pixel(pixels[x], cover[x]);
}
KERNEL(
    agate_multiply_cover, (uint32_t *pixels, const uint8_t *cover, intptr_t count), (pixels, cover, count))

BODY void agate_multiply_bytes_body(
    uint8_t *restrict cover, const uint8_t *restrict other, intptr_t count
) {
    for (intptr_t x = 0; x < count; x++) {
        uint16_t product = (uint16_t)(cover[x] * other[x] + 128);
        cover[x] = (uint8_t)((uint16_t)(product + (product >> 8)) >> 8);
    }
}
KERNEL(agate_multiply_bytes, (uint8_t *cover, const uint8_t *other, intptr_t count), (cover, other, count))

BODY void agate_extract_alpha_body(
    uint8_t *restrict alpha, const uint32_t *restrict pixels, intptr_t count
) {
    for (intptr_t x = 0; x < count; x++) alpha[x] = (uint8_t)(pixels[x] >> 24);
}
KERNEL(agate_extract_alpha, (uint8_t *alpha, const uint32_t *pixels, intptr_t count), (alpha, pixels, count))
