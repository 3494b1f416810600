#include "CAgateRuntime.h"

// Of Swift's runtime, which weak references and unowned ones are made with.
extern void *swift_tryRetain(void *object);

void *agate_try_retain(void *object) { return swift_tryRetain(object); }

// Of CoreFoundation, which is part of Foundation's library: a program without that has no such object.
extern void CFRelease(const void *object) __attribute__((weak));

void agate_core_foundation_release(void *object) {
    if (CFRelease) CFRelease(object);
}
