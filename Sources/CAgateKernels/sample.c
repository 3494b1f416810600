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
