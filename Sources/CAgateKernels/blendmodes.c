#include "internal.h"

// How many pixels are blended at a time.
#define PART 64

typedef uint16_t __attribute__((may_alias)) lane;

/// x / 255 of at most 65025, rounded to nearest, in a 16-bit lane.
BODY uint16_t divide_255(uint16_t value) {
    uint16_t raised = (uint16_t)(value + 128);
    return (uint16_t)((uint16_t)(raised + (raised >> 8)) >> 8);
}

// MARK: Whole numbers

// With s, d, sa and da the components and alphas as bytes, 255 times the result is
// s (255 - da) + d (255 - sa) + X, X being sa da B(d / da, s / sa) of the mode's B. All are at most 65025, and
// what is larger on the way wraps round and back.

BODY uint16_t times(uint16_t a, uint16_t b) { return (uint16_t)((uint32_t)a * b); }

#define MIXED(name, x)                                                                               \
    BODY uint16_t name(uint16_t s, uint16_t d, uint16_t sa, uint16_t da) {                           \
        (void)sa, (void)da;                                                                          \
        return (uint16_t)(x);                                                                        \
    }
MIXED(mix_multiply, times(s, d))
MIXED(mix_screen, times(s, da) + times(d, sa) - times(s, d))
MIXED(mix_hard_light,
    2 * s <= sa ? 2 * times(s, d) : times(sa, da) - 2 * times((uint16_t)(da - d), (uint16_t)(sa - s)))
MIXED(mix_overlay,
    2 * d <= da ? 2 * times(s, d) : times(sa, da) - 2 * times((uint16_t)(da - d), (uint16_t)(sa - s)))
MIXED(mix_darken, times(s, da) < times(d, sa) ? times(s, da) : times(d, sa))
MIXED(mix_lighten, times(s, da) > times(d, sa) ? times(s, da) : times(d, sa))
MIXED(mix_difference,
    times(s, da) > times(d, sa) ? times(s, da) - times(d, sa) : times(d, sa) - times(s, da))
MIXED(mix_exclusion, times(s, da) + times(d, sa) - 2 * times(s, d))

BODY uint16_t mixed(
    uint16_t (*x)(uint16_t, uint16_t, uint16_t, uint16_t), uint16_t s, uint16_t d, uint16_t sa, uint16_t da
) {
    return divide_255((uint16_t)(times(s, (uint16_t)(255 - da)) + times(d, (uint16_t)(255 - sa))
        + x(s, d, sa, da)));
}

/// Each alpha in both 16-bit lanes of its pixel.
BODY void spread_alpha(uint32_t *restrict alpha, const uint32_t *restrict pixels, int32_t count) {
    for (int32_t i = 0; i < count; i++) alpha[i] = (pixels[i] >> 24) * 0x00010001u;
}

/// Puts the alpha of the union of both into the result.
BODY void unite_alpha(
    uint32_t *restrict result, const uint32_t *restrict source, const uint32_t *restrict below,
    int32_t count
) {
    for (int32_t i = 0; i < count; i++) {
        uint32_t sa = source[i] >> 24, da = below[i] >> 24, product = sa * da + 128;
        uint32_t alpha = sa + da - ((product + (product >> 8)) >> 8);
        result[i] = (result[i] & 0x00FFFFFFu) | alpha << 24;
    }
}

BODY void blend_whole(
    uint16_t (*x)(uint16_t, uint16_t, uint16_t, uint16_t), uint32_t *restrict result,
    const uint32_t *restrict source, const uint32_t *restrict below, int32_t count
) {
    uint32_t source_alpha[PART], below_alpha[PART];
    spread_alpha(source_alpha, source, count);
    spread_alpha(below_alpha, below, count);
    const lane *s = (const lane *)source, *d = (const lane *)below;
    const lane *sa = (const lane *)source_alpha, *da = (const lane *)below_alpha;
    lane *lanes = (lane *)result;
    for (int32_t i = 0; i < 2 * count; i++) {
        uint16_t even = mixed(x, s[i] & 255, d[i] & 255, sa[i], da[i]);
        uint16_t odd = mixed(x, s[i] >> 8, d[i] >> 8, sa[i], da[i]);
        lanes[i] = (uint16_t)(even | odd << 8);
    }
    unite_alpha(result, source, below, count);
}

// MARK: Divisions

// Components and alphas are whole numbers here too, and products of three of them have 24 bits: exact.

