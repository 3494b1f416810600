import QuartzCore

/// The way back of an unwind segue: the controller that it leads to, and what is between.
///
/// Controllers are asked from the source upwards: first the children that a controller allows, each with its own children before itself, then the controller
/// itself; then its parent, or the controller that presents it.
///
/// Source: Apple's Technical Note TN2298 and documentation of `allowedChildrenForUnwinding(from:)`.
@MainActor package struct UnwindRoute {
    /// The controller on which the action is called.
    package let destination: UIViewController
    /// The controllers from the one above both ends down to the destination.
    let path: [UIViewController]
    /// The controller that dismisses what it presents on the way; nil where nothing is presented between.
    let dismisser: UIViewController?

    /// Looks for the destination; nil where no controller wants the action.
    package init?(_ start: UIStoryboardUnwindSegueSource) {
        var dismisser: UIViewController?
        var current = start.source
        while true {
            if let parent = current.parentStorage {
                current = parent
            } else if let presenting = current.presentation.presenting {
                dismisser = presenting
                current = presenting
            } else {
                return nil
            }
            if let found = Self.search(current, start) {
                destination = found
                path = Self.path(from: current, to: found)
                self.dismisser = dismisser
                return
            }
        }
    }

    /// The first controller that wants the action, among the descendants of one and itself.
    private static func search(_ top: UIViewController, _ start: UIStoryboardUnwindSegueSource)
        -> UIViewController?
    {
        var open: [(controller: UIViewController, isExpanded: Bool)] = [(top, false)]
        var seen: Set<ObjectIdentifier> = []
        while let (controller, isExpanded) = open.popLast() {
            if isExpanded {
                let wants = controller.canPerformUnwindSegueAction(
                    start.unwindAction,
                    from: start.source,
                    sender: start.sender
                )
                if wants { return controller }
            } else if seen.insert(ObjectIdentifier(controller)).inserted {
                open.append((controller, true))
                open += controller.allowedChildrenForUnwinding(from: start).reversed().map { ($0, false) }
            }
        }
        return nil
    }

    private static func path(from top: UIViewController, to bottom: UIViewController) -> [UIViewController] {
        var path = [bottom]
        var current = bottom
        while current !== top, let parent = current.parentStorage {
            path.append(parent)
            current = parent
        }
        return path.reversed()
    }

    /// A segue of the program's own that an older program gives for the way back; nil for the usual one.
    package func ownSegue(from source: UIViewController, identifier: String?) -> UIStoryboardSegue? {
        path.first?.segueForUnwinding(to: destination, from: source, identifier: identifier)
    }

    /// Goes back: what is presented is dismissed, and the containers on the way show what leads to the destination.
    package func perform(_ segue: UIStoryboardSegue, animated: Bool) {
        let unwind = {
            for (container, next) in zip(path, path.dropFirst()) {
                container.unwind(for: segue, towards: next)
            }
        }
        if let dismisser {
            // Behind what is going to slide away.
            UIView.performWithoutAnimation(unwind)
            dismisser.dismiss(animated: animated)
        } else if animated {
            unwind()
        } else {
            UIView.performWithoutAnimation(unwind)
        }
    }
}
