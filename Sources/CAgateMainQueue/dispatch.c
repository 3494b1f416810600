// Blocks on their way to the main queue.

#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

__thread Place agate_place;
AgateMainQueueHandlers agate_handlers;

void *agate_next(void **cache, const char *name) {
    void *known = __atomic_load_n(cache, __ATOMIC_RELAXED);
    if (!known) {
        known = dlsym(RTLD_NEXT, name);
        __atomic_store_n(cache, known, __ATOMIC_RELAXED);
    }
    return known;
}

// MARK: Declarations of the dispatch and block libraries, whose headers a C target does not find everywhere

typedef void *queue_t;
typedef void *block_t;
extern char _dispatch_main_q;
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
extern void dispatch_retain(void *);
extern void dispatch_release(void *);
extern void dispatch_group_enter(void *);
extern void dispatch_group_leave(void *);
extern intptr_t dispatch_group_wait(void *, uint64_t);
extern void dispatch_queue_set_specific(void *, const void *, void *, void (*)(void *));
extern void *dispatch_get_specific(const void *);

extern __attribute__((swiftcall)) void swift_get_time(long long *seconds, long long *nanoseconds, int clock);

typedef void (*async_function)(queue_t, block_t);
typedef void (*after_function)(uint64_t, queue_t, block_t);
typedef void (*async_f_function)(queue_t, void *, AgateFunction);
typedef void (*after_f_function)(uint64_t, queue_t, void *, AgateFunction);
typedef void (*group_function)(void *, queue_t, block_t);
typedef uint64_t (*time_function)(uint64_t, int64_t);
typedef uint64_t (*walltime_function)(const void *, int64_t);

static const uint64_t time_now = 0, time_forever = ~0ull;

static bool is_taken(queue_t queue) {
    return agate_place.display && queue == (queue_t)&_dispatch_main_q;
}

// MARK: The main thread's display

static pthread_mutex_t main_display_lock = PTHREAD_MUTEX_INITIALIZER;
/// The display that the main thread, or the one that serves the main queue, is inside of; null outside of every display.
static void *main_display;

/// The key by which work of the main queue is recognised: a program that gives its main thread away has the queue served by others.
static char main_queue_mark;

static bool is_main_thread(void) {
    return syscall(SYS_gettid) == getpid() || dispatch_get_specific(&main_queue_mark);
}

/// Gives a block of a thread that is inside of no display to the display of the main thread, whose queue it asks for.
///
/// False where there is none. The lock is held meanwhile, so that the display does not go.
static bool is_sent(queue_t queue, block_t block) {
    if (queue != (queue_t)&_dispatch_main_q || !__atomic_load_n(&main_display, __ATOMIC_RELAXED)) return false;
    pthread_mutex_lock(&main_display_lock);
    void *display = main_display;
    if (display) agate_handlers.sent_block(display, block);
    pthread_mutex_unlock(&main_display_lock);
    return display;
}

// MARK: Blocks

STANDS_IN void dispatch_async(queue_t queue, block_t block) {
    if (is_taken(queue)) return agate_handlers.block(agate_place.display, block, agate_place.time);
    if (is_sent(queue, block)) return;
    NEXT(async_function, "dispatch_async");
    next(queue, block);
}

/// Nanoseconds of a clock as a time says them: whole numbers from 0 are uptime, small negative ones wall time.
static bool is_wall(uint64_t when) {
    return when >> 62 == 3;
}

static uint64_t next_time(void) {
    NEXT(time_function, "dispatch_time");
    return next(time_now, 0);
}

static uint64_t next_walltime(void) {
    NEXT(walltime_function, "dispatch_walltime");
    return next(NULL, 0);
}

