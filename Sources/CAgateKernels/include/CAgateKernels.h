#ifndef CAGATE_KERNELS_H
#define CAGATE_KERNELS_H

// The row loops of the rasteriser. Pixels are premultiplied RGBA, 0xAABBGGRR as a number.
//
// Each kernel is one plain C body that is compiled twice: for the baseline of the processor family and,
// on x86-64, for AVX2. Which one runs is chosen at run time. Both give the same bytes: pixel arithmetic is
// in integers, and floating-point expressions are never contracted.
// The same loops in plain Swift stand in Sources/AgateRaster/Kernel/RowKernel+Reference.swift.

#include <stdbool.h>
#include <stdint.h>

#include "blendmodes.h"
#include "image.h"

/// Whether the AVX2 variants run.
bool agate_kernels_use_avx2(void);
/// Makes all kernels portable (true), or lets the processor decide again (false).
void agate_kernels_force_portable(bool force);

// MARK: Coverage

/// 1.0 of the accumulation buffer.
#define AGATE_COVER_ONE 65536

/// A straight edge, downwards (y0 < y1), with its winding number: 1 as drawn, -1 when turned round.
typedef struct {
    double x0, y0, x1, y1;
    int32_t winding;
} agate_line;

/// A part of the plane with an accumulation buffer: rows [min_y, max_y), columns [min_x, max_x).
typedef struct {
    int32_t min_x, min_y, max_x, max_y;
    /// Cells from one row to the next: a multiple of 8, at least max_x - min_x.
    int32_t stride;
    /// 64-bit words of `touched` from one row to the next.
    int32_t words;
    /// Differences of signed area from one column to the next, 16 bits of fraction.
    int32_t *cells;
    /// One bit for each group of eight cells that has been written.
    uint64_t *touched;
} agate_band;

/// Adds edges to a band. What a cell gets from an edge depends on nothing but the edge and the cell.
void agate_accumulate(const agate_line *lines, intptr_t count, const agate_band *band);
/// The same without antialiasing: a pixel is in or out by its centre.
void agate_accumulate_centers(const agate_line *lines, intptr_t count, const agate_band *band);

/// Neighbouring pixels that are covered alike, or by `cover` bytes when `coverage` is -1.
typedef struct {
    int32_t start, length, coverage;
} agate_run;

/// Turns one row of a band into runs, and clears the row.
///
/// `cover` has room for `stride` bytes, `runs` for stride / 4 + 2. Pixels without coverage are in no run.
/// Gives the number of runs.
intptr_t agate_sweep(const agate_band *band, int32_t row, bool even_odd, uint8_t *cover, agate_run *runs);

/// Sweeps all rows of a band and blends one colour over the pixels; `pixels` is the pixel of
/// (min_x, min_y), `pixel_stride` pixels apart from row to row.
void agate_fill_band(
    const agate_band *band, bool even_odd, uint32_t color, uint32_t *pixels, intptr_t pixel_stride,
    uint8_t *cover, agate_run *runs);

// MARK: Blending, source over

/// Blends one colour over a row.
void agate_blend_solid(uint32_t *pixels, intptr_t count, uint32_t color);
/// Blends one colour over a row, multiplied by coverage.
void agate_blend_solid_cover(uint32_t *pixels, const uint8_t *cover, intptr_t count, uint32_t color);
/// Blends a row over a row.
void agate_blend_row(uint32_t *pixels, const uint32_t *source, intptr_t count);
/// Blends a row over a row, multiplied by coverage.
void agate_blend_row_cover(uint32_t *pixels, const uint32_t *source, const uint8_t *cover, intptr_t count);
/// Multiplies a row by one factor of 0...255, into another row or itself.
void agate_scale_row(uint32_t *result, const uint32_t *source, intptr_t count, uint32_t factor);
/// Multiplies a row by coverage in place.
void agate_multiply_cover(uint32_t *pixels, const uint8_t *cover, intptr_t count);
/// Multiplies coverage by coverage in place.
void agate_multiply_bytes(uint8_t *cover, const uint8_t *other, intptr_t count);
/// Takes the alpha of each pixel.
void agate_extract_alpha(uint8_t *alpha, const uint32_t *pixels, intptr_t count);

// MARK: Sampling

/// Where a row of pixels lies in a paint's space: (u, v, w) = slope * x + offset for device column x.
typedef struct {
    float u_slope, u_offset, v_slope, v_offset, w_slope, w_offset;
    bool perspective;
} agate_row_map;

/// The points of pixels x...x+count in paint space. Behind the eye (w <= 0) a point is not a number.
void agate_map_row(float *u, float *v, intptr_t count, int32_t x, const agate_row_map *map);

/// Colours of a ramp: entry 0 before the start, entries 1...size within, entry size + 1 after the end.
typedef struct {
    const uint32_t *colors;
    int32_t size;
    /// Whether there is colour before the start and after the end.
    bool extends_start, extends_end;
} agate_ramp;

/// Colours of positions along a ramp, 0...1. What is not a number is transparent.
void agate_ramp_row(uint32_t *result, const float *position, intptr_t count, const agate_ramp *ramp);
/// The distance of points from the origin, in place of u.
void agate_radius_row(float *u, const float *v, intptr_t count);
/// The angle of points around the origin from +u towards +v, in turns of 0...1, in place of u.
void agate_angle_row(float *u, const float *v, intptr_t count);

// MARK: Blur

/// The mean of two boxes. A box takes 2 * reach + 1 numbers by the inner weight and one more at each end by
/// the outer weight; the weights of both boxes add up to 1.
typedef struct {
    int32_t narrow_reach, wide_reach;
    float narrow_inner, narrow_outer, wide_inner, wide_outer;
} agate_box_pair;

/// Runs the boxes over columns of numbers, each at most 255 * 256. Rows outside count as 0.
/// `source` and `result` have `height` rows of `width` numbers; `sums` has room for 2 * width numbers.
void agate_box_columns(
    uint16_t *result, const uint16_t *source, int32_t *sums, intptr_t width, intptr_t height,
    const agate_box_pair *boxes);
/// Weighs columns of numbers: row y of `result` is the sum of rows y - reach to y + reach, each times its weight.
/// `weights` are reach + 1 numbers, that of the row itself first. Otherwise as agate_box_columns.
void agate_weigh_columns(
    uint16_t *result, const uint16_t *source, const float *weights, intptr_t reach, intptr_t width,
    intptr_t height);
/// Swaps rows and columns: `result` has `width` rows of `height` numbers.
void agate_transpose(uint16_t *result, const uint16_t *source, intptr_t width, intptr_t height);

#endif
