public import Foundation
import QuartzCore

/// Manages a view, from its making to its appearing and disappearing.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var viewStorage: UIView?
    nonisolated(unsafe) private var childStorage: [UIViewController] = []
    private weak var parentStorage: UIViewController?
    var appearance = ViewAppearance.State.hidden

    /// Makes a controller; there are no nib files, so both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Makes a controller.
    @preconcurrency @MainActor public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller; archives of controllers are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit { ControllerReaper.release(&childStorage) }

    /// Gives up the children, for whoever frees them one by one.
    fileprivate nonisolated func takeChildren() -> [UIViewController] {
        defer { childStorage = [] }
        return childStorage
    }

    /// A title; kept for reading back.
    open var title: String?

    // MARK: The view

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view; loaded on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set {
            viewStorage?.viewController = nil
            viewStorage = newValue
            newValue?.viewController = self
        }
    }

    /// The view, if it has been made.
    open var viewIfLoaded: UIView? { viewStorage }

    /// Whether the view has been made.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Makes the view and assigns it; a plain view of the screen's size unless a subclass knows better.
    open func loadView() {
        let made = UIView(frame: UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
    }

    /// Makes the view if that has not happened.
    open func loadViewIfNeeded() {
        guard viewStorage == nil else { return }
        loadView()
        if viewStorage == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    /// Tells that the view was made.
    open func viewDidLoad() {}

    /// Tells that the view is going to be shown.
    open func viewWillAppear(_ animated: Bool) {}

    /// Tells that the view is in place and going to be shown.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Tells that the view is shown.
    open func viewDidAppear(_ animated: Bool) {}

    /// Tells that the view is going to be taken away.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Tells that the view was taken away.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells that the view is going to place its subviews.
    open func viewWillLayoutSubviews() {}

    /// Tells that the view has placed its subviews.
    open func viewDidLayoutSubviews() {}

    /// Updates the constraints of the view, by its own method; an override calls this one last.
    open func updateViewConstraints() { viewStorage?.updateConstraints() }

    // MARK: Safe area and margins

    /// What the controller adds to the safe area of its view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            let side = ViewSide.current
            side.usesSafeAreas = true
            side.layoutHost?.isDirty = true
            viewStorage?.setNeedsLayout()
        }
    }

    /// Whether the margins of the view are at least those of the system; true at first.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if let view = viewStorage { ViewConstraints.marginsDidChange(view) } }
    }

    /// The least margins of the view: 16 points at the sides, from a width of 414 on 20.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = viewStorage.map { ViewMargins.sideMargin(of: $0) } ?? LayoutMetrics.controllerMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// What is covered at the top of the view; `safeAreaLayoutGuide` has taken its place.
    open var topLayoutGuide: any UILayoutSupport { SupportGuide.of(view, .top) }

    /// What is covered at the bottom of the view; `safeAreaLayoutGuide` has taken its place.
    open var bottomLayoutGuide: any UILayoutSupport { SupportGuide.of(view, .bottom) }

    /// Tells that the margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}

    /// Tells that the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: Children

    /// The controller that contains this one.
    open var parent: UIViewController? { parentStorage }

    /// The controllers in this one.
    open var children: [UIViewController] { childStorage }

    /// Makes another controller a child, taking it from where it was; a controller that contains this one is
    /// refused silently.
    open func addChild(_ childController: UIViewController) {
        // Only a controller that has children can contain anything: a long chain is not climbed for each new end.
        var ancestor: UIViewController? = childController.childStorage.isEmpty ? nil : self
        while let next = ancestor {
            if next === childController { return }
            ancestor = next.parentStorage
        }
        guard childController !== self else { return }
        childController.parentStorage?.childStorage.removeAll { $0 === childController }
        childController.willMove(toParent: self)
        childStorage.append(childController)
        childController.parentStorage = self
    }

    /// Takes the controller out of its parent.
    open func removeFromParent() {
        guard let parentStorage else { return }
        self.parentStorage = nil
        parentStorage.childStorage.removeAll { $0 === self }
        didMove(toParent: nil)
    }

    /// Tells that the parent will be another one.
    open func willMove(toParent parent: UIViewController?) {}

    /// Tells that the parent is another one.
    open func didMove(toParent parent: UIViewController?) {}

    /// Tells by hand that the view is going to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        appearance = isAppearing ? .appearing : .disappearing
    }

    /// Tells by hand that the appearing or disappearing has ended.
    open func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            appearance = .shown
            viewDidAppear(false)
        case .disappearing:
            appearance = .hidden
            viewDidDisappear(false)
        case .shown, .hidden: break
        }
    }

    /// The superview of the view.
    open override var next: UIResponder? { viewStorage?.superview ?? parentStorage }
}

/// Lets go of children without recursion: chains 100 000 long are input like any other.
enum ControllerReaper {
    static func release(_ children: inout [UIViewController]) {
        guard !children.isEmpty else { return }
        var pending = children
        children = []
        while var controller = pending.popLast() {
            // Somebody else's controllers keep their children.
            guard isKnownUniquelyReferenced(&controller) else { continue }
            pending += controller.takeChildren()
        }
    }
}

/// Tells controllers when their views come on and leave the display.
@MainActor enum ViewAppearance {
    /// Where a controller's view is on its way.
    enum State {
        case hidden
        case appearing
        case shown
        case disappearing
    }

    /// A subtree has come to another window.
    static func windowDidChange(of view: UIView, from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        if let newWindow, !newWindow.isHidden { appear(in: view) }
        if newWindow == nil { ViewTree.forEach(in: view) { didDisappear($0.viewController) } }
    }

    /// A subtree is about to leave its window.
    static func windowWillLeave(_ view: UIView) {
        ViewTree.forEach(in: view) { willDisappear($0.viewController) }
    }

    static func show(_ window: UIWindow) { appear(in: window) }

    static func hide(_ window: UIWindow) {
        ViewTree.forEach(in: window) {
            willDisappear($0.viewController)
            didDisappear($0.viewController)
        }
    }

    private static func appear(in view: UIView) {
        var controllers: [UIViewController] = []
        ViewTree.forEach(in: view) {
            if let controller = $0.viewController, controller.appearance == .hidden {
                controllers.append(controller)
            }
        }
        guard !controllers.isEmpty else { return }
        for controller in controllers {
            controller.appearance = .appearing
            controller.viewWillAppear(false)
        }
        for controller in controllers { controller.viewIsAppearing(false) }
        // The views are on the display in the next turn.
        DisplayContext.current.enqueue {
            for controller in controllers where controller.appearance == .appearing {
                controller.appearance = .shown
                controller.viewDidAppear(false)
            }
        }
    }

    private static func willDisappear(_ controller: UIViewController?) {
        guard let controller, controller.appearance == .shown || controller.appearance == .appearing else {
            return
        }
        controller.appearance = .disappearing
        controller.viewWillDisappear(false)
    }

    private static func didDisappear(_ controller: UIViewController?) {
        guard let controller, controller.appearance == .disappearing else { return }
        controller.appearance = .hidden
        controller.viewDidDisappear(false)
    }
}
