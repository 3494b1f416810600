import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Batches of edits: what programs say of them, the check against the data source, and the animations.
///
/// Source: uikit U145.
@MainActor struct CollectionBatch {
    /// How many blocks of edits are inside one another.
    var depth = 0
    var edits = ListEdits()
    var completions: [(Bool) -> Void] = []
    var isApplying = false
    /// Where the offset goes along with the animations.
    var proposedOffset: CGPoint?

    // MARK: Edits

    static func edit(_ view: UICollectionView, _ change: @escaping (inout ListEdits) -> Void) {
        guard view.batch.depth == 0 else {
            change(&view.batch.edits)
            return
        }
        perform(view, { change(&view.batch.edits) }, nil)
    }

    static func perform(
        _ view: UICollectionView,
        _ updates: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        if let completion { view.batch.completions.append(completion) }
        if view.batch.depth == 0 { begin(view) }
        view.batch.depth += 1
        updates?()
        view.batch.depth -= 1
        if view.batch.depth == 0 { end(view) }
    }

    /// What was there before must be known.
    private static func begin(_ view: UICollectionView) {
        if view.isReloading || view.counts == nil {
            _ = view.knownCounts()
        }
        view.prepareLayoutIfNeeded()
    }

    static func reload(_ view: UICollectionView) {
        view.counts = nil
        view.isReloading = true
        view.movement = nil
        view.choice.forget()
        view.swipes?.close(animated: false)
        view.prefetch = CollectionPrefetch()
        let context = UICollectionViewLayoutInvalidationContext.make(
            type(of: view.layoutStorage).invalidationContextClass
        )
        (context.isEverything, context.isDataSourceCounts) = (true, true)
        view.layoutStorage.invalidateLayout(with: context)
    }

    private static func end(_ view: UICollectionView) {
        let edits = view.batch.edits
        let completions = view.batch.completions
        (view.batch.edits, view.batch.completions) = (ListEdits(), [])
        view.swipes?.itemsWillChange(edits.deletedItems)
        let before = view.counts ?? []
        // Reloading in the block has everything taken anew.
        guard !view.isReloading, view.counts != nil else {
            view.counts = nil
            view.setNeedsLayout()
            finish(completions)
            return
        }
        let after = view.askCounts()
        let change: ListChange
        do throws(ListChangeError) {
            change = try ListChange(edits, before: before, after: after, words: .collection)
        } catch {
            ListChangeError.handler(error)
            reload(view)
            for completion in completions { completion(false) }
            return
        }
        guard !edits.isEmpty || view.isLayoutPrepared == false else {
            finish(completions)
            return
        }
        view.counts = after
        apply(change, to: view) { isFinished in
            for completion in completions { completion(isFinished) }
        }
    }

    private static func finish(_ completions: [(Bool) -> Void]) {
        guard !completions.isEmpty else { return }
        CATransaction.setCompletionBlock {
            ViewThread.run { for completion in completions { completion(true) } }
        }
    }

    // MARK: Applying

