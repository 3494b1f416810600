import CoreGraphics
import Foundation
import UIKitCore

/// The first item that is seen: it stays where it is on the screen while others before it come, go or change their size.
///
/// Items that move by themselves, and those of sections that do or that scroll on their own, are no anchors. Along a way on which the
/// collection is at its beginning, nothing is kept.
///
/// GUESS collection-anchor: collections do as tables do.
@MainActor struct CollectionAnchor {
    private let path: IndexPath
    /// Where the item was, as far as that is kept.
    private let place: CGPoint
    private let isKept: (x: Bool, y: Bool)

    /// Finds the first of the cells that are seen.
    ///
    /// - Parameter path: The item's path afterwards; nil for one that is no anchor.
    init?(
        _ view: UICollectionView,
        _ path: (CollectionKey, CollectionViews.Entry) -> IndexPath?
    ) {
        let insets = view.adjustedContentInset
        let seen = view.bounds
        let isMirrored = view.isMirrored
        isKept = (
            view.layoutBounds.minX > 0.5 - (isMirrored ? insets.right : insets.left),
            seen.minY > 0.5 - insets.top
        )
        guard isKept.x || isKept.y else { return nil }
        var first: (frame: CGRect, x: CGFloat, path: IndexPath)?
        for (key, entry) in view.views.visible where key.category == .cell {
            let frame = entry.attributes.frame
            let order = isMirrored ? view.layoutStorage.own(frame, in: view).minX : frame.minX
            guard !entry.attributes.scrollsWithSection, frame.overlaps(seen), let path = path(key, entry)
            else { continue }
            if let best = first, !Self.isBefore((frame, order, path), best, isDown: isKept.y) {
                continue
            }
            first = (frame, order, path)
        }
        guard let first else { return nil }
        (self.path, place) = (first.path, first.frame.origin)
    }

    private static func isBefore(
        _ one: (frame: CGRect, x: CGFloat, path: IndexPath),
        _ other: (frame: CGRect, x: CGFloat, path: IndexPath),
        isDown: Bool
    ) -> Bool {
        let (near, far) = isDown ? (one.frame.minY, other.frame.minY) : (one.x, other.x)
        return near != far ? near < far : one.path < other.path
    }

    /// The first item that is seen before a change and is there after it.
    init?(_ view: UICollectionView, keptBy change: ListChange) {
        let movedItems = Set(change.edits.movedItems.map(\.from))
        let movedSections = Set(change.edits.movedSections.map(\.from))
        self.init(view) { key, _ in
            guard let place = ListPlace(key.path), !movedItems.contains(place),
                !movedSections.contains(place.section)
            else { return nil }
            return change.newPlace(place)?.path
        }
    }

    /// How far the item lies from where it was.
    ///
    /// - Parameter shift: What holds along a way on which nothing is kept.
    func shift(_ layout: UICollectionViewLayout, else shift: CGPoint) -> CGPoint {
        guard let frame = layout.seenAttributes(of: CollectionKey(path))?.frame, frame.minX.isFinite,
            frame.minY.isFinite
        else { return shift }
        return CGPoint(
            x: isKept.x ? frame.minX - place.x : shift.x,
            y: isKept.y ? frame.minY - place.y : shift.y
        )
    }
}
