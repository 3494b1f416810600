#include "lanes.h"

// Pictures of a quarter of the pixels, and back: what a wide blur works on. All numbers are bytes times 256.

typedef uint64_t four_lanes __attribute__((vector_size(32), aligned(2), may_alias));
typedef uint16_t number_lanes __attribute__((vector_size(32), aligned(2), may_alias));

/// (a + b + 1) / 2: compilers know the instruction.
#define MEAN(a, b) (((a) | (b)) - (((a) ^ (b)) >> 1))

BODY void agate_add_bytes_body(uint16_t *restrict sums, const uint8_t *restrict bytes, intptr_t count) {
    for (intptr_t i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] + bytes[i]);
}
KERNEL(agate_add_bytes, (uint16_t *sums, const uint8_t *bytes, intptr_t count), (sums, bytes, count))

BODY void agate_scale_sums_body(uint16_t *sums, intptr_t count, int32_t shift) {
    for (intptr_t i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] << shift);
}
KERNEL(agate_scale_sums, (uint16_t *sums, intptr_t count, int32_t shift), (sums, count, shift))

BODY void agate_halve_row_body(uint16_t *row, intptr_t pixels, intptr_t components) {
    // The output lies before the input that is still to be read.
    intptr_t count = pixels * components;
    for (intptr_t i = 0; i < count; i += 16) {
        number_lanes even, odd;
        if (components == 4) {
            four_lanes first = *(four_lanes *)(row + 2 * i), second = *(four_lanes *)(row + 2 * i + 16);
            even = (number_lanes)__builtin_shufflevector(first, second, 0, 2, 4, 6);
            odd = (number_lanes)__builtin_shufflevector(first, second, 1, 3, 5, 7);
        } else {
            number_lanes first = *(number_lanes *)(row + 2 * i), second = *(number_lanes *)(row + 2 * i + 16);
            even = __builtin_shufflevector(
                first, second, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
            odd = __builtin_shufflevector(
                first, second, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
        }
        *(number_lanes *)(row + i) = MEAN(even, odd);
    }
}
KERNEL(
    agate_halve_row, (uint16_t *row, intptr_t pixels, intptr_t components), (row, pixels, components))

BODY void agate_mix_rows_body(
    uint16_t *restrict result, const uint16_t *restrict near, const uint16_t *restrict far, intptr_t count
) {
    for (intptr_t i = 0; i < count; i++) {
        uint16_t middle = (uint16_t)(((uint32_t)near[i] + far[i] + 1) >> 1);
        result[i] = (uint16_t)(((uint32_t)near[i] + middle + 1) >> 1);
    }
}
KERNEL(
    agate_mix_rows, (uint16_t *result, const uint16_t *near, const uint16_t *far, intptr_t count),
    (result, near, far, count))

BODY void agate_double_row_body(
    uint16_t *restrict result, const uint16_t *restrict row, intptr_t pixels, intptr_t components
) {
    intptr_t count = pixels * components;
    for (intptr_t i = 0; i < count; i += 16) {
        number_lanes here = *(const number_lanes *)(row + i);
        number_lanes before = *(const number_lanes *)(row + i - components);
        number_lanes behind = *(const number_lanes *)(row + i + components);
        before = MEAN(here, before);
        behind = MEAN(here, behind);
        before = MEAN(here, before);
        behind = MEAN(here, behind);
        if (components == 4) {
            four_lanes left = (four_lanes)before, right = (four_lanes)behind;
            *(four_lanes *)(result + 2 * i) = __builtin_shufflevector(left, right, 0, 4, 1, 5);
            *(four_lanes *)(result + 2 * i + 16) = __builtin_shufflevector(left, right, 2, 6, 3, 7);
        } else {
            *(number_lanes *)(result + 2 * i) = __builtin_shufflevector(
                before, behind, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
            *(number_lanes *)(result + 2 * i + 16) = __builtin_shufflevector(
                before, behind, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
        }
    }
}
KERNEL(
    agate_double_row, (uint16_t *result, const uint16_t *row, intptr_t pixels, intptr_t components),
    (result, row, pixels, components))

BODY void agate_round_numbers_body(uint8_t *restrict result, const uint16_t *restrict numbers, intptr_t count)
{
    for (intptr_t i = 0; i < count; i++) result[i] = (uint8_t)((uint16_t)(numbers[i] + 128) >> 8);
}
KERNEL(
    agate_round_numbers, (uint8_t *result, const uint16_t *numbers, intptr_t count), (result, numbers, count))
