#ifndef CAGATE_KERNELS_H
#define CAGATE_KERNELS_H

// The row loops of the rasteriser. Pixels are premultiplied RGBA, 0xAABBGGRR as a number.
//
// Each kernel is one plain C body that is compiled for the baseline of the processor family and, on x86-64, for
// AVX2 and maybe for AVX-512. Which one runs is chosen at run time. All give the same bytes: pixel arithmetic is
// in integers, and floating-point expressions are never contracted.
// The same loops in plain Swift stand in Sources/AgateRaster/Kernel/RowKernel+Reference.swift.

#include <stdbool.h>
#include <stdint.h>

#include "blendmodes.h"
#include "image.h"

/// Vector units that there are variants for; each has what those before it have.
enum { AGATE_UNIT_PORTABLE, AGATE_UNIT_AVX2, AGATE_UNIT_AVX512 };

/// The vector unit whose variants run. A kernel without one of its own for AVX-512 runs that for AVX2.
int32_t agate_kernels_unit(void);
/// Keeps all kernels from using units after `unit` (true) until they were allowed them again (false) as often.
void agate_kernels_limit(int32_t unit, bool limits);

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
    /// Cells from one row to the next: a multiple of 8, at least max_x - min_x + 2.
    int32_t stride;
    /// Bytes of `touched` from one row to the next: a multiple of 8, at least stride / 8.
    int32_t groups;
    /// Differences of signed area from one column to the next, 16 bits of fraction.
    int32_t *cells;
    /// One for each group of eight cells that has been written.
    uint8_t *touched;
} agate_band;

/// A point in device space with 16 bits of fraction.
typedef struct {
    int32_t x, y;
} agate_point;

/// No coordinate of an agate_point is further from 0, in pixels.
#define AGATE_POINT_LIMIT 16000

/// How many points lie between two extents.
#define AGATE_EXTENT_POINTS 32

/// The smallest and the largest y of the edges that end in AGATE_EXTENT_POINTS points one after the other.
typedef struct {
    int32_t low, high;
} agate_extent;

/// Measures the edges of polygons, as agate_accumulate_polygons takes them; `extents` has room for one for each
/// AGATE_EXTENT_POINTS points begun.
void agate_measure_extents(
    agate_extent *extents, const agate_point *points, const int32_t *ends, intptr_t polygons);
/// Adds closed polygons to a band: polygon i ends before point `ends[i]`, where the next one begins.
/// What a cell gets from an edge depends on nothing but the edge and the cell.
///
/// Edges whose extents miss the band are not looked at; `extents` may be null.
void agate_accumulate_polygons(
    const agate_point *points, const int32_t *ends, intptr_t polygons, const agate_extent *extents,
    const agate_band *band);

/// How often polygons begin to go down, or more: no pixel is wound around more often.
int32_t agate_count_descents(const agate_point *points, const int32_t *ends, intptr_t polygons);

/// An edge as it is drawn.
typedef struct {
    agate_point from, to;
} agate_edge;

/// Rows [min_y, max_y) in bands of 2 to the power of `shift` rows, and the column where what is seen ends.
typedef struct {
    int32_t min_y, max_y, max_x, shift;
} agate_rows;

/// Sorts the edges of polygons by the first band that they reach: those of band i lie from starts[i] to starts[i + 1]. What
/// changes nothing in the rows is left out. `edges` has room for one for each point, `starts` for one more than there are bands.
void agate_sort_edges(
    agate_edge *edges, int32_t *starts, const agate_point *points, const int32_t *ends, intptr_t polygons,
    const agate_extent *extents, const agate_rows *rows);
/// Adds edges from `start` to `end` to a band, as agate_accumulate_polygons does, and moves those that go on below it to the end of
/// them. Gives where these begin.
intptr_t agate_accumulate_sorted(agate_edge *edges, intptr_t start, intptr_t end, const agate_band *band);

/// (x, y) becomes (a x + c y, b x + d y).
typedef struct {
    double a, b, c, d;
} agate_matrix;

/// The smallest and the largest coordinates of points.
typedef struct {
    double min_x, min_y, max_x, max_y;
} agate_sides;

/// Applies a matrix to points, pairs (x, y), counted from the first one; there is one at least. Gives false when a number that
/// comes out is none or beyond 1e6: then `sides` have no meaning.
bool agate_place_points(
    double *result, agate_sides *sides, const double *points, intptr_t count, const agate_matrix *matrix);

/// Writes points of a curve in fixed numbers, those at the parameters t = 1/count, 2/count ... 1 of
/// ((a t + b) t + c) t + d, each a pair (x, y). The last point is `end` itself.
void agate_flatten_curve(
    agate_point *result, const double *abcd, intptr_t count, agate_point end);

/// Turns points, pairs (x, y) in pixels, into fixed numbers. Gives false when one is beyond AGATE_POINT_LIMIT
/// or not a number: then `result` has no meaning.
bool agate_fix_points(agate_point *result, const double *points, intptr_t count);
/// The smallest and the largest coordinates of points.
void agate_bounds(const agate_point *points, intptr_t count, agate_point *low, agate_point *high);

