#ifndef CAGATE_LANES_H
#define CAGATE_LANES_H

#include "internal.h"

// Several pixels at a time: eight, and sixteen for vector units of 512 bits, whose names begin with `wide_`. Vectors go by
// pointer, since a function without the vector unit cannot take one of its size by value; everything here is inlined, and
// the pointers with it.
//
// A pixel's components are taken apart into two vectors of 16-bit lanes, red and blue ("even") and green and alpha
// ("odd"): a product of two bytes, plus 128, plus its own upper byte fits into 16 bits, and all of it is
// rounded to nearest as in scale_pair.

#define LANES 8
#define L(name) name
#include "lanes_template.h"
#undef LANES
#undef L
#define LANES 16
#define L(name) wide_##name
#include "lanes_template.h"
#undef LANES
#undef L

/// Copies up to eight pixels in pieces of known length.
BODY void copy_some(uint32_t *target, const uint32_t *source, intptr_t count) {
    if (count >= 8) {
        __builtin_memcpy(target, source, 32);
        return;
    }
    if (count & 4) {
        __builtin_memcpy(target, source, 16);
        target += 4;
        source += 4;
    }
    if (count & 2) {
        __builtin_memcpy(target, source, 8);
        target += 2;
        source += 2;
    }
    if (count & 1) *target = *source;
}

/// Source over the first `count` pixels, if they are fewer than eight.
BODY void over_some(uint32_t *target, intptr_t count, const parted *source) {
    if (count >= 8) {
        over_parted(target, source);
        return;
    }
    uint32_t few[8] = {0};
    copy_some(few, target, count);
    over_parted(few, source);
    copy_some(target, few, count);
}

/// Blends one colour over pixels.
///
/// If `ahead` is not 0, the pixels so much further on are prefetched: those of the next row lie on another page,
/// where the processor's own guess ends.
BODY void solid_span(uint32_t *pixels, intptr_t count, uint32_t color, intptr_t ahead, int32_t unit) {
    uint32_t rest = 255 - (color >> 24);
    intptr_t x = 0;
    if (rest == 0) {
        for (; x < count; x++) pixels[x] = color;
        return;
    }
    if (IS_WIDE(unit)) {
        wide_pixel_lanes source = (wide_pixel_lanes){} + color;
        wide_half_lanes rests = (wide_half_lanes){} + (uint16_t)rest;
        for (; x + 16 <= count; x += 16) {
            if (ahead != 0) __builtin_prefetch(pixels + x + ahead, 1);
            wide_over_rest(pixels + x, &source, &rests);
        }
    }
    pixel_lanes source = (pixel_lanes){} + color;
    half_lanes rests = (half_lanes){} + (uint16_t)rest;
    for (; x + 16 <= count; x += 16) {
        if (ahead != 0) __builtin_prefetch(pixels + x + ahead, 1);
        over_rest(pixels + x, &source, &rests);
        over_rest(pixels + x + 8, &source, &rests);
    }
    for (; x + 8 <= count; x += 8) over_rest(pixels + x, &source, &rests);
    for (; x < count; x++) pixels[x] = color + scale_pixel(pixels[x], rest);
}

#endif
