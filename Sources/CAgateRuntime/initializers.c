#include "CAgateRuntime.h"

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

typedef SWIFT void *(*initializer)(CONTEXT const void *metadata);
typedef SWIFT void *(*copy_initializer)(void *argument, CONTEXT const void *metadata);

void *agate_call_initializer(const void *function, const void *metadata) {
    return ((initializer)function)(metadata);
}

void *agate_call_copy_initializer(const void *function, void *argument, const void *metadata) {
    return ((copy_initializer)function)(argument, metadata);
}
