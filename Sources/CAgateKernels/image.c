#include "lanes.h"
#include <string.h>
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

// How many points are handled at a time.
#define PART 128

typedef uint16_t __attribute__((may_alias)) lane;

/// Places in an image in whole 256ths of a pixel.
typedef struct {
    int32_t x[PART], y[PART];
    /// All ones where there is a place, 0 behind the eye.
    uint32_t exists[PART];
} places;

BODY double clamp_double(double value, double low, double high) {
    // What is not a number becomes low.
    value = value > low ? value : low;
    return value < high ? value : high;
}

BODY int32_t clamp_int(int32_t value, int32_t high) {
    value = value > 0 ? value : 0;
    return value < high ? value : high;
}

BODY int32_t wrap(int32_t value, int32_t size) {
    int32_t rest = value % size;
    return rest < 0 ? rest + size : rest;
}

/// The column or row that stands for one, and whether it shows; `mask` is all ones or 0.
BODY int32_t inside(int32_t value, int32_t size, int32_t edge, uint32_t *mask) {
    if (edge == AGATE_EDGE_REPEAT) {
        *mask = 0xFFFFFFFFu;
        return wrap(value, size);
    }
    int32_t near = clamp_int(value, size - 1);
    *mask = edge == AGATE_EDGE_CLAMP || near == value ? 0xFFFFFFFFu : 0;
    return near;
}

/// Finds the places of up to PART device pixels, `shift` 256ths further, at a scale.
BODY void locate(
    places *restrict p, int32_t count, int32_t x, const agate_image_row *row, const agate_image *image,
    double scale, int32_t shift
) {
    agate_image_row m = *row;
    double low = -1, right = (double)image->width + 1, bottom = (double)image->height + 1;
    if (image->edge == AGATE_EDGE_REPEAT) {
        low = -2097152;
        right = bottom = 2097152;
    }
    // Cutting a number above 0 is rounding it down; the bias keeps all of them there.
    const int32_t bias = 1 << 29;
    const double whole = (double)bias + 0.5;
    if (!m.perspective) {
        for (int32_t i = 0; i < count; i++) {
            double column = (double)(x + i);
            double u = clamp_double((m.u_slope * column + m.u_offset) * scale, low, right);
            p->x[i] = (int32_t)(u * 256 + whole) - bias + shift;
        }
        if (m.v_slope == 0) {
            // The product with a finite column is 0 in all of them.
            double v = clamp_double((0 + m.v_offset) * scale, low, bottom);
            int32_t y = (int32_t)(v * 256 + whole) - bias + shift;
            for (int32_t i = 0; i < count; i++) p->y[i] = y;
            return;
        }
        for (int32_t i = 0; i < count; i++) {
            double column = (double)(x + i);
            double v = clamp_double((m.v_slope * column + m.v_offset) * scale, low, bottom);
            p->y[i] = (int32_t)(v * 256 + whole) - bias + shift;
        }
        return;
    }
    for (int32_t i = 0; i < count; i++) {
        double column = (double)(x + i);
        double w = m.w_slope * column + m.w_offset;
        double inverse = scale / w;
        double u = clamp_double((m.u_slope * column + m.u_offset) * inverse, low, right);
        double v = clamp_double((m.v_slope * column + m.v_offset) * inverse, low, bottom);
        p->x[i] = (int32_t)(u * 256 + whole) - bias + shift;
        p->y[i] = (int32_t)(v * 256 + whole) - bias + shift;
        p->exists[i] = w > 0 ? 0xFFFFFFFFu : 0;
    }
}

// MARK: Nearest

BODY void nearest_part(
    uint32_t *restrict result, int32_t count, const places *restrict p, const agate_image *image,
    bool perspective
) {
    int32_t width = image->width, height = image->height, edge = image->edge;
    const uint32_t *pixels = image->pixels;
    for (int32_t i = 0; i < count; i++) {
        uint32_t has_x, has_y;
        int32_t x = inside(p->x[i] >> 8, width, edge, &has_x);
        int32_t y = inside(p->y[i] >> 8, height, edge, &has_y);
        result[i] = pixels[(intptr_t)y * width + x] & has_x & has_y;
    }
    if (perspective)
        for (int32_t i = 0; i < count; i++) result[i] &= p->exists[i];
}

