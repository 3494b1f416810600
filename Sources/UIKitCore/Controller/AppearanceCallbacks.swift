import QuartzCore

/// Tells controllers when their views come on and leave the display.
///
/// A controller learns of it in two ways. Containers and presentations begin and end an appearance, in between of which the view comes
/// or goes; where no appearance was begun, the view's way into a window or out of it does. Either way the controller's children get the
/// same calls after it.
///
/// Source: uikit U160.
@MainActor enum AppearanceCallbacks {
    /// Where a controller's view is on its way.
    enum State {
        case hidden
        case appearing
        case shown
        case disappearing
    }

    /// The appearance calls that a controller has received.
    struct Record {
        var state = State.hidden
        var isAnimated = false
        /// Whether ``UIViewController/viewIsAppearing(_:)`` was called.
        var wasToldInPlace = false
        /// Whether a change was begun that its beginner will end.
        var isManaged = false
    }

    // MARK: Begun and ended

    /// Begins an appearance or a disappearance, of children too; one that has begun or that leads nowhere else is none.
    static func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) {
        let told = start(controller, appearing: appearing, animated: animated, managed: true)
        tellInPlace(told)
    }

    /// Ends what has begun.
    static func end(_ controller: UIViewController) {
        var stack = [controller]
        while let next = stack.popLast() {
            let state = next.appearance.state
            guard state == .appearing || state == .disappearing else { continue }
            if state == .appearing, !next.appearance.wasToldInPlace, next.viewIfLoaded?.window != nil {
                tellInPlace([next])
            }
            let animated = next.appearance.isAnimated
            next.appearance.isManaged = false
            if state == .appearing {
                next.appearance.state = .shown
                next.viewDidAppear(animated)
                next.isMovingToParentStorage = false
            } else {
                next.appearance.state = .hidden
                next.viewDidDisappear(animated)
                next.isMovingFromParentStorage = false
            }
            guard next.shouldAutomaticallyForwardAppearanceMethods else { continue }
            stack += next.children.reversed().filter { $0.appearance.state == state }
        }
    }

    /// Calls a controller and its children, parents first; returns those that were called.
    private static func start(
        _ controller: UIViewController,
        appearing: Bool,
        animated: Bool,
        managed: Bool
    ) -> [UIViewController] {
        var told: [UIViewController] = []
        var stack = [controller]
        while let next = stack.popLast() {
            switch (appearing, next.appearance.state) {
            case (true, .shown), (true, .appearing), (false, .hidden), (false, .disappearing): continue
            default: break
            }
            if appearing { next.loadViewIfNeeded() }
            next.appearance = Record(
                state: appearing ? .appearing : .disappearing,
                isAnimated: animated,
                isManaged: managed
            )
            told.append(next)
            if appearing {
                next.viewWillAppear(animated)
                next.prepareToAppear()
            } else {
                next.viewWillDisappear(animated)
            }
            guard next.shouldAutomaticallyForwardAppearanceMethods, let view = next.viewIfLoaded else {
                continue
            }
            stack += next.children.reversed().filter { child in
                guard let childView = child.viewIfLoaded else { return false }
                return childView.isDescendant(of: view)
            }
        }
        return told
    }

    /// Tells those whose views are in a window that is shown that they are in place.
    private static func tellInPlace(_ controllers: [UIViewController]) {
        for controller in controllers {
            guard controller.appearance.state == .appearing, !controller.appearance.wasToldInPlace,
                let window = controller.viewIfLoaded?.window, !window.isHidden
            else { continue }
            controller.appearance.wasToldInPlace = true
            controller.viewIsAppearing(controller.appearance.isAnimated)
        }
    }

    // MARK: Views come and go

    /// A subtree is about to come to a place in a window.
    ///
    /// - Returns: The controllers that were called because of it.
    static func windowWillEnter(_ view: UIView, into parent: UIView?, of window: UIWindow)
        -> [UIViewController]
    {
        guard !window.isHidden else { return [] }
        var told: [UIViewController] = []
        ViewTree.forEach(in: view) { next in
            guard let controller = next.viewController, mayAppear(controller, into: parent) else { return }
            told += start(controller, appearing: true, animated: false, managed: false)
        }
        return told
    }

    /// It has come there.
    static func windowDidEnter(_ view: UIView, told: [UIViewController]) {
        guard view.window?.isHidden == false else { return }
        var waiting: [UIViewController] = []
        ViewTree.forEach(in: view) { next in
            if let controller = next.viewController, controller.appearance.state == .appearing {
                waiting.append(controller)
            }
        }
        tellInPlace(waiting)
        guard !told.isEmpty else { return }
        // The views are on the display in the next turn.
        DisplayContext.current.enqueue {
            ViewThread.run {
                for controller in told {
                    let record = controller.appearance
                    guard record.state == .appearing, !record.isManaged else { continue }
                    // Children of a controller that is still appearing are called together with it.
                    if controller.parent?.appearance.state == .appearing,
                        controller.parent?.appearance.isManaged == true
                    {
                        continue
                    }
                    end(controller)
                }
            }
        }
    }

    /// Whether a controller is called when its view comes into a window, if no container has called it.
    private static func mayAppear(_ controller: UIViewController, into place: UIView?) -> Bool {
        guard controller.appearance.state == .hidden else { return false }
        guard let parent = controller.parent, let parentView = parent.viewIfLoaded,
            let view = controller.viewIfLoaded
        else { return true }
        let isInside = view.isDescendant(of: parentView) || place?.isDescendant(of: parentView) == true
        guard isInside else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parent.appearance.state == .appearing || parent.appearance.state == .shown
    }

    /// A subtree is about to leave its window.
    static func windowWillLeave(_ view: UIView) {
        ViewTree.forEach(in: view) { next in
            guard let controller = next.viewController, !controller.appearance.isManaged else { return }
            if let parent = controller.parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
            _ = start(controller, appearing: false, animated: false, managed: false)
        }
    }

    /// It has left.
    static func windowDidLeave(_ view: UIView) {
        ViewTree.forEach(in: view) { next in
            guard let controller = next.viewController, controller.appearance.state == .disappearing,
                !controller.appearance.isManaged
            else { return }
            end(controller)
        }
    }

    static func show(_ window: UIWindow) {
        windowDidEnter(window, told: windowWillEnter(window, into: nil, of: window))
    }

    static func hide(_ window: UIWindow) {
        windowWillLeave(window)
        windowDidLeave(window)
    }
}

extension UIViewController {
    /// Whether the controller's children hear with it that they appear or disappear.
    package var isOnDisplay: Bool { appearance.state == .shown || appearance.state == .appearing }

    /// Begins the appearance of a child, if this controller is on the display itself.
    package func beginAppearance(of child: UIViewController, _ appearing: Bool, animated: Bool) {
        guard isOnDisplay || !appearing else { return }
        AppearanceCallbacks.begin(child, appearing: appearing, animated: animated)
    }

    /// Ends it, unless the child appears along with this controller.
    package func endAppearance(of child: UIViewController) {
        if appearance.state == .appearing, child.appearance.state == .appearing { return }
        AppearanceCallbacks.end(child)
    }
}
