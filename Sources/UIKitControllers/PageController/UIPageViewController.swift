import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitRooms) public import UIKitCore

/// A controller that shows other controllers as pages, which a data source gives one after the other.
///
/// Pages that curl are shown as pages that scroll; one line in the log says so.
///
/// Source: uikit U168.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The directions in which pages can follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Pages stand side by side, and the next one is to the right.
        case horizontal = 0
        /// Pages stand one below the other, and the next one is below.
        case vertical = 1
    }

    /// The sides from which a page can come.
    public enum NavigationDirection: Int, Sendable {
        /// The page comes from the right, or from below.
        case forward = 0
        /// The page comes from the left, or from above.
        case reverse = 1
    }

    /// The ways in which pages can be turned.
    public enum TransitionStyle: Int, Sendable {
        /// Like those of a book; shown as scrolling.
        case pageCurl = 0
        /// Pages scroll in and out.
        case scroll = 1
    }

    /// The places that the spine of a book can have.
    public enum SpineLocation: Int, Sendable {
        /// The book has no spine; for pages that scroll.
        case none = 0
        /// The spine is at the left or at the top edge.
        case min = 1
        /// The spine is in the middle, with a page on each side.
        case mid = 2
        /// The spine is at the right or at the bottom edge.
        case max = 3
    }

    /// The keys of the options with which a page view controller is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The string that stands for the key in the dictionary.
        public let rawValue: String
        /// Makes a key from its string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The place of the spine, as the raw value of a ``SpineLocation``.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages that scroll, in points.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
        )
    }

    private(set) lazy var turn = PageTurn(self)
    let spacing: CGFloat

    /// Makes a controller without pages, with a transition style, an orientation and options.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let space =
            (options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? options?[.interPageSpacing] as? Double
            ?? (options?[.interPageSpacing] as? CGFloat).map { Double($0) } ?? 0
        spacing = space.isFinite ? max(CGFloat(space), 0) : 0
        let spine = (options?[.spineLocation] as? NSNumber)?.intValue ?? options?[.spineLocation] as? Int
        spineLocation = style == .scroll ? .none : spine.flatMap { SpineLocation(rawValue: $0) } ?? .min
        super.init(nibName: nil, bundle: nil)
        if style == .pageCurl { ControllerLog.write("pages that curl are shown as pages that scroll") }
    }

    /// Makes a controller of the style `pageCurl`, side by side, as Apple's does; its pages are shown as pages that scroll.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Makes a controller from an archive or a storyboard; where that says nothing of it, pages scroll side by side.
    public required init?(coder: NSCoder) {
        func integer(_ key: String) -> Int? {
            coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
        }
        transitionStyle =
            integer("UIPageViewControllerTransitionStyle").flatMap { TransitionStyle(rawValue: $0) }
            ?? .scroll
        navigationOrientation =
            integer("UIPageViewControllerNavigationOrientation").flatMap {
                NavigationOrientation(rawValue: $0)
            } ?? .horizontal
        spacing = CGFloat(max(integer("UIPageViewControllerPageSpacing") ?? 0, 0))
        spineLocation =
            transitionStyle == .scroll
            ? .none
            : integer("UIPageViewControllerSpineLocation").flatMap { SpineLocation(rawValue: $0) } ?? .min
        super.init(coder: coder)
        if transitionStyle == .pageCurl {
            ControllerLog.write("pages that curl are shown as pages that scroll")
        }
        coder.didInitialize(self, as: UIPageViewController.self)
    }

    /// The way in which the program wants pages to be turned; pages that curl are shown as pages that scroll.
    public let transitionStyle: TransitionStyle
    /// The direction in which pages follow each other.
    public let navigationOrientation: NavigationOrientation
    /// The place of the spine that the program wants; pages that scroll have none.
    public let spineLocation: SpineLocation
    /// Whether pages have content on their backs; kept for reading back, pages do not curl.
    open var isDoubleSided = false

    /// Gives the pages before and after others; without one a finger turns nothing.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { turn.forgetNeighbours() }
    }

    /// The object that learns of pages that a finger turns; held weakly, nil at first.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The recognizers of pages that curl: none.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// The page that is shown; nil for none.
    open var viewControllers: [UIViewController]? { turn.current.map { [$0] } }

    /// Shows a page; if animated, it comes from the direction.
    ///
    /// - Parameters:
    ///   - viewControllers: One page; of more the first one counts.
    ///   - direction: Where it comes from.
    ///   - animated: Whether it comes by and by.
    ///   - completion: Called when it is there, with true unless something else was shown meanwhile.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        turn.show(viewControllers?.first, direction, animated: animated, completion)
    }

    /// Shows a page, and waits until it is shown.
    public func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            setViewControllers(viewControllers, direction: direction, animated: animated) {
                continuation.resume(returning: $0)
            }
        }
    }

    /// Makes the view: a scroll view, and dots below it if the data source gives their number.
    open override func loadView() {
        super.loadView()
        view.addSubview(turn.scroll)
        view.addSubview(turn.dots)
        view.clipsToBounds = true
    }

    @_spi(UIKitRooms) open override func prepareToAppear() { turn.layOut() }

    /// Places the pages in the view's bounds.
    open override dynamic func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        turn.layOut()
    }
}

/// Gives the pages before and after others.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before one; nil where there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after one; nil where there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots; 0, as without this method, shows none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The index of the dot for a page that the program has set; 0 without this method.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// 0 by default: no dots are shown.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// 0 by default: the dot of the first page is the current one.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The object that learns of pages that a finger turns; every method may be left out.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// A finger begins to turn to a page.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )
    /// A page was turned by a finger, or came back.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    )
    /// The place of the spine in an orientation; pages do not curl, so nothing calls it.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// The orientations in which the controller can be shown; windows are not turned, so nothing calls it.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    /// The orientation in which the controller prefers to be presented; windows are not turned, so nothing calls it.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Has no effect; implement it to prepare for a page that a finger turns to.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Has no effect; implement it to learn whether a page was turned or came back.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
    /// `min` by default; pages do not curl here, so nothing calls it.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
    /// All orientations by default; windows are not turned here, so nothing calls it.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .all }
    /// `portrait` by default; windows are not turned here, so nothing calls it.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}