BODY void agate_sample_nearest_body(
    uint32_t *restrict result, intptr_t count, int32_t x, const agate_image_row *row,
    const agate_image *image
) {
    places p;
    for (intptr_t start = 0; start < count; start += PART) {
        int32_t length = count - start < PART ? (int32_t)(count - start) : PART;
        locate(&p, length, x + (int32_t)start, row, image, 1, 0);
        nearest_part(result + start, length, &p, image, row->perspective);
    }
}
KERNEL(
    agate_sample_nearest,
    (uint32_t *result, intptr_t count, int32_t x, const agate_image_row *row, const agate_image *image),
    (result, count, x, row, image))

// MARK: Bilinear

/// The four pixels around each place: upper left and right, lower left and right.
typedef struct {
    uint32_t a[PART], b[PART], c[PART], d[PART];
    /// How far each place is from a, in 256ths of the way to b and to c: 0...256.
    uint32_t fx[PART], fy[PART];
} corners;

BODY bool is_interior(const places *restrict p, int32_t count, const agate_image *image) {
    int32_t left = p->x[0], right = left, top = p->y[0], bottom = top;
    for (int32_t i = 0; i < count; i++) {
        left = p->x[i] < left ? p->x[i] : left;
        right = p->x[i] > right ? p->x[i] : right;
        top = p->y[i] < top ? p->y[i] : top;
        bottom = p->y[i] > bottom ? p->y[i] : bottom;
    }
    return left >= 0 && top >= 0 && right >> 8 < image->width - 1 && bottom >> 8 < image->height - 1;
}

#if defined(__x86_64__)
/// Takes four pixels and their right neighbours.
BODY void four_pairs(
    uint32_t *restrict left, uint32_t *restrict right, const uint32_t *pixels, const int32_t *place
) {
    __m128 first = _mm_castsi128_ps(_mm_loadl_epi64((const __m128i *)(pixels + place[0])));
    first = _mm_loadh_pi(first, (const __m64 *)(pixels + place[1]));
    __m128 second = _mm_castsi128_ps(_mm_loadl_epi64((const __m128i *)(pixels + place[2])));
    second = _mm_loadh_pi(second, (const __m64 *)(pixels + place[3]));
    _mm_storeu_ps((float *)left, _mm_shuffle_ps(first, second, 0x88));
    _mm_storeu_ps((float *)right, _mm_shuffle_ps(first, second, 0xDD));
}
#endif

/// Takes the four pixels around each place, given by the first one's index. There is room for three more indices.
BODY void take_corners(
    corners *restrict four, int32_t count, int32_t *place, const agate_image *image, intptr_t ahead
) {
    const uint32_t *upper = image->pixels, *lower = image->pixels + image->width;
    int32_t i = 0;
#if defined(__x86_64__)
    // Two neighbours by one load: 10 % of the whole, and less than half the time that gathering takes.
    for (int32_t rest = count; rest < ((count + 3) & ~3); rest++) place[rest] = place[0];
    for (; i < count; i += 4) {
        // An address only: it may lie outside the image.
        __builtin_prefetch((const void *)((uintptr_t)upper + (uintptr_t)((place[i] + ahead) * 4)));
        four_pairs(&four->a[i], &four->b[i], upper, &place[i]);
        four_pairs(&four->c[i], &four->d[i], lower, &place[i]);
    }
#endif
    for (; i < count; i++) {
        four->a[i] = upper[place[i]];
        four->b[i] = upper[place[i] + 1];
        four->c[i] = lower[place[i]];
        four->d[i] = lower[place[i] + 1];
    }
}

/// Four pixels that all exist. Places outside go to the nearest place between pixels, which for an edge that
/// goes on gives the same.
BODY void gather_inside(
    corners *restrict four, int32_t count, const places *restrict p, const agate_image *image, intptr_t ahead
) {
    int32_t place[PART + 3];
    int32_t width = image->width, height = image->height;
    for (int32_t i = 0; i < count; i++) {
        int32_t x = clamp_int(p->x[i] >> 8, width - 2), y = clamp_int(p->y[i] >> 8, height - 2);
        four->fx[i] = (uint32_t)clamp_int(p->x[i] - x * 256, 256);
        four->fy[i] = (uint32_t)clamp_int(p->y[i] - y * 256, 256);
        place[i] = y * width + x;
    }
    take_corners(four, count, place, image, ahead);
}

