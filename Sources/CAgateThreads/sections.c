// Threads, their sections, and the tree lock as threads take it.

#define _GNU_SOURCE
#include "CAgateThreads.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

_Thread_local struct agate_thread *agate_this_thread;

// MARK: Threads by number

enum { CHUNK = 1 << 16, CHUNKS = 1 << 12 };

// Whether a number is that of a shared thread, or of one that has ended: a byte each.
static _Atomic(_Atomic(uint8_t) *) shared[CHUNKS];

// Guarded by `registry`, in which no thread waits for the tree lock.
static pthread_mutex_t registry = PTHREAD_MUTEX_INITIALIZER;
static struct agate_thread *threads;
static uint32_t last_number;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t end_key;
static bool has_barrier;

static void thread_ends(void *record);

static void set_up(void) {
    pthread_key_create(&end_key, thread_ends);
    long supported = syscall(SYS_membarrier, MEMBARRIER_CMD_QUERY, 0, 0);
    has_barrier = supported > 0 && (supported & MEMBARRIER_CMD_PRIVATE_EXPEDITED)
        && syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0;
}

bool agate_threads_are_confined(void) {
    pthread_once(&once, set_up);
    return has_barrier;
}

static _Atomic(uint8_t) *_Nullable mark_of(uint32_t number) {
    _Atomic(uint8_t) *chunk = atomic_load_explicit(&shared[number / CHUNK % CHUNKS], memory_order_acquire);
    return chunk ? &chunk[number % CHUNK] : NULL;
}

bool agate_thread_is_shared(uint32_t number) {
    if (number == 0) return true;
    _Atomic(uint8_t) *mark = mark_of(number);
    return !mark || atomic_load_explicit(mark, memory_order_acquire);
}

/// A number for a new thread, 0 when there is none; with the registry locked.
static uint32_t take_number(void) {
    if (last_number + 1 >= (uint32_t)CHUNK * CHUNKS) return 0;
    uint32_t number = last_number + 1;
    if (!mark_of(number)) {
        _Atomic(uint8_t) *chunk = calloc(CHUNK, 1);
        if (!chunk) return 0;
        atomic_store_explicit(&shared[number / CHUNK], chunk, memory_order_release);
    }
    last_number = number;
    return number;
}

static struct agate_thread *make_thread(void) {
    pthread_once(&once, set_up);
    struct agate_thread *thread = calloc(1, sizeof *thread);
    if (!thread) abort();
    pthread_mutex_lock(&registry);
    thread->number = take_number();
    bool is_confined = has_barrier && thread->number != 0;
    if (!is_confined && thread->number != 0) *mark_of(thread->number) = 1;
    atomic_store_explicit(&thread->active, is_confined ? thread->number : AGATE_NO_THREAD, memory_order_relaxed);
    thread->next = threads;
    threads = thread;
    pthread_mutex_unlock(&registry);
    agate_this_thread = thread;
    pthread_setspecific(end_key, thread);
    return thread;
}

static struct agate_thread *this_thread(void) {
    struct agate_thread *thread = agate_this_thread;
    return thread ? thread : make_thread();
}

uint32_t agate_thread_number_first(void) { return this_thread()->number; }

static void thread_ends(void *record) {
    struct agate_thread *thread = record;
    // Other destructors of the thread may touch layers: this one is last. Destructors run in at least four rounds.
    if (thread->endings++ < 2) {
        pthread_setspecific(end_key, thread);
        return;
    }
    if (thread->holds) agate_lock_release();
    pthread_mutex_lock(&registry);
    struct agate_thread **link = &threads;
    while (*link && *link != thread) link = &(*link)->next;
    if (*link) *link = thread->next;
    if (thread->number) atomic_store_explicit(mark_of(thread->number), 1, memory_order_release);
    pthread_mutex_unlock(&registry);
    agate_this_thread = NULL;
    free(thread);
}

// MARK: Sharing

