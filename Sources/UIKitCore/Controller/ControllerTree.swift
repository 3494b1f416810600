import Foundation
import QuartzCore

/// Which controller contains which.
@MainActor package enum ControllerTree {
    /// Makes a controller the child of another one, taking it from where it was; a cycle is refused silently.
    static func add(_ child: UIViewController, to parent: UIViewController) {
        guard child !== parent, child.parentStorage !== parent, !contains(child, parent) else { return }
        child.parentStorage?.childStorage.removeAll { $0 === child }
        child.isMovingToParentStorage = true
        child.willMove(toParent: parent)
        parent.childStorage.append(child)
        child.parentStorage = parent
    }

    /// Whether a controller is above another one.
    ///
    /// Only a controller that has children can contain anything: a long chain is not climbed for each new end.
    package static func contains(_ upper: UIViewController, _ lower: UIViewController) -> Bool {
        var ancestor: UIViewController? = upper.childStorage.isEmpty ? nil : lower
        while let next = ancestor {
            if next === upper { return true }
            ancestor = next.parentStorage
        }
        return false
    }

    static func remove(_ child: UIViewController) {
        guard let parent = child.parentStorage else { return }
        child.parentStorage = nil
        parent.childStorage.removeAll { $0 === child }
        child.didMove(toParent: nil)
        child.isMovingFromParentStorage = false
    }

    /// Exchanges the views of two children by an animation; both have to be children.
    static func transition(
        in parent: UIViewController,
        from old: UIViewController,
        to new: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions,
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        guard old.parent === parent, new.parent === parent else {
            fatalError("transition(from:to:…): both controllers must be children of \(parent)")
        }
        let animated = duration > 0
        parent.beginAppearance(of: old, false, animated: animated)
        parent.beginAppearance(of: new, true, animated: animated)
        let container: UIView? = old.viewIfLoaded?.superview ?? parent.view
        let end: (Bool) -> Void = { finished in
            parent.endAppearance(of: old)
            parent.endAppearance(of: new)
            completion?(finished)
        }
        let swap = {
            if let container, new.view.superview !== container { container.addSubview(new.view) }
            if options.transition != 0 { old.view.removeFromSuperview() }
            animations?()
        }
        if options.transition != 0, let container {
            UIView.transition(
                with: container,
                duration: duration,
                options: options,
                animations: swap,
                completion: end
            )
            return
        }
        UIView.performWithoutAnimation {
            if let container, new.view.superview !== container { container.addSubview(new.view) }
        }
        guard animated else {
            animations?()
            old.view.removeFromSuperview()
            return end(true)
        }
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: { animations?() },
            completion: { finished in
                old.view.removeFromSuperview()
                end(finished)
            }
        )
    }

    /// The nearest controller upwards, this one included, that is of a kind.
    package static func nearest<Kind: UIViewController>(_ kind: Kind.Type, from controller: UIViewController)
        -> Kind?
    {
        var current = controller.parent
        while let next = current {
            if let found = next as? Kind { return found }
            current = next.parent
        }
        return nil
    }

    /// The outermost controller around one.
    static func root(of controller: UIViewController) -> UIViewController {
        var current = controller
        while let next = current.parent { current = next }
        return current
    }
}