BODY void gather_edge(
    corners *restrict four, int32_t count, const places *restrict p, const agate_image *image
) {
    int32_t width = image->width, height = image->height, edge = image->edge;
    for (int32_t i = 0; i < count; i++) {
        uint32_t has_x0, has_x1, has_y0, has_y1;
        int32_t x0 = inside(p->x[i] >> 8, width, edge, &has_x0);
        int32_t x1 = inside((p->x[i] >> 8) + 1, width, edge, &has_x1);
        int32_t y0 = inside(p->y[i] >> 8, height, edge, &has_y0);
        int32_t y1 = inside((p->y[i] >> 8) + 1, height, edge, &has_y1);
        const uint32_t *upper = image->pixels + (intptr_t)y0 * width;
        const uint32_t *lower = image->pixels + (intptr_t)y1 * width;
        four->a[i] = upper[x0] & has_x0 & has_y0;
        four->b[i] = upper[x1] & has_x1 & has_y0;
        four->c[i] = lower[x0] & has_x0 & has_y1;
        four->d[i] = lower[x1] & has_x1 & has_y1;
        four->fx[i] = (uint32_t)p->x[i] & 255;
        four->fy[i] = (uint32_t)p->y[i] & 255;
    }
}

/// The weighted mean of four pixels each. Sums of bytes by weights fit into 16 bits: 255 * 256 + 128.
BODY void mix_corners(uint32_t *restrict result, int32_t count, const corners *restrict four) {
    uint32_t wa[PART], wb[PART], wc[PART], wd[PART];
    for (int32_t i = 0; i < count; i++) {
        uint32_t fx = four->fx[i], fy = four->fy[i];
        uint32_t d = (fx * fy + 128) >> 8;
        uint32_t b = fx - d, c = fy - d, a = 256 - fx - fy + d;
        // Once for each of the two 16-bit lanes of a pixel.
        wa[i] = a | a << 16;
        wb[i] = b | b << 16;
        wc[i] = c | c << 16;
        wd[i] = d | d << 16;
    }
    const lane *a = (const lane *)four->a, *b = (const lane *)four->b;
    const lane *c = (const lane *)four->c, *d = (const lane *)four->d;
    const lane *la = (const lane *)wa, *lb = (const lane *)wb;
    const lane *lc = (const lane *)wc, *ld = (const lane *)wd;
    lane *lanes = (lane *)result;
    for (int32_t i = 0; i < 2 * count; i++) {
        uint16_t even = (uint16_t)((uint16_t)((a[i] & 255) * la[i]) + (uint16_t)((b[i] & 255) * lb[i])
            + (uint16_t)((c[i] & 255) * lc[i]) + (uint16_t)((d[i] & 255) * ld[i]) + 128);
        uint16_t odd = (uint16_t)((uint16_t)((a[i] >> 8) * la[i]) + (uint16_t)((b[i] >> 8) * lb[i])
            + (uint16_t)((c[i] >> 8) * lc[i]) + (uint16_t)((d[i] >> 8) * ld[i]) + 128);
        lanes[i] = (uint16_t)(even >> 8 | (odd & 0xFF00));
    }
}

/// The same mean where all weights are equal, of pixels where they lie: the first one's place is given.
BODY void mix_rows(uint32_t *restrict result, int32_t count, int32_t x, int32_t y, const agate_image *image) {
    uint32_t fx = (uint32_t)x & 255, fy = (uint32_t)y & 255;
    uint16_t wd = (uint16_t)((fx * fy + 128) >> 8);
    uint16_t wb = (uint16_t)(fx - wd), wc = (uint16_t)(fy - wd), wa = (uint16_t)(256 - fx - fy + wd);
    const uint32_t *upper = image->pixels + (intptr_t)(y >> 8) * image->width + (x >> 8);
    const uint32_t *lower = upper + image->width;
    const lane *a = (const lane *)upper, *b = (const lane *)(upper + 1);
    const lane *c = (const lane *)lower, *d = (const lane *)(lower + 1);
    lane *lanes = (lane *)result;
    for (int32_t i = 0; i < 2 * count; i++) {
        uint16_t even = (uint16_t)((uint16_t)((a[i] & 255) * wa) + (uint16_t)((b[i] & 255) * wb)
            + (uint16_t)((c[i] & 255) * wc) + (uint16_t)((d[i] & 255) * wd) + 128);
        uint16_t odd = (uint16_t)((uint16_t)((a[i] >> 8) * wa) + (uint16_t)((b[i] >> 8) * wb)
            + (uint16_t)((c[i] >> 8) * wc) + (uint16_t)((d[i] >> 8) * wd) + 128);
        lanes[i] = (uint16_t)(even >> 8 | (odd & 0xFF00));
    }
}

