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

/// Where the direct calls and the last jump of a small function lead: up to its first return or jump, and in 256 bytes at most.
///
/// Bytes are looked at one by one, so what looks like a call or a return may be none: the answer is evidence, to be compared with others.
///
/// - function: Its address, of which nothing is believed: an address without memory gives nothing.
/// - targets: Room for so many addresses.
/// - returns: How many were found; 0 on processors whose code is not known.
size_t agate_called_functions(uintptr_t function, uintptr_t *_Nonnull targets, size_t capacity);

/// Called by default implementations of a protocol's methods, so that code which leads to them can be told; they do nothing. Hidden, so that calls of
/// them are direct.
__attribute__((visibility("hidden"))) void agate_mark_commit(void);
__attribute__((visibility("hidden"))) void agate_mark_move(void);
const void *_Nonnull agate_mark_commit_address(void);
const void *_Nonnull agate_mark_move_address(void);

/// Adds a reference to a Swift object whose deallocation may have begun on another thread; the memory must be there still.
///
/// - returns: The object, retained; null when it is being deallocated.
void *_Nullable agate_try_retain(void *_Nonnull object);

/// Releases an object of CoreFoundation's.
void agate_core_foundation_release(void *_Nonnull object);

#endif
