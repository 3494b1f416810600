#include "CAgateRuntime.h"

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

typedef SWIFT void *(*initializer)(CONTEXT const void *metadata);
typedef SWIFT void *(*copy_initializer)(void *argument, CONTEXT const void *metadata);
typedef SWIFT void *(*rectangle_initializer)(
    double x, double y, double width, double height, CONTEXT const void *metadata);
typedef SWIFT void *(*style_initializer)(
    uint8_t style, uintptr_t first, uintptr_t second, CONTEXT const void *metadata);

typedef SWIFT void *(*text_initializer)(uintptr_t first, uintptr_t second, CONTEXT const void *metadata);

void *agate_call_text_initializer(const void *function, const uintptr_t *text, const void *metadata) {
    return ((text_initializer)function)(text[0], text[1], metadata);
}

typedef SWIFT void *(*text_object_initializer)(
    uintptr_t first, uintptr_t second, const void *object, CONTEXT const void *metadata);

void *agate_call_text_object_initializer(
    const void *function, const uintptr_t *text, const void *object, const void *metadata) {
    return ((text_object_initializer)function)(text[0], text[1], object, metadata);
}

void *agate_call_initializer(const void *function, const void *metadata) {
    return ((initializer)function)(metadata);
}

void *agate_call_copy_initializer(const void *function, void *argument, const void *metadata) {
    return ((copy_initializer)function)(argument, metadata);
}

void *agate_call_rectangle_initializer(
    const void *function, double x, double y, double width, double height, const void *metadata) {
    return ((rectangle_initializer)function)(x, y, width, height, metadata);
}

void *agate_call_style_initializer(
    const void *function, uint8_t style, const uintptr_t *text, const void *metadata) {
    return ((style_initializer)function)(style, text[0], text[1], metadata);
}
