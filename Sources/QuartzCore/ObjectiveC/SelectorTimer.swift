import AgateRuntime
import Foundation

/// A timer that calls a method, and keeps what it was given to take along: Foundation's own forgets that on Linux.
final class SelectorTimer: Timer {
    nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    /// The object that was given when the timer was made.
    override var userInfo: Any? { objc_getAssociatedObject(self, Self.key) }

    /// Gives a timer that was just made something to take along.
    static func give(_ userInfo: Any?, to timer: Timer) {
        guard let userInfo else { return }
        let isChanged: Void? = RuntimeABI.value { () throws(AbiMismatch) in
            try ObjectClass.change(of: timer, to: SelectorTimer.self)
        }
        guard isChanged != nil else { return }
        objc_setAssociatedObject(timer, key, userInfo, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Stops the timer, and releases its user info.
    override func invalidate() {
        super.invalidate()
        objc_setAssociatedObject(self, Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    }
}
