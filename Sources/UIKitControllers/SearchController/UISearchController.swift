public import Foundation
import QuartzCore
public import UIKitCore

/// A controller of a search, with a bar for the text and a controller for the results.
///
/// While the search is active, the results controller, or a dimming view, lies over the content of the controller whose navigation item
/// has the search. The results are not presented as on Apple's systems: `isActive` and the delegate's calls are the same.
///
/// Source: uikit U168.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private lazy var bar = makeBar()
    private let dimming = UIView()
    private var isActiveStorage = false
    /// The controller whose navigation item has the search.
    weak var searched: UIViewController?

    /// Makes a search controller; without a results controller the searched controller shows the results itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a search controller without a results controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a search controller without a results controller.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        coder.didInitialize(self, as: UISearchController.self)
    }

    /// The controller that shows the results; nil if the searched controller shows them.
    public let searchResultsController: UIViewController?

    /// The object that updates the results when the text or the scope changes; held weakly, nil at first.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that learns when the search begins and ends; held weakly, nil at first.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The bar into which the user types the search.
    open var searchBar: UISearchBar { bar }

    /// Whether the searched content is dimmed while no text is typed; true at first.
    open var obscuresBackgroundDuringPresentation = true
    /// The former name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Kept for reading back: the bar at the top stays.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the results are shown as soon as text is typed; true at first.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the controller of results is seen while the search is active.
    open var showsSearchResultsController = false {
        didSet { if isActive { updateResults() } }
    }
    /// Whether the cancel button appears when the search begins; true at first.
    open var automaticallyShowsCancelButton = true
    /// Whether the scope buttons appear when the search begins; true at first.
    open var automaticallyShowsScopeBar = true

    private func makeBar() -> UISearchBar {
        let made = UISearchBar(frame: .zero)
        made.searchBarStyle = .minimal
        made.controllerEvents = SearchEvents(
            didBegin: { [weak self] in self?.isActive = true },
            didChange: { [weak self] in self?.textDidChange() },
            didCancel: { [weak self] in self?.isActive = false }
        )
        return made
    }

    // MARK: Active

    /// Whether the search is active; setting it begins or ends it.
    open var isActive: Bool {
        get { isActiveStorage }
        set { if newValue != isActiveStorage { setActive(newValue) } }
    }

    private func setActive(_ active: Bool) {
        isActiveStorage = active
        if active {
            delegate?.willPresentSearchController(self)
            if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
            if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false {
                bar.showsScopeBar = true
            }
            delegate?.presentSearchController(self)
            updateResults()
            if !bar.isFirstResponder { bar.becomeFirstResponder() }
            searchResultsUpdater?.updateSearchResults(for: self)
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
            bar.text = nil
            bar.resignFirstResponder()
            if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
            if automaticallyShowsScopeBar { bar.showsScopeBar = false }
            updateResults()
            searchResultsUpdater?.updateSearchResults(for: self)
            delegate?.didDismissSearchController(self)
        }
    }

    private func textDidChange() {
        if !isActive { isActive = true }
        updateResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Whether what is found is to be seen.
    private var wantsResults: Bool {
        guard isActive, searchResultsController != nil else { return false }
        return showsSearchResultsController
            || automaticallyShowsSearchResultsController && !(bar.text ?? "").isEmpty
    }

    /// Shows what is found, or a dimness, over what is searched.
    private func updateResults() {
        guard let searched, searched.isViewLoaded, let host = searched.view else { return }
        let obscures = isActive && obscuresBackgroundDuringPresentation && !wantsResults
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if obscures, dimming.superview == nil {
            dimming.frame = host.bounds
            dimming.gestureRecognizers = [
                UITapGestureRecognizer(target: self, action: Selector("tap:", UISearchController.tapBeside))
            ]
            host.addSubview(dimming)
        } else if !obscures {
            dimming.removeFromSuperview()
        }
        guard let results = searchResultsController else { return }
        if wantsResults, results.parent !== searched {
            searched.addChild(results)
            results.view.frame = host.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            host.addSubview(results.view)
            results.didMove(toParent: searched)
        } else if !wantsResults, results.parent === searched {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }

    private func tapBeside(_ tap: UITapGestureRecognizer) { isActive = false }

    // MARK: Presenting the search itself

    /// Returns the controller itself, which animates the appearance of the search.
    open func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    /// Returns the controller itself, which animates the disappearance of the search.
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    /// Nil: the appearance runs by time and not under a finger.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Nil: the disappearance runs by time and not under a finger.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Nil: an ordinary presentation controller is used.
    open func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }

    /// The duration of the dissolve, in seconds.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        TransitionMetrics.dissolveDuration
    }

    /// Starts the dissolve that ``interruptibleAnimator(using:)`` gives.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// Makes an animator that dissolves between the controllers and can be paused.
    open func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        let isComing = transitionContext.viewController(forKey: .to) === self
        return DissolveAnimator(presenting: isComing).interruptibleAnimator(using: transitionContext)
    }

    /// Called after the transition has ended; has no effect.
    open func animationEnded(_ transitionCompleted: Bool) {}
}

/// The object that updates the results when the text or the scope of a search changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text, the scope, or whether the search is active, has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// The object that learns when a search begins and ends; every method may be left out.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search is about to become active.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search has become active.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// The search controller is to be presented; a delegate can present it in a way of its own.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Has no effect; implement it to prepare for the search.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Has no effect; implement it to react when the search has become active.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Has no effect; implement it to prepare for the end of the search.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Has no effect; implement it to react when the search has ended.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Has no effect; implement it to do something before the results are shown.
    public func presentSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
    /// The search whose bar is shown below the title; nil for none.
    public var searchController: UISearchController? {
        get { searchStorage as? UISearchController }
        set {
            searchStorage = newValue
            newValue?.searched = owner
            searchBar = newValue?.searchBar
        }
    }
}
