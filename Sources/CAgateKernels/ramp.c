#include "sweep.h"
#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Colours of a ramp over an affine map, eight pixels at a time: positions, table entries, colours and blending
// without a stop in memory.

BODY void square_root(float_lanes *value) { *value = __builtin_elementwise_sqrt(*value); }

/// Takes `taken` where `chosen` has all bits, and `other` where it has none.
#define CHOOSE(chosen, taken, other)                                                                       \
    ((float_lanes)(((int_lanes)(taken) & (chosen)) | ((int_lanes)(other) & ~(chosen))))

/// Angles of points in turns.
BODY void turns(float_lanes *x_to_turns, const float_lanes *y_pointer) {
    float_lanes x = *x_to_turns, y = *y_pointer, zero = {};
    float_lanes ax = CHOOSE(x < zero, -x, x), ay = CHOOSE(y < zero, -y, y);
    int_lanes is_steep = ax < ay;
    float_lanes small = CHOOSE(is_steep, ax, ay), large = CHOOSE(is_steep, ay, ax);
    float_lanes r = (float_lanes)((int_lanes)(small / large) & (large > zero));
    // atan(r) / 2 pi on 0...1, a polynomial in r * r; off by less than 3e-7 turns.
    float_lanes s = r * r;
    float_lanes p = zero + -0.00064529189f;
    p = p * s + 0.0034734152f;
    p = p * s + -0.0088945205f;
    p = p * s + 0.015320461f;
    p = p * s + -0.022209311f;
    p = p * s + 0.031730652f;
    p = p * s + -0.053050347f;
    p = p * s + 0.15915494f;
    p = p * r;
    p = CHOOSE(is_steep, 0.25f - p, p);
    p = CHOOSE(x < zero, 0.5f - p, p);
    p = CHOOSE(y < zero, 1.0f - p, p);
    *x_to_turns = (float_lanes)((int_lanes)p & (p < zero + 1));
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static inline void gather_avx2(
    pixel_lanes *result, const uint32_t *colors, const int_lanes *entries
) {
    *(__m256i_u *)result = _mm256_i32gather_epi32((const int *)colors, *(const __m256i_u *)entries, 4);
}
#endif

BODY void gather(pixel_lanes *result, const uint32_t *colors, const int_lanes *entries, bool avx2) {
#if defined(__x86_64__)
    if (avx2) {
        gather_avx2(result, colors, entries);
        return;
    }
#endif
    (void)avx2;
    int_lanes from = *entries;
    *result = (pixel_lanes){colors[from[0]], colors[from[1]], colors[from[2]], colors[from[3]],
                            colors[from[4]], colors[from[5]], colors[from[6]], colors[from[7]]};
}

/// One number in all lanes.
#define ALL(x) ((float_lanes){x, x, x, x, x, x, x, x})

/// A ramp in one row.
typedef struct {
    float u_slope, u_offset, v_slope, v_offset, size;
    const agate_ramp_paint *paint;
    agate_ramp_fold fold;
    int32_t kind;
    bool folds, avx2;
} ramp_row;

BODY ramp_row row_of(const agate_ramp_paint *paint, int32_t y, int32_t kind, bool folds, bool avx2) {
    return (ramp_row){
        (float)paint->u_x, (float)(paint->u_y * y + paint->u_0), (float)paint->v_x,
        (float)(paint->v_y * y + paint->v_0), (float)paint->size, paint, paint->fold, kind, folds, avx2};
}

/// The positions of eight pixels, in table entries.
BODY void positions(float_lanes *result, const ramp_row *row, int32_t x) {
    int_lanes column = (int_lanes){0, 1, 2, 3, 4, 5, 6, 7} + x;
    float_lanes place = __builtin_convertvector(column, float_lanes);
    float_lanes position = place * row->u_slope + row->u_offset;
    if (row->kind != AGATE_RAMP_ALONG) {
        float_lanes v = place * row->v_slope + row->v_offset;
        if (row->kind == AGATE_RAMP_RADIUS) {
            position = position * position + v * v;
            square_root(&position);
        } else {
            turns(&position, &v);
            position *= row->size;
        }
    }
    *result = position;
}

/// The colours of a ramp of at most three stops, a sum of straight lines without a table,
/// taken apart.
BODY void folded_parts(parted *result, const float_lanes *position, const agate_ramp_fold *fold) {
    float_lanes low = ALL(fold->low), high = ALL(fold->high), middle = ALL(fold->middle);
    float_lanes t = *position;
    t = CHOOSE(t > low, t, low);
    t = CHOOSE(t < high, t, high);
    float_lanes first = CHOOSE(t < middle, t, middle), second = t - first;
    int_lanes parts[4];
    for (int32_t part = 0; part < 4; part++) {
        float_lanes value = first * fold->first[part] + fold->base[part] + second * fold->second[part];
        parts[part] = __builtin_convertvector(value, int_lanes);
    }
    // Rounding may not make a component larger than alpha.
    half_lanes alpha = (half_lanes)(parts[3] | (parts[3] << 16));
    half_lanes even = (half_lanes)(parts[0] | (parts[2] << 16)), odd = (half_lanes)(parts[1] | (parts[3] << 16));
    half_lanes more_even = (half_lanes)(even > alpha), more_odd = (half_lanes)(odd > alpha);
    result->even = (even & ~more_even) | (alpha & more_even);
    result->odd = (odd & ~more_odd) | (alpha & more_odd);
}

BODY void table_colors(
    pixel_lanes *result, const float_lanes *position, const agate_ramp_paint *paint, bool avx2
) {
    // Entry 0 is before the start: entries count from 1.
    float_lanes zero = {}, entry = *position + 1, last = ALL((float)(paint->size + 1));
    entry = (float_lanes)((int_lanes)entry & (entry > zero));
    entry = CHOOSE(entry < last, entry, last);
    int_lanes entries = __builtin_convertvector(entry, int_lanes);
    gather(result, paint->colors, &entries, avx2);
}

#define KEEP_WHERE(pixels, mask)                                                                           \
    do {                                                                                                   \
        half_lanes kept = (half_lanes)(mask);                                                              \
        (pixels)->even &= kept;                                                                            \
        (pixels)->odd &= kept;                                                                             \
    } while (0)

/// The colours of eight pixels, taken apart.
BODY void ramp_eight(parted *result, const ramp_row *row, int32_t x) {
    float_lanes position;
    positions(&position, row, x);
    if (row->folds) {
        folded_parts(result, &position, &row->fold);
    } else {
        pixel_lanes colors;
        table_colors(&colors, &position, row->paint, row->avx2);
        part(result, &colors);
    }
    if (!row->paint->extends_start) KEEP_WHERE(result, position >= (float_lanes){});
    if (!row->paint->extends_end) KEEP_WHERE(result, position < ALL(row->size));
}

BODY void ramp_colors(uint32_t *result, int32_t x, intptr_t count, const ramp_row *row) {
    for (intptr_t i = 0; i < count; i += 8) {
        parted colors;
        ramp_eight(&colors, row, x + (int32_t)i);
        if (i + 8 <= count) {
            store_parted(result + i, &colors);
        } else {
            uint32_t few[8];
            store_parted(few, &colors);
            for (intptr_t lane = 0; i + lane < count; lane++) result[i + lane] = few[lane];
        }
    }
}

BODY void ramp_colors_body(
    uint32_t *result, int32_t x, int32_t y, intptr_t count, const agate_ramp_paint *paint, bool avx2
) {
#define KIND(kind)                                                                                         \
    case 2 * kind: {                                                                                       \
        ramp_row row = row_of(paint, y, kind, false, avx2);                                                \
        ramp_colors(result, x, count, &row);                                                               \
        break;                                                                                             \
    }                                                                                                      \
    case 2 * kind + 1: {                                                                                   \
        ramp_row row = row_of(paint, y, kind, true, avx2);                                                 \
        ramp_colors(result, x, count, &row);                                                               \
        break;                                                                                             \
    }
    switch (2 * paint->kind + paint->folds) {
        KIND(AGATE_RAMP_ALONG)
        KIND(AGATE_RAMP_RADIUS)
        KIND(AGATE_RAMP_ANGLE)
    }
#undef KIND
}

/// Blends the colours of a run of pixels, multiplied by opacity and then by coverage, and asks for the next row's
/// pixels, as fill_span does.
BODY void ramp_run(
    uint32_t *pixels, int32_t x, const agate_run *run, const uint8_t *cover, const agate_ramp_paint *paint,
    const ramp_row *row, intptr_t pixel_stride
) {
    uint32_t opacity = paint->opacity;
    int32_t count = run->length;
    pixel_lanes opacities = (pixel_lanes){} + opacity, covers = (pixel_lanes){} + (uint32_t)run->coverage;
    if (run->coverage == 255 && opacity == 255 && paint->is_opaque) {
        ramp_colors(pixels, x, count, row);
        return;
    }
    for (int32_t i = 0; i < count; i += 8) {
        parted source;
        __builtin_prefetch(pixels + i + pixel_stride, 1);
        ramp_eight(&source, row, x + i);
        if (opacity != 255) scale_parted(&source, &opacities);
        if (run->coverage < 0) {
            pixel_lanes factor;
            load_cover(&factor, cover + i);
            scale_parted(&source, &factor);
        } else if (run->coverage != 255) {
            scale_parted(&source, &covers);
        }
        over_some(pixels + i, count - i, &source);
    }
}

BODY void fill_band_ramp(
    const agate_band *band, bool even_odd, const agate_ramp_paint *paint, int32_t kind, bool folds,
    uint32_t *pixels, intptr_t pixel_stride, uint8_t *cover, agate_run *runs, bool avx2
) {
    for (int32_t y = band->min_y; y < band->max_y; y++, pixels += pixel_stride) {
        ramp_row row = row_of(paint, y, kind, folds, avx2);
        intptr_t count = sweep(band, y - band->min_y, even_odd, cover, runs);
        for (intptr_t index = 0; index < count; index++) {
            int32_t start = runs[index].start;
            ramp_run(
                pixels + start, band->min_x + start, &runs[index], cover + start, paint, &row, pixel_stride);
        }
    }
}

BODY void fill_band_ramp_body(
    const agate_band *band, bool even_odd, const agate_ramp_paint *paint, uint32_t *pixels,
    intptr_t pixel_stride, uint8_t *cover, agate_run *runs, bool avx2
) {
#define KIND(kind)                                                                                         \
    case 2 * kind:                                                                                         \
        fill_band_ramp(band, even_odd, paint, kind, false, pixels, pixel_stride, cover, runs, avx2);       \
        break;                                                                                             \
    case 2 * kind + 1:                                                                                     \
        fill_band_ramp(band, even_odd, paint, kind, true, pixels, pixel_stride, cover, runs, avx2);        \
        break;
    switch (2 * paint->kind + paint->folds) {
        KIND(AGATE_RAMP_ALONG)
        KIND(AGATE_RAMP_RADIUS)
        KIND(AGATE_RAMP_ANGLE)
    }
#undef KIND
}

KERNEL_TOLD(
    agate_ramp_colors, ramp_colors_body,
    (uint32_t *result, int32_t x, int32_t y, intptr_t count, const agate_ramp_paint *paint),
    result, x, y, count, paint)
KERNEL_TOLD(
    agate_fill_band_ramp, fill_band_ramp_body,
    (const agate_band *band, bool even_odd, const agate_ramp_paint *paint, uint32_t *pixels,
     intptr_t pixel_stride, uint8_t *cover, agate_run *runs),
    band, even_odd, paint, pixels, pixel_stride, cover, runs)
