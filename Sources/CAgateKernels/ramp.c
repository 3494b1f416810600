#include "sweep.h"
#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Colours of a ramp over an affine map, eight or sixteen pixels at a time: positions, table entries, colours and blending
// without a stop in memory.

/// A ramp in one row.
typedef struct {
    float u_slope, u_offset, v_slope, v_offset, size;
    const agate_ramp_paint *paint;
    agate_ramp_fold fold;
    /// The colour at the middle stop of the fold, rounded as a sum of its lines is.
    float turn[4];
    int32_t kind, unit;
    bool folds;
    /// Whether there is colour before the start and after the end.
    bool extends;
    /// Whether all colours of the fold have one alpha, and which.
    bool is_flat;
    int32_t alpha;
} ramp_row;

BODY ramp_row row_of(const agate_ramp_paint *paint, int32_t kind, bool folds, int32_t unit) {
    ramp_row row = {
        .u_slope = (float)paint->u_x, .v_slope = (float)paint->v_x, .size = (float)paint->size, .paint = paint,
        .fold = paint->fold, .kind = kind, .unit = unit, .folds = folds,
        .extends = paint->extends_start && paint->extends_end};
    for (int32_t part = 0; part < 4; part++)
        row.turn[part] = row.fold.middle * row.fold.first[part] + row.fold.base[part];
    row.is_flat = folds && row.fold.first[3] == 0 && row.fold.second[3] == 0;
    row.alpha = folds ? (int32_t)row.fold.base[3] : 0;
    return row;
}

BODY void go_to(ramp_row *row, int32_t y) {
    row->u_offset = (float)(row->paint->u_y * y + row->paint->u_0);
    row->v_offset = (float)(row->paint->v_y * y + row->paint->v_0);
}

#if defined(__x86_64__)
AVX2 static inline void gather_avx2(pixel_lanes *result, const uint32_t *colors, const int_lanes *entries) {
    *(__m256i_u *)result = _mm256_i32gather_epi32((const int *)colors, *(const __m256i_u *)entries, 4);
}
AVX512 static inline void gather_avx512(
    wide_pixel_lanes *result, const uint32_t *colors, const wide_int_lanes *entries
) {
    *(__m512i_u *)result = _mm512_i32gather_epi32(*(const __m512i_u *)entries, (const int *)colors, 4);
}
#endif

BODY void gather(pixel_lanes *result, const uint32_t *colors, const int_lanes *entries, int32_t unit) {
#if defined(__x86_64__)
    if (unit >= AGATE_UNIT_AVX2) {
        gather_avx2(result, colors, entries);
        return;
    }
#endif
    (void)unit;
    int_lanes from = *entries;
    *result = (pixel_lanes){colors[from[0]], colors[from[1]], colors[from[2]], colors[from[3]],
                            colors[from[4]], colors[from[5]], colors[from[6]], colors[from[7]]};
}

BODY void wide_gather(
    wide_pixel_lanes *result, const uint32_t *colors, const wide_int_lanes *entries, int32_t unit
) {
    (void)unit;
#if defined(__x86_64__)
    gather_avx512(result, colors, entries);
#else
    for (int32_t lane = 0; lane < 16; lane++) (*result)[lane] = colors[(*entries)[lane]];
#endif
}

static const int_lanes columns = {0, 1, 2, 3, 4, 5, 6, 7};
static const wide_int_lanes wide_columns = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

#define LANES 8
#define L(name) name
#include "ramp_template.h"
#undef LANES
#undef L
#define LANES 16
#define L(name) wide_##name
#include "ramp_template.h"
#undef LANES
#undef L

BODY void ramp_colors(uint32_t *result, int32_t x, intptr_t count, const ramp_row *row) {
    intptr_t i = 0;
    if (IS_WIDE(row->unit)) i = wide_ramp_write(result, x, count, row);
    i += ramp_write(result + i, x + (int32_t)i, count - i, row);
    if (i == count) return;
    parted colors;
    uint32_t few[8];
    ramp_parts(&colors, row, x + (int32_t)i);
    store_parted(few, &colors);
    for (intptr_t lane = 0; i + lane < count; lane++) result[i + lane] = few[lane];
}

