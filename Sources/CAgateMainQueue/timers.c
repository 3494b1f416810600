// Timers and blocks on their way to a run loop, and the dates that timers are made of.

#define _GNU_SOURCE
#include "internal.h"

#include <math.h>
#include <stdatomic.h>
#include <stddef.h>

// MARK: Declarations of CoreFoundation, which is part of Foundation's library

typedef struct {
    intptr_t version;
    void *info;
    const void *(*retain)(const void *);
    void (*release)(const void *);
    void *(*copy_description)(const void *);
} TimerContext;

extern void *CFRunLoopGetMain(void);
extern void *CFRunLoopGetCurrent(void);
extern double CFAbsoluteTimeGetCurrent(void);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern unsigned char CFRunLoopTimerIsValid(void *timer);
extern const void *CFRetain(const void *);
extern void CFRelease(const void *);
extern void swift_release(void *);

typedef void *(*timer_create_function)(
    void *, double, double, uint64_t, intptr_t, AgateTimerCallout, TimerContext *);
typedef void (*add_function)(void *, void *, const void *);
typedef void (*set_date_function)(void *, double);
typedef void (*invalidate_function)(void *);

static bool is_taken(void *loop) {
    return agate_place.display && (loop == CFRunLoopGetMain() || loop == CFRunLoopGetCurrent());
}

// MARK: Dates

/// Dates of this century have steps of an eighth of a microsecond: a difference of two of them is what a program has
/// written, once it is rounded to whole microseconds.
static double whole_microseconds(double seconds) {
    return fabs(seconds) < 1e9 ? round(seconds * 1e6) * 1e-6 : seconds;
}

/// The moment of a date on the display's clock: counted from the thread's last reading of the date.
static double due_at(double date) {
    if (agate_place.has_made_date && date == agate_place.made_date) return agate_place.made_due;
    if (agate_place.date.is_known) {
        return agate_place.date.display_time + whole_microseconds(date - agate_place.date.date);
    }
    return agate_place.time + whole_microseconds(date - CFAbsoluteTimeGetCurrent());
}

// FoundationEssentials.Date.init()
#define DATE_NAME "$s20FoundationEssentials4DateVACycfC"
// static FoundationEssentials.Date.now.getter
#define DATE_NOW_NAME "$s20FoundationEssentials4DateV3nowACvgZ"
// FoundationEssentials.Date.init(timeIntervalSinceNow:)
#define DATE_SINCE_NOW_NAME "$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC"

typedef __attribute__((swiftcall)) double (*date_function)(void);
typedef __attribute__((swiftcall)) double (*date_since_now_function)(double);

STANDS_IN __attribute__((swiftcall)) double agate_date(void) __asm__(DATE_NAME);
STANDS_IN __attribute__((swiftcall)) double agate_date_now(void) __asm__(DATE_NOW_NAME);
STANDS_IN __attribute__((swiftcall)) double agate_date_since_now(double interval) __asm__(DATE_SINCE_NOW_NAME);

/// Notes that the date was read.
static double noted(double now) {
    if (agate_place.display) {
        agate_place.date = (Reading){.is_known = true, .display_time = agate_place.time, .date = now};
        agate_place.has_made_date = false;
    }
    return now;
}

__attribute__((swiftcall)) double agate_date(void) {
    NEXT(date_function, DATE_NAME);
    return noted(next());
}

__attribute__((swiftcall)) double agate_date_now(void) {
    NEXT(date_function, DATE_NOW_NAME);
    return noted(next());
}

__attribute__((swiftcall)) double agate_date_since_now(double interval) {
    NEXT(date_since_now_function, DATE_SINCE_NOW_NAME);
    double made = next(interval);
    if (agate_place.display) {
        noted(made - interval);
        agate_place.has_made_date = true;
        agate_place.made_date = made;
        agate_place.made_due = agate_place.time + interval;
    }
    return made;
}

// MARK: Timers

/// The function that Foundation's timers call: those keep an object, and never release it.
static _Atomic(AgateTimerCallout) keeping_callout;

/// The function that the thread's last timer calls, and its argument.
static __thread AgateTimerCallout last_callout;
static __thread void *last_info;

static void let_go(const void *info) {
    swift_release((void *)info);
}

STANDS_IN void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, uint64_t flags, intptr_t order, AgateTimerCallout callout,
    TimerContext *context) {
    NEXT(timer_create_function, "CFRunLoopTimerCreate");
    last_callout = callout;
    last_info = context ? context->info : NULL;
    TimerContext releasing;
    if (callout == keeping_callout && context && context->info && !context->retain && !context->release) {
        // The run loop calls it when the timer becomes invalid.
        releasing = *context;
        releasing.release = let_go;
        context = &releasing;
    }
    void *timer = next(allocator, date, interval, flags, order, callout, context);
    if (!agate_place.display || !timer) return timer;
    double due = due_at(date);
    agate_handlers.timer_made(
        agate_place.display, timer, callout, context ? context->info : NULL, interval,
        CFRunLoopTimerGetNextFireDate(timer), due);
    return timer;
}

STANDS_IN void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
    if (is_taken(loop) && agate_handlers.timer_added(agate_place.display, timer)) return;
    NEXT(add_function, "CFRunLoopAddTimer");
    next(loop, timer, mode);
}

STANDS_IN void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
    NEXT(set_date_function, "CFRunLoopTimerSetNextFireDate");
    next(timer, date);
    if (agate_place.display) agate_handlers.timer_moved(agate_place.display, timer, due_at(date));
}

STANDS_IN void CFRunLoopTimerInvalidate(void *timer) {
    NEXT(invalidate_function, "CFRunLoopTimerInvalidate");
    next(timer);
    if (agate_place.display) agate_handlers.timer_ended(agate_place.display, timer);
}

STANDS_IN void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
    if (is_taken(loop)) return agate_handlers.block(agate_place.display, block, agate_place.time);
    NEXT(add_function, "CFRunLoopPerformBlock");
    next(loop, mode, block);
}

// MARK: For the display

void *agate_timer_last_info(void) {
    return last_info;
}

void agate_timer_release_info_of_last(void) {
    keeping_callout = last_callout;
}

void agate_timer_retain(void *timer) {
    CFRetain(timer);
}

void agate_timer_release(void *timer) {
    CFRelease(timer);
}

bool agate_timer_is_valid(void *timer) {
    return CFRunLoopTimerIsValid(timer);
}

void agate_timer_invalidate(void *timer) {
    CFRunLoopTimerInvalidate(timer);
}

double agate_timer_fire_date(void *timer) {
    return CFRunLoopTimerGetNextFireDate(timer);
}
