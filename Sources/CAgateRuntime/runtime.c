#include "CAgateRuntime.h"

// QuartzCore.CALayer.__allocating_init(layer: Any) -> QuartzCore.CALayer
extern void agate_layer_copy_initializer_symbol(void) __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfC");

const void *agate_layer_copy_initializer(void) {
    return (const void *)&agate_layer_copy_initializer_symbol;
}

typedef __attribute__((swiftcall)) void *(*copy_initializer)(
    void *any, __attribute__((swift_context)) const void *metadata);

void *agate_call_layer_copy_initializer(const void *function, void *any, const void *metadata) {
    return ((copy_initializer)function)(any, metadata);
}

// QuartzCore.CALayer.__allocating_init() -> QuartzCore.CALayer
extern void agate_layer_initializer_symbol(void) __asm__("$s10QuartzCore7CALayerCACycfC");

const void *agate_layer_initializer(void) {
    return (const void *)&agate_layer_initializer_symbol;
}

typedef __attribute__((swiftcall)) void *(*plain_initializer)(
    __attribute__((swift_context)) const void *metadata);

void *agate_call_layer_initializer(const void *function, const void *metadata) {
    return ((plain_initializer)function)(metadata);
}
