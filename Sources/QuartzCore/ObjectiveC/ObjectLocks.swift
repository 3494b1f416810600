import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks an object, or waits until another thread has unlocked it; a thread may lock one several times.
///
/// A value that is no object of a class, nor a class itself, has no lock: the call changes nothing.
///
/// - Returns: 0 (`OBJC_SYNC_SUCCESS`), as Apple's.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    guard let identity = ObjectLocks.identity(of: object) else { return 0 }
    ObjectLocks.shared.lock(identity)
    return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unlocks an object as often as this thread has locked it.
///
/// - Returns: 0 (`OBJC_SYNC_SUCCESS`), or −1 (`OBJC_SYNC_NOT_OWNING_THREAD_ERROR`) where this thread holds no lock of the object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    guard let identity = ObjectLocks.identity(of: object) else { return 0 }
    return ObjectLocks.shared.unlock(identity) ? 0 : -1
}

/// The locks of objects that are held or waited for; one that no thread holds or waits for is not kept.
///
/// Unchecked, because the compiler does not see that the condition guards what changes.
private final class ObjectLocks: @unchecked Sendable {
    private struct Entry {
        var owner: Thread
        var depth: Int
    }

    static let shared = ObjectLocks()

    // Read and changed with the condition's lock held.
    private let condition = NSCondition()
    private var held: [ObjectIdentifier: Entry] = [:]

    /// The identity of an object; of a class it is that of the class.
    static func identity(of object: Any) -> ObjectIdentifier? {
        if let type = object as? Any.Type { return ObjectIdentifier(type) }
        guard type(of: object) is AnyClass else { return nil }
        return ObjectIdentifier(object as AnyObject)
    }

    func lock(_ identity: ObjectIdentifier) {
        condition.lock()
        defer { condition.unlock() }
        let thread = Thread.current
        while let entry = held[identity], entry.owner !== thread { condition.wait() }
        held[identity, default: Entry(owner: thread, depth: 0)].depth += 1
    }

    /// - Returns: Whether the thread had the lock.
    func unlock(_ identity: ObjectIdentifier) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard var entry = held[identity], entry.owner === Thread.current else { return false }
        entry.depth -= 1
        held[identity] = entry.depth == 0 ? nil : entry
        if entry.depth == 0 { condition.broadcast() }
        return true
    }
}
