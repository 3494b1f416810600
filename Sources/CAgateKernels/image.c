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
    // NaN becomes low.
    value = value > low ? value : low;
    return value < high ? value : high;
}

BODY int32_t clamp_int(int32_t value, int32_t high) {
    value = value > 0 ? value : 0;
    return value < high ? value : high;
}

BODY int32_t lesser_of(int32_t a, int32_t b) { return a < b ? a : b; }

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

/// How much of the next pixel there is in a steep image, in 256ths, at so many 256ths of the way to it.
#define STEEP_PART(way) (((way) + clamp_int(3 * (way) - 256, 256) + 1) >> 1)

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

/// Makes the ways to the next pixels those of a steep image.
BODY void steepen(corners *restrict four, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        four->fx[i] = (uint32_t)STEEP_PART((int32_t)four->fx[i]);
        four->fy[i] = (uint32_t)STEEP_PART((int32_t)four->fy[i]);
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
    if (image->steep) {
        fx = (uint32_t)STEEP_PART((int32_t)fx);
        fy = (uint32_t)STEEP_PART((int32_t)fy);
    }
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
    if (image->steep) steepen(&four, count);
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

typedef double four_numbers __attribute__((vector_size(32)));
typedef int32_t four_places __attribute__((vector_size(16)));

/// Rows that are not in perspective, in 256ths of an image pixel.
typedef struct {
    double u_slope, u_offset, v_slope, v_offset;
} straight_row;

/// The places of eight pixels along one axis: as `straight_place` finds them.
BODY void straight_places(int_lanes *result, double slope, double offset, int32_t x) {
    const int32_t bias = 1 << 29;
    const double whole = (double)bias + 0.5;
    four_places first = (four_places){0, 1, 2, 3} + x, second = first + 4;
    four_numbers low = slope * __builtin_convertvector(first, four_numbers) + offset + whole;
    four_numbers high = slope * __builtin_convertvector(second, four_numbers) + offset + whole;
    four_places low_places = __builtin_convertvector(low, four_places);
    four_places high_places = __builtin_convertvector(high, four_places);
    *result = __builtin_shufflevector(low_places, high_places, 0, 1, 2, 3, 4, 5, 6, 7) - (bias + 128);
}

#if defined(__x86_64__)
/// Two pixels and their right neighbours, and two more in the upper half.
BODY void two_pairs(float_lanes *result, const uint32_t *pixels, int32_t a, int32_t b, int32_t c, int32_t d) {
    __m128 low = _mm_castsi128_ps(_mm_loadl_epi64((const __m128i *)(pixels + a)));
    low = _mm_loadh_pi(low, (const __m64 *)(pixels + b));
    __m128 high = _mm_castsi128_ps(_mm_loadl_epi64((const __m128i *)(pixels + c)));
    high = _mm_loadh_pi(high, (const __m64 *)(pixels + d));
    *result = __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
}
#endif

/// Takes eight pixels and their right neighbours. Two by one load: less than half the time that gathering takes.
BODY void eight_pairs(half_lanes *left, half_lanes *right, const uint32_t *pixels, const int32_t *place) {
#if defined(__x86_64__)
    float_lanes first, second;
    two_pairs(&first, pixels, place[0], place[1], place[4], place[5]);
    two_pairs(&second, pixels, place[2], place[3], place[6], place[7]);
    *left = (half_lanes)__builtin_shufflevector(first, second, 0, 2, 8, 10, 4, 6, 12, 14);
    *right = (half_lanes)__builtin_shufflevector(first, second, 1, 3, 9, 11, 5, 7, 13, 15);
#else
    uint32_t here[8], beside[8];
    for (int32_t i = 0; i < 8; i++) {
        here[i] = pixels[place[i]];
        beside[i] = pixels[place[i] + 1];
    }
    *left = *(const half_lanes *)here;
    *right = *(const half_lanes *)beside;
#endif
}

/// Places of pixels in a row, eight at a time: the index of the first of the four pixels around each, and the way from it, in 256ths.
typedef struct {
    int_lanes fx[PART / 8], fy[PART / 8];
    int32_t first[PART];
} places_of_eights;

/// Finds the places of eight pixels that lie inside of an image.
BODY void locate_inside(places_of_eights *p, int32_t i, int32_t x, const straight_row *row, const agate_image *image) {
    int_lanes u, v;
    straight_places(&u, row->u_slope, row->u_offset, x);
    straight_places(&v, row->v_slope, row->v_offset, x);
    p->fx[i] = u & 255;
    p->fy[i] = v & 255;
    int_lanes first = (v >> 8) * image->width + (u >> 8);
    __builtin_memcpy(p->first + 8 * i, &first, sizeof first);
}

/// Cuts places along one axis as `locate` and `gather_inside` do, and takes them apart.
BODY void cut_places(int_lanes *whole, int_lanes *part, double slope, double offset, int32_t x, int32_t size) {
    const int32_t bias = 1 << 29;
    const double rounding = (double)bias + 0.5;
    four_numbers low = {-256, -256, -256, -256}, high = (four_numbers){} + ((double)size + 1) * 256;
    four_places first = (four_places){0, 1, 2, 3} + x, second = first + 4;
    four_numbers near = slope * __builtin_convertvector(first, four_numbers) + offset;
    four_numbers far = slope * __builtin_convertvector(second, four_numbers) + offset;
    near = __builtin_elementwise_min(__builtin_elementwise_max(near, low), high) + rounding;
    far = __builtin_elementwise_min(__builtin_elementwise_max(far, low), high) + rounding;
    four_places near_places = __builtin_convertvector(near, four_places);
    four_places far_places = __builtin_convertvector(far, four_places);
    int_lanes place = __builtin_shufflevector(near_places, far_places, 0, 1, 2, 3, 4, 5, 6, 7) - (bias + 128);
    int_lanes zero = {}, last = zero + (size - 2);
    *whole = __builtin_elementwise_min(__builtin_elementwise_max(place >> 8, zero), last);
    *part = __builtin_elementwise_min(__builtin_elementwise_max(place - *whole * 256, zero), zero + 256);
}

/// Finds the places of eight pixels anywhere in an image whose edge goes on.
BODY void locate_anywhere(places_of_eights *p, int32_t i, int32_t x, const straight_row *row, const agate_image *image) {
    int_lanes column, line;
    cut_places(&column, &p->fx[i], row->u_slope, row->u_offset, x, image->width);
    cut_places(&line, &p->fy[i], row->v_slope, row->v_offset, x, image->height);
    int_lanes first = line * image->width + column;
    __builtin_memcpy(p->first + 8 * i, &first, sizeof first);
}

/// Makes eight ways to the next pixels those of a steep image.
BODY void steepen_eight(int_lanes *way) {
    int_lanes zero = {}, ramp = 3 * *way - 256;
    ramp = __builtin_elementwise_min(__builtin_elementwise_max(ramp, zero), zero + 256);
    *way = (*way + ramp + 1) >> 1;
}

/// The weighted means of eight pixels each: what `mix_corners` gives.
BODY void mix_eight(uint32_t *result, const places_of_eights *p, int32_t i, const agate_image *image, intptr_t ahead) {
    const int32_t *place = p->first + 8 * i;
    const uint32_t *upper = image->pixels, *lower = upper + image->width;
    half_lanes pa, pb, pc, pd;
    // An address only: it may lie outside the image.
    __builtin_prefetch((const void *)((uintptr_t)upper + (uintptr_t)((place[0] + ahead) * 4)));
    __builtin_prefetch((const void *)((uintptr_t)upper + (uintptr_t)((place[4] + ahead) * 4)));
    eight_pairs(&pa, &pb, upper, place);
    eight_pairs(&pc, &pd, lower, place);
    int_lanes fx = p->fx[i], fy = p->fy[i];
    if (image->steep) {
        steepen_eight(&fx);
        steepen_eight(&fy);
    }
    int_lanes d = (fx * fy + 128) >> 8, b = fx - d, c = fy - d, a = 256 - fx - c;
    half_lanes wa = (half_lanes)(a | a << 16), wb = (half_lanes)(b | b << 16);
    half_lanes wc = (half_lanes)(c | c << 16), wd = (half_lanes)(d | d << 16);
    half_lanes even = (pa & 255) * wa + (pb & 255) * wb + (pc & 255) * wc + (pd & 255) * wd + 128;
    half_lanes odd = (pa >> 8) * wa + (pb >> 8) * wb + (pc >> 8) * wc + (pd >> 8) * wd + 128;
    *(half_lanes *)result = even >> 8 | (odd & 0xFF00);
}

/// A part of a row that is not in perspective: inside of the image, or anywhere in one whose edge goes on, which takes longer.
BODY void straight_part(
    uint32_t *result, int32_t count, int32_t x, const agate_image_row *row, const agate_image *image, bool is_inside
) {
    straight_row straight = {row->u_slope * 256, row->u_offset * 256, row->v_slope * 256, row->v_offset * 256};
    places_of_eights p;
    if (count < 8) {
        uint32_t few[8];
        locate_anywhere(&p, 0, x, &straight, image);
        mix_eight(few, &p, 0, image, row->ahead);
        copy_some(result, few, count);
        return;
    }
    // The last eight may overlap those before: the same pixels come out once more. All places are found before the first pixel is
    // read: a processor has too little in flight to wait for both at a time.
    int32_t last = count - 8, eights = (last + 7) / 8;
    for (int32_t i = 0; i <= eights; i++) {
        int32_t first = x + lesser_of(8 * i, last);
        if (is_inside) locate_inside(&p, i, first, &straight, image);
        else locate_anywhere(&p, i, first, &straight, image);
    }
    for (int32_t i = 0; i <= eights; i++) mix_eight(result + lesser_of(8 * i, last), &p, i, image, row->ahead);
}

BODY void agate_sample_bilinear_body(
    uint32_t *restrict result, intptr_t count, int32_t x, const agate_image_row *row,
    const agate_image *image
) {
    places p;
    bool moves = !row->perspective && is_moved(row);
    bool goes_on = image->edge == AGATE_EDGE_CLAMP && image->width > 1 && image->height > 1;
    for (intptr_t start = 0; start < count; start += PART) {
        int32_t length = count - start < PART ? (int32_t)(count - start) : PART;
        int32_t first = x + (int32_t)start;
        // Of a short part the question takes longer than what it saves.
        bool asks = !row->perspective && (moves || !goes_on || length == PART);
        bool is_inside = asks && is_straight_inside(length, first, row, image);
        if (is_inside && moves) {
            int32_t u = straight_place(row->u_slope, row->u_offset, first);
            int32_t v = straight_place(row->v_slope, row->v_offset, first);
            mix_rows(result + start, length, u, v, image);
        } else if (is_inside && length >= 8) {
            straight_part(result + start, length, first, row, image, true);
        } else if (goes_on && !row->perspective) {
            straight_part(result + start, length, first, row, image, false);
        } else {
            locate(&p, length, first, row, image, 1, -128);
            bilinear_part(result + start, length, &p, image, row->perspective, row->ahead);
        }
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
