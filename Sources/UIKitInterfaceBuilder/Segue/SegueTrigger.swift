import Foundation
import QuartzCore
import UIKitCore

/// The target of controls, bar button items and gesture recognizers that trigger a segue.
@MainActor final class SegueTrigger: NSObject {
    /// The method that triggers the segue, with its sender.
    static let action = Selector("perform:", SegueTrigger.used)
    /// The same for gesture recognizers.
    static let gestureAction = Selector("perform:", SegueTrigger.recognized)

    private let segue: SegueTemplate
    private weak var interface: SceneInterface?

    init(_ segue: SegueTemplate, _ interface: SceneInterface) {
        (self.segue, self.interface) = (segue, interface)
        super.init()
    }

    /// The element is used.
    func used(_ sender: Any?) { interface?.trigger(segue, sender: sender) }

    /// A gesture triggers once: when it begins, or when it is over at once.
    private func recognized(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .began { hasBegun = true }
        if recognizer.state == .began || recognizer.state == .ended && !hasBegun { used(recognizer) }
        if recognizer.state != .began, recognizer.state != .changed { hasBegun = false }
    }

    private var hasBegun = false
}
