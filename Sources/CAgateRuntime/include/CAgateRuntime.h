#ifndef CAGATE_RUNTIME_H
#define CAGATE_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

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

/// Calls an allocating `init(_: CGRect)`, whatever the name of its argument, on a class.
///
/// - returns: The new object, retained.
void *_Nonnull agate_call_rectangle_initializer(
    const void *_Nonnull function, double x, double y, double width, double height, const void *_Nonnull metadata);

/// Calls an allocating initialiser whose arguments are an enumeration of one byte and a `String?`, on a class.
///
/// - text: The two words of the optional string, consumed by the call.
/// - returns: The new object, retained.
void *_Nonnull agate_call_style_initializer(
    const void *_Nonnull function, uint8_t style, const uintptr_t *_Nonnull text, const void *_Nonnull metadata);

/// Calls an allocating initialiser whose argument is a `String?`, on a class.
///
/// - text: The two words of the optional string, consumed by the call.
/// - returns: The new object, retained.
void *_Nonnull agate_call_text_initializer(
    const void *_Nonnull function, const uintptr_t *_Nonnull text, const void *_Nonnull metadata);

/// Calls an allocating initialiser whose arguments are a `String?` and an object or nil, on a class.
///
/// - text: The two words of the optional string, consumed by the call.
/// - object: Consumed by the call.
/// - returns: The new object, retained.
void *_Nonnull agate_call_text_object_initializer(
    const void *_Nonnull function, const uintptr_t *_Nonnull text, const void *_Nullable object,
    const void *_Nonnull metadata);

/// Adds a reference to a Swift object whose deallocation may have begun on another thread; the memory must be there still.
///
/// - returns: The object, retained; null when it is being deallocated.
void *_Nullable agate_try_retain(void *_Nonnull object);

/// Releases an object of CoreFoundation's.
void agate_core_foundation_release(void *_Nonnull object);

/// Writes the addresses to which the calls return that lead here, the innermost first.
///
/// - count: How many there is room for.
/// - returns: How many were written; 0 where the C library does not know them.
int agate_return_addresses(void *_Nullable *_Nonnull addresses, int count);

#endif
