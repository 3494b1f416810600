#ifndef CAGATE_THREADS_H
#define CAGATE_THREADS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// Which thread may touch the stored values of layers.
//
// There is one recursive lock for the whole process, the tree lock. A thread that reads or writes what is stored in a layer
// does so inside a section. While no thread but the one that made the layer (its owner) has touched any of that thread's layers,
// a section costs a store at its beginning and one at its end. The first time that another thread enters a section of such a layer, the owner
// becomes a shared thread: from then on all sections of its layers, its own included, hold the tree lock.
//
// Making a thread shared is the expensive half of Dekker's algorithm: the other thread takes the tree lock, takes the
// owner's number out of its record, issues a memory barrier on all threads of the process (membarrier(2)), and waits
// until the owner is in no section. So the owner needs no barrier of its own between the store that says "inside" and the load of the number.
// Where the kernel has no such call every thread is shared from the start.
//
// Rules that keep it free of deadlocks:
// - A section is short and runs no code of a program: no delegates, no actions, no layout, no drawing.
// - A brief section touches layers of its owner alone and takes no lock. It costs a store at either end and no load, because it
//   neither nests nor waits; where it cannot begin, an ordinary section does.
// - Who needs the tree lock or another thread's layers takes the tree lock first. A thread that has to wait for the tree lock
//   inside a section counts as outside of it while it waits, and keeps the lock until its outermost section ends.

/// The state of one thread. Lives until the thread has ended.
struct agate_thread {
    /// How many sections the thread is in. Written by itself only.
    _Atomic(uint32_t) depth;
    /// The thread's number while it is the only one to touch its layers, else `AGATE_NO_THREAD`.
    _Atomic(uint32_t) active;
    /// Whether the thread is in a brief section. Written by itself only.
    _Atomic(uint32_t) brief;
    /// Whether it waits for the tree lock: its sections stand still meanwhile.
    _Atomic(uint32_t) parked;
    /// Its number, never used again; 0 once numbers have run out, which no thread is the owner of.
    uint32_t number;
    /// How often it holds the tree lock.
    uint32_t holds;
    /// Whether one of these is for its sections.
    uint32_t section_holds;
    /// How often its end was put off, so that other things that end with the thread still find it.
    uint32_t endings;
    struct agate_thread *_Nullable next;
};

#define AGATE_NO_THREAD UINT32_MAX

extern _Thread_local struct agate_thread *_Nullable agate_this_thread;

uint32_t agate_section_enter_slowly(uint32_t owner, uint32_t before);
uint32_t agate_section_enter_first(uint32_t owner);
void agate_section_exit_slowly(void);
uint32_t agate_thread_number_first(void);

/// The number of the calling thread: the owner of the layers that it makes.
static inline __attribute__((always_inline)) uint32_t agate_thread_number(void) {
    struct agate_thread *thread = agate_this_thread;
    return __builtin_expect(thread != 0, 1) ? thread->number : agate_thread_number_first();
}

/// Begins a section in which the stored values of the layers of an owner may be touched; sections nest.
///
/// - returns: What `agate_section_exit` is to be given.
static inline __attribute__((always_inline)) uint32_t agate_section_enter(uint32_t owner) {
    struct agate_thread *thread = agate_this_thread;
    if (__builtin_expect(thread == 0, 0)) return agate_section_enter_first(owner);
    uint32_t before = atomic_load_explicit(&thread->depth, memory_order_relaxed);
    atomic_store_explicit(&thread->depth, before + 1, memory_order_relaxed);
    // The compiler keeps the order; for the processor, the thread that makes this one shared issues a barrier.
    atomic_signal_fence(memory_order_seq_cst);
    if (__builtin_expect(atomic_load_explicit(&thread->active, memory_order_relaxed) == owner, 1)) return before;
    return agate_section_enter_slowly(owner, before);
}

/// Ends a section.
static inline __attribute__((always_inline)) void agate_section_exit(uint32_t before) {
    struct agate_thread *thread = agate_this_thread;
    atomic_store_explicit(&thread->depth, before, memory_order_release);
    if (__builtin_expect(thread->section_holds != 0 && before == 0, 0)) agate_section_exit_slowly();
}

/// Begins a brief section, in which the plain stored values of the layers of an owner may be touched.
///
/// In it the calling thread enters sections of this owner alone, no brief ones among them, and takes no lock.
///
/// - returns: What `agate_brief_exit` is to be given; null when the calling thread is not the owner, or is a shared one. Then nothing
///   has begun, and an ordinary section does what is to be done.
static inline __attribute__((always_inline)) struct agate_thread *_Nullable agate_brief_enter(uint32_t owner) {
    struct agate_thread *thread = agate_this_thread;
    if (__builtin_expect(thread == 0, 0)) return 0;
    atomic_store_explicit(&thread->brief, 1, memory_order_relaxed);
    // As at the beginning of any section.
    atomic_signal_fence(memory_order_seq_cst);
    if (__builtin_expect(atomic_load_explicit(&thread->active, memory_order_relaxed) == owner, 1)) return thread;
    atomic_store_explicit(&thread->brief, 0, memory_order_release);
    return 0;
}

/// Ends a brief section.
static inline __attribute__((always_inline)) void agate_brief_exit(struct agate_thread *_Nonnull thread) {
    atomic_store_explicit(&thread->brief, 0, memory_order_release);
}

/// Takes the tree lock; a thread may take it again while it holds it.
///
/// Threads that wait get it in the order in which they came, at the latest after `AGATE_PASSES` threads that did not wait.
void agate_tree_lock(void);

/// Gives the tree lock back once; nothing happens when the calling thread does not hold it.
void agate_tree_unlock(void);

#define AGATE_PASSES 64

/// Makes an owner a shared thread, the calling one perhaps; to be called with the tree lock held.
void agate_thread_share(uint32_t number);

/// How often the calling thread holds the tree lock, its sections included.
uint32_t agate_tree_holds(void);

/// How many threads get the tree lock before the thread of a number that waits for it, -1 when that does not wait; for tests.
int32_t agate_tree_place(uint32_t thread);

/// Whether other threads have touched layers of an owner, for tests.
bool agate_thread_is_shared(uint32_t number);

/// Whether the kernel has the call that sections without the tree lock need.
bool agate_threads_are_confined(void);

// Between the two files of this target.
void agate_lock_acquire(void);
void agate_lock_release(void);

#endif
