#ifndef CAGATE_IMAGE_H
#define CAGATE_IMAGE_H

// Sampling of images, a row of device pixels at a time.
//
// A point's place in the image is computed in double precision from the device column, so that it does not
// depend on where a row starts, and then kept in whole 256ths of an image pixel.

#include <stdbool.h>
#include <stdint.h>

/// Where a row of device pixels lies in an image, top left corner at 0: the middle of device column x is at
/// ((u_slope * x + u_offset) / w, (v_slope * x + v_offset) / w) with w = w_slope * x + w_offset.
///
/// Without perspective w is 1. Behind the eye (w <= 0) a point is nowhere. All numbers are finite.
typedef struct {
    double u_slope, u_offset, v_slope, v_offset, w_slope, w_offset;
    bool perspective;
    /// The number of pixels between this row's places in the image and those of a row soon to come, which are prefetched
    /// meanwhile; changes no result.
    intptr_t ahead;
} agate_image_row;

/// The colour outside an image.
enum {
    /// The pixels of its edge go on.
    AGATE_EDGE_CLAMP = 0,
    /// Nothing.
    AGATE_EDGE_CLEAR = 1,
    /// The image again.
    AGATE_EDGE_REPEAT = 2,
};

/// Pixels to sample: `height` rows of `width`, neither 0 nor above 65536.
typedef struct {
    const uint32_t *pixels;
    int32_t width, height;
    /// One of AGATE_EDGE_….
    int32_t edge;
    /// Whether agate_sample_bilinear goes from pixel to pixel three times as fast in the middle third of the way as beside it.
    bool steep;
} agate_image;

/// The pixels of an image that contain the middles of device pixels x...x + count.
void agate_sample_nearest(
    uint32_t *result, intptr_t count, int32_t x, const agate_image_row *row, const agate_image *image);

/// The mean of the four image pixels around the middle of each device pixel, weighted by nearness.
///
/// Weights are whole 256ths that add up to 256; the sum is rounded to nearest once. In a steep image the way f from one pixel to the next
/// counts as f / 2 + clamp(3 f - 1, 0, 1) / 2.
void agate_sample_bilinear(
    uint32_t *result, intptr_t count, int32_t x, const agate_image_row *row, const agate_image *image);

/// An image to fill shapes with; its edge does not repeat.
typedef struct {
    agate_image image;
    /// From device to image, the middles of pixels at halves: (m11 x + m21 y + m31) / (m13 x + m23 y + m33) is u.
    double m11, m12, m13, m21, m22, m23, m31, m32, m33;
    /// As in agate_image_row.
    intptr_t ahead;
    bool perspective, nearest;
    /// Multiplies all pixels, 0...255.
    uint32_t opacity;
} agate_image_paint;

/// The mean of two copies of an image, each sampled as agate_sample_bilinear does.
///
/// `levels` are the image, the image at half the size, and so on. The level of detail of a device pixel is
/// log2(area / w³) / 2 + bias, in whole 256ths, between the first and the last level; `area` is the determinant of
/// the map from device to image.
void agate_sample_trilinear(
    uint32_t *result, intptr_t count, int32_t x, const agate_image_row *row, const agate_image *levels,
    int32_t level_count, double area, float bias);

/// Which numbers make one number of a shorter row: `count` of them from `first` on, by weights of 16384ths.
typedef struct {
    int32_t first, count;
    const int16_t *weights;
} agate_taps;

/// Makes a row shorter or longer: pixel i of `result` is the sum of pixels that taps[i] tells, in 64ths and
/// not limited: four numbers of 16 bits, red first.
void agate_resample_row(int16_t *result, intptr_t count, const uint32_t *row, const agate_taps *taps);
/// The sum of rows of such numbers by taps, as pixels: rounded to nearest and limited to 0...alpha.
/// `rows` are the taps' rows in order.
void agate_resample_column(
    uint32_t *result, intptr_t count, const int16_t *const *rows, const agate_taps *taps);

#endif
