public import CoreGraphics
public import Foundation
public import UIKitCore

/// A controller whose view is a collection, with the controller as its data source and delegate.
///
/// Source: uikit U140.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource
{
    private let layout: UICollectionViewLayout
    private var collectionStorage: UICollectionView?
    private var lift: UILongPressGestureRecognizer?

    /// Makes a controller of a collection that a layout places.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of a collection with a flow layout; there are no nib files, so both arguments are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with a flow layout; archives of controllers are not read.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        coder.didInitialize(self, as: UICollectionViewController.self)
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The collection; the controller's view unless a subclass has another one.
    ///
    /// Loads the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            // A view of a storyboard is there before the controller has taken it over.
            return collectionStorage ?? viewIfLoaded as? UICollectionView
        }
        set {
            collectionStorage = newValue
            guard let newValue else { return }
            if newValue.delegate == nil { newValue.delegate = self }
            if newValue.dataSource == nil { newValue.dataSource = self }
            installLift()
        }
    }

    /// The layout that the collection uses; before the view is loaded, the one that the controller was made with.
    open var collectionViewLayout: UICollectionViewLayout {
        collectionStorage?.collectionViewLayout ?? layout
    }

    /// Takes the collection of the storyboard or nib that the controller comes from, or makes one, as the controller's view.
    open override func loadView() {
        if loadInterface() {
            takeLoadedCollection()
            return
        }
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        made.backgroundColor = .systemBackground
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.delegate = self
        made.dataSource = self
        made.alwaysBounceVertical = true
        collectionStorage = made
        view = made
        installLift()
    }

    /// Takes over the collection that a storyboard or nib has made as the view, unless an outlet has set another one.
    private func takeLoadedCollection() {
        guard collectionStorage == nil, let loaded = viewIfLoaded as? UICollectionView else { return }
        collectionView = loaded
    }

    /// Whether the selection ends when the view appears again.
    open var clearsSelectionOnViewWillAppear = true

    /// Clears the selection before the view appears, if ``clearsSelectionOnViewWillAppear`` says so.
    open override dynamic func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collectionStorage else { return }
        for path in collectionStorage.indexPathsForSelectedItems ?? [] {
            collectionStorage.deselectItem(at: path, animated: animated)
        }
    }

    /// Whether a push shows the next controller by another layout of the same collection; only read back.
    open var useLayoutToLayoutNavigationTransitions = false

    // MARK: Moving items

    /// Whether a long press on an item lifts it, where the data source allows moving it; true at first.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { installLift() }
    }

    private func installLift() {
        if let lift {
            lift.view?.removeGestureRecognizer(lift)
            self.lift = nil
        }
        guard installsStandardGestureForInteractiveMovement, let collectionStorage else { return }
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = CollectionMetrics.liftDelay
        press.addTarget(self, action: Selector("liftItem:", UICollectionViewController.lift))
        collectionStorage.addGestureRecognizer(press)
        lift = press
    }

    private func lift(_ press: UILongPressGestureRecognizer) {
        guard let collectionStorage else { return }
        let place = press.location(in: collectionStorage)
        switch press.state {
        case .began:
            guard let path = collectionStorage.indexPathForItem(at: place),
                collectionStorage.beginInteractiveMovementForItem(at: path)
            else {
                press.isEnabled = false
                press.isEnabled = true
                return
            }
            collectionStorage.updateInteractiveMovementTargetPosition(place)
        case .changed: collectionStorage.updateInteractiveMovementTargetPosition(place)
        case .ended: collectionStorage.endInteractiveMovement()
        case .cancelled, .failed: collectionStorage.cancelInteractiveMovement()
        default: break
        }
    }

    // MARK: Data source and delegate

    /// The default number of sections: 1.
    ///
    /// Subclasses override it.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// The default number of items: 0.
    ///
    /// Subclasses override it.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }

    /// Stops; subclasses that have items override it.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        fatalError("\(type(of: self)) has items and does not override collectionView(_:cellForItemAt:)")
    }

    /// Stops; subclasses whose layout has supplementary views override it.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "\(type(of: self)) does not override collectionView(_:viewForSupplementaryElementOfKind:at:)"
        )
    }

    /// False by default: items cannot be moved until a subclass answers true.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }

    /// Does nothing; subclasses whose items move override it.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// Nil by default; collections here show no index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The first item of the first section; collections here show no index.
    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    // Spelled out by Scripts/spell-out: collection-delegate
    /// Returns true: an item is highlighted while it is touched.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Has no effect; override it to learn that a finger has highlighted an item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Has no effect; this system has no gesture of two fingers that selects items, so nothing calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
        didUnhighlightItemAt indexPath: IndexPath
    ) {}

    /// Returns true: an item that is touched may be selected.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns true: an item that is touched again may be deselected.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Has no effect; override it to answer the selection of an item by a tap.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Has no effect; override it to answer that a tap took an item out of the selection.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// It does, unless the collection is edited.
    open func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    /// Has no effect; this system has no gesture of two fingers that selects items, so nothing calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
        performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects items, so nothing calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects items, so nothing calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects items, so nothing calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects items, so nothing calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    /// False by default; this system shows no edit menu for items, so nothing calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { false }

    /// False by default; this system shows no edit menu for items, so nothing calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    /// Has no effect; this system has no gesture of two fingers that selects items, so nothing calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// Returns a `UICollectionViewTransitionLayout`, which moves each element straight from its old place to its new one.
    open func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Returns the place that the user proposes, so items can be moved anywhere.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Returns what `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)` gives for the original place.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView,
            targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath
        )
    }

    /// Returns the proposed offset unchanged.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns true: an item may be edited.
    open func collectionView(
        _ collectionView: UICollectionView,
        canEditItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// False by default; this system has no gesture of two fingers that selects items, so nothing calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Has no effect; this system has no gesture of two fingers that selects items, so nothing calls it.
    open func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Has no effect; this system has no gesture of two fingers that selects items, so nothing calls it.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    // Spelled out to here.

    // MARK: Scrolling

    // Spelled out by Scripts/spell-out: scroll-delegate
    /// Has no effect; implement it to follow each change of the content offset.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to follow each change of the zoom scale.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to learn that the user begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Has no effect, so the content stops where its speed carries it; implement it to change the target.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Has no effect; implement it to learn that the finger was lifted and whether the content rolls on.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Has no effect; implement it to learn that the content rolls on after a drag.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to learn that the rolling content has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to learn that an animated scroll by the program has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// None: the scroll view does not zoom.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Has no effect; implement it to learn that the user begins to zoom the content.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Has no effect; implement it to learn that zooming has ended, and at which scale.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) {}

    /// True by default: the content may be scrolled to its top, which the Home key does here.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Has no effect; implement it to learn that the Home key has scrolled the content to its top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Has no effect; implement it to follow changes of the adjusted content inset, such as by the safe area.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    // Spelled out to here.
}
