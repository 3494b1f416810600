import Foundation
import Synchronization

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A lock of four bytes that lies where the program puts it, and must not move while it is used.
///
/// All zeros is a free lock. It belongs to the thread that has taken it, and is not recursive: a thread that takes it twice, or gives back what it has not
/// taken, ends the program, as on Apple's systems. Threads that wait sleep.
public struct os_unfair_lock: Sendable {
    // swift-format-ignore: NoLeadingUnderscores
    /// The number of the thread that has the lock; 0 for none.
    public var _os_unfair_lock_opaque: UInt32

    /// Makes a lock that no thread holds.
    public init() { _os_unfair_lock_opaque = 0 }

    // swift-format-ignore: NoLeadingUnderscores
    /// Makes a lock of its four bytes.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// The name of the structure in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes a lock, and waits for it where another thread has it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    let owner = UnfairLockWait.thread
    if UnfairLockWait.take(lock, owner) { return }
    UnfairLockWait.wait(lock, owner)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes a lock if no thread holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    UnfairLockWait.take(lock, UnfairLockWait.thread)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives back a lock that the calling thread has.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { UnfairLockWait.free(lock) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the program unless the calling thread has a lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(UnfairLockWait.owner(of: lock) == UnfairLockWait.thread, "lock is not owned by this thread")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the program if the calling thread has a lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    precondition(UnfairLockWait.owner(of: lock) != UnfairLockWait.thread, "lock is owned by this thread")
}

/// Where threads sleep that wait for a lock: a lock of four bytes has no room for them.
///
/// Unchecked, because the compiler does not see that conditions are made to be shared.
private final class UnfairLockWait: @unchecked Sendable {
    /// Shared by all locks whose addresses fall to it: a wake-up too many costs a look.
    private static let places = (0..<64).map { _ in UnfairLockWait() }

    private let condition = NSCondition()
    private let waiting = Atomic<Int>(0)

    /// A number of the calling thread that no other one has while it lives; never 0.
    ///
    /// What threads are known by lies at the ends of their stacks: 2 to the power of 38 bytes tell them apart.
    static var thread: UInt32 { UInt32(truncatingIfNeeded: UInt(pthread_self()) >> 6) | 1 }

    private static func place(of lock: os_unfair_lock_t) -> UnfairLockWait {
        places[(Int(bitPattern: lock) >> 2) & 63]
    }

    private static func word(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
        UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
    }

    static func owner(of lock: os_unfair_lock_t) -> UInt32 {
        word(of: lock).pointee.load(ordering: .relaxed)
    }

    static func take(_ lock: os_unfair_lock_t, _ owner: UInt32) -> Bool {
        word(of: lock).pointee.compareExchange(
            expected: 0,
            desired: owner,
            ordering: .sequentiallyConsistent
        ).exchanged
    }

    static func wait(_ lock: os_unfair_lock_t, _ owner: UInt32) {
        precondition(self.owner(of: lock) != owner, "Trying to recursively lock an os_unfair_lock")
        let place = place(of: lock)
        // The thread that gives the lock back sees the count, or this thread sees that the lock is free.
        place.waiting.add(1, ordering: .sequentiallyConsistent)
        place.condition.lock()
        while !take(lock, owner) { place.condition.wait() }
        place.condition.unlock()
        place.waiting.subtract(1, ordering: .sequentiallyConsistent)
    }

    static func free(_ lock: os_unfair_lock_t) {
        precondition(owner(of: lock) == thread, "Unlock of an os_unfair_lock not owned by current thread")
        word(of: lock).pointee.store(0, ordering: .sequentiallyConsistent)
        let place = place(of: lock)
        guard place.waiting.load(ordering: .sequentiallyConsistent) > 0 else { return }
        place.condition.lock()
        place.condition.broadcast()
        place.condition.unlock()
    }
}
