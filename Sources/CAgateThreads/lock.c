// The lock itself, which knows nothing of recursion: one word, and a queue of those who wait.
//
// A lock that any thread may take when it is free is fast, and unfair: a thread that gives it back and takes it again at once wins against one
// that has to be woken. A lock that is handed to the next in the queue each time is fair, and slow: each turn waits for a
// thread to wake. This one is open to all while the first in the queue wakes, and is handed to it once it was passed by AGATE_PASSES times.

#include "CAgateThreads.h"

#include <pthread.h>
#include <stddef.h>

enum { HELD = 1, WAITING = 2 };

static _Atomic(uint32_t) word;

struct waiter {
    pthread_cond_t wake;
    struct waiter *next;
    /// The number of the thread that waits.
    uint32_t thread;
    /// How often another thread got the lock while this was the first in the queue.
    uint32_t passed;
    bool is_woken, is_granted;
};

// Guarded by `queue`.
static pthread_mutex_t queue = PTHREAD_MUTEX_INITIALIZER;
static struct waiter *first;
static struct waiter **end = &first;

static void remove_first(void) {
    first = first->next;
    if (!first) end = &first;
    if (!first) atomic_fetch_and_explicit(&word, ~(uint32_t)WAITING, memory_order_relaxed);
}

static bool try_take(void) {
    uint32_t now = atomic_load_explicit(&word, memory_order_relaxed);
    return !(now & HELD)
        && atomic_compare_exchange_strong_explicit(
            &word, &now, now | HELD, memory_order_acquire, memory_order_relaxed);
}

static void wait_for_it(void) {
    // The lock is held for short: often it is free again before a queue is worth it.
    for (int turn = 0; turn < 40; turn++) {
        if (try_take()) return;
#if defined(__x86_64__) || defined(__i386__)
        __builtin_ia32_pause();
#endif
    }
    pthread_mutex_lock(&queue);
    for (;;) {
        uint32_t now = atomic_load_explicit(&word, memory_order_relaxed);
        if (!(now & HELD)) {
            if (!try_take()) continue;
            pthread_mutex_unlock(&queue);
            return;
        }
        // From here on the holder has to look into the queue when it gives the lock back.
        if ((now & WAITING)
            || atomic_compare_exchange_strong_explicit(
                &word, &now, now | WAITING, memory_order_relaxed, memory_order_relaxed))
            break;
    }
    struct waiter self = {.next = NULL, .thread = agate_thread_number()};
    pthread_cond_init(&self.wake, NULL);
    *end = &self;
    end = &self.next;
    while (!self.is_granted) {
        pthread_cond_wait(&self.wake, &queue);
        if (self.is_granted || !self.is_woken) continue;
        // Only the first in the queue is woken.
        self.is_woken = false;
        if (try_take()) {
            remove_first();
            break;
        }
    }
    pthread_mutex_unlock(&queue);
    pthread_cond_destroy(&self.wake);
}

void agate_lock_acquire(void) {
    uint32_t free = 0;
    if (atomic_compare_exchange_strong_explicit(&word, &free, HELD, memory_order_acquire, memory_order_relaxed))
        return;
    wait_for_it();
}

void agate_lock_release(void) {
    uint32_t held = HELD;
    if (atomic_compare_exchange_strong_explicit(&word, &held, 0, memory_order_release, memory_order_relaxed))
        return;
    pthread_mutex_lock(&queue);
    struct waiter *next = first;
    if (next && ++next->passed > AGATE_PASSES) {
        remove_first();
        next->is_granted = true;
        pthread_cond_signal(&next->wake);
    } else {
        atomic_fetch_and_explicit(&word, ~(uint32_t)HELD, memory_order_release);
        if (next && !next->is_woken) {
            next->is_woken = true;
            pthread_cond_signal(&next->wake);
        }
    }
    pthread_mutex_unlock(&queue);
}

int32_t agate_tree_place(uint32_t thread) {
    pthread_mutex_lock(&queue);
    int32_t place = 0;
    struct waiter *waiter = first;
    for (; waiter && waiter->thread != thread; waiter = waiter->next) place += 1;
    pthread_mutex_unlock(&queue);
    return waiter ? place : -1;
}
