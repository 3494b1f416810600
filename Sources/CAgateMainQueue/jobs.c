// Jobs of Swift's concurrency that are bound to no actor.
//
// Those of the main actor go to the main queue as functions, see dispatch.c.

#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue_function)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue_function original);

extern SWIFT void swift_job_run(void *job, void *identity, uintptr_t implementation);
extern SWIFT void swift_task_enqueueGlobal(void *job);

static char any_job;
void *const agate_any_job = &any_job;

static enqueue_hook outer_global_hook;

static SWIFT void global_hook(void *job, enqueue_function original) {
    // Where the display's own job goes on; other tasks have threads of their own.
    if (agate_place.display && (job == agate_place.job || agate_place.job == agate_any_job)) {
        return agate_handlers.job(agate_place.display, job, agate_place.time);
    }
    if (outer_global_hook) return outer_global_hook(job, original);
    original(job);
}

void agate_jobs_install(void) {
    // Looked up by name: a variable of a library that a program names directly can become a copy of its own. A runtime
    // without the hook leaves its jobs where they go by themselves.
    enqueue_hook *hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
    if (!hook) return;
    outer_global_hook = *hook;
    *hook = global_hook;
}

void agate_job_run(void *job) {
    swift_job_run(job, NULL, 0);
}

void *agate_job_note(void *job) {
    void *before = agate_place.job;
    agate_place.job = job;
    return before;
}

void agate_job_hand_back(void *job) {
    void *display = agate_place.display;
    agate_place.display = NULL;
    swift_task_enqueueGlobal(job);
    agate_place.display = display;
}
