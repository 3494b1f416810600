#ifndef CAGATE_LANES_H
#define CAGATE_LANES_H

#include "internal.h"

// Eight pixels at a time. Vectors go by pointer, since a function without AVX2 cannot take one of 32 bytes by
// value; everything here is inlined, and the pointers with it.
//
// A pixel's components are taken apart into two vectors of 16-bit lanes, red and blue ("even") and green and alpha
// ("odd"): a product of two bytes, plus 128, plus its own upper byte fits into 16 bits, and all of it is
// rounded to nearest as in scale_pair.

typedef uint16_t half_lanes __attribute__((vector_size(32), aligned(4), may_alias));
typedef uint32_t pixel_lanes __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t int_lanes __attribute__((vector_size(32), aligned(4), may_alias));
typedef float float_lanes __attribute__((vector_size(32), aligned(4), may_alias));
typedef uint8_t byte_lanes __attribute__((vector_size(8), aligned(1), may_alias));

/// (p + (p >> 8)) >> 8 in every lane, which is the upper half of p * 257: compilers know the instruction.
#define scaled_half(product)                                                                               \
    __builtin_convertvector((__builtin_convertvector(product, wide_lanes) * 257) >> 16, half_lanes)
typedef uint32_t wide_lanes __attribute__((vector_size(64)));

/// Pixels taken apart.
typedef struct {
    half_lanes even, odd;
} parted;

BODY void part(parted *result, const pixel_lanes *pixels) {
    result->even = (half_lanes)*pixels & 255;
    result->odd = (half_lanes)*pixels >> 8;
}

/// One colour in all lanes.
BODY void part_color(parted *result, uint32_t color) {
    pixel_lanes pixels = (pixel_lanes){} + color;
    part(result, &pixels);
}

/// Multiplies by 32-bit lanes of 0...255.
BODY void scale_parted(parted *pixels, const pixel_lanes *factor) {
    half_lanes both = (half_lanes)(*factor | (*factor << 16));
    half_lanes even = pixels->even * both + 128, odd = pixels->odd * both + 128;
    pixels->even = scaled_half(even);
    pixels->odd = scaled_half(odd);
}

/// Source over eight pixels in memory.
BODY void over_parted(uint32_t *target, const parted *source) {
    pixel_lanes alpha = (pixel_lanes)source->odd >> 16;
    half_lanes rest = 255 - (half_lanes)(alpha | (alpha << 16));
    half_lanes below = *(half_lanes *)target;
    half_lanes even = (below & 255) * rest + 128, odd = (below >> 8) * rest + 128;
    even = scaled_half(even) + source->even;
    odd = scaled_half(odd) + source->odd;
    *(half_lanes *)target = even | (odd << 8);
}

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

/// The same over the first `count` pixels, if they are fewer than eight.
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

/// Source over pixels that are taken apart already.
BODY void over_both(parted *below, const parted *source) {
    pixel_lanes alpha = (pixel_lanes)source->odd >> 16;
    half_lanes rest = 255 - (half_lanes)(alpha | (alpha << 16));
    half_lanes even = below->even * rest + 128, odd = below->odd * rest + 128;
    below->even = scaled_half(even) + source->even;
    below->odd = scaled_half(odd) + source->odd;
}

BODY void store_parted(uint32_t *target, const parted *pixels) {
    *(half_lanes *)target = pixels->even | (pixels->odd << 8);
}

BODY void load_cover(pixel_lanes *result, const uint8_t *cover) {
    *result = __builtin_convertvector(*(const byte_lanes *)cover, pixel_lanes);
}

#endif
