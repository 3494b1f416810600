import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The way of a collection from one layout to another: at once, animated, or as far as a finger goes.
@MainActor final class CollectionTransition {
    private let way: UICollectionViewTransitionLayout
    private let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    private init(
        _ way: UICollectionViewTransitionLayout,
        _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        (self.way, self.completion) = (way, completion)
    }

    func involves(_ layout: UICollectionViewLayout) -> Bool {
        layout === way.currentLayout || layout === way.nextLayout
    }

    // MARK: At once, and animated

    static func set(
        _ view: UICollectionView,
        _ layout: UICollectionViewLayout,
        animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        let old = view.layoutStorage
        guard layout !== old else {
            completion?(true)
            return
        }
        if view.transition != nil { end(view, isFinished: false) }
        let known = view.isLayoutPrepared && view.window != nil && animated
        let before = known ? CollectionBatch.surroundings(of: view) : [:]
        let anchor = known ? firstSeen(view) : nil
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        replace(view, old, by: layout)
        for entry in view.views.visible.values { entry.view.willTransition(from: old, to: layout) }
        guard known else {
            view.setNeedsLayout()
            finish(view, old, layout)
            completion?(true)
            return
        }
        move(view, old, layout, before, anchor, completion)
    }

    private static func replace(
        _ view: UICollectionView,
        _ old: UICollectionViewLayout,
        by layout: UICollectionViewLayout
    ) {
        retireDecorations(view)
        view.layoutStorage = layout
        old.collectionViewStorage = nil
        layout.collectionViewStorage = view
        view.isLayoutPrepared = false
        layout.invalidateLayout()
    }

    /// Decorations belong to the layout that leaves.
    private static func retireDecorations(_ view: UICollectionView) {
        for key in view.views.visible.keys where key.category == .decorationView {
            if let entry = view.views.forget(key) { view.views.retire(entry.view, key) }
        }
    }

    private static func firstSeen(_ view: UICollectionView) -> IndexPath? {
        view.indexPathsForVisibleItems.min()
    }

    private static func finish(
        _ view: UICollectionView,
        _ old: UICollectionViewLayout,
        _ new: UICollectionViewLayout
    ) {
        for entry in view.views.visible.values { entry.view.didTransition(from: old, to: new) }
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
    }

    private static func move(
        _ view: UICollectionView,
        _ old: UICollectionViewLayout,
        _ layout: UICollectionViewLayout,
        _ before: [CollectionKey: UICollectionViewLayoutAttributes],
        _ anchor: IndexPath?,
        _ completion: ((Bool) -> Void)?
    ) {
        // Where the new layout shows what is seen is where content comes to rest.
        if view.flight != nil { ScrollMoves.stop(view) }
        view.batch.isApplying = true
        view.prepareLayoutIfNeeded()
        view.batch.proposedOffset = offset(view, layout, anchor)
        old.collectionViewStorage = view
        var gone: [(key: CollectionKey, entry: CollectionViews.Entry)] = []
        CollectionAnimation.run(view) {
            gone = CollectionAnimation.show(view, layout) { key in
                before[key] ?? old.seenAttributes(of: key)
            }
            layout.finalizeLayoutTransition()
            old.finalizeLayoutTransition()
        } completion: { isFinished in
            for (key, entry) in gone { view.views.retire(entry.view, key) }
            for entry in view.views.visible.values { entry.view.didTransition(from: old, to: layout) }
            completion?(isFinished)
        }
        old.collectionViewStorage = nil
        view.batch.isApplying = false
        view.setNeedsLayout()
    }

    /// The offset with the new layout: the present one, or what shows the item that was seen first.
    private static func offset(
        _ view: UICollectionView,
        _ layout: UICollectionViewLayout,
        _ anchor: IndexPath?
    ) -> CGPoint? {
        let geometry = ScrollGeometry(view)
        var offset = geometry.clamped(view.contentOffset)
        if let anchor, let place = layout.seenAttributes(of: CollectionKey(anchor))?.frame,
            !place.overlaps(CGRect(origin: offset, size: view.bounds.size))
        {
            let insets = view.adjustedContentInset
            offset = geometry.clamped(CGPoint(x: place.minX - insets.left, y: place.minY - insets.top))
        }
        offset = layout.targetContentOffset(forProposedContentOffset: offset)
        if let delegate = view.delegate {
            offset = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: offset)
        }
        return offset.x.isFinite && offset.y.isFinite && offset != view.contentOffset ? offset : nil
    }

    // MARK: As far as a finger goes

    static func start(
        _ view: UICollectionView,
        _ layout: UICollectionViewLayout,
        _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if view.transition != nil { end(view, isFinished: false) }
        let old = view.layoutStorage
        view.prepareLayoutIfNeeded()
        let way =
            view.delegate?.collectionView(view, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        view.transition = CollectionTransition(way, completion)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        retireDecorations(view)
        view.layoutStorage = way
        way.collectionViewStorage = view
        layout.collectionViewStorage = view
        layout.invalidateLayout()
        way.invalidateLayout()
        for entry in view.views.visible.values { entry.view.willTransition(from: old, to: layout) }
        return way
    }

    static func end(_ view: UICollectionView, isFinished: Bool) {
        guard let transition = view.transition else { return }
        view.transition = nil
        let way = transition.way
        let (goal, other) =
            isFinished ? (way.nextLayout, way.currentLayout) : (way.currentLayout, way.nextLayout)
        let before = CollectionBatch.surroundings(of: view)
        let anchor = firstSeen(view)
        replace(view, way, by: goal)
        other.collectionViewStorage = nil
        move(view, way, goal, before, anchor) { didEnd in
            transition.completion?(didEnd, isFinished)
        }
        other.finalizeLayoutTransition()
    }
}
