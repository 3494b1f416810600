import CoreGraphics
import Foundation

/// Brings a pointer that no button of is down to the recognizers of the views under it.
@MainActor enum HoverInput {
    static func move(to point: CGPoint?, in window: UIWindow) {
        let state = DisplayState.current
        var under: [UIHoverGestureRecognizer] = []
        var view = point.flatMap { $0.x.isFinite && $0.y.isFinite ? window.hitTest($0, with: nil) : nil }
        while let next = view {
            under += (next.gestureStorage ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
                .filter(\.isEnabled)
            view = next.superview
        }
        GestureTransaction.perform {
            for recognizer in state.gestures.hovered where !under.contains(where: { $0 === recognizer }) {
                recognizer.hover(at: .zero, isInside: false)
            }
            if let point { for recognizer in under { recognizer.hover(at: point, isInside: true) } }
        }
        state.gestures.hovered = under
    }

    /// A button goes down: nothing hovers any more.
    static func end(_ state: DisplayState) {
        guard !state.gestures.hovered.isEmpty else { return }
        let hovered = state.gestures.hovered
        state.gestures.hovered = []
        GestureTransaction.perform {
            for recognizer in hovered { recognizer.hover(at: .zero, isInside: false) }
        }
    }
}