/// The moment of a dispatch time on the display's clock: counted from the thread's last reading of that clock.
static double due_at(uint64_t when) {
    double due;
    if (when == time_now) return agate_place.time;
    if (is_wall(when)) {
        Reading reading = agate_place.wall;
        if (!reading.is_known) {
            reading.display_time = agate_place.time;
            reading.nanoseconds = -(int64_t)next_walltime();
        }
        due = reading.display_time + (double)(-(int64_t)when - reading.nanoseconds) * 1e-9;
    } else {
        Reading reading = agate_place.uptime;
        if (!reading.is_known) {
            reading.display_time = agate_place.time;
            reading.nanoseconds = (int64_t)next_time();
        }
        due = reading.display_time + (double)((int64_t)when - reading.nanoseconds) * 1e-9;
    }
    return due > agate_place.time ? due : agate_place.time;
}

/// Whether a time can be compared with now; those of the monotonic clock, with the upper bit and not the one below it,
/// have no API in Swift.
static bool is_known(uint64_t when) {
    return when >> 62 != 2;
}

STANDS_IN void dispatch_after(uint64_t when, queue_t queue, block_t block) {
    if (is_taken(queue) && is_known(when)) {
        if (when != time_forever) agate_handlers.block(agate_place.display, block, due_at(when));
        return;
    }
    NEXT(after_function, "dispatch_after");
    next(when, queue, block);
}

// MARK: Functions

static void next_async_f(queue_t queue, void *context, AgateFunction function) {
    NEXT(async_f_function, "dispatch_async_f");
    next(queue, context, function);
}

static void next_after_f(uint64_t when, queue_t queue, void *context, AgateFunction function) {
    NEXT(after_f_function, "dispatch_after_f");
    next(when, queue, context, function);
}

STANDS_IN void dispatch_async_f(queue_t queue, void *context, AgateFunction function) {
    if (is_taken(queue)) return agate_handlers.function(agate_place.display, function, context, agate_place.time);
    next_async_f(queue, context, function);
}

/// When a sleep of Swift's concurrency ends, on the display's clock.
///
/// The runtime reads its clocks by itself, and some time has passed since: the next whole millisecond is meant.
static double sleep_due_at(uint64_t when) {
    const uint64_t is_monotonic = 1ull << 63;
    const int continuous_clock = 1;
    double delay;
    if (is_known(when)) {
        delay = (double)(is_wall(when) ? (int64_t)(next_walltime() - when) : (int64_t)(when - next_time())) * 1e-9;
    } else {
        long long seconds, nanoseconds;
        swift_get_time(&seconds, &nanoseconds, continuous_clock);
        uint64_t now = (uint64_t)seconds * 1000000000 + (uint64_t)nanoseconds;
        delay = (double)(int64_t)((when & ~is_monotonic) - now) * 1e-9;
    }
    return agate_place.time + (delay > 0 ? ceil(delay * 1e3) * 1e-3 : 0);
}

STANDS_IN void dispatch_after_f(uint64_t when, queue_t queue, void *context, AgateFunction function) {
    if (agate_place.display && when != time_forever) {
        if (agate_place.job) {
            return agate_handlers.sleep(agate_place.display, function, context, sleep_due_at(when));
        }
        if (is_taken(queue) && is_known(when)) {
            return agate_handlers.function(agate_place.display, function, context, due_at(when));
        }
    }
    next_after_f(when, queue, context, function);
}

// MARK: Groups

STANDS_IN void dispatch_group_notify(void *group, queue_t queue, block_t block) {
    if (is_taken(queue)) return agate_handlers.group_block(agate_place.display, group, block);
    NEXT(group_function, "dispatch_group_notify");
    next(group, queue, block);
}

/// A block that runs another one and then leaves a group, as the compiler would lay it out.
typedef struct {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *);
    const void *descriptor;
    block_t block;
    void *group;
} GroupBlock;

extern void *_NSConcreteStackBlock[32];

static void group_block_invoke(void *raw) {
    GroupBlock *self = raw;
    agate_block_run(self->block);
}

static void group_block_copy(void *to, const void *from) {
    ((GroupBlock *)to)->block = _Block_copy(((const GroupBlock *)from)->block);
}

