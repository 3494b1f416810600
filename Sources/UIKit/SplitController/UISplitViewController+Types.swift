extension UISplitViewController {
    /// The numbers of columns that a controller can be made with.
    public enum Style: Int, Sendable {
        /// Two columns, set by ``UISplitViewController/viewControllers``: the former way.
        case unspecified = 0
        /// Two columns: primary and secondary.
        case doubleColumn = 1
        /// Three columns: primary, supplementary and secondary.
        case tripleColumn = 2
    }

    /// The names of the columns.
    public enum Column: Int, Sendable {
        /// The first column, at the primary edge; it often has a sidebar.
        case primary = 0
        /// The middle column of three.
        case supplementary = 1
        /// The last and widest column, with the details.
        case secondary = 2
        /// The column that is shown in place of all others in a compact width.
        case compact = 3
    }

    /// The sets of columns that can be visible.
    public enum DisplayMode: Int, Sendable {
        /// The mode that suits the width of the view.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One more column beside the secondary one.
        case oneBesideSecondary = 2
        /// One more column over a part of the secondary one.
        case oneOverSecondary = 3
        /// Two more columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two more columns over a part of the secondary one.
        case twoOverSecondary = 5
        /// Two more columns, which push the secondary one aside.
        case twoDisplaceSecondary = 6
        /// The former name of ``secondaryOnly``.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The former name of ``oneBesideSecondary``.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The former name of ``oneOverSecondary``.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// The ways in which columns take their room.
    public enum SplitBehavior: Int, Sendable {
        /// As the system likes it: side by side.
        case automatic = 0
        /// Columns stand side by side and share the width.
        case tile = 1
        /// Columns stand over a part of the secondary one.
        case overlay = 2
        /// They push the last one aside; shown side by side.
        case displace = 3
    }

    /// The edges at which the primary column can stand.
    public enum PrimaryEdge: Int, Sendable {
        /// The edge where lines of text begin.
        case leading = 0
        /// The edge where lines of text end.
        case trailing = 1
    }

    /// The backgrounds that the primary column can have.
    public enum BackgroundStyle: Int, Sendable {
        /// The column has no background of its own.
        case none = 0
        /// The look of a sidebar; kept for reading back.
        case sidebar = 1
    }

    /// Whether the button that shows and hides columns is there.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// The controller decides whether the button is there.
        case automatic = 0
        /// The button is never there.
        case never = 1
        /// The button is always there.
        case always = 2
    }
}

/// The object that decides about columns and learns of changes; every method may be left out.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Other columns are going to be seen.
    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    )
    /// The mode that the button for columns changes to; `automatic` lets the controller pick one.
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
    /// Whether the delegate has put the secondary column's controller onto the primary one; false lets the split view controller do it.
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
    /// The columns that are visible when the width becomes regular again.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// All columns have been put into one stack, because the width became compact.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The columns stand beside one another again, because the width became regular.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// A column is about to become visible.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
    /// Has no effect; implement it to prepare for another set of visible columns.
    public func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// `automatic` by default: the controller picks the mode that the button changes to.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    {
        .automatic
    }
    /// False by default: the controller itself shows the view controller in the primary column.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool { false }
    /// False by default: the controller itself shows the view controller in the secondary column.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool { false }
    /// Nil by default: the controller of the primary column is shown alone.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
    {
        nil
    }
    /// Nil by default: the controller that was alone becomes that of the primary column.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
    {
        nil
    }
    /// False by default: the controller itself puts the secondary column onto the primary one.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Nil by default: the controller itself finds that of the secondary column.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// The proposed column by default: it is on top of the stack.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// The proposed mode by default: its columns become visible.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Has no effect; implement it to react when all columns have become one stack.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Has no effect; implement it to react when a stack has become columns.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Has no effect; implement it to prepare a column that becomes visible.
    public func splitViewController(
        _ svc: UISplitViewController,
        willShow column: UISplitViewController.Column
    ) {}
    /// Has no effect; implement it to react when a column is about to be hidden.
    public func splitViewController(
        _ svc: UISplitViewController,
        willHide column: UISplitViewController.Column
    ) {}
}
