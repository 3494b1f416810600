// The clock of the peers: processor time of the thread, the middle of several rounds after a cold one; as in
// Stopwatch.swift.
#pragma once

#include <stdlib.h>
#include <time.h>

/// Processor seconds of the calling thread: other programs on the machine count for little.
static inline double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static inline int compare_doubles(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

/// The middle of the readings after the first one.
static inline double middle(double *readings, int count) {
    qsort(readings + 1, (size_t)(count - 1), sizeof(double), compare_doubles);
    return readings[1 + (count - 1) / 2];
}

/// The least of the readings after the first one: what the work takes when nothing is in its way.
static inline double least(double *readings, int count) {
    double least = readings[1];
    for (int index = 2; index < count; index++)
        if (readings[index] < least) least = readings[index];
    return least;
}

enum { ROUNDS = 10, OBJECTS = 100000 };
