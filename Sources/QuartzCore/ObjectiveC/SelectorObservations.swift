import Foundation

/// Observers that notification centers call by selectors, with what stands for each in its center.
///
/// Unchecked, because the compiler does not see that the lock guards every use of what changes.
final class SelectorObservations: @unchecked Sendable {
    private struct Entry {
        weak var observer: AnyObject?
        weak var center: NotificationCenter?
        let name: Notification.Name?
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol
    }

    static let shared = SelectorObservations()

    // All are read and changed with the lock held.
    private let lock = NSLock()
    private var entries: [Entry] = []
    private var nextSweep = 64

    func add(
        _ observer: AnyObject,
        _ selector: Selector,
        _ name: Notification.Name?,
        _ object: Any?,
        in center: NotificationCenter
    ) {
        // As of iOS 9 a center does not keep its observers.
        let call = UncheckedObservation(observer: observer, selector: selector)
        let token = center.addObserver(forName: name, object: object, queue: nil) { call.deliver($0) }
        let entry = Entry(
            observer: observer,
            center: center,
            name: name,
            object: Self.identity(of: object),
            token: token
        )
        var gone: [Entry] = []
        lock.withLock {
            if entries.count >= nextSweep {
                gone = entries.filter { $0.observer == nil }
                entries.removeAll { $0.observer == nil }
                nextSweep = max(64, entries.count * 2)
            }
            entries.append(entry)
        }
        for entry in gone { entry.center?.removeObserver(entry.token as Any) }
    }

    /// Takes the observations of an observer out that have a name and an object, nil for any.
    func remove(
        _ observer: AnyObject,
        _ name: Notification.Name?,
        _ object: Any?,
        in center: NotificationCenter
    ) {
        let identity = Self.identity(of: object)
        func isMeant(_ entry: Entry) -> Bool {
            entry.observer === observer && entry.center === center && (name == nil || entry.name == name)
                && (identity == nil || entry.object == identity)
        }
        let gone = lock.withLock {
            let gone = entries.filter(isMeant)
            entries.removeAll(where: isMeant)
            return gone
        }
        for entry in gone { center.removeObserver(entry.token as Any) }
    }

    private static func identity(of object: Any?) -> ObjectIdentifier? {
        guard let object, type(of: object) is AnyClass else { return nil }
        return ObjectIdentifier(object as AnyObject)
    }
}

/// The call of a notification center, on the thread that posts, as Apple's does.
///
/// Unchecked, because the observer need not be sendable: its selector is called where the program posts.
private final class UncheckedObservation: @unchecked Sendable {
    private weak var observer: AnyObject?
    private let selector: Selector

    init(observer: AnyObject, selector: Selector) {
        self.observer = observer
        self.selector = selector
    }

    func deliver(_ notification: Notification) {
        guard let observer else { return }
        selector.perform(on: observer, with: [notification])
    }
}
