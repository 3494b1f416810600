public import Foundation
import QuartzCore

/// An event that reports keys that went down, changed or came up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The presses of keys that are down, and of the one that was just released.
    open private(set) var allPresses: Set<UIPress>
    private let time: TimeInterval

    init(_ presses: Set<UIPress>, at time: TimeInterval) {
        allPresses = presses
        self.time = time
        super.init(touches: [])
    }

    /// Always `presses`, the kind of event that keyboards and remote controls make.
    open override var type: EventType { .presses }

    /// When it happened, in seconds of the display's clock.
    open override var timestamp: TimeInterval { time }

    /// The presses that a recognizer gets: none.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
