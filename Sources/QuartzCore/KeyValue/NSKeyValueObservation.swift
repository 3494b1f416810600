public import Foundation

/// The observation of a property by a closure: it ends when this object is freed, or when ``invalidate()`` is called.
public final class NSKeyValueObservation: NSObject {
    private let lock = NSLock()
    private weak var object: NSObject?
    private var registration: KeyValueRegistration?

    init(_ object: NSObject, _ registration: KeyValueRegistration) {
        self.object = object
        self.registration = registration
    }

    /// Ends the observation; does nothing the second time.
    public func invalidate() {
        let ended = lock.withLock {
            defer { registration = nil }
            return registration
        }
        guard let ended else { return }
        ended.end()
        if let object { KeyValueObservers.of(object)?.remove(ended) }
    }

    deinit { if registration?.isKept == false { invalidate() } }
}
