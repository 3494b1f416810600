import CoreGraphics
import Foundation
import UIKitCore

/// Tells the data source which items come near to what is seen.
///
/// GUESS prefetch: those within the next screenful, in the direction in which the content moved last; further down at first.
@MainActor final class CollectionPrefetch {
    private var announced: Set<IndexPath> = []
    private var lastOffset: CGPoint?
    private var isBackward = false

    func update(_ view: UICollectionView) {
        guard view.isPrefetchingEnabled, let source = view.prefetchDataSource else { return }
        let offset = view.contentOffset
        let isHorizontal = view.contentSize.width > view.bounds.width
        if let lastOffset, lastOffset != offset {
            isBackward = offset.y < lastOffset.y || isHorizontal && offset.x < lastOffset.x
        } else if lastOffset != nil, !announced.isEmpty {
            return
        }
        lastOffset = offset
        let seen = view.bounds
        let sign: CGFloat = isBackward ? -1 : 1
        let ahead = seen.offsetBy(
            dx: isHorizontal ? sign * seen.width : 0,
            dy: isHorizontal ? 0 : sign * seen.height
        )
        let visible = Set(view.indexPathsForVisibleItems)
        let near = view.layoutStorage.seenElements(in: ahead).filter {
            $0.representedElementCategory == .cell && view.hasItem($0.indexPath)
                && !visible.contains($0.indexPath)
        }.map(\.indexPath)
        let wanted = Set(near)
        let new = near.filter { !announced.contains($0) }.sorted { isBackward ? $1 < $0 : $0 < $1 }
        let gone = announced.subtracting(wanted).subtracting(visible).sorted()
        announced = wanted
        if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new) }
        if !gone.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: gone) }
    }

    func apply(_ change: ListChange) {
        announced = Set(announced.compactMap { ListPlace($0).flatMap(change.newPlace)?.path })
    }
}
