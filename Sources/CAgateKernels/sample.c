#include "internal.h"

BODY void agate_map_row_body(
    float *restrict u, float *restrict v, intptr_t count, int32_t x, const agate_row_map *map
) {
    agate_row_map m = *map;
    if (!m.perspective) {
        for (int32_t i = 0; i < (int32_t)count; i++) {
            float column = (float)(x + i);
            u[i] = m.u_slope * column + m.u_offset;
            v[i] = m.v_slope * column + m.v_offset;
        }
        return;
    }
    for (int32_t i = 0; i < (int32_t)count; i++) {
        float column = (float)(x + i);
        float w = m.w_slope * column + m.w_offset;
        float inverse = w > 0 ? 1.0f / w : __builtin_nanf("");
        u[i] = (m.u_slope * column + m.u_offset) * inverse;
        v[i] = (m.v_slope * column + m.v_offset) * inverse;
    }
}
KERNEL(
    agate_map_row, (float *u, float *v, intptr_t count, int32_t x, const agate_row_map *map),
    (u, v, count, x, map))

BODY void agate_ramp_row_body(
    uint32_t *restrict result, const float *restrict position, intptr_t count, const agate_ramp *ramp
) {
    float size = (float)ramp->size;
    int32_t first = ramp->extends_start ? 0 : -1;
    int32_t last = ramp->extends_end ? ramp->size + 1 : -1;
    for (intptr_t i = 0; i < count; i++) {
        float t = position[i];
        // Within, 1 is added before cutting so that the number is positive.
        float clamped = t > 0 ? (t < 1 ? t : 0) : 0;
        int32_t entry = (int32_t)(clamped * size) + 1;
        entry = entry > ramp->size ? ramp->size : entry;
        entry = t < 0 ? first : entry;
        entry = t >= 1 ? last : entry;
        entry = t == t ? entry : -1;
        uint32_t color = ramp->colors[entry < 0 ? 0 : entry];
        result[i] = entry < 0 ? 0 : color;
    }
}
KERNEL(
    agate_ramp_row, (uint32_t *result, const float *position, intptr_t count, const agate_ramp *ramp),
    (result, position, count, ramp))

BODY void agate_radius_row_body(float *restrict u, const float *restrict v, intptr_t count) {
    for (intptr_t i = 0; i < count; i++) u[i] = __builtin_sqrtf(u[i] * u[i] + v[i] * v[i]);
}
KERNEL(agate_radius_row, (float *u, const float *v, intptr_t count), (u, v, count))

BODY void agate_angle_row_body(float *restrict u, const float *restrict v, intptr_t count) {
    for (intptr_t i = 0; i < count; i++) {
        float x = u[i], y = v[i];
        float ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
        float small = ax < ay ? ax : ay, large = ax < ay ? ay : ax;
        float r = large > 0 ? small / large : 0;
        // atan(r) / 2 pi on 0...1, a polynomial in r * r; off by less than 3e-7 turns.
        float s = r * r;
        float p = -0.00064529189f;
        p = p * s + 0.0034734152f;
        p = p * s + -0.0088945205f;
        p = p * s + 0.015320461f;
        p = p * s + -0.022209311f;
        p = p * s + 0.031730652f;
        p = p * s + -0.053050347f;
        p = p * s + 0.15915494f;
        p = p * r;
        p = ax < ay ? 0.25f - p : p;
        p = x < 0 ? 0.5f - p : p;
        p = y < 0 ? 1.0f - p : p;
        p = p >= 1.0f ? 0.0f : p;
        u[i] = x == x && y == y ? p : __builtin_nanf("");
    }
}
KERNEL(agate_angle_row, (float *u, const float *v, intptr_t count), (u, v, count))

BODY float clamp_float(float value, float low, float high) {
    value = value > low ? value : low;
    return value < high ? value : high;
}

BODY int32_t clamp_int(int32_t value, int32_t high) {
    value = value > 0 ? value : 0;
    return value < high ? value : high;
}

BODY void agate_sample_nearest_body(
    uint32_t *restrict result, const float *restrict u, const float *restrict v, intptr_t count,
    const agate_image *image
) {
    int32_t width = image->width, height = image->height;
    const uint32_t *pixels = image->pixels;
    uint32_t clamps = image->clamps ? 0xFFFFFFFFu : 0;
    for (intptr_t i = 0; i < count; i++) {
        bool exists = u[i] == u[i] && v[i] == v[i];
        int32_t x = (int32_t)(clamp_float(u[i], -1, (float)width) + 1) - 1;
        int32_t y = (int32_t)(clamp_float(v[i], -1, (float)height) + 1) - 1;
        int32_t inner_x = clamp_int(x, width - 1), inner_y = clamp_int(y, height - 1);
        uint32_t visible = x == inner_x && y == inner_y ? 0xFFFFFFFFu : clamps;
        result[i] = pixels[(intptr_t)inner_y * width + inner_x] & (exists ? visible : 0);
    }
}
KERNEL(
    agate_sample_nearest,
    (uint32_t *result, const float *u, const float *v, intptr_t count, const agate_image *image),
    (result, u, v, count, image))

