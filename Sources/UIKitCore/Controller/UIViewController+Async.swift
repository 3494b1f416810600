extension UIViewController {
    /// Shows another controller over this one, and waits until it has appeared.
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await withCheckedContinuation { continuation in
            let shown = Presenter.present(viewControllerToPresent, from: self, animated: flag) {
                continuation.resume()
            }
            if !shown { continuation.resume() }
        }
    }

    /// Dismisses the presented controller, or the controller itself, and waits until it has disappeared.
    public func dismiss(animated flag: Bool) async {
        await withCheckedContinuation { continuation in
            let begun = Presenter.dismiss(self, animated: flag) { continuation.resume() }
            if !begun { continuation.resume() }
        }
    }

    /// Replaces one child by another with an animation, and waits for the end: whether the animation came to it.
    @discardableResult
    public func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { end in
            transition(
                from: fromViewController,
                to: toViewController,
                duration: duration,
                options: options,
                animations: animations
            ) { end.resume(returning: $0) }
        }
    }
}