/// Adds edges of any size to a band, as agate_accumulate_polygons does.
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
    const agate_band *band, bool even_odd, uint32_t color, uint32_t *pixels, intptr_t pixel_stride);

/// Sweeps all rows of two bands of the same pixels: blends one colour over what `outer` covers by the rule of windings, and
/// then another one over what both together cover by the even-odd rule. The bytes are those of two agate_fill_band.
void agate_fill_band_bordered(
    const agate_band *outer, const agate_band *inner, uint32_t color, uint32_t border, uint32_t *pixels,
    intptr_t pixel_stride);

/// How a point becomes a position along a ramp: its u, its distance from the origin, or its angle around
/// the origin from +u towards +v in turns.
enum { AGATE_RAMP_ALONG, AGATE_RAMP_RADIUS, AGATE_RAMP_ANGLE };

/// The colours of a ramp of at most three stops, without a table.
///
/// With t cut to low...high, and its part up to `middle` and the rest of it, a component (red, green, blue, alpha) is
/// base + first * part + second * rest, rounded down: 0.5 belongs to the base.
typedef struct {
    float low, middle, high;
    float base[4], first[4], second[4];
} agate_ramp_fold;

/// Colours of a ramp over an affine map.
typedef struct {
    /// Where the centre of pixel (x, y) is: u = u_x x + u_y y + u_0, and v likewise. But for an angle, both
    /// are in table entries: `size` of them from the start to the end.
    double u_x, u_y, u_0, v_x, v_y, v_0;
    /// Entry 0 before the start, entries 1...size within, entry size + 1 after the end.
    const uint32_t *colors;
    int32_t size, kind;
    /// Whether `fold` gives the colours, and not the table.
    bool folds;
    agate_ramp_fold fold;
    /// Whether there is colour before the start and after the end.
    bool extends_start, extends_end;
    /// Whether every pixel is opaque.
    bool is_opaque;
    /// Multiplies all colours, 0...255.
    uint32_t opacity;
} agate_ramp_paint;

/// The colours of pixels in a row, without opacity.
void agate_ramp_colors(uint32_t *result, int32_t x, int32_t y, intptr_t count, const agate_ramp_paint *paint);
/// Sweeps all rows of a band and blends the colours over the pixels, as agate_fill_band does. `cover` and `runs`
/// have room as for agate_sweep.
void agate_fill_band_ramp(
    const agate_band *band, bool even_odd, const agate_ramp_paint *paint, uint32_t *pixels,
    intptr_t pixel_stride, uint8_t *cover, agate_run *runs);

/// Sweeps all rows of a band and blends the pixels of an image over them, sampled as agate_sample_bilinear or
/// agate_sample_nearest does, multiplied by opacity and then by coverage.
void agate_fill_band_image(
    const agate_band *band, bool even_odd, const agate_image_paint *paint, uint32_t *pixels,
    intptr_t pixel_stride, uint8_t *cover, agate_run *runs);

// MARK: Boxes with rounded corners

/// A quarter of an ellipse: its middle and its radii in pixels, 0 where the corner is sharp.
typedef struct {
    double x, y, radius_x, radius_y;
} agate_corner;

/// A box on the axes of pixels. The middle of a corner lies in the box, no further right than that of the one beside it.
typedef struct {
    double min_x, min_y, max_x, max_y;
    agate_corner top_left, top_right, bottom_left, bottom_right;
} agate_rounded_box;

/// Bytes of coverage after a row that agate_fill_rounded may write.
enum { AGATE_ROUNDED_SLACK = 32 };

/// Writes the coverage of pixels in a row: of a box, less that of one inside if there is one. From `start` to `stop`, counted from `x`,
/// it is the same.
void agate_rounded_cover(
    const agate_rounded_box *outer, const agate_rounded_box *inner, int32_t x, int32_t y, int32_t count,
    uint8_t *cover, int32_t *start, int32_t *stop);
/// Blends a colour over a box, and then maybe another one over what lies between it and a box inside; without that over all of it.
/// `pixels` is the pixel at min_x, min_y; `cover` has room for two rows, each with AGATE_ROUNDED_SLACK more.
void agate_fill_rounded(
    const agate_rounded_box *outer, const agate_rounded_box *inner, bool has_border, uint32_t color,
    uint32_t border, int32_t min_x, int32_t min_y, int32_t max_x, int32_t max_y, uint32_t *pixels,
    intptr_t pixel_stride, uint8_t *cover);

// MARK: Blending, source over

/// Blends one colour over a row.
void agate_blend_solid(uint32_t *pixels, intptr_t count, uint32_t color);
/// Blends one colour over a row, multiplied by coverage.
void agate_blend_solid_cover(uint32_t *pixels, const uint8_t *cover, intptr_t count, uint32_t color);

/// Coverage of a small shape at its place.
typedef struct {
    /// Rows from the top, `stride` bytes apart; bytes from `width` to `stride` are 0.
    const uint8_t *cover;
    /// The pixel of the top left byte.
    int32_t x, y;
    int32_t width, height;
    /// A multiple of 16, at least width.
    int32_t stride;
} agate_mask;