BODY float smaller(float a, float b) { return a < b ? a : b; }
BODY float larger(float a, float b) { return a > b ? a : b; }

BODY float mix_color_dodge(float s, float d, float sa, float da) {
    float all = sa * da, rest = sa - s;
    float x = smaller(all, d * sa * sa / larger(rest, 1));
    x = rest <= 0 ? all : x;
    return d <= 0 ? 0 : x;
}

BODY float mix_color_burn(float s, float d, float sa, float da) {
    float all = sa * da, rest = da - d;
    float x = all - smaller(all, rest * sa * sa / larger(s, 1));
    x = s <= 0 ? 0 : x;
    return rest <= 0 ? all : x;
}

BODY float mix_soft_light(float s, float d, float sa, float da) {
    float whole = larger(da, 1), twice = 2 * s - sa, m = d / whole;
    float dark = twice * d * (da - d) / whole;
    float light = 4 * d <= da ? ((16 * m - 12) * m + 4) * d : __builtin_sqrtf(d * da);
    return sa * d + (twice <= 0 ? dark : twice * (light - d));
}

/// 255 times a component as a byte, at most `top`.
BODY uint32_t rounded_255(float value, uint32_t top) {
    int32_t byte = (int32_t)(larger(value, 0) * (1.0f / 255.0f) + 0.5f);
    return byte < (int32_t)top ? (uint32_t)byte : top;
}

BODY uint32_t united(uint32_t sa, uint32_t da) {
    uint32_t product = sa * da + 128;
    return sa + da - ((product + (product >> 8)) >> 8);
}

BODY uint32_t divided(
    float (*x)(float, float, float, float), uint32_t source, uint32_t below, uint32_t shift, uint32_t top
) {
    float s = (float)(int32_t)((source >> shift) & 255), d = (float)(int32_t)((below >> shift) & 255);
    float sa = (float)(int32_t)(source >> 24), da = (float)(int32_t)(below >> 24);
    return rounded_255(s * (255 - da) + d * (255 - sa) + x(s, d, sa, da), top) << shift;
}

BODY void blend_divided(
    float (*x)(float, float, float, float), uint32_t *restrict result, const uint32_t *restrict source,
    const uint32_t *restrict below, int32_t count
) {
    for (int32_t i = 0; i < count; i++) {
        uint32_t s = source[i], d = below[i], top = united(s >> 24, d >> 24);
        result[i] = divided(x, s, d, 0, top) | divided(x, s, d, 8, top) | divided(x, s, d, 16, top)
            | top << 24;
    }
}

// MARK: Hue, saturation and luminosity

typedef struct {
    float r, g, b;
} color;

BODY float lightness(color c) { return (30 * c.r + 59 * c.g + 11 * c.b) * 0.01f; }
BODY float low(color c) { return smaller(smaller(c.r, c.g), c.b); }
BODY float high(color c) { return larger(larger(c.r, c.g), c.b); }

/// The colour moved to a lightness, and drawn towards grey until it lies within 0 and `limit`.
BODY color with_lightness(color c, float light, float limit) {
    float shift = light - lightness(c);
    color moved = {c.r + shift, c.g + shift, c.b + shift};
    float bottom = low(moved), top = high(moved);
    float below = bottom < 0 ? light / larger(light - bottom, 1e-6f) : 1;
    float above = top > limit ? (limit - light) / larger(top - light, 1e-6f) : 1;
    float scale = below * above;
    color result = {
        light + (moved.r - light) * scale, light + (moved.g - light) * scale,
        light + (moved.b - light) * scale};
    return result;
}

BODY color with_saturation(color c, float saturation) {
    float bottom = low(c), range = high(c) - bottom;
    float scale = range > 0 ? saturation / larger(range, 1) : 0;
    color result = {(c.r - bottom) * scale, (c.g - bottom) * scale, (c.b - bottom) * scale};
    return result;
}

BODY color mix_hue(color s, color d, float limit) {
    return with_lightness(with_saturation(s, high(d) - low(d)), lightness(d), limit);
}
BODY color mix_saturation(color s, color d, float limit) {
    return with_lightness(with_saturation(d, high(s) - low(s)), lightness(d), limit);
}
BODY color mix_color(color s, color d, float limit) { return with_lightness(s, lightness(d), limit); }
BODY color mix_luminosity(color s, color d, float limit) { return with_lightness(d, lightness(s), limit); }

