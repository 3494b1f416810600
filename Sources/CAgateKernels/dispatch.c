#include "internal.h"
#include <stdatomic.h>

// One more than the processor's best unit; 0 before the first query.
static _Atomic int32_t known = 0;
// How many keep kernels from using what comes after a unit.
static _Atomic int32_t limits[AGATE_UNIT_AVX512];

static int32_t best(void) {
#if defined(__x86_64__)
    if (!__builtin_cpu_supports("avx2")) return AGATE_UNIT_PORTABLE;
    bool has_avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    return has_avx512 ? AGATE_UNIT_AVX512 : AGATE_UNIT_AVX2;
#else
    return AGATE_UNIT_PORTABLE;
#endif
}

int32_t agate_kernels_unit(void) {
    int32_t unit = atomic_load_explicit(&known, memory_order_relaxed) - 1;
    if (unit < 0) {
        unit = best();
        atomic_store_explicit(&known, unit + 1, memory_order_relaxed);
    }
    for (int32_t limit = 0; limit < unit; limit++)
        if (atomic_load_explicit(&limits[limit], memory_order_relaxed) > 0) return limit;
    return unit;
}

void agate_kernels_limit(int32_t unit, bool limiting) {
    if (unit < 0 || unit >= AGATE_UNIT_AVX512) return;
    atomic_fetch_add_explicit(&limits[unit], limiting ? 1 : -1, memory_order_relaxed);
}
