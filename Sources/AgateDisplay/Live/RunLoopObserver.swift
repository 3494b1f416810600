import CoreFoundation
import Foundation

/// Tells when turns of the main run loop begin and end.
final class RunLoopObserver {
    private let observer: CFRunLoopObserver?

    /// After the observer that commits what a turn has changed.
    private static let order = 2_000_001

    /// - Parameters:
    ///   - begin: Called when the main run loop wakes, or is entered.
    ///   - end: Called when it is about to sleep, or is left.
    init(begin: @escaping () -> Void, end: @escaping () -> Void) {
        let begins = CFRunLoopActivity.entry.rawValue | CFRunLoopActivity.afterWaiting.rawValue
        let ends = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
        observer = CFRunLoopObserverCreateWithHandler(nil, begins | ends, true, Self.order) { _, activity in
            activity.rawValue & begins != 0 ? begin() : end()
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }

    deinit {
        if let observer { CFRunLoopObserverInvalidate(observer) }
    }
}