/// Whether a thread is in a section that does not stand still; once it is not, it enters none without the tree lock.
static bool is_inside(struct agate_thread *thread) {
    // A brief section never stands still.
    if (atomic_load_explicit(&thread->brief, memory_order_acquire)) return true;
    return atomic_load_explicit(&thread->depth, memory_order_acquire) != 0
        && !atomic_load_explicit(&thread->parked, memory_order_acquire);
}

/// Makes a thread a shared one; with the tree lock held.
static void share(uint32_t number) {
    if (agate_thread_is_shared(number)) return;
    pthread_mutex_lock(&registry);
    struct agate_thread *thread = threads;
    while (thread && thread->number != number) thread = thread->next;
    if (thread) {
        atomic_store_explicit(&thread->active, AGATE_NO_THREAD, memory_order_relaxed);
        syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0);
        while (is_inside(thread)) sched_yield();
        atomic_store_explicit(mark_of(number), 1, memory_order_release);
    }
    pthread_mutex_unlock(&registry);
}

void agate_thread_share(uint32_t number) {
    struct agate_thread *self = this_thread();
    if (number != self->number) {
        share(number);
    } else if (!agate_thread_is_shared(number)) {
        // The sections that it is in have the tree lock: other threads that want the layers have to wait for that.
        atomic_store_explicit(&self->active, AGATE_NO_THREAD, memory_order_relaxed);
        atomic_store_explicit(mark_of(number), 1, memory_order_release);
    }
}

/// Takes the lock; a thread that waits for this thread's sections to end need not wait for those that stand still here.
static void acquire(struct agate_thread *thread) {
    if (atomic_load_explicit(&thread->brief, memory_order_relaxed)) {
        // A thread that makes this one shared would wait for ever, with the lock held.
        fputs("Agate: a brief section takes the tree lock, or enters a section of another thread's layers\n", stderr);
        abort();
    }
    atomic_store_explicit(&thread->parked, 1, memory_order_release);
    agate_lock_acquire();
    atomic_store_explicit(&thread->parked, 0, memory_order_relaxed);
}

// MARK: Sections

uint32_t agate_section_enter_slowly(uint32_t owner, uint32_t before) {
    struct agate_thread *thread = agate_this_thread;
    if (thread->holds == 0) {
        // Its own layers, in a section that began before the thread became a shared one: the thread that shares it waits.
        bool began_before = before > 0 || atomic_load_explicit(&thread->brief, memory_order_relaxed);
        if (began_before && owner == thread->number) return before;
        acquire(thread);
        thread->holds = 1;
        thread->section_holds = 1;
    }
    if (owner != thread->number) share(owner);
    return before;
}

uint32_t agate_section_enter_first(uint32_t owner) {
    struct agate_thread *thread = make_thread();
    atomic_store_explicit(&thread->depth, 1, memory_order_relaxed);
    return atomic_load_explicit(&thread->active, memory_order_relaxed) == owner
        ? 0 : agate_section_enter_slowly(owner, 0);
}

void agate_section_exit_slowly(void) {
    struct agate_thread *thread = agate_this_thread;
    thread->section_holds = 0;
    if (--thread->holds == 0) agate_lock_release();
}

// MARK: The tree lock

void agate_tree_lock(void) {
    struct agate_thread *thread = this_thread();
    if (thread->holds == 0) {
        acquire(thread);
        // A thread inside a section keeps the lock until the section ends.
        if (atomic_load_explicit(&thread->depth, memory_order_relaxed) != 0) {
            thread->holds = 1;
            thread->section_holds = 1;
        }
    }
    thread->holds += 1;
}

void agate_tree_unlock(void) {
    struct agate_thread *thread = this_thread();
    if (thread->holds <= thread->section_holds) return;
    if (--thread->holds == 0) agate_lock_release();
}

uint32_t agate_tree_holds(void) { return this_thread()->holds; }
