#ifndef CAGATE_INTERNAL_H
#define CAGATE_INTERNAL_H

#include "CAgateKernels.h"

// No variant may fuse a multiplication with an addition, or their bytes would differ.
#pragma STDC FP_CONTRACT OFF

#define BODY static inline __attribute__((always_inline))

// KERNEL(name, (parameters), (arguments)) makes `name` of the body `name_body`: one portable variant, one
// for AVX2, and the choice between them.
#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))
#define AVX512 __attribute__((target("avx2,avx512f,avx512bw,avx512dq,avx512vl")))
#define KERNEL(name, parameters, arguments)                                                        \
    static void name##_portable parameters { name##_body arguments; }                              \
    AVX2 static void name##_avx2 parameters { name##_body arguments; }                             \
    void name parameters {                                                                         \
        if (agate_kernels_unit() >= AGATE_UNIT_AVX2) name##_avx2 arguments;                        \
        else name##_portable arguments;                                                            \
    }
#else
#define KERNEL(name, parameters, arguments)                                                        \
    void name parameters { name##_body arguments; }
#endif

// KERNEL_OF_UNIT(name, body, (parameters), arguments...) makes a variant for each vector unit, and tells the body as its
// last argument which one it is.
#if defined(__x86_64__)
#define KERNEL_OF_UNIT(name, body, parameters, ...)                                                        \
    static void name##_portable parameters { body(__VA_ARGS__, AGATE_UNIT_PORTABLE); }                     \
    AVX2 static void name##_avx2 parameters { body(__VA_ARGS__, AGATE_UNIT_AVX2); }                        \
    AVX512 static void name##_avx512 parameters { body(__VA_ARGS__, AGATE_UNIT_AVX512); }                  \
    void name parameters {                                                                                 \
        switch (agate_kernels_unit()) {                                                                    \
        case AGATE_UNIT_AVX512: name##_avx512(__VA_ARGS__); break;                                         \
        case AGATE_UNIT_AVX2: name##_avx2(__VA_ARGS__); break;                                             \
        default: name##_portable(__VA_ARGS__);                                                             \
        }                                                                                                  \
    }
#else
#define KERNEL_OF_UNIT(name, body, parameters, ...)                                                        \
    void name parameters { body(__VA_ARGS__, AGATE_UNIT_PORTABLE); }
#endif

/// Whether a unit takes sixteen pixels at a time.
#define IS_WIDE(unit) ((unit) >= AGATE_UNIT_AVX512)

#define PAIRS 0x00FF00FFu

/// x * y / 255 for the two bytes in a pair of 16-bit lanes, rounded to nearest.
BODY uint32_t scale_pair(uint32_t pair, uint32_t factor) {
    uint32_t product = pair * factor + 0x00800080u;
    return ((product + ((product >> 8) & PAIRS)) >> 8) & PAIRS;
}

/// A pixel multiplied by 0...255.
BODY uint32_t scale_pixel(uint32_t pixel, uint32_t factor) {
    return scale_pair(pixel & PAIRS, factor) | (scale_pair((pixel >> 8) & PAIRS, factor) << 8);
}

/// Source over. No component of the source may be larger than its alpha.
BODY uint32_t over(uint32_t source, uint32_t pixel) {
    return source + scale_pixel(pixel, 255 - (source >> 24));
}

#endif