BODY void bilinear_part(
    uint32_t *restrict result, int32_t count, const places *restrict p, const agate_image *image,
    bool perspective, intptr_t ahead
) {
    corners four;
    bool goes_on = image->edge == AGATE_EDGE_CLAMP && image->width > 1 && image->height > 1;
    if (goes_on || is_interior(p, count, image)) gather_inside(&four, count, p, image, ahead);
    else gather_edge(&four, count, p, image);
    mix_corners(result, count, &four);
    if (perspective)
        for (int32_t i = 0; i < count; i++) result[i] &= p->exists[i];
}

/// One of the places of a row that is not in perspective, in whole 256ths of a pixel: as `locate` finds it.
BODY int32_t straight_place(double slope, double offset, int32_t x) {
    const int32_t bias = 1 << 29;
    double place = (slope * (double)x + offset) * 256;
    place = clamp_double(place, -(double)bias, (double)bias);
    return (int32_t)(place + ((double)bias + 0.5)) - bias - 128;
}

/// Whether all four pixels around each place exist, in a row that is not in perspective: its ends tell.
BODY bool is_straight_inside(int32_t count, int32_t x, const agate_image_row *row, const agate_image *image) {
    int32_t right = (image->width - 1) * 256, bottom = (image->height - 1) * 256, last = x + count - 1;
    int32_t u0 = straight_place(row->u_slope, row->u_offset, x);
    int32_t u1 = straight_place(row->u_slope, row->u_offset, last);
    int32_t v0 = straight_place(row->v_slope, row->v_offset, x);
    int32_t v1 = straight_place(row->v_slope, row->v_offset, last);
    return u0 >= 0 && u1 >= 0 && u0 < right && u1 < right && v0 >= 0 && v1 >= 0 && v0 < bottom && v1 < bottom;
}

/// Whether the places of an image that is only moved follow each other pixel by pixel: not where rounding may go either way.
BODY bool is_moved(const agate_image_row *row) {
    double u = row->u_offset * 256 + 0.5, v = row->v_offset * 256 + 0.5;
    if (row->u_slope != 1 || row->v_slope != 0 || !(u > -1e15 && u < 1e15 && v > -1e15 && v < 1e15)) return false;
    u = u - (double)(int64_t)u;
    v = v - (double)(int64_t)v;
    u = u < 0 ? -u : u;
    v = v < 0 ? -v : v;
    return u > 1e-3 && u < 1 - 1e-3 && v > 1e-3 && v < 1 - 1e-3;
}

/// The weighted means of eight pixels each: `mix_corners` for fractions below 256.
BODY void mix_eight(uint32_t *result, const corners *four, int32_t i) {
    half_lanes fx = *(const half_lanes *)(four->fx + i), fy = *(const half_lanes *)(four->fy + i);
    // The upper halves stay 0.
    half_lanes d = (fx * fy + 128) >> 8;
    half_lanes b = fx - d, c = fy - d;
    pixel_lanes a = 256 - (pixel_lanes)fx - (pixel_lanes)c;
    half_lanes wa = (half_lanes)(a | a << 16);
    half_lanes wb = (half_lanes)((pixel_lanes)b | (pixel_lanes)b << 16);
    half_lanes wc = (half_lanes)((pixel_lanes)c | (pixel_lanes)c << 16);
    half_lanes wd = (half_lanes)((pixel_lanes)d | (pixel_lanes)d << 16);
    half_lanes pa = *(const half_lanes *)(four->a + i), pb = *(const half_lanes *)(four->b + i);
    half_lanes pc = *(const half_lanes *)(four->c + i), pd = *(const half_lanes *)(four->d + i);
    half_lanes even = (pa & 255) * wa + (pb & 255) * wb + (pc & 255) * wc + (pd & 255) * wd + 128;
    half_lanes odd = (pa >> 8) * wa + (pb >> 8) * wb + (pc >> 8) * wc + (pd >> 8) * wd + 128;
    *(half_lanes *)(result + i) = even >> 8 | (odd & 0xFF00);
}

