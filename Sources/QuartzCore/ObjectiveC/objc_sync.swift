import Foundation

/// The locks of objects that threads are synchronised by; an object has one as long as somebody holds it or waits for it.
private final class SynchronizedObjects: @unchecked Sendable {
    static let shared = SynchronizedObjects()

    private final class Entry {
        /// What keeps the address from being given to another object.
        let object: AnyObject
        let lock = NSRecursiveLock()
        /// How many hold or wait for it.
        var users = 0
        /// Who holds it, and how often: guarded by the table's lock.
        var owner: pthread_t?
        var depth = 0

        init(_ object: AnyObject) { self.object = object }
    }

    private let guardian = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func enter(_ object: AnyObject) {
        let key = ObjectIdentifier(object)
        let entry = guardian.withLock {
            let entry = entries[key] ?? Entry(object)
            entries[key] = entry
            entry.users += 1
            return entry
        }
        entry.lock.lock()
        guardian.withLock {
            entry.owner = pthread_self()
            entry.depth += 1
        }
    }

    func exit(_ object: AnyObject) -> Bool {
        let key = ObjectIdentifier(object)
        return guardian.withLock {
            guard let entry = entries[key], entry.owner == pthread_self() else { return false }
            entry.depth -= 1
            if entry.depth == 0 { entry.owner = nil }
            entry.users -= 1
            if entry.users == 0 { entries[key] = nil }
            entry.lock.unlock()
            return true
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until no other thread is synchronised by an object, and keeps others waiting; the same thread may enter again.
///
/// A value that is no object of a class has no identity: nobody waits for it.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    guard type(of: obj) is AnyClass else { return 0 }
    SynchronizedObjects.shared.enter(obj as AnyObject)
    return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes one entry of the calling thread back.
///
/// - Returns: 0, or −1 if the thread is not synchronised by the object.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    guard type(of: obj) is AnyClass else { return 0 }
    return SynchronizedObjects.shared.exit(obj as AnyObject) ? 0 : -1
}
