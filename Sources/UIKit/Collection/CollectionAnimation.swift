import CoreGraphics
import Foundation

/// Takes the views of a collection from their present places to those of the layout.
@MainActor enum CollectionAnimation {
    /// Runs changes with an animation, or at once where animations are off or the collection is not visible.
    static func run(
        _ view: UICollectionView,
        _ changes: @escaping () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        UIView.animate(
            withDuration: CollectionMetrics.duration,
            delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction],
            animations: changes,
            completion: completion
        )
    }

    /// In a block of animations: the elements that are seen go to their places, and those that come begin where they come from.
    ///
    /// - Returns: What goes out of sight, to be given back when the animations have ended.
    static func show(
        _ view: UICollectionView,
        _ layout: UICollectionViewLayout,
        from initial: (CollectionKey) -> UICollectionViewLayoutAttributes?
    ) -> [(key: CollectionKey, entry: CollectionViews.Entry)] {
        let views = view.views
        let target = view.batch.proposedOffset
        view.batch.proposedOffset = nil
        let seen = CGRect(origin: target ?? view.contentOffset, size: view.bounds.size)
        // What comes into sight starts where it was.
        let wanted =
            seen.width > 0 && seen.height > 0 ? layout.seenElements(in: seen) : []
        UIView.performWithoutAnimation {
            for attributes in wanted where attributes.isPlaced && views.visible[attributes.key] == nil {
                guard attributes.key.category != .cell || view.hasPlace(attributes.indexPath),
                    view.scrollers.seenFrame(attributes, view).overlaps(seen)
                else { continue }
                views.show(attributes.key, initial(attributes.key) ?? attributes)
            }
            for entry in views.visible.values { entry.view.layoutIfNeeded() }
        }
        var leaving: [(CollectionKey, CollectionViews.Entry)] = []
        for key in Array(views.visible.keys) {
            guard let attributes = layout.seenAttributes(of: key), attributes.isPlaced else { continue }
            views.move(key, to: attributes)
            views.visible[key]?.view.layoutIfNeeded()
            if !view.scrollers.seenFrame(attributes, view).overlaps(seen), let entry = views.forget(key) {
                leaving.append((key, entry))
            }
        }
        if let target { view.setOffset(target) }
        return leaving
    }
}