    static func apply(_ change: ListChange, to view: UICollectionView, _ completion: @escaping (Bool) -> Void)
    {
        view.batch.isApplying = true
        let update = CollectionUpdate(change, before: surroundings(of: view))
        let anchor = CollectionAnchor(view, keptBy: change)
        let start = view.contentOffset
        let layout = view.layoutStorage
        layout.update = update
        view.choice.apply(change)
        view.prefetch.apply(change)
        let context = UICollectionViewLayoutInvalidationContext.make(
            type(of: layout).invalidationContextClass
        )
        context.isDataSourceCounts = true
        context.isEverything = true
        layout.invalidateLayout(with: context)
        view.counts = change.after
        view.prepareLayoutIfNeeded()
        layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: change))
        let leaving = view.views.rename(update.newKey)
        for place in change.edits.reconfiguredItems {
            if let new = change.newPlace(place) { view.views.reconfigure(new.path) }
        }
        keep(anchor, from: start, view, update, leaving.map(\.entry))
        let finals = leaving.map { key, _ in final(key, update, layout) }
        moveOffset(view)
        var gone: [(key: CollectionKey, entry: CollectionViews.Entry)] = []
        CollectionAnimation.run(view) {
            gone = CollectionAnimation.show(view, layout) { key in initial(key, update, layout) }
            for ((_, entry), attributes) in zip(leaving, finals) {
                if let attributes { view.views.place(entry.view, attributes) } else { entry.view.alpha = 0 }
            }
            layout.finalizeCollectionViewUpdates()
        } completion: { isFinished in
            for (key, entry) in leaving + gone { view.views.retire(entry.view, key) }
            completion(isFinished)
        }
        layout.update = nil
        view.batch.isApplying = false
        view.setNeedsLayout()
    }

    /// Where elements are that are seen, or near to that.
    static func surroundings(of view: UICollectionView) -> [CollectionKey: UICollectionViewLayoutAttributes] {
        let seen = view.bounds
        guard seen.width > 0, seen.height > 0 else { return [:] }
        let room = seen.insetBy(dx: -seen.width, dy: -seen.height)
        var found = view.views.visible.mapValues(\.attributes)
        for attributes in view.layoutStorage.seenElements(in: room) {
            found[attributes.key] = attributes
        }
        return found.mapValues { $0.copied() }
    }

    /// The offset goes along with the anchor at once, and all views with it: nothing is seen of that.
    private static func keep(
        _ anchor: CollectionAnchor?,
        from start: CGPoint,
        _ view: UICollectionView,
        _ update: CollectionUpdate,
        _ leaving: [CollectionViews.Entry]
    ) {
        let offset = view.contentOffset
        // The layout has moved the offset already where the content begins at its other end.
        var shift = CGPoint(x: offset.x - start.x, y: offset.y - start.y)
        if let anchor {
            let change = anchor.shift(view.layoutStorage, else: shift)
            if change != shift {
                var target = start.shifted(by: change)
                if !view.isDragging, !view.isDecelerating { target = ScrollGeometry(view).clamped(target) }
                shift = CGPoint(x: target.x - start.x, y: target.y - start.y)
            }
        }
        let move = CGPoint(x: start.x + shift.x - offset.x, y: start.y + shift.y - offset.y)
        guard shift != .zero || move != .zero else { return }
        UIView.performWithoutAnimation {
            ScrollMoves.shift(view, by: move)
            view.prepareLayoutIfNeeded()
            view.views.shift(by: shift)
            for entry in leaving where entry.view.superview === view {
                entry.view.center = entry.view.center.shifted(by: shift)
            }
            view.scrollers.shift(by: shift)
        }
        update.shift(by: shift)
    }

    /// The offset stays where the content allows it, unless the layout or the delegate wants another.
    private static func moveOffset(_ view: UICollectionView) {
        var offset = ScrollGeometry(view).clamped(view.contentOffset)
        offset = view.layoutStorage.targetContentOffset(forProposedContentOffset: offset)
        if let delegate = view.delegate {
            offset = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: offset)
        }
        guard offset.x.isFinite, offset.y.isFinite, offset != view.contentOffset, view.drag == nil else {
            return
        }
        view.batch.proposedOffset = offset
    }

    private static func initial(
        _ key: CollectionKey,
        _ update: CollectionUpdate,
        _ layout: UICollectionViewLayout
    )
        -> UICollectionViewLayoutAttributes?
    {
        let made =
            switch key.category {
            case .cell: layout.initialLayoutAttributesForAppearingItem(at: key.path)
            case .supplementaryView:
                layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
            case .decorationView:
                layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
            }
        return made.map(layout.seen)
    }

    private static func final(
        _ key: CollectionKey,
        _ update: CollectionUpdate,
        _ layout: UICollectionViewLayout
    )
        -> UICollectionViewLayoutAttributes?
    {
        let made =
            switch key.category {
            case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.path)
            case .supplementaryView:
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                    ofKind: key.kind,
                    at: key.path
                )
            case .decorationView:
                layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
            }
        return made.map(layout.seen)
    }
}
