#include "internal.h"

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
