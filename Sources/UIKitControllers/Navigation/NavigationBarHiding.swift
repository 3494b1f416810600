import Foundation
import QuartzCore
import UIKitCore

/// Hides the bars of a navigation controller when the user does something that asks for it.
@MainActor final class NavigationBarHiding: NSObject, UIGestureRecognizerDelegate {
    private let ownerReference: BackReference<UINavigationController>
    private var owner: UINavigationController { ownerReference.object }
    let tap = UITapGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    nonisolated(unsafe) private var observation: (any NSObjectProtocol)?
    /// How far a finger goes before the bars follow, in points.
    private static let threshold: CGFloat = 30

    init(_ owner: UINavigationController) {
        ownerReference = BackReference(owner) { UINavigationController() }
        super.init()
        tap.addTarget(self, action: Selector("tap:", NavigationBarHiding.tapped))
        pan.addTarget(self, action: Selector("pan:", NavigationBarHiding.panned))
        tap.delegate = self
        pan.delegate = self
    }

    deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

    /// Watches what is to be watched.
    func update() {
        set(tap, owner.hidesBarsOnTap)
        set(pan, owner.hidesBarsOnSwipe)
        guard owner.hidesBarsWhenKeyboardAppears, observation == nil else { return }
        observation = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            ViewThread.run {
                guard let self, self.owner.hidesBarsWhenKeyboardAppears else { return }
                self.hide(true)
            }
        }
    }

    private func set(_ recognizer: UIGestureRecognizer, _ isWanted: Bool) {
        let content = owner.stage.content
        if isWanted, recognizer.view == nil { content.addGestureRecognizer(recognizer) }
        if !isWanted, recognizer.view != nil { content.removeGestureRecognizer(recognizer) }
    }

    func traitsDidChange() { hide(owner.traitCollection.verticalSizeClass == .compact) }

    private func hide(_ hidden: Bool) {
        let hasToolbar = owner.topViewController?.toolbarItems?.isEmpty == false && !owner.isToolbarHidden
        owner.stage.setBars(hidden: hidden, hasToolbar ? hidden : owner.isToolbarHidden, animated: true)
    }

    private func tapped(_ tap: UITapGestureRecognizer) { hide(!owner.isNavigationBarHidden) }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let travel = pan.translation(in: owner.view).y
        if travel < -Self.threshold { hide(true) } else if travel > Self.threshold { hide(false) }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === pan }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== tap || !(touch.view is UIControl)
    }
}
