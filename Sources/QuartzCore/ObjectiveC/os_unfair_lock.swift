import CAgateThreads

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// A lock of one word, which whoever comes first takes; it is not recursive, and must not move while it is held.
///
/// Source: Apple docs, `os_unfair_lock`.
public struct os_unfair_lock_s: Sendable {
    // swift-format-ignore: NoLeadingUnderscores
    /// 0 while it is free.
    public var _os_unfair_lock_opaque: UInt32

    /// Makes a lock that is free.
    public init() { _os_unfair_lock_opaque = 0 }

    // swift-format-ignore: NoLeadingUnderscores
    /// Makes a lock; 0 is a free one.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// The lock under the name that programs use.
public typealias os_unfair_lock = os_unfair_lock_s

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes a lock, and waits while another thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    agate_unfair_lock(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: UInt32.self))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes a lock if nobody holds it.
///
/// - Returns: Whether it was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    agate_unfair_try(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: UInt32.self))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    agate_unfair_unlock(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: UInt32.self))
}
