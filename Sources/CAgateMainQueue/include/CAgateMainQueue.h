#ifndef CAGATE_MAIN_QUEUE_H
#define CAGATE_MAIN_QUEUE_H

#include <stdbool.h>
#include <stdint.h>

/// The function that a CFRunLoopTimer calls.
typedef void (*AgateTimerCallout)(void *_Nonnull timer, void *_Nullable info);

/// A function on its way to a queue.
typedef void (*AgateFunction)(void *_Nullable context);

/// Takes over what a thread gives to the main queue, to the main run loop or to its own while it is inside of a
/// virtual display. Times are seconds of that display's clock. All calls but the last come on the display's thread.
typedef struct {
    /// A block is due at a time. The receiver copies it.
    void (*_Nonnull block)(void *_Nonnull display, void *_Nonnull block, double due);
    /// A block is due when a dispatch group is empty.
    void (*_Nonnull group_block)(void *_Nonnull display, void *_Nonnull group, void *_Nonnull block);
    /// A timer was made; it is scheduled by `timer_added`.
    ///
    /// - interval: Seconds between firings, 0 for a timer that fires once.
    /// - fire_date: As the timer has it, in seconds since the reference date.
    /// - due: The same moment on the display's clock.
    void (*_Nonnull timer_made)(void *_Nonnull display, void *_Nonnull timer, AgateTimerCallout _Nonnull callout,
                                void *_Nullable info, double interval, double fire_date, double due);
    /// A timer was added to a run loop; false leaves it to that run loop.
    bool (*_Nonnull timer_added)(void *_Nonnull display, void *_Nonnull timer);
    /// The fire date of a timer was set.
    void (*_Nonnull timer_moved)(void *_Nonnull display, void *_Nonnull timer, double due);
    /// A timer was invalidated.
    void (*_Nonnull timer_ended)(void *_Nonnull display, void *_Nonnull timer);
    /// A function is due at a time. Jobs of the main actor come this way, with the job as context.
    void (*_Nonnull function)(void *_Nonnull display, AgateFunction _Nonnull function, void *_Nullable context,
                              double due);
    /// A sleep that a job of the display began ends at a time, by a function that lets the job go on.
    void (*_Nonnull sleep)(void *_Nonnull display, AgateFunction _Nonnull function, void *_Nullable context,
                           double due);
    /// A job of Swift's concurrency that is bound to no actor is due at a time: where a job that the display runs goes
    /// on.
    void (*_Nonnull job)(void *_Nonnull display, void *_Nonnull job, double due);
    /// A thread that is inside of no display gives a block to the main queue while the main thread is inside of one. Called on that thread; the
    /// receiver copies the block.
    void (*_Nonnull sent_block)(void *_Nonnull display, void *_Nonnull block);
} AgateMainQueueHandlers;

/// Installs the functions that are called from now on; call it once, before the first display is entered.
void agate_main_queue_install(const AgateMainQueueHandlers *_Nonnull handlers);

/// Whether the program was linked so that calls of the main queue come here: false in a program that carries its own
/// copy of the dispatch library (`-static-stdlib`).
bool agate_main_queue_is_redirected(void);

/// Puts the calling thread inside of a display, or of none.
///
/// - time: The display's time, in seconds.
void agate_main_queue_enter(void *_Nullable display, double time);

/// Sets the time of the display that the calling thread is inside of.
void agate_main_queue_set_time(double time);

/// Calls a function on the system's main queue, whatever display the thread is inside of.
///
/// - delay: Seconds to wait before.
void agate_main_queue_call(double delay, AgateFunction _Nonnull function, void *_Nullable context);

void *_Nonnull agate_block_copy(void *_Nonnull block);
void agate_block_release(void *_Nonnull block);
void agate_block_run(void *_Nonnull block);

bool agate_group_is_empty(void *_Nonnull group);
void agate_object_retain(void *_Nonnull object);
void agate_object_release(void *_Nonnull object);

/// The object that the last timer of the calling thread keeps.
void *_Nullable agate_timer_last_info(void);
/// From now on timers of the kind of that one release the object that they keep when they become invalid.
void agate_timer_release_info_of_last(void);

void agate_timer_retain(void *_Nonnull timer);
void agate_timer_release(void *_Nonnull timer);
bool agate_timer_is_valid(void *_Nonnull timer);
void agate_timer_invalidate(void *_Nonnull timer);
/// The fire date of a timer, in seconds since the reference date.
double agate_timer_fire_date(void *_Nonnull timer);

/// Runs a job of Swift's concurrency that is bound to no actor, on the calling thread.
void agate_job_run(void *_Nonnull job);
/// Stands for every job, see `agate_job_note`.
extern void *const _Nonnull agate_any_job;
/// Notes which job the calling thread runs for its display; where it goes on meanwhile is the display's as well.
///
/// - job: The job, null for none, `agate_any_job` where whatever comes to run is the display's.
/// - returns: The job that was noted before.
void *_Nullable agate_job_note(void *_Nullable job);
/// Hands a job that is bound to no actor to the system's threads.
void agate_job_hand_back(void *_Nonnull job);

#endif
