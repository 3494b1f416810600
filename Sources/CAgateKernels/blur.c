#include "internal.h"

BODY void add_row(int32_t *restrict sums, const uint16_t *restrict row, intptr_t width) {
    for (intptr_t x = 0; x < width; x++) sums[x] += row[x];
}

BODY void subtract_row(int32_t *restrict sums, const uint16_t *restrict row, intptr_t width) {
    for (intptr_t x = 0; x < width; x++) sums[x] -= row[x];
}

// The sums are whole numbers, so the row at which they start does not matter. They stay below 2^31: a box of
// 30 000 numbers of 65 280.
BODY void agate_box_columns_body(
    uint16_t *restrict result, const uint16_t *restrict source, int32_t *restrict sums, intptr_t width,
    intptr_t height, const agate_box_pair *boxes
) {
    intptr_t near = boxes->narrow_reach, far = boxes->wide_reach;
    float near_inner = boxes->narrow_inner, near_outer = boxes->narrow_outer;
    float far_inner = boxes->wide_inner, far_outer = boxes->wide_outer;
    int32_t *restrict near_sums = sums, *restrict far_sums = sums + width;
    static const uint16_t nothing[256];
    for (intptr_t x = 0; x < 2 * width; x++) sums[x] = 0;
    for (intptr_t y = 0; y < near && y < height; y++) add_row(near_sums, source + y * width, width);
    for (intptr_t y = 0; y < far && y < height; y++) add_row(far_sums, source + y * width, width);
    for (intptr_t y = 0; y < height; y++) {
        if (y + near < height) add_row(near_sums, source + (y + near) * width, width);
        if (y + far < height) add_row(far_sums, source + (y + far) * width, width);
        for (intptr_t start = 0; start < width; start += 256) {
            intptr_t count = width - start < 256 ? width - start : 256;
#define ROW(row) ((row) >= 0 && (row) < height ? source + (row) * width + start : nothing)
            const uint16_t *near_before = ROW(y - near - 1), *near_after = ROW(y + near + 1);
            const uint16_t *far_before = ROW(y - far - 1), *far_after = ROW(y + far + 1);
#undef ROW
            for (intptr_t x = 0; x < count; x++) {
                float near_mean = (float)near_sums[start + x] * near_inner
                    + (float)(int32_t)(near_before[x] + near_after[x]) * near_outer;
                float far_mean = (float)far_sums[start + x] * far_inner
                    + (float)(int32_t)(far_before[x] + far_after[x]) * far_outer;
                result[y * width + start + x] = (uint16_t)(int32_t)(near_mean + far_mean + 0.5f);
            }
        }
        if (y - near >= 0) subtract_row(near_sums, source + (y - near) * width, width);
        if (y - far >= 0) subtract_row(far_sums, source + (y - far) * width, width);
    }
}
KERNEL(
    agate_box_columns,
    (uint16_t *result, const uint16_t *source, int32_t *sums, intptr_t width, intptr_t height,
     const agate_box_pair *boxes),
    (result, source, sums, width, height, boxes))

BODY void agate_weigh_columns_body(
    uint16_t *restrict result, const uint16_t *restrict source, const float *restrict weights,
    intptr_t reach, intptr_t width, intptr_t height
) {
    static const uint16_t nothing[256];
    for (intptr_t y = 0; y < height; y++)
        for (intptr_t start = 0; start < width; start += 256) {
            intptr_t count = width - start < 256 ? width - start : 256;
            float sums[256];
            const uint16_t *middle = source + y * width + start;
            for (intptr_t x = 0; x < count; x++) sums[x] = 0.5f + (float)(int32_t)middle[x] * weights[0];
            for (intptr_t distance = 1; distance <= reach; distance++) {
                bool has_upper = y - distance >= 0, has_lower = y + distance < height;
                if (!has_upper && !has_lower) break;
                const uint16_t *upper = has_upper ? source + (y - distance) * width + start : nothing;
                const uint16_t *lower = has_lower ? source + (y + distance) * width + start : nothing;
                float weight = weights[distance];
                for (intptr_t x = 0; x < count; x++) sums[x] += (float)(int32_t)(upper[x] + lower[x]) * weight;
            }
            for (intptr_t x = 0; x < count; x++)
                result[y * width + start + x] = (uint16_t)(int32_t)sums[x];
        }
}
KERNEL(
    agate_weigh_columns,
    (uint16_t *result, const uint16_t *source, const float *weights, intptr_t reach, intptr_t width,
     intptr_t height),
    (result, source, weights, reach, width, height))

BODY void agate_transpose_body(
    uint16_t *restrict result, const uint16_t *restrict source, intptr_t width, intptr_t height
) {
    const intptr_t tile = 32;
    for (intptr_t y0 = 0; y0 < height; y0 += tile)
        for (intptr_t x0 = 0; x0 < width; x0 += tile) {
            intptr_t y1 = y0 + tile < height ? y0 + tile : height;
            intptr_t x1 = x0 + tile < width ? x0 + tile : width;
            for (intptr_t x = x0; x < x1; x++)
                for (intptr_t y = y0; y < y1; y++) result[x * height + y] = source[y * width + x];
        }
}
KERNEL(
    agate_transpose, (uint16_t *result, const uint16_t *source, intptr_t width, intptr_t height),
    (result, source, width, height))
