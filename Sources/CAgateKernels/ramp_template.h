// The part of ramp.c that takes LANES pixels at a time: it includes this file for each number of them. L(name) is the name
// for that number; there is no guard.

/// Takes `taken` where `chosen` has all bits, and `other` where it has none.
#define CHOOSE(chosen, taken, other)                                                                       \
    ((L(float_lanes))(((L(int_lanes))(taken) & (chosen)) | ((L(int_lanes))(other) & ~(chosen))))

/// One number in all lanes, 0 and below 0 as they are.
#define ALL(x) ((x) - (L(float_lanes)){})

/// Angles of points in turns.
BODY void L(turns)(L(float_lanes) *x_to_turns, const L(float_lanes) *y_pointer) {
    L(float_lanes) x = *x_to_turns, y = *y_pointer, zero = {};
    L(float_lanes) ax = CHOOSE(x < zero, -x, x), ay = CHOOSE(y < zero, -y, y);
    L(int_lanes) is_steep = ax < ay;
    L(float_lanes) small = CHOOSE(is_steep, ax, ay), large = CHOOSE(is_steep, ay, ax);
    L(float_lanes) r = (L(float_lanes))((L(int_lanes))(small / large) & (large > zero));
    // atan(r) / 2 pi on 0...1, a polynomial in r * r; off by less than 3e-7 turns.
    L(float_lanes) s = r * r;
    L(float_lanes) p = zero + -0.00064529189f;
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
    *x_to_turns = (L(float_lanes))((L(int_lanes))p & (p < zero + 1));
}

/// The positions of pixels, in table entries.
BODY void L(positions)(L(float_lanes) *result, const ramp_row *row, int32_t x) {
    L(int_lanes) column = L(columns) + x;
    L(float_lanes) place = __builtin_convertvector(column, L(float_lanes));
    L(float_lanes) position = place * row->u_slope + row->u_offset;
    if (row->kind != AGATE_RAMP_ALONG) {
        L(float_lanes) v = place * row->v_slope + row->v_offset;
        if (row->kind == AGATE_RAMP_RADIUS) {
            position = position * position + v * v;
            position = __builtin_elementwise_sqrt(position);
        } else {
            L(turns)(&position, &v);
            position *= row->size;
        }
    }
    *result = position;
}

/// The colours of a ramp of at most three stops, a sum of straight lines without a table, taken apart.
///
/// Where all pixels lie on one side of the middle stop, the line of the other side adds the same to all, or nothing: what is
/// left out changes no bit.
BODY void L(folded_parts)(L(parted) *result, const L(float_lanes) *position, const ramp_row *row) {
    const agate_ramp_fold *fold = &row->fold;
    int32_t components = row->is_flat ? 3 : 4;
    L(float_lanes) low = ALL(fold->low), high = ALL(fold->high), middle = ALL(fold->middle);
    L(float_lanes) t = *position;
    t = CHOOSE(t > low, t, low);
    t = CHOOSE(t < high, t, high);
    L(int_lanes) parts[4];
    L(int_lanes) is_before = t < middle;
    if (__builtin_reduce_or(is_before) == 0) {
        t = t - middle;
        for (int32_t part = 0; part < components; part++)
            parts[part] = __builtin_convertvector(row->turn[part] + t * fold->second[part], L(int_lanes));
    } else if (__builtin_reduce_and(is_before) != 0) {
        for (int32_t part = 0; part < components; part++)
            parts[part] = __builtin_convertvector(t * fold->first[part] + fold->base[part], L(int_lanes));
    } else {
        L(float_lanes) first = CHOOSE(is_before, t, middle), second = t - first;
        for (int32_t part = 0; part < components; part++) {
            L(float_lanes) value = first * fold->first[part] + fold->base[part] + second * fold->second[part];
            parts[part] = __builtin_convertvector(value, L(int_lanes));
        }
    }
    if (row->is_flat) parts[3] = (L(int_lanes)){} + row->alpha;
    // Rounding may not make a component larger than alpha.
    L(half_lanes) alpha = (L(half_lanes))(parts[3] | (parts[3] << 16));
    L(half_lanes) even = (L(half_lanes))(parts[0] | (parts[2] << 16));
    L(half_lanes) odd = (L(half_lanes))(parts[1] | (parts[3] << 16));
    result->even = __builtin_elementwise_min(even, alpha);
    result->odd = __builtin_elementwise_min(odd, alpha);
}

BODY void L(table_colors)(L(parted) *result, const L(float_lanes) *position, const ramp_row *row) {
    // Entry 0 is before the start: entries count from 1.
    L(float_lanes) zero = {}, entry = *position + 1, last = ALL(row->size + 1);
    entry = (L(float_lanes))((L(int_lanes))entry & (entry > zero));
    entry = CHOOSE(entry < last, entry, last);
    L(int_lanes) entries = __builtin_convertvector(entry, L(int_lanes));
    L(pixel_lanes) colors;
    L(gather)(&colors, row->paint->colors, &entries, row->unit);
    L(part)(result, &colors);
}

/// The colours of pixels, taken apart.
BODY void L(ramp_parts)(L(parted) *result, const ramp_row *row, int32_t x) {
    L(float_lanes) position;
    L(positions)(&position, row, x);
    if (row->folds) L(folded_parts)(result, &position, row);
    else L(table_colors)(result, &position, row);
    if (row->extends) return;
    L(int_lanes) kept = (L(int_lanes)){} - 1;
    if (!row->paint->extends_start) kept &= position >= (L(float_lanes)){};
    if (!row->paint->extends_end) kept &= position < ALL(row->size);
    result->even &= (L(half_lanes))kept;
    result->odd &= (L(half_lanes))kept;
}

/// Blends the colours over pixels, as many as there are whole LANES of, and asks for the next row's.
BODY int32_t L(ramp_span)(uint32_t *pixels, int32_t x, int32_t count, const ramp_row *row, intptr_t ahead) {
    int32_t i = 0;
    for (; i + LANES <= count; i += LANES) {
        L(parted) source;
        __builtin_prefetch(pixels + i + ahead, 1);
        L(ramp_parts)(&source, row, x + i);
        L(over_parted)(pixels + i, &source);
    }
    return i;
}

/// Writes colours, as many as there are whole LANES of.
BODY intptr_t L(ramp_write)(uint32_t *result, int32_t x, intptr_t count, const ramp_row *row) {
    intptr_t i = 0;
    for (; i + LANES <= count; i += LANES) {
        L(parted) colors;
        L(ramp_parts)(&colors, row, x + (int32_t)i);
        L(store_parted)(result + i, &colors);
    }
    return i;
}

#undef CHOOSE
#undef ALL
