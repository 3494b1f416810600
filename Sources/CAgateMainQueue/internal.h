#ifndef CAGATE_MAIN_QUEUE_INTERNAL_H
#define CAGATE_MAIN_QUEUE_INTERNAL_H

#include "CAgateMainQueue.h"

/// A reading of a clock of the system's, and the display's time when it was made.
typedef struct {
    bool is_known;
    double display_time;
    /// Nanoseconds of a dispatch clock.
    int64_t nanoseconds;
    /// Seconds since the reference date.
    double date;
} Reading;

/// The display that a thread is inside of, with its time.
typedef struct {
    /// Null outside of every display.
    void *display;
    /// The display's time, in seconds.
    double time;
    Reading uptime, wall, date;
    /// The last date made of an interval from now: exact where a difference of dates is not.
    double made_date, made_due;
    bool has_made_date;
    /// The job of Swift's concurrency that the display runs.
    void *job;
} Place;

extern __thread Place agate_place;
extern AgateMainQueueHandlers agate_handlers;

/// The next definition of a function after the one of this file.
///
/// The address is looked up once; several threads may do so at the same time.
void *agate_next(void **cache, const char *name);

/// A name that stands in for a function of a library: the dynamic linker takes the program's definition before a
/// library's. It is weak so that a program with its own copy of the library links, and uses that copy.
#define STANDS_IN __attribute__((weak, visibility("default"), used))

/// The next definition of the function of that name, as the constant `next`.
#define NEXT(type, name)                                                                                               \
    static void *cache;                                                                                                \
    type next = (type)agate_next(&cache, name)

/// Installs the hooks of Swift's concurrency.
void agate_jobs_install(void);

#endif
