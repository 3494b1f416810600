import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitRooms) public import UIKitCore

/// A controller that shows others in columns where the window is 700 points wide or more, and one upon the other where it is not.
///
/// Source: uikit U168.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    private(set) lazy var stage = SplitStage(self)
    /// A length that the controller itself works out from its width; -1.
    public class var automaticDimension: CGFloat { -1 }

    /// The number of columns that the controller was made with.
    public let style: Style

    /// Makes a controller with columns that are set one by one.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of the former kind, with two columns.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an archive or a storyboard; where that says nothing of it, it is of the former kind, with two columns.
    public required init?(coder: NSCoder) {
        let key = "UISplitViewControllerStyle"
        style =
            coder.containsValue(forKey: key)
            ? Style(rawValue: coder.decodeInteger(forKey: key)) ?? .unspecified : .unspecified
        super.init(coder: coder)
        coder.didInitialize(self, as: UISplitViewController.self)
    }

    /// The object that decides about columns and learns of changes; held weakly, nil at first.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// The controllers: of the columns, or the one that is shown alone.
    open var viewControllers: [UIViewController] {
        get { stage.controllers }
        set { stage.setControllers(newValue) }
    }

    /// Sets the controller of a column; it gets a navigation controller, unless it is one.
    open func setViewController(_ vc: UIViewController?, for column: Column) { stage.set(vc, column) }

    /// The controller that a column was given.
    open func viewController(for column: Column) -> UIViewController? { stage.given[column] }

    /// Shows a column; in a compact width, at the top of the stack.
    open func show(_ column: Column) { stage.show(column) }

    /// Hides a column; one that is not visible stays so.
    open func hide(_ column: Column) { stage.hide(column) }

    /// Whether there is one stack instead of columns.
    open var isCollapsed: Bool { stage.isCollapsed }

    /// The set of columns that is visible now.
    open var displayMode: DisplayMode { stage.mode }

    /// The set of columns that the program wants; `automatic` at first.
    ///
    /// The controller shows it where the width allows.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { stage.preferredModeDidChange() } }
    }

    /// The way in which the program wants columns to take their room; `automatic` at first.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { stage.preferredModeDidChange() } }
    }

    /// The way in which columns take their room: `overlay` where that is preferred, and else `tile`.
    open var splitBehavior: SplitBehavior { preferredSplitBehavior == .overlay ? .overlay : .tile }

    /// Whether a finger shows and hides columns; kept for reading back, the button does.
    open var presentsWithGesture = true
    /// Whether the button that leaves the last column alone is there; kept for reading back.
    open var showsSecondaryOnlyButton = false
    /// Whether the button for columns is there; only read back, programs place ``displayModeButtonItem`` themselves.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// The edge at which the primary column stands; leading at first.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// The background of the primary column; only read back.
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// A button that shows and hides the first column.
    open var displayModeButtonItem: UIBarButtonItem { stage.button }

    // MARK: Widths

    /// The width of the first column as a part of the whole; ``automaticDimension`` at first.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The preferred width of the primary column, in points, in place of the fraction.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The least width of the first column.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The greatest width of the first column.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width that the first column has.
    open var primaryColumnWidth: CGFloat { stage.primaryWidth }
    /// The width of the column between as a part of the whole.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width of the column between, in points.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The least width of the column between.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The greatest width of the column between.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width that the column between has.
    open var supplementaryColumnWidth: CGFloat { stage.supplementaryWidth }

    // MARK: Showing

    /// Shows a controller in the first column.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        stage.showInPrimary(vc)
    }

    /// Shows a controller in the last column; on top, where there is one stack.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        stage.showInSecondary(vc)
    }

    @_spi(UIKitRooms) open override func containerThatShowsDetails() -> UIViewController? { self }

    @_spi(UIKitRooms) open override func prepareToAppear() { stage.layOut() }

    /// Places the columns in the view's bounds.
    open override dynamic func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stage.layOut()
    }
}

extension UIViewController {
    /// The nearest split view controller around this one.
    public var splitViewController: UISplitViewController? {
        ControllerTree.nearest(UISplitViewController.self, from: self)
    }
}