/// Blends one colour over what masks cover, one after the other: the bytes of agate_blend_solid_cover for each row.
///
/// `pixels` is the pixel 0, 0; none but those in [min_x, max_x) and [min_y, max_y) are touched, of which any may be written again as
/// it was.
void agate_blend_solid_masks(
    uint32_t *pixels, intptr_t pixel_stride, const agate_mask *masks, intptr_t count, uint32_t color,
    int32_t min_x, int32_t min_y, int32_t max_x, int32_t max_y);
/// Blends a row over a row.
void agate_blend_row(uint32_t *pixels, const uint32_t *source, intptr_t count);
/// Blends rows over rows, multiplied by opacity of 0...255; the rows lie `pixel_stride` and `source_stride` pixels apart.
void agate_blend_block(
    uint32_t *pixels, intptr_t pixel_stride, const uint32_t *source, intptr_t source_stride, intptr_t width,
    intptr_t rows, uint32_t opacity);
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

/// Colours of positions along a ramp, 0...1. NaN is transparent.
void agate_ramp_row(uint32_t *result, const float *position, intptr_t count, const agate_ramp *ramp);
/// The distance of points from the origin, in place of u.
void agate_radius_row(float *u, const float *v, intptr_t count);
/// The angle of points around the origin from +u towards +v, in turns of 0...1, in place of u.
void agate_angle_row(float *u, const float *v, intptr_t count);

// MARK: Blur

/// Three boxes, one after the other, and then the mean of two, of odd widths. A `narrow` box is less wide than `wide`.
typedef struct {
    int32_t boxes[3], narrow, wide;
    /// By how much all of them together spread a number to each side: the sum of half the widths, rounded down.
    int32_t reach;
    /// Whether the sums of three boxes may not fit into 31 bits: then each is scaled.
    bool is_wide;
    /// Turns sums of a box into 8ths of the numbers (only the last of them when not `is_wide`).
    float scale[3];
    /// Turns the sums of the last two, of 8ths, into their shares of the mean.
    float narrow_weight, wide_weight;
} agate_gauss;

/// How many columns agate_gauss_block takes.
#define AGATE_GAUSS_BLOCK 16

/// Blurs AGATE_GAUSS_BLOCK columns of bytes, or of numbers of at most 255 * 256; rows outside count as 0.
///
/// `source` has `rows` rows, `stride` bytes from one to the next; `result` gets rows + 2 * reach rows of
/// AGATE_GAUSS_BLOCK numbers (bytes times 256, or bytes again). `rings` has room for boxes[1] + boxes[2] + wide
/// rows of AGATE_GAUSS_BLOCK numbers.
void agate_gauss_block(
    void *result, const void *source, intptr_t stride, intptr_t rows, const agate_gauss *gauss,
    int32_t *rings, bool is_bytes, bool makes_bytes);
/// Lays the columns of a block out as rows: pixel i of each of `rows` rows goes to result + i * stride (bytes), one
/// behind the other. `size` is the bytes of a pixel (1, 2, 4 or 8), `block_size` those of the block's rows.
void agate_spread_block(
    void *result, intptr_t stride, const void *block, intptr_t rows, intptr_t pixels, intptr_t size,
    intptr_t block_size);
/// Weighs columns of numbers: row y of `result` is the sum of rows y - reach to y + reach, each times its weight.
/// `weights` are reach + 1 numbers, that of the row itself first. Rows outside
/// count as 0. `source` and `result` have `height` rows of `width` numbers of at most 255 * 256.
void agate_weigh_columns(
    uint16_t *result, const uint16_t *source, const float *weights, intptr_t reach, intptr_t width,
    intptr_t height);

// Rows of numbers (bytes times 256, at most 255 * 256) in half the resolution and back. They may be read and written up to
// AGATE_NUMBER_ROOM numbers behind their ends.

#define AGATE_NUMBER_ROOM 64

/// Adds bytes to sums, which must stay below 2^16.
void agate_add_bytes(uint16_t *sums, const uint8_t *bytes, intptr_t count);
/// Shifts sums to the left.
void agate_scale_sums(uint16_t *sums, intptr_t count, int32_t shift);
/// Pixel i becomes the mean of pixels 2 * i and 2 * i + 1, a half rounded up; `pixels` is how many come out, `components`
/// how many numbers each has: 1 or 4.
void agate_halve_row(uint16_t *row, intptr_t pixels, intptr_t components);
/// Three quarters of one row and one of another.
void agate_mix_rows(uint16_t *result, const uint16_t *near, const uint16_t *far, intptr_t count);
/// Makes two pixels of each: three quarters of it and one of its left or of its right neighbour; these are also read
/// before the first pixel and behind the last. `components` is 1 or 4.
void agate_double_row(uint16_t *result, const uint16_t *row, intptr_t pixels, intptr_t components);
/// Rounds numbers to bytes.
void agate_round_numbers(uint8_t *result, const uint16_t *numbers, intptr_t count);

#endif