/// A part of a row that is not in perspective and lies inside of the image: without all that happens at edges.
BODY void straight_part(
    uint32_t *restrict result, int32_t count, int32_t x, const agate_image_row *row, const agate_image *image
) {
    corners four;
    int32_t place[PART + 3];
    const int32_t bias = 1 << 29;
    const double whole = (double)bias + 0.5;
    double u_slope = row->u_slope * 256, u_offset = row->u_offset * 256;
    double v_slope = row->v_slope * 256, v_offset = row->v_offset * 256;
    int32_t width = image->width;
    for (int32_t i = 0; i < count; i++) {
        double column = (double)(x + i);
        int32_t u = (int32_t)(u_slope * column + u_offset + whole) - (bias + 128);
        int32_t v = (int32_t)(v_slope * column + v_offset + whole) - (bias + 128);
        four.fx[i] = (uint32_t)u & 255;
        four.fy[i] = (uint32_t)v & 255;
        place[i] = (v >> 8) * width + (u >> 8);
    }
    take_corners(&four, count, place, image, row->ahead);
    if (count == PART) {
        for (int32_t i = 0; i < PART; i += 8) mix_eight(result, &four, i);
    } else {
        mix_corners(result, count, &four);
    }
}

BODY void agate_sample_bilinear_body(
    uint32_t *restrict result, intptr_t count, int32_t x, const agate_image_row *row,
    const agate_image *image
) {
    places p;
    bool moves = !row->perspective && is_moved(row);
    for (intptr_t start = 0; start < count; start += PART) {
        int32_t length = count - start < PART ? (int32_t)(count - start) : PART;
        int32_t first = x + (int32_t)start;
        if (!row->perspective && is_straight_inside(length, first, row, image)) {
            int32_t u = straight_place(row->u_slope, row->u_offset, first);
            int32_t v = straight_place(row->v_slope, row->v_offset, first);
            if (moves) mix_rows(result + start, length, u, v, image);
            else straight_part(result + start, length, first, row, image);
            continue;
        }
        locate(&p, length, first, row, image, 1, -128);
        bilinear_part(result + start, length, &p, image, row->perspective, row->ahead);
    }
}
KERNEL(
    agate_sample_bilinear,
    (uint32_t *result, intptr_t count, int32_t x, const agate_image_row *row, const agate_image *image),
    (result, count, x, row, image))

// MARK: Trilinear

/// 256 * log2 of a number above 0, by a polynomial on its mantissa; off by less than 0.1.
BODY float log2_256(float value) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    float whole = (float)((int32_t)(bits >> 23) - 127);
    bits = (bits & 0x007FFFFFu) | 0x3F800000u;
    float m;
    memcpy(&m, &bits, 4);
    m = m - 1.0f;
    float p = -0.0258411228f;
    p = p * m + 0.1217970128f;
    p = p * m + -0.2757396235f;
    p = p * m + 0.4556349137f;
    p = p * m + -0.7169898934f;
    p = p * m + 1.4411397132f;
    return (p * m + whole) * 256.0f;
}

/// Levels of detail of up to PART device pixels, in 256ths; gives the smallest and the largest.
BODY void find_levels(
    int32_t *restrict level, int32_t count, int32_t x, const agate_image_row *row, int32_t level_count,
    double area, float bias, int32_t *lowest, int32_t *highest
) {
    agate_image_row m = *row;
    float top = (float)((level_count - 1) * 256);
    for (int32_t i = 0; i < count; i++) {
        double w = m.perspective ? m.w_slope * (double)(x + i) + m.w_offset : 1;
        double share = clamp_double(area / (w * w * w), 1e-18, 1e18);
        float detail = log2_256((float)share) * 0.5f + bias * 256.0f;
        detail = detail > 0 ? detail : 0;
        detail = detail < top ? detail : top;
        level[i] = (int32_t)(detail + 0.5f);
    }
    int32_t low = level[0], high = level[0];
    for (int32_t i = 0; i < count; i++) {
        low = level[i] < low ? level[i] : low;
        high = level[i] > high ? level[i] : high;
    }
    *lowest = low;
    *highest = high;
}

