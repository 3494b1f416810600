// The functions of lanes.h for LANES pixels at a time: it includes this file for each number of them. L(name) is the name for
// that number; there is no guard.

typedef uint16_t L(half_lanes) __attribute__((vector_size(LANES * 4), aligned(4), may_alias));
typedef uint32_t L(pixel_lanes) __attribute__((vector_size(LANES * 4), aligned(4), may_alias));
typedef int32_t L(int_lanes) __attribute__((vector_size(LANES * 4), aligned(4), may_alias));
typedef float L(float_lanes) __attribute__((vector_size(LANES * 4), aligned(4), may_alias));
typedef uint8_t L(byte_lanes) __attribute__((vector_size(LANES), aligned(1), may_alias));
/// Products of 16-bit lanes.
typedef uint32_t L(product_lanes) __attribute__((vector_size(LANES * 8)));

/// Pixels taken apart.
typedef struct {
    L(half_lanes) even, odd;
} L(parted);

/// (p + (p >> 8)) >> 8 in every lane, which is the upper half of p * 257: compilers know the instruction.
BODY void L(scale_half)(L(half_lanes) *product) {
    *product = __builtin_convertvector(
        (__builtin_convertvector(*product, L(product_lanes)) * 257) >> 16, L(half_lanes));
}

BODY void L(part)(L(parted) *result, const L(pixel_lanes) *pixels) {
    result->even = (L(half_lanes))*pixels & 255;
    result->odd = (L(half_lanes))*pixels >> 8;
}

/// One colour in all lanes.
BODY void L(part_color)(L(parted) *result, uint32_t color) {
    L(pixel_lanes) pixels = (L(pixel_lanes)){} + color;
    L(part)(result, &pixels);
}

/// Multiplies by 32-bit lanes of 0...255.
BODY void L(scale_parted)(L(parted) *pixels, const L(pixel_lanes) *factor) {
    L(half_lanes) both = (L(half_lanes))(*factor | (*factor << 16));
    pixels->even = pixels->even * both + 128;
    pixels->odd = pixels->odd * both + 128;
    L(scale_half)(&pixels->even);
    L(scale_half)(&pixels->odd);
}

/// The share of the pixels below that a source leaves, 255 - alpha, for either half.
BODY void L(rest_of)(L(half_lanes) *rest, const L(half_lanes) *odd) {
    L(pixel_lanes) alpha = (L(pixel_lanes))*odd >> 16;
    *rest = 255 - (L(half_lanes))(alpha | (alpha << 16));
}

/// Source over pixels that are taken apart already.
BODY void L(over_both)(L(parted) *below, const L(parted) *source) {
    L(half_lanes) rest;
    L(rest_of)(&rest, &source->odd);
    below->even = below->even * rest + 128;
    below->odd = below->odd * rest + 128;
    L(scale_half)(&below->even);
    L(scale_half)(&below->odd);
    below->even += source->even;
    below->odd += source->odd;
}

BODY void L(store_parted)(uint32_t *target, const L(parted) *pixels) {
    *(L(half_lanes) *)target = pixels->even | (pixels->odd << 8);
}

/// Source over pixels in memory.
BODY void L(over_parted)(uint32_t *target, const L(parted) *source) {
    L(parted) below;
    L(part)(&below, (const L(pixel_lanes) *)target);
    L(over_both)(&below, source);
    L(store_parted)(target, &below);
}

/// The same for a source in one piece, of which `rest` is left of what is below. A component's sum is a byte.
BODY void L(over_rest)(uint32_t *target, const L(pixel_lanes) *source, const L(half_lanes) *rest) {
    L(half_lanes) below = *(const L(half_lanes) *)target;
    L(half_lanes) even = (below & 255) * *rest + 128, odd = (below >> 8) * *rest + 128;
    L(scale_half)(&even);
    L(scale_half)(&odd);
    *(L(pixel_lanes) *)target = (L(pixel_lanes))(even | (odd << 8)) + *source;
}

/// The same for pixels as they come.
BODY void L(over_pixels)(uint32_t *target, const uint32_t *source) {
    L(pixel_lanes) pixels = *(const L(pixel_lanes) *)source;
    L(half_lanes) odd = (L(half_lanes))pixels >> 8, rest;
    L(rest_of)(&rest, &odd);
    L(over_rest)(target, &pixels, &rest);
}

BODY void L(load_cover)(L(pixel_lanes) *result, const uint8_t *cover) {
    *result = __builtin_convertvector(*(const L(byte_lanes) *)cover, L(pixel_lanes));
}
