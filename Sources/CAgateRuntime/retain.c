#include "CAgateRuntime.h"

// Of Swift's runtime, which weak references and unowned ones are made with.
extern void *swift_tryRetain(void *object);

void *agate_try_retain(void *object) { return swift_tryRetain(object); }
