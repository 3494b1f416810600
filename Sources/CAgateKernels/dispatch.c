#include "internal.h"
#include <stdatomic.h>

// 0: not asked yet, 1: portable, 2: AVX2.
static _Atomic int chosen = 0;
// How many ask for portable kernels.
static _Atomic int forced = 0;

static int best(void) {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") ? 2 : 1;
#else
    return 1;
#endif
}

bool agate_kernels_use_avx2(void) {
    if (atomic_load_explicit(&forced, memory_order_relaxed) > 0) return false;
    int choice = atomic_load_explicit(&chosen, memory_order_relaxed);
    if (choice == 0) {
        choice = best();
        atomic_store_explicit(&chosen, choice, memory_order_relaxed);
    }
    return choice == 2;
}

void agate_kernels_force_portable(bool force) {
    atomic_fetch_add_explicit(&forced, force ? 1 : -1, memory_order_relaxed);
}
