#include "lanes.h"

// Columns through three boxes and then through the mean of two. All four are running sums over the rows before,
// so that a result comes `reach` rows late; everything up to the last step is whole numbers.

#define BLOCK AGATE_GAUSS_BLOCK

typedef uint8_t byte16_lanes __attribute__((vector_size(8), aligned(1), may_alias));
typedef uint16_t half8_lanes __attribute__((vector_size(16), aligned(2), may_alias));

BODY void load_values(int_lanes *result, const uint8_t *row, bool is_bytes) {
    for (int32_t part = 0; part < 2; part++) {
        if (is_bytes)
            result[part] = __builtin_convertvector(((const byte16_lanes *)row)[part], int_lanes) << 8;
        else
            result[part] = __builtin_convertvector(((const half8_lanes *)row)[part], int_lanes);
    }
}

/// A sum as a whole number of 1/8 of the values' unit.
BODY void scaled_sum(int_lanes *sum, float scale) {
    float_lanes value = __builtin_convertvector(*sum, float_lanes) * scale + 0.5f;
    *sum = __builtin_convertvector(value, int_lanes);
}

/// Sixteen columns.
BODY void gauss_block(
    uint8_t *result, const uint8_t *source, intptr_t stride, intptr_t rows, const agate_gauss *gauss,
    int32_t *rings, bool is_bytes, bool makes_bytes, bool is_wide
) {
    int_lanes *second_ring = (int_lanes *)rings, *third_ring = second_ring + 2 * gauss->boxes[1];
    int_lanes *mean_ring = third_ring + 2 * gauss->boxes[2];
    int32_t first = gauss->boxes[0], wide = gauss->wide, narrow = gauss->narrow;
    int32_t second_at = 0, third_at = 0, mean_at = 0;
    // Where the narrow box begins and ends in the ring of the wide one.
    int32_t enters = wide - (wide - narrow) / 2, leaves = wide - (wide + narrow) / 2;
    int_lanes sum1[2] = {0}, sum2[2] = {0}, sum3[2] = {0}, near[2] = {0}, far[2] = {0};
    for (intptr_t t = 0; t < rows + 2 * gauss->reach; t++) {
        int_lanes in[2] = {0}, old[2] = {0};
        if (t < rows) load_values(in, source + t * stride, is_bytes);
        if (t >= first && t - first < rows) load_values(old, source + (t - first) * stride, is_bytes);
        int32_t entering = enters + mean_at < wide ? enters + mean_at : enters + mean_at - wide;
        int32_t leaving = leaves + mean_at < wide ? leaves + mean_at : leaves + mean_at - wide;
        int_lanes out[2];
        for (int32_t part = 0; part < 2; part++) {
            sum1[part] += in[part] - old[part];
            int_lanes value = sum1[part];
            if (is_wide) scaled_sum(&value, gauss->scale[0]);
            int_lanes *place = second_ring + 2 * second_at + part;
            sum2[part] += value - *place;
            *place = value;
            value = sum2[part];
            if (is_wide) scaled_sum(&value, gauss->scale[1]);
            place = third_ring + 2 * third_at + part;
            sum3[part] += value - *place;
            *place = value;
            value = sum3[part];
            scaled_sum(&value, gauss->scale[2]);
            place = mean_ring + 2 * mean_at + part;
            far[part] += value - *place;
            *place = value;
            near[part] += mean_ring[2 * entering + part] - mean_ring[2 * leaving + part];
            float_lanes mean = __builtin_convertvector(near[part], float_lanes) * gauss->narrow_weight
                + __builtin_convertvector(far[part], float_lanes) * gauss->wide_weight + 0.5f;
            out[part] = __builtin_convertvector(mean, int_lanes);
        }
        for (int32_t part = 0; part < 2; part++) {
            if (makes_bytes)
                ((byte16_lanes *)(result + t * BLOCK))[part] =
                    __builtin_convertvector((out[part] + 128) >> 8, byte16_lanes);
            else
                ((half8_lanes *)(result + t * 2 * BLOCK))[part] = __builtin_convertvector(out[part], half8_lanes);
        }
        second_at = second_at + 1 < gauss->boxes[1] ? second_at + 1 : 0;
        third_at = third_at + 1 < gauss->boxes[2] ? third_at + 1 : 0;
        mean_at = mean_at + 1 < wide ? mean_at + 1 : 0;
    }
}

BODY void agate_gauss_block_body(
    void *result, const void *source, intptr_t stride, intptr_t rows, const agate_gauss *gauss,
    int32_t *rings, bool is_bytes, bool makes_bytes
) {
    intptr_t count = (gauss->boxes[1] + gauss->boxes[2] + gauss->wide) * BLOCK;
    for (intptr_t index = 0; index < count; index++) rings[index] = 0;
#define CASE(from, to, is_wide)                                                                            \
    gauss_block((uint8_t *)result, (const uint8_t *)source, stride, rows, gauss, rings, from, to, is_wide)
    if (gauss->is_wide) {
        if (is_bytes && makes_bytes) CASE(true, true, true);
        else if (is_bytes) CASE(true, false, true);
        else if (makes_bytes) CASE(false, true, true);
        else CASE(false, false, true);
    } else {
        if (is_bytes && makes_bytes) CASE(true, true, false);
        else if (is_bytes) CASE(true, false, false);
        else if (makes_bytes) CASE(false, true, false);
        else CASE(false, false, false);
    }
#undef CASE
}
KERNEL(
    agate_gauss_block,
    (void *result, const void *source, intptr_t stride, intptr_t rows, const agate_gauss *gauss,
     int32_t *rings, bool is_bytes, bool makes_bytes),
    (result, source, stride, rows, gauss, rings, is_bytes, makes_bytes))

#define SPREAD(type, spread)                                                                               \
    for (intptr_t pixel = 0; pixel < pixels; pixel++) {                                                    \
        const type *from = (const type *)block + pixel;                                                    \
        type *to = (type *)((uint8_t *)result + pixel * stride);                                           \
        for (intptr_t row = 0; row < rows; row++) to[row] = from[row * (spread)];                          \
    }

void agate_spread_block(
    void *result, intptr_t stride, const void *block, intptr_t rows, intptr_t pixels, intptr_t size,
    intptr_t block_size
) {
    intptr_t spread = block_size / size;
    switch (size) {
        case 1: SPREAD(uint8_t, spread) break;
        case 2: SPREAD(uint16_t, spread) break;
        case 4: SPREAD(uint32_t, spread) break;
        default: SPREAD(uint64_t, spread) break;
    }
}
