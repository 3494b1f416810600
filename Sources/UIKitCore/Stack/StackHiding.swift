import Foundation
import QuartzCore

/// An arranged view of a stack that was hidden inside of an animation: it counts as hidden, is seen while it shrinks, and its layer is hidden
/// at the end.
///
/// Source: reality Q5.12.
@MainActor final class StackHiding {
    /// Begins to hide a view, where an animation can show it.
    ///
    /// - Returns: Whether the animation's end hides the layer; otherwise it is to be hidden at once.
    static func begin(for view: UIView, in stack: UIStackView) -> Bool {
        guard stack.window != nil,
            stack.arrangedSubviews.contains(where: { $0 === view }), UIView.areAnimationsEnabled,
            let state = UIViewAnimationState.current, state.duration > 0
        else { return false }
        let hiding = StackHiding()
        view.makeRareData().hiding = hiding
        state.atEnd { [weak view] in
            ViewThread.run {
                // Shown, or hidden in another animation, meanwhile.
                guard let view, view.rareData?.hiding === hiding else { return }
                view.rareData?.hiding = nil
                view.layer.isHidden = true
            }
        }
        return true
    }
}
