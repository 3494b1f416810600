public import UIKitCore

extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two, set by ``UISplitViewController/viewControllers``: the older way.
        case unspecified = 0
        /// Two.
        case doubleColumn = 1
        /// Three.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first one.
        case primary = 0
        /// The one between, of three.
        case supplementary = 1
        /// The last and widest one.
        case secondary = 2
        /// What is shown instead of all where there is little room.
        case compact = 3
    }

    /// Which columns are seen.
    public enum DisplayMode: Int, Sendable {
        /// As the room allows.
        case automatic = 0
        /// The last one alone.
        case secondaryOnly = 1
        /// One more beside it.
        case oneBesideSecondary = 2
        /// One more over it.
        case oneOverSecondary = 3
        /// Two more beside it.
        case twoBesideSecondary = 4
        /// Two more over it.
        case twoOverSecondary = 5
        /// Two more, which push it aside.
        case twoDisplaceSecondary = 6
        /// The older name of ``secondaryOnly``.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The older name of ``oneBesideSecondary``.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The older name of ``oneOverSecondary``.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How columns come into sight.
    public enum SplitBehavior: Int, Sendable {
        /// As the system likes it: side by side.
        case automatic = 0
        /// Side by side.
        case tile = 1
        /// Over the last one.
        case overlay = 2
        /// They push the last one aside; shown side by side.
        case displace = 3
    }

    /// At which side the first column stands.
    public enum PrimaryEdge: Int, Sendable {
        /// Where lines begin.
        case leading = 0
        /// Where lines end.
        case trailing = 1
    }

    /// What is behind the first column.
    public enum BackgroundStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// The look of a sidebar; kept for reading back.
        case sidebar = 1
    }

    /// Whether the button that shows and hides columns is there.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// As the system likes it.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }
}

/// Is asked and told about columns; every method may be left out.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Other columns are going to be seen.
    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    )
    /// What the button for columns changes to; `automatic` leaves it to the system.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Whether the delegate shows a controller in the first column itself.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool
    /// Whether the delegate shows a controller in the last column itself.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool
    /// The controller that is shown alone where there is little room; nil is the first column's.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// The controller of the first column where there is room again; nil is the one that was alone.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Whether the delegate has put the last column's controller onto the first one's itself; false leaves it to the system.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The controller of the last column where there is room again; nil leaves it to the system.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// The column that is on top where there is little room.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Which columns are seen where there is room again.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// There is one stack now.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// There are columns now.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// A column comes into sight.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column goes out of sight.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// As the system likes it.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    {
        .automatic
    }
    /// It does not.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool { false }
    /// It does not.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool { false }
    /// The first column's.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
    {
        nil
    }
    /// The one that was alone.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
    {
        nil
    }
    /// It has not.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Left to the system.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// The proposed ones.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController,
        willShow column: UISplitViewController.Column
    ) {}
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController,
        willHide column: UISplitViewController.Column
    ) {}
}