BODY color components(uint32_t pixel) {
    color result = {
        (float)(int32_t)(pixel & 255), (float)(int32_t)((pixel >> 8) & 255),
        (float)(int32_t)((pixel >> 16) & 255)};
    return result;
}

BODY void blend_colors(
    color (*x)(color, color, float), uint32_t *restrict result, const uint32_t *restrict source,
    const uint32_t *restrict below, int32_t count
) {
    for (int32_t i = 0; i < count; i++) {
        uint32_t top = united(source[i] >> 24, below[i] >> 24);
        float sa = (float)(int32_t)(source[i] >> 24), da = (float)(int32_t)(below[i] >> 24);
        color s = components(source[i]), d = components(below[i]);
        // Plain colours times both alphas: the modes scale with their arguments.
        color scaled_s = {s.r * da, s.g * da, s.b * da}, scaled_d = {d.r * sa, d.g * sa, d.b * sa};
        color m = x(scaled_s, scaled_d, sa * da);
        float near = 255 - da, far = 255 - sa;
        result[i] = rounded_255(s.r * near + d.r * far + m.r, top)
            | rounded_255(s.g * near + d.g * far + m.g, top) << 8
            | rounded_255(s.b * near + d.b * far + m.b, top) << 16 | top << 24;
    }
}

// MARK: Sums

BODY void blend_plus_lighter(
    uint32_t *restrict result, const uint32_t *restrict source, const uint32_t *restrict below, int32_t count
) {
    const uint8_t *s = (const uint8_t *)source, *d = (const uint8_t *)below;
    uint8_t *bytes = (uint8_t *)result;
    for (int32_t i = 0; i < 4 * count; i++) {
        uint16_t sum = (uint16_t)(s[i] + d[i]);
        bytes[i] = (uint8_t)(sum < 255 ? sum : 255);
    }
}

BODY uint32_t darker(uint32_t source, uint32_t below, uint32_t shift, int32_t alpha) {
    int32_t s = (int32_t)((source >> shift) & 255), d = (int32_t)((below >> shift) & 255);
    int32_t value = alpha - ((int32_t)(below >> 24) - d) - ((int32_t)(source >> 24) - s);
    value = value > 0 ? value : 0;
    return (uint32_t)(value < alpha ? value : alpha) << shift;
}

/// Adds the darkness of both: Ra = min(1, Sa + Da), R = max(0, Ra - (Da - D) - (Sa - S)).
BODY void blend_plus_darker(
    uint32_t *restrict result, const uint32_t *restrict source, const uint32_t *restrict below, int32_t count
) {
    for (int32_t i = 0; i < count; i++) {
        uint32_t s = source[i], d = below[i];
        int32_t alpha = (int32_t)(s >> 24) + (int32_t)(d >> 24);
        alpha = alpha < 255 ? alpha : 255;
        result[i] = darker(s, d, 0, alpha) | darker(s, d, 8, alpha) | darker(s, d, 16, alpha)
            | (uint32_t)alpha << 24;
    }
}

// MARK: Rows

/// Stores a result; where coverage is partial, the mean of it and what was there.
BODY void store(
    uint32_t *restrict pixels, const uint32_t *restrict result, const uint8_t *restrict cover, int32_t count
) {
    if (!cover) {
        for (int32_t i = 0; i < count; i++) pixels[i] = result[i];
        return;
    }
    uint32_t parts[PART];
    for (int32_t i = 0; i < count; i++) parts[i] = cover[i] * 0x00010001u;
    const lane *new = (const lane *)result, *part = (const lane *)parts;
    lane *old = (lane *)pixels;
    for (int32_t i = 0; i < 2 * count; i++) {
        uint16_t rest = (uint16_t)(255 - part[i]);
        uint16_t even = divide_255((uint16_t)(times(new[i] & 255, part[i]) + times(old[i] & 255, rest)));
        uint16_t odd = divide_255((uint16_t)(times(new[i] >> 8, part[i]) + times(old[i] >> 8, rest)));
        old[i] = (uint16_t)(even | odd << 8);
    }
}

