#include "rounded.h"

void agate_rounded_cover(
    const agate_rounded_box *outer, const agate_rounded_box *inner, int32_t x, int32_t y, int32_t count,
    uint8_t *cover, int32_t *start, int32_t *stop
) {
    rounded_row row = row_at(outer, y), hole;
    if (inner) hole = row_at(inner, y);
    steady middle = steady_of(&row, inner ? &hole : NULL);
    int32_t from = greater(lesser(middle.start - x, count), 0), to = greater(lesser(middle.stop - x, count), from);
    for (int32_t i = 0; i < from; i++) cover[i] = difference_at(&row, inner ? &hole : NULL, x + i);
    for (int32_t i = from; i < to; i++) cover[i] = middle.value;
    for (int32_t i = to; i < count; i++) cover[i] = difference_at(&row, inner ? &hole : NULL, x + i);
    *start = from;
    *stop = to;
}

