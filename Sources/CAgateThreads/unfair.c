// A lock of one word that whoever comes may take: 0 is free, 1 is held, 2 is held and waited for.

#include "CAgateThreads.h"

#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

bool agate_unfair_try(uint32_t *word) {
    uint32_t free = 0;
    return __atomic_compare_exchange_n(word, &free, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void agate_unfair_lock(uint32_t *word) {
    if (agate_unfair_try(word)) return;
    // Whoever waits says so; the holder then wakes one. A thread that was woken cannot know whether others wait, and says that they do.
    while (__atomic_exchange_n(word, 2, __ATOMIC_ACQUIRE) != 0)
        syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0);
}

void agate_unfair_unlock(uint32_t *word) {
    if (__atomic_exchange_n(word, 0, __ATOMIC_RELEASE) == 2)
        syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}