BODY void agate_sample_trilinear_body(
    uint32_t *restrict result, intptr_t count, int32_t x, const agate_image_row *row,
    const agate_image *levels, int32_t level_count, double area, float bias
) {
    places p;
    int32_t level[PART];
    uint32_t sample[PART], even[PART], odd[PART];
    for (intptr_t start = 0; start < count; start += PART) {
        int32_t length = count - start < PART ? (int32_t)(count - start) : PART;
        int32_t first = x + (int32_t)start, lowest, highest;
        find_levels(level, length, first, row, level_count, area, bias, &lowest, &highest);
        for (int32_t i = 0; i < length; i++) even[i] = odd[i] = 0x00800080u;
        for (int32_t index = lowest >> 8; index <= (highest + 255) >> 8; index++) {
            const agate_image *image = &levels[index];
            locate(&p, length, first, row, image, 1.0 / (double)(1 << index), -128);
            bilinear_part(sample, length, &p, image, row->perspective, 0);
            for (int32_t i = 0; i < length; i++) {
                int32_t distance = level[i] - index * 256;
                distance = distance < 0 ? -distance : distance;
                uint32_t weight = distance < 256 ? (uint32_t)(256 - distance) : 0;
                even[i] += (sample[i] & PAIRS) * weight;
                odd[i] += ((sample[i] >> 8) & PAIRS) * weight;
            }
        }
        for (int32_t i = 0; i < length; i++)
            result[start + i] = ((even[i] >> 8) & PAIRS) | (odd[i] & ~PAIRS);
    }
}
KERNEL(
    agate_sample_trilinear,
    (uint32_t *result, intptr_t count, int32_t x, const agate_image_row *row, const agate_image *levels,
     int32_t level_count, double area, float bias),
    (result, count, x, row, levels, level_count, area, bias))

// MARK: Resampling

BODY int16_t limit_16(int32_t value) {
    value = value > -32768 ? value : -32768;
    return (int16_t)(value < 32767 ? value : 32767);
}

BODY void agate_resample_row_body(
    int16_t *restrict result, intptr_t count, const uint32_t *restrict row,
    const agate_taps *restrict taps
) {
    for (intptr_t i = 0; i < count; i++) {
        const uint8_t *from = (const uint8_t *)(row + taps[i].first);
        const int16_t *weights = taps[i].weights;
        int32_t sum[4] = {128, 128, 128, 128};
        for (int32_t k = 0; k < taps[i].count; k++) {
            int32_t weight = weights[k];
            for (int32_t part = 0; part < 4; part++) sum[part] += from[4 * k + part] * weight;
        }
        // 16384ths to 64ths.
        for (int32_t part = 0; part < 4; part++) result[4 * i + part] = limit_16(sum[part] >> 8);
    }
}
KERNEL(
    agate_resample_row,
    (int16_t *result, intptr_t count, const uint32_t *row, const agate_taps *taps),
    (result, count, row, taps))

BODY void agate_resample_column_body(
    uint32_t *restrict result, intptr_t count, const int16_t *const *restrict rows,
    const agate_taps *restrict taps
) {
    int32_t sums[4 * PART];
    uint8_t *bytes = (uint8_t *)result;
    for (intptr_t start = 0; start < count; start += PART) {
        int32_t length = 4 * (count - start < PART ? (int32_t)(count - start) : PART);
        // 16384ths of 64ths are 20 bits.
        for (int32_t i = 0; i < length; i++) sums[i] = 1 << 19;
        for (int32_t k = 0; k < taps->count; k++) {
            const int16_t *row = rows[k] + 4 * start;
            int32_t weight = taps->weights[k];
            for (int32_t i = 0; i < length; i++) sums[i] += row[i] * weight;
        }
        for (int32_t i = 0; i < length; i++) sums[i] = clamp_int(sums[i] >> 20, 255);
        for (int32_t i = 0; i < length; i += 4) {
            int32_t alpha = sums[i + 3];
            for (int32_t part = 0; part < 4; part++)
                bytes[4 * start + i + part] = (uint8_t)(sums[i + part] < alpha ? sums[i + part] : alpha);
        }
    }
}
KERNEL(
    agate_resample_column,
    (uint32_t *result, intptr_t count, const int16_t *const *rows, const agate_taps *taps),
    (result, count, rows, taps))