/// Leaves the group when the block goes, whether it has run or its display has ended before.
static void group_block_dispose(const void *raw) {
    const GroupBlock *self = raw;
    _Block_release(self->block);
    dispatch_group_leave(self->group);
    dispatch_release(self->group);
}

static const struct {
    unsigned long reserved, size;
    void (*copy)(void *, const void *);
    void (*dispose)(const void *);
} group_block_descriptor = {0, sizeof(GroupBlock), group_block_copy, group_block_dispose};

STANDS_IN void dispatch_group_async(void *group, queue_t queue, block_t block) {
    if (is_taken(queue)) {
        enum { has_copy_and_dispose = 1 << 25 };
        GroupBlock made = {
            _NSConcreteStackBlock, has_copy_and_dispose, 0, group_block_invoke, &group_block_descriptor, block, group,
        };
        dispatch_retain(group);
        dispatch_group_enter(group);
        return agate_handlers.block(agate_place.display, &made, agate_place.time);
    }
    NEXT(group_function, "dispatch_group_async");
    next(group, queue, block);
}

// MARK: Readings of the clocks

STANDS_IN uint64_t dispatch_time(uint64_t when, int64_t delta) {
    NEXT(time_function, "dispatch_time");
    if (!agate_place.display || when != time_now) return next(when, delta);
    uint64_t now = next(time_now, 0);
    agate_place.uptime = (Reading){.is_known = true, .display_time = agate_place.time, .nanoseconds = (int64_t)now};
    return delta == 0 ? now : next(now, delta);
}

STANDS_IN uint64_t dispatch_walltime(const void *base, int64_t delta) {
    NEXT(walltime_function, "dispatch_walltime");
    if (!agate_place.display || base || delta != 0) return next(base, delta);
    uint64_t now = next(NULL, 0);
    agate_place.wall = (Reading){.is_known = true, .display_time = agate_place.time, .nanoseconds = -(int64_t)now};
    return now;
}

// MARK: For the display

void agate_main_queue_install(const AgateMainQueueHandlers *handlers) {
    agate_handlers = *handlers;
    dispatch_queue_set_specific(&_dispatch_main_q, &main_queue_mark, &main_queue_mark, NULL);
    agate_jobs_install();
}

bool agate_main_queue_is_redirected(void) {
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
    // The sanitizer brings functions of these names of its own, which are called in place of the ones here.
    return false;
#endif
#endif
    // The first definition that a library finds; a program that is linked statically knows none by name, or its own.
    Dl_info found, ours;
    void *first = dlsym(RTLD_DEFAULT, "dispatch_async");
    return first && dladdr(first, &found) && dladdr((void *)&agate_main_queue_is_redirected, &ours) &&
        found.dli_fbase == ours.dli_fbase && dlsym(RTLD_NEXT, "dispatch_async");
}

void agate_main_queue_enter(void *display, double time) {
    if (is_main_thread()) {
        pthread_mutex_lock(&main_display_lock);
        __atomic_store_n(&main_display, display, __ATOMIC_RELAXED);
        pthread_mutex_unlock(&main_display_lock);
    }
    agate_place = (Place){.display = display, .time = time, .job = agate_place.job};
}

void agate_main_queue_set_time(double time) {
    agate_place.time = time;
}

void agate_main_queue_call(double delay, AgateFunction function, void *context) {
    if (!(delay > 0)) return next_async_f(&_dispatch_main_q, context, function);
    const double longest_delay = 1e8;
    next_after_f(
        next_time() + (uint64_t)(fmin(delay, longest_delay) * 1e9), &_dispatch_main_q, context, function);
}

void *agate_block_copy(void *block) {
    return _Block_copy(block);
}

void agate_block_release(void *block) {
    _Block_release(block);
}

void agate_block_run(void *block) {
    ((GroupBlock *)block)->invoke(block);
}

bool agate_group_is_empty(void *group) {
    return dispatch_group_wait(group, time_now) == 0;
}

void agate_object_retain(void *object) {
    dispatch_retain(object);
}

void agate_object_release(void *object) {
    dispatch_release(object);
}