BODY void agate_blend_mode_body(
    uint32_t *restrict pixels, const uint32_t *restrict source, const uint8_t *restrict cover,
    intptr_t count, int32_t mode
) {
    uint32_t result[PART];
    for (intptr_t start = 0; start < count; start += PART) {
        int32_t n = count - start < PART ? (int32_t)(count - start) : PART;
        const uint32_t *s = source + start;
        uint32_t *d = pixels + start;
        switch (mode) {
        case AGATE_BLEND_MULTIPLY: blend_whole(mix_multiply, result, s, d, n); break;
        case AGATE_BLEND_SCREEN: blend_whole(mix_screen, result, s, d, n); break;
        case AGATE_BLEND_OVERLAY: blend_whole(mix_overlay, result, s, d, n); break;
        case AGATE_BLEND_DARKEN: blend_whole(mix_darken, result, s, d, n); break;
        case AGATE_BLEND_LIGHTEN: blend_whole(mix_lighten, result, s, d, n); break;
        case AGATE_BLEND_COLOR_DODGE: blend_divided(mix_color_dodge, result, s, d, n); break;
        case AGATE_BLEND_COLOR_BURN: blend_divided(mix_color_burn, result, s, d, n); break;
        case AGATE_BLEND_SOFT_LIGHT: blend_divided(mix_soft_light, result, s, d, n); break;
        case AGATE_BLEND_HARD_LIGHT: blend_whole(mix_hard_light, result, s, d, n); break;
        case AGATE_BLEND_DIFFERENCE: blend_whole(mix_difference, result, s, d, n); break;
        case AGATE_BLEND_EXCLUSION: blend_whole(mix_exclusion, result, s, d, n); break;
        case AGATE_BLEND_HUE: blend_colors(mix_hue, result, s, d, n); break;
        case AGATE_BLEND_SATURATION: blend_colors(mix_saturation, result, s, d, n); break;
        case AGATE_BLEND_COLOR: blend_colors(mix_color, result, s, d, n); break;
        case AGATE_BLEND_LUMINOSITY: blend_colors(mix_luminosity, result, s, d, n); break;
        case AGATE_BLEND_PLUS_DARKER: blend_plus_darker(result, s, d, n); break;
        case AGATE_BLEND_PLUS_LIGHTER: blend_plus_lighter(result, s, d, n); break;
        default: return;
        }
        store(d, result, cover ? cover + start : cover, n);
    }
}
KERNEL(
    agate_blend_mode,
    (uint32_t *pixels, const uint32_t *source, const uint8_t *cover, intptr_t count, int32_t mode),
    (pixels, source, cover, count, mode))

/// A factor in both lanes of each pixel, as `constant` and a part of the other's alpha.
BODY void find_factors(
    uint32_t *restrict factors, const uint32_t *restrict other, int32_t factor, int32_t count
) {
    uint32_t constant = factor == AGATE_FACTOR_ONE || factor == AGATE_FACTOR_REST ? 255 : 0;
    uint32_t sign = factor == AGATE_FACTOR_ALPHA ? 1 : factor == AGATE_FACTOR_REST ? 0xFFFFFFFFu : 0;
    for (int32_t i = 0; i < count; i++)
        factors[i] = (constant + sign * (other[i] >> 24)) * 0x00010001u;
}

BODY void agate_blend_operator_body(
    uint32_t *restrict pixels, const uint32_t *restrict source, const uint8_t *restrict cover,
    intptr_t count, int32_t source_factor, int32_t below_factor
) {
    uint32_t result[PART], source_factors[PART], below_factors[PART];
    for (intptr_t start = 0; start < count; start += PART) {
        int32_t n = count - start < PART ? (int32_t)(count - start) : PART;
        find_factors(source_factors, pixels + start, source_factor, n);
        find_factors(below_factors, source + start, below_factor, n);
        const lane *s = (const lane *)(source + start), *d = (const lane *)(pixels + start);
        const lane *fs = (const lane *)source_factors, *fd = (const lane *)below_factors;
        lane *lanes = (lane *)result;
        for (int32_t i = 0; i < 2 * n; i++) {
            uint16_t even = divide_255((uint16_t)(times(s[i] & 255, fs[i]) + times(d[i] & 255, fd[i])));
            uint16_t odd = divide_255((uint16_t)(times(s[i] >> 8, fs[i]) + times(d[i] >> 8, fd[i])));
            lanes[i] = (uint16_t)(even | odd << 8);
        }
        store(pixels + start, result, cover ? cover + start : cover, n);
    }
}
KERNEL(
    agate_blend_operator,
    (uint32_t *pixels, const uint32_t *source, const uint8_t *cover, intptr_t count, int32_t source_factor,
     int32_t below_factor),
    (pixels, source, cover, count, source_factor, below_factor))