#define PART 64

/// Up to PART points. Positions have 8 bits of fraction; the four weights are whole 256ths that add up to 256.
BODY void bilinear_part(
    uint32_t *restrict result, const float *restrict u, const float *restrict v, int32_t count,
    const agate_image *image
) {
    int32_t width = image->width, height = image->height;
    const uint32_t *pixels = image->pixels;
    uint32_t clamps = image->clamps ? 0xFFFFFFFFu : 0;
    int32_t column0[PART], column1[PART], row0[PART], row1[PART];
    uint32_t part_x[PART], part_y[PART], a[PART], b[PART], c[PART], d[PART];
    for (int32_t i = 0; i < count; i++) {
        // 512 keeps the number above 0, where cutting is rounding down.
        int32_t x = (int32_t)(clamp_float(u[i], -1, (float)width + 1) * 256.0f + (512.0f + 0.5f)) - 640;
        int32_t y = (int32_t)(clamp_float(v[i], -1, (float)height + 1) * 256.0f + (512.0f + 0.5f)) - 640;
        part_x[i] = (uint32_t)(x & 255);
        part_y[i] = (uint32_t)(y & 255);
        column0[i] = x >> 8;
        row0[i] = y >> 8;
    }
    if (clamps) {
        for (int32_t i = 0; i < count; i++) {
            column1[i] = clamp_int(column0[i] + 1, width - 1);
            row1[i] = clamp_int(row0[i] + 1, height - 1);
            column0[i] = clamp_int(column0[i], width - 1);
            row0[i] = clamp_int(row0[i], height - 1);
        }
        for (int32_t i = 0; i < count; i++) {
            const uint32_t *upper = pixels + (intptr_t)row0[i] * width;
            const uint32_t *lower = pixels + (intptr_t)row1[i] * width;
            a[i] = upper[column0[i]];
            b[i] = upper[column1[i]];
            c[i] = lower[column0[i]];
            d[i] = lower[column1[i]];
        }
    } else {
        for (int32_t i = 0; i < count; i++) {
            int32_t x = column0[i], y = row0[i];
            int32_t x0 = clamp_int(x, width - 1), x1 = clamp_int(x + 1, width - 1);
            int32_t y0 = clamp_int(y, height - 1), y1 = clamp_int(y + 1, height - 1);
            const uint32_t *upper = pixels + (intptr_t)y0 * width;
            const uint32_t *lower = pixels + (intptr_t)y1 * width;
            uint32_t has_x0 = x0 == x ? 0xFFFFFFFFu : 0, has_x1 = x1 == x + 1 ? 0xFFFFFFFFu : 0;
            uint32_t has_y0 = y0 == y ? 0xFFFFFFFFu : 0, has_y1 = y1 == y + 1 ? 0xFFFFFFFFu : 0;
            a[i] = upper[x0] & has_x0 & has_y0;
            b[i] = upper[x1] & has_x1 & has_y0;
            c[i] = lower[x0] & has_x0 & has_y1;
            d[i] = lower[x1] & has_x1 & has_y1;
        }
    }
    for (int32_t i = 0; i < count; i++) {
        uint32_t fx = part_x[i], fy = part_y[i];
        uint32_t wd = (fx * fy + 128) >> 8;
        uint32_t wb = fx - wd, wc = fy - wd, wa = 256 - fx - fy + wd;
        uint32_t even = (a[i] & PAIRS) * wa + (b[i] & PAIRS) * wb + (c[i] & PAIRS) * wc
            + (d[i] & PAIRS) * wd + 0x00800080u;
        uint32_t odd = ((a[i] >> 8) & PAIRS) * wa + ((b[i] >> 8) & PAIRS) * wb
            + ((c[i] >> 8) & PAIRS) * wc + ((d[i] >> 8) & PAIRS) * wd + 0x00800080u;
        uint32_t color = ((even >> 8) & PAIRS) | (odd & ~PAIRS);
        result[i] = u[i] == u[i] && v[i] == v[i] ? color : 0;
    }
}

BODY void agate_sample_bilinear_body(
    uint32_t *restrict result, const float *restrict u, const float *restrict v, intptr_t count,
    const agate_image *image
) {
    for (intptr_t start = 0; start < count; start += PART) {
        int32_t length = count - start < PART ? (int32_t)(count - start) : PART;
        bilinear_part(result + start, u + start, v + start, length, image);
    }
}
KERNEL(
    agate_sample_bilinear,
    (uint32_t *result, const float *u, const float *v, intptr_t count, const agate_image *image),
    (result, u, v, count, image))
