import Foundation

/// Tells a collection of edits that a snapshot has led to.
@MainActor enum CollectionEdits {
    static func perform(
        _ edits: ListEdits,
        on view: UICollectionView,
        animated: Bool,
        _ change: @escaping () -> Void,
        _ completion: @escaping () -> Void
    ) {
        guard view.window != nil else {
            // Not visible: the content is loaded when the collection becomes visible.
            change()
            view.reloadData()
            completion()
            return
        }
        let perform = {
            view.performBatchUpdates {
                change()
                view.batch.edits.append(edits)
            } completion: { _ in
                completion()
            }
        }
        if animated { perform() } else { UIView.performWithoutAnimation(perform) }
    }
}

/// Where an item is in a tree of items.
struct OutlinePlace {
    var level: Int
    var isExpanded: Bool
}

/// A data source of a collection whose items may be within others.
@MainActor protocol CollectionOutline: AnyObject {
    /// The place of an item in its tree; nil in a section without one.
    func outline(at path: IndexPath) -> OutlinePlace?
    /// Shows or hides what is within an item.
    func toggleOutline(at path: IndexPath)
}
