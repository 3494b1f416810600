#ifndef CAGATE_SWEEP_H
#define CAGATE_SWEEP_H

#include "lanes.h"

/// Signed area, 16 bits of fraction, as coverage of 0...255.
BODY int32_t coverage_of(int32_t area, bool even_odd) {
    if (even_odd) {
        area &= 2 * AGATE_COVER_ONE - 1;
        if (area > AGATE_COVER_ONE) area = 2 * AGATE_COVER_ONE - area;
    } else {
        area = area < 0 ? (int32_t)(0u - (uint32_t)area) : area;
        if (area < 0 || area > AGATE_COVER_ONE) area = AGATE_COVER_ONE;
    }
    return (area * 255 + AGATE_COVER_ONE / 2) >> 16;
}

/// The same for eight areas. All are in 0...65536 before they are multiplied, by 256 - 1.
BODY void coverage_of_lanes(pixel_lanes *result, const int_lanes *sums, bool even_odd) {
    int_lanes area = *sums;
    int_lanes one = (int_lanes){} + AGATE_COVER_ONE;
    if (even_odd) {
        area &= 2 * AGATE_COVER_ONE - 1;
        int_lanes above = area > one;
        area = (area & ~above) | ((2 * AGATE_COVER_ONE - area) & above);
    } else {
        int_lanes negative = area >> 31;
        area = (area ^ negative) - negative;
        int_lanes above = (area > one) | (area < 0);
        area = (area & ~above) | (one & above);
    }
    *result = (pixel_lanes)(((area << 8) - area + AGATE_COVER_ONE / 2) >> 16);
}

/// Adds each lane to those after it, and `start` to all.
BODY void running_sum(int_lanes *result, const int_lanes *cells, int32_t start) {
    int_lanes value = *cells, zero = {};
    value += __builtin_shufflevector(value, zero, 8, 0, 1, 2, 3, 4, 5, 6);
    value += __builtin_shufflevector(value, zero, 8, 8, 0, 1, 2, 3, 4, 5);
    value += __builtin_shufflevector(value, zero, 8, 8, 8, 8, 0, 1, 2, 3);
    *result = value + start;
}

/// Runs over the groups of a row that have been written, and clears them.
///
/// SPAN(start, length, coverage) gets the pixels between them that are covered, GROUP(start, lanes) eight pixels
/// each, the last of which may lie behind the band.
#define SWEEP(band, row, even_odd, SPAN, GROUP)                                                            \
    do {                                                                                                   \
        int32_t *cells = (band)->cells + (intptr_t)(row) * (band)->stride;                                 \
        uint8_t *touched = (band)->touched + (intptr_t)(row) * (band)->groups;                             \
        int32_t width = (band)->max_x - (band)->min_x;                                                     \
        int32_t area = 0, reached = 0;                                                                     \
        for (int32_t word = 0; word < (band)->groups; word += 8) {                                         \
            uint64_t bytes;                                                                                \
            __builtin_memcpy(&bytes, touched + word, 8);                                                   \
            if (bytes == 0) continue;                                                                      \
            __builtin_memset(touched + word, 0, 8);                                                        \
            for (; bytes != 0; bytes &= bytes - 1) {                                                       \
                int32_t start = (word + FIRST_BYTE(bytes)) << 3;                                           \
                if (start > reached && area != 0) {                                                        \
                    int32_t span_end = start < width ? start : width;                                      \
                    int32_t coverage = coverage_of(area, even_odd);                                        \
                    if (coverage > 0 && span_end > reached) SPAN(reached, span_end - reached, coverage);   \
                }                                                                                          \
                int_lanes sums;                                                                            \
                running_sum(&sums, (int_lanes *)(cells + start), area);                                    \
                *(int_lanes *)(cells + start) = (int_lanes){};                                             \
                area = sums[7];                                                                            \
                reached = start + 8;                                                                       \
                if (start < width) {                                                                       \
                    pixel_lanes lanes;                                                                     \
                    coverage_of_lanes(&lanes, &sums, even_odd);                                            \
                    GROUP(start, lanes);                                                                   \
                }                                                                                          \
            }                                                                                              \
        }                                                                                                  \
        if (reached < width && area != 0) {                                                                \
            int32_t coverage = coverage_of(area, even_odd);                                                \
            if (coverage > 0) SPAN(reached, width - reached, coverage);                                    \
        }                                                                                                  \
    } while (0)

// Which of eight bytes in memory is the first that is not 0, when each is 0 or 1.
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#error "the order of bytes in a mark word"
#endif
#define FIRST_BYTE(bytes) (__builtin_ctzll(bytes) >> 3)

BODY intptr_t sweep(const agate_band *band, int32_t row, bool even_odd, uint8_t *cover, agate_run *runs) {
    intptr_t count = 0;
#define RUN(start_, length_, coverage_) runs[count++] = (agate_run){start_, length_, coverage_}
#define COVER(start_, lanes)                                                                               \
    do {                                                                                                   \
        *(byte_lanes *)(cover + (start_)) = __builtin_convertvector(lanes, byte_lanes);                    \
        int32_t length = (start_) + 8 <= width ? 8 : width - (start_);                                     \
        if (count > 0 && runs[count - 1].coverage < 0                                                      \
            && runs[count - 1].start + runs[count - 1].length == (start_))                                 \
            runs[count - 1].length += length;                                                              \
        else                                                                                               \
            runs[count++] = (agate_run){start_, length, -1};                                               \
    } while (0)
    SWEEP(band, row, even_odd, RUN, COVER);
#undef RUN
#undef COVER
    return count;
}

#endif
