#ifndef CAGATE_RUNTIME_H
#define CAGATE_RUNTIME_H

// The half of AgateRuntime that only C can say: calls in Swift's calling convention, and functions of its runtime.

/// Calls an allocating `init()` on a class.
///
/// - function: The word of the class's dispatch table.
/// - metadata: The class.
/// - returns: The new object, retained.
void *_Nonnull agate_call_initializer(const void *_Nonnull function, const void *_Nonnull metadata);

/// Calls an allocating `init(_: Any)`, whatever the name of its argument, on a class.
///
/// - function: The word of the class's dispatch table.
/// - argument: An initialised `Any`, consumed by the call.
/// - metadata: The class.
/// - returns: The new object, retained.
void *_Nonnull agate_call_copy_initializer(
    const void *_Nonnull function, void *_Nonnull argument, const void *_Nonnull metadata);

/// Adds a reference to a Swift object whose deallocation may have begun on another thread; the memory must be there still.
///
/// - returns: The object, retained; null when it is being deallocated.
void *_Nullable agate_try_retain(void *_Nonnull object);

#endif
