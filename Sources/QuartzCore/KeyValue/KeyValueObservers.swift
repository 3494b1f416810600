import Foundation
import Synchronization

/// Who observes the properties of one object; the object's associated values keep it.
///
/// Unchecked, because the compiler does not see that the lock guards every use of what changes.
package final class KeyValueObservers: @unchecked Sendable {
    private let lock = NSLock()
    private var registrations: [KeyValueRegistration] = []
    /// The values of properties that are being changed, from before; a setter may set the property again.
    private var changing: [(key: String, old: Any?)] = []

    /// Whether anything has been observed since the program began: until then setters need not ask.
    ///
    /// Atomic, because layers change on any thread; a read costs what one of a plain flag does.
    static var isUsed: Bool { used.load(ordering: .relaxed) }
    private static let used = Atomic(false)

    /// The address under which objects keep this.
    nonisolated(unsafe) private static let address = UnsafeMutableRawPointer.allocate(
        byteCount: 1,
        alignment: 1
    )

    /// Those of an object; nil while it has none.
    static func of(_ object: NSObject) -> KeyValueObservers? {
        isUsed ? objc_getAssociatedObject(object, address) as? KeyValueObservers : nil
    }

    /// Those of an object, made if there are none.
    static func make(_ object: NSObject) -> KeyValueObservers {
        used.store(true, ordering: .relaxed)
        if let known = of(object) { return known }
        let made = KeyValueObservers()
        objc_setAssociatedObject(object, address, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    /// Adds a registration, and begins it.
    func add(_ registration: KeyValueRegistration, to object: NSObject) -> NSKeyValueObservation {
        lock.withLock {
            registrations.removeAll { $0.isKept && $0.observer == nil }
            registrations.append(registration)
        }
        KeyValueDependence.follow(registration, of: object)
        registration.begin(object)
        return NSKeyValueObservation(object, registration)
    }

    /// Adds a registration of ours for what another one's property follows from.
    func watch(_ registration: KeyValueRegistration, of object: NSObject) -> NSKeyValueObservation {
        lock.withLock { registrations.append(registration) }
        registration.begin(object)
        return NSKeyValueObservation(object, registration)
    }

    /// Takes a registration away.
    func remove(_ registration: KeyValueRegistration) {
        let gone = lock.withLock { () -> KeyValueRegistration? in
            guard let place = registrations.firstIndex(where: { $0 === registration }) else { return nil }
            return registrations.remove(at: place)
        }
        withExtendedLifetime(gone) {}
    }

    /// Those of a property, in the order in which they were added.
    func registrations(of key: String) -> [KeyValueRegistration] {
        lock.withLock { registrations.filter { $0.key == key } }
    }

    /// Keeps the value of a property from before a change.
    func push(_ key: String, _ old: Any?) { lock.withLock { changing.append((key, old)) } }

    /// The value of a property from before the change that ends; nothing if none has begun.
    func pop(_ key: String) -> Any?? {
        lock.withLock {
            guard let place = changing.lastIndex(where: { $0.key == key }) else { return nil }
            return .some(changing.remove(at: place).old)
        }
    }

    /// The newest registration of an observer for a path; with a context, for that context.
    func last(_ observer: NSObject, _ path: String, _ context: UnsafeMutableRawPointer??)
        -> KeyValueRegistration?
    {
        lock.withLock {
            registrations.last {
                $0.observer === observer && $0.path == path && (context == nil || context == $0.context)
            }
        }
    }
}
