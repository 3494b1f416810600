#ifndef CAGATE_RUNTIME_H
#define CAGATE_RUNTIME_H

/// The address of `CALayer.init(layer:)` (the allocating entry point), as it stands in the class's dispatch
/// table.
const void *_Nonnull agate_layer_copy_initializer(void);

/// Calls an allocating `init(layer: Any)` on a class.
///
/// Swift only allows `type(of: x).init(…)` for `required` initialisers, and a required `init(layer:)` would
/// refuse every iOS source that writes `override init(layer: Any)`. The initialiser is in the dispatch table
/// of each subclass all the same; this calls it there.
///
/// - any: an initialised `Any`, consumed by the call.
/// - metadata: the class.
/// - returns: the new object, retained.
void *_Nonnull agate_call_layer_copy_initializer(
    const void *_Nonnull function, void *_Nonnull any, const void *_Nonnull metadata);

/// The address of `CALayer.init()` (the allocating entry point), as it stands in the class's dispatch table.
const void *_Nonnull agate_layer_initializer(void);

/// Calls an allocating `init()` on a class, found in the class's dispatch table.
void *_Nonnull agate_call_layer_initializer(const void *_Nonnull function, const void *_Nonnull metadata);

#endif
