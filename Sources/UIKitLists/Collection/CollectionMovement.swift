import CoreGraphics
import Foundation
import UIKitCore

/// An item that a finger moves: the others make room, and the data source hears of it at the end.
@MainActor struct CollectionMovement {
    /// Where the item is in the data source.
    let origin: IndexPath
    /// Where it would go.
    private(set) var target: IndexPath
    private(set) var position: CGPoint

    // MARK: Places

    /// The item that stands in a place of the layout.
    func item(in slot: IndexPath) -> IndexPath {
        guard let (from, to, here) = places(slot) else { return slot }
        if here == to { return origin }
        var place = here
        // Without the lifted item, then with it where it was.
        if place.section == to.section, place.item > to.item { place.item -= 1 }
        if place.section == from.section, place.item >= from.item { place.item += 1 }
        return place.path
    }

    /// The place of the layout in which an item stands.
    func slot(of item: IndexPath) -> IndexPath {
        guard let (from, to, here) = places(item) else { return item }
        if here == from { return target }
        var place = here
        if place.section == from.section, place.item > from.item { place.item -= 1 }
        if place.section == to.section, place.item >= to.item { place.item += 1 }
        return place.path
    }

    /// The numbers of items with the lifted one where it is.
    func shown(_ counts: [Int]) -> [Int] {
        var made = counts
        guard let from = ListPlace(origin), let to = ListPlace(target), from.section != to.section,
            made.indices.contains(from.section), made.indices.contains(to.section)
        else { return made }
        made[from.section] -= 1
        made[to.section] += 1
        return made
    }

    private func places(_ path: IndexPath) -> (ListPlace, ListPlace, ListPlace)? {
        guard let from = ListPlace(origin), let to = ListPlace(target), let here = ListPlace(path) else {
            return nil
        }
        return (from, to, here)
    }

    /// The lifted item is seen wherever the finger is.
    func lift(
        _ found: inout [CollectionKey: UICollectionViewLayoutAttributes],
        _ order: inout [CollectionKey],
        _ view: UICollectionView
    ) {
        let key = CollectionKey(origin)
        if found[key] == nil { order.append(key) }
        let layout = view.layoutStorage
        found[key] = layout.seen(
            layout.layoutAttributesForInteractivelyMovingItem(
                at: target,
                withTargetPosition: layout.own(position, in: view)
            )
        )
    }

    // MARK: Steps

    static func begin(_ view: UICollectionView, _ path: IndexPath) -> Bool {
        guard view.movement == nil, view.hasItem(path),
            view.dataSource?.collectionView(view, canMoveItemAt: path) == true,
            let attributes = view.layoutAttributesForItem(at: path)
        else { return false }
        view.movement = CollectionMovement(origin: path, target: path, position: attributes.center)
        view.choice.touchesCancelled(view)
        if let cell = view.cellForItem(at: path) { CollectionCellLooks.set(\.isReordering, true, of: cell) }
        view.setNeedsLayout()
        return true
    }

    static func update(_ view: UICollectionView, _ position: CGPoint) {
        guard var movement = view.movement, position.x.isFinite, position.y.isFinite else { return }
        let old = (target: movement.target, position: movement.position)
        movement.position = position
        let layout = view.layoutStorage
        var proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: old.target,
            withPosition: layout.own(position, in: view)
        )
        if proposed != old.target, let delegate = view.delegate {
            proposed = delegate.collectionView(
                view,
                targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
                atCurrentIndexPath: old.target,
                toProposedIndexPath: proposed
            )
        }
        if isPlace(proposed, movement, view) { movement.target = proposed }
        view.movement = movement
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [movement.target],
                withTargetPosition: position,
                previousIndexPaths: [old.target],
                previousPosition: old.position
            )
        )
        guard movement.target != old.target else { return view.layoutIfNeeded() }
        CollectionAnimation.run(view) {
            view.layoutIfNeeded()
        } completion: { _ in
        }
    }

    /// Whether the lifted item can go to a path: another section has room for one more.
    private static func isPlace(_ path: IndexPath, _ movement: CollectionMovement, _ view: UICollectionView)
        -> Bool
    {
        let counts = view.knownCounts()
        guard let place = ListPlace(path), counts.indices.contains(place.section), place.item >= 0 else {
            return false
        }
        let isOther = place.section != movement.target.section
        return place.item < counts[place.section] + (isOther ? 1 : 0)
    }

    static func end(_ view: UICollectionView, isCancelled: Bool) {
        guard let movement = view.movement else { return }
        let target = isCancelled ? movement.origin : movement.target
        let layout = view.layoutStorage
        let cell = view.cellForItem(at: movement.origin)
        view.movement = nil
        if target != movement.origin, let from = ListPlace(movement.origin), let to = ListPlace(target) {
            view.dataSource?.collectionView(view, moveItemAt: movement.origin, to: target)
            rename(view, from, to)
        }
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [target],
                previousIndexPaths: [movement.origin],
                movementCancelled: isCancelled
            )
        )
        CollectionAnimation.run(view) {
            view.layoutIfNeeded()
        } completion: { _ in
            if let cell { CollectionCellLooks.set(\.isReordering, false, of: cell) }
        }
    }

    /// The views keep their items, which have other paths now.
    private static func rename(_ view: UICollectionView, _ from: ListPlace, _ to: ListPlace) {
        var edits = ListEdits()
        edits.movedItems = [.init(from: from, to: to)]
        let counts = view.sourceCounts()
        var after = counts
        after[from.section] -= 1
        after[to.section] += 1
        guard let change = try? ListChange(edits, before: counts, after: after, words: .collection) else {
            return
        }
        view.counts = after
        view.choice.apply(change)
        let update = CollectionUpdate(change, before: [:])
        for (key, entry) in view.views.rename(update.newKey) { view.views.retire(entry.view, key) }
    }
}