/// Blends the colours over pixels as they are, and asks for the next row's pixels, as solid_span does.
BODY void ramp_span_all(uint32_t *pixels, int32_t x, int32_t count, const ramp_row *row, intptr_t pixel_stride) {
    int32_t i = 0;
    if (IS_WIDE(row->unit)) i = wide_ramp_span(pixels, x, count, row, pixel_stride);
    i += ramp_span(pixels + i, x + i, count - i, row, pixel_stride);
    if (i == count) return;
    parted source;
    ramp_parts(&source, row, x + i);
    over_some(pixels + i, count - i, &source);
}

/// Blends the colours of a run of pixels, multiplied by opacity and then by coverage.
BODY void ramp_run(
    uint32_t *pixels, int32_t x, const agate_run *run, const uint8_t *cover, const ramp_row *row,
    intptr_t pixel_stride
) {
    const agate_ramp_paint *paint = row->paint;
    uint32_t opacity = paint->opacity;
    int32_t count = run->length;
    if (run->coverage == 255 && opacity == 255) {
        if (paint->is_opaque) ramp_colors(pixels, x, count, row);
        else ramp_span_all(pixels, x, count, row, pixel_stride);
        return;
    }
    pixel_lanes opacities = (pixel_lanes){} + opacity, covers = (pixel_lanes){} + (uint32_t)run->coverage;
    for (int32_t i = 0; i < count; i += 8) {
        parted source;
        __builtin_prefetch(pixels + i + pixel_stride, 1);
        ramp_parts(&source, row, x + i);
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
    const agate_band *band, bool even_odd, const ramp_row *start, uint32_t *pixels, intptr_t pixel_stride,
    uint8_t *cover, agate_run *runs
) {
    ramp_row row = *start;
    for (int32_t y = band->min_y; y < band->max_y; y++, pixels += pixel_stride) {
        intptr_t count = sweep(band, y - band->min_y, even_odd, cover, runs);
        go_to(&row, y);
        for (intptr_t index = 0; index < count; index++) {
            int32_t from = runs[index].start;
            ramp_run(pixels + from, band->min_x + from, &runs[index], cover + from, &row, pixel_stride);
        }
    }
}

// A loop for each kind of ramp, with a table and with a fold, and with a fold of one alpha.
#define KINDS(row, paint, unit, DO)                                                                        \
    switch (3 * (paint)->kind + (paint)->folds) {                                                          \
        KIND(row, paint, unit, AGATE_RAMP_ALONG, DO)                                                       \
        KIND(row, paint, unit, AGATE_RAMP_RADIUS, DO)                                                      \
        KIND(row, paint, unit, AGATE_RAMP_ANGLE, DO)                                                       \
    }
#define KIND(row, paint, unit, kind, DO)                                                                   \
    case 3 * kind: {                                                                                       \
        ramp_row row = row_of(paint, kind, false, unit);                                                   \
        row.is_flat = false;                                                                               \
        DO;                                                                                                \
        break;                                                                                             \
    }                                                                                                      \
    case 3 * kind + 1: {                                                                                   \
        ramp_row row = row_of(paint, kind, true, unit);                                                    \
        if (row.is_flat) {                                                                                 \
            row.is_flat = true;                                                                            \
            DO;                                                                                            \
        } else {                                                                                           \
            DO;                                                                                            \
        }                                                                                                  \
        break;                                                                                             \
    }

BODY void ramp_colors_body(
    uint32_t *result, int32_t x, int32_t y, intptr_t count, const agate_ramp_paint *paint, int32_t unit
) {
    KINDS(row, paint, unit, (go_to(&row, y), ramp_colors(result, x, count, &row)))
}

BODY void fill_band_ramp_body(
    const agate_band *band, bool even_odd, const agate_ramp_paint *paint, uint32_t *pixels,
    intptr_t pixel_stride, uint8_t *cover, agate_run *runs, int32_t unit
) {
    KINDS(row, paint, unit, fill_band_ramp(band, even_odd, &row, pixels, pixel_stride, cover, runs))
}

KERNEL_OF_UNIT(
    agate_ramp_colors, ramp_colors_body,
    (uint32_t *result, int32_t x, int32_t y, intptr_t count, const agate_ramp_paint *paint),
    result, x, y, count, paint)
KERNEL_OF_UNIT(
    agate_fill_band_ramp, fill_band_ramp_body,
    (const agate_band *band, bool even_odd, const agate_ramp_paint *paint, uint32_t *pixels,
     intptr_t pixel_stride, uint8_t *cover, agate_run *runs),
    band, even_odd, paint, pixels, pixel_stride, cover, runs)
