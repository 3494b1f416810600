#ifndef CAGATE_BLENDMODES_H
#define CAGATE_BLENDMODES_H

// Blend modes other than source over.
//
// One rule of rounding: a component is the value that the mode's formula gives for the two pixels as they are,
// rounded to the nearest byte once. The modes that only add and multiply are computed in whole numbers, so
// that this is exact; colour dodge and burn, soft light and the four that look at hue divide in single
// precision and are off by less than 0.001 of a byte before they are rounded. Partial coverage mixes what
// was there with the rounded result, and is rounded to nearest once more.

#include <stdint.h>

/// Blend modes: numbers as in CGBlendMode.
enum {
    AGATE_BLEND_MULTIPLY = 1,
    AGATE_BLEND_SCREEN,
    AGATE_BLEND_OVERLAY,
    AGATE_BLEND_DARKEN,
    AGATE_BLEND_LIGHTEN,
    AGATE_BLEND_COLOR_DODGE,
    AGATE_BLEND_COLOR_BURN,
    AGATE_BLEND_SOFT_LIGHT,
    AGATE_BLEND_HARD_LIGHT,
    AGATE_BLEND_DIFFERENCE,
    AGATE_BLEND_EXCLUSION,
    AGATE_BLEND_HUE,
    AGATE_BLEND_SATURATION,
    AGATE_BLEND_COLOR,
    AGATE_BLEND_LUMINOSITY,
    AGATE_BLEND_PLUS_DARKER = 26,
    AGATE_BLEND_PLUS_LIGHTER,
};

/// Factors of Porter and Duff's operators, which follow from the other pixel's alpha.
enum { AGATE_FACTOR_ZERO, AGATE_FACTOR_ONE, AGATE_FACTOR_ALPHA, AGATE_FACTOR_REST };

/// Blends a row into a row by a mode that mixes colours, one of AGATE_BLEND_…; others change nothing.
/// `cover` is coverage, or NULL for all of it.
void agate_blend_mode(
    uint32_t *pixels, const uint32_t *source, const uint8_t *cover, intptr_t count, int32_t mode);

/// Blends a row into a row: source times one factor and what is below times the other.
void agate_blend_operator(
    uint32_t *pixels, const uint32_t *source, const uint8_t *cover, intptr_t count, int32_t source_factor,
    int32_t below_factor);

#endif
