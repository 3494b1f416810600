import CoreGraphics
import Foundation
import QuartzCore

// When the layout is prepared, and what makes it stale.
extension UICollectionView {
    /// The numbers of items as they are shown: what a finger moves counts where it is.
    func knownCounts() -> [Int] {
        let counts = sourceCounts()
        return movement?.shown(counts) ?? counts
    }

    /// The numbers of items of the data source, read if they are not known.
    func sourceCounts() -> [Int] {
        if let counts { return counts }
        // Called from within the data source: nothing is known yet.
        let asked = askCounts()
        counts = asked
        return asked
    }

    func askCounts() -> [Int] {
        guard let source = dataSourceStorage else { return [] }
        let sections = max(source.numberOfSections(in: self), 0)
        return (0..<sections).map { max(source.collectionView(self, numberOfItemsInSection: $0), 0) }
    }

    /// Whether the data source has an item at a path.
    func hasItem(_ path: IndexPath) -> Bool { Self.has(path, sourceCounts()) }

    /// Whether the layout has a place for an item at a path.
    func hasPlace(_ path: IndexPath) -> Bool { Self.has(path, knownCounts()) }

    private static func has(_ path: IndexPath, _ counts: [Int]) -> Bool {
        guard let place = ListPlace(path) else { return false }
        return counts.indices.contains(place.section) && (0..<counts[place.section]).contains(place.item)
    }

    func prepareLayoutIfNeeded() {
        guard !isLayoutPrepared, batch.depth == 0 || batch.isApplying else { return }
        isLayoutPrepared = true
        // The layout comes first: the data source may count what the layout has found out. Source: reality Q5.9.
        layoutStorage.prepare()
        _ = knownCounts()
        let size = layoutStorage.collectionViewContentSize
        let sound = CGSize(
            width: size.width.isFinite ? max(size.width, 0) : 0,
            height: size.height.isFinite ? max(size.height, 0) : 0
        )
        var shift = pendingShift
        shift.x += mirroredShift(to: sound.width)
        let anchor = sizingAnchor
        sizingAnchor = nil
        pendingShift = .zero
        let isResized = sound != contentSize
        if isResized { contentSize = sound }
        if let anchor { shift = anchor.shift(layoutStorage, else: shift) }
        if shift != .zero { ScrollMoves.shift(self, by: shift) }
        if isResized { ScrollMoves.contentDidChange(self) }
        // A layout that is only stale, as with each movement of what stays at an edge, moves nothing.
        if isResized || sizeInRange != bounds.size { keepOffsetInRange() }
    }

    /// How far the offset moves because the content begins at its right end, and that is elsewhere now.
    private func mirroredShift(to width: CGFloat) -> CGFloat {
        let isMirrored = isMirrored
        let (old, new) = (mirrorWidth(contentSize.width), mirrorWidth(width))
        guard isMirrored == wasMirrored || contentSize.width == 0 else {
            wasMirrored = isMirrored
            // The visible part stays visible, mirrored.
            return new - bounds.maxX - bounds.minX
        }
        wasMirrored = isMirrored
        return isMirrored ? new - old : 0
    }

    /// Content that became shorter is not left behind.
    private func keepOffsetInRange() {
        guard drag == nil, flight == nil, !isTracking, !batch.isApplying, transition == nil else { return }
        guard bounds.width > 0, bounds.height > 0, contentSize != .zero else { return }
        sizeInRange = bounds.size
        let clamped = ScrollGeometry(self).clamped(contentOffset)
        if clamped != contentOffset { setOffset(clamped) }
    }

    func layoutWasInvalidated(
        _ layout: UICollectionViewLayout,
        _ context: UICollectionViewLayoutInvalidationContext
    ) {
        guard layout === layoutStorage || transition?.involves(layout) == true else { return }
        if context.invalidateDataSourceCounts, batch.depth == 0 { counts = nil }
        let shift = context.contentOffsetAdjustment
        if shift.x.isFinite, shift.y.isFinite {
            pendingShift.x += shift.x
            pendingShift.y += shift.y
        }
        isLayoutPrepared = false
        setNeedsLayout()
    }

    /// Calls the layout before the bounds change.
    func boundsWillChange(_ new: CGRect) {
        seenSize = new.size
        guard layoutStorage.shouldInvalidateLayout(forBoundsChange: new) else { return }
        layoutStorage.invalidateLayout(with: layoutStorage.invalidationContext(forBoundsChange: new))
    }

    func invalidateForDelegate() {
        guard isLayoutPrepared else { return }
        layoutStorage.invalidateLayout()
    }

    /// A cell shows something else, which may want another size.
    func cellWantsMeasure() {
        if selfSizingInvalidation != .disabled, !views.isUpdating { setNeedsLayout() }
    }

    func layOut() {
        guard batch.depth == 0, !batch.isApplying else { return }
        if bounds.size != seenSize {
            // Constraints and superviews change sizes without the setters.
            seenSize = bounds.size
            layoutStorage.invalidateLayout()
        } else if isLayoutPrepared, isMirrored != wasMirrored || layoutStorage.isStaleForInsets {
            layoutStorage.invalidateLayout()
        }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        views.update()
        prefetch.update(self)
    }
}

/// Scrolls to items.
@MainActor enum CollectionScrolling {
    static func scroll(
        _ view: UICollectionView,
        to path: IndexPath,
        _ position: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        guard view.hasItem(path) else { return }
        view.prepareLayoutIfNeeded()
        guard let attributes = view.layoutStorage.seenAttributes(of: CollectionKey(path)),
            attributes.isPlaced
        else {
            return
        }
        view.scrollers.scroll(to: attributes, position, view, animated: animated)
        let frame = view.scrollers.seenFrame(attributes, view)
        let insets = view.adjustedContentInset
        let seen = view.bounds.inset(by: insets)
        var offset = view.contentOffset
        if position.contains(.top) {
            offset.y = frame.minY - insets.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - seen.height / 2 - insets.top
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - seen.height - insets.top
        } else if frame.minY < seen.minY || frame.height > seen.height {
            offset.y = frame.minY - insets.top
        } else if frame.maxY > seen.maxY {
            offset.y = frame.maxY - seen.height - insets.top
        }
        if position.contains(.left) {
            offset.x = frame.minX - insets.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - seen.width / 2 - insets.left
        } else if position.contains(.right) {
            offset.x = frame.maxX - seen.width - insets.left
        } else if frame.minX < seen.minX || frame.width > seen.width {
            offset.x = frame.minX - insets.left
        } else if frame.maxX > seen.maxX {
            offset.x = frame.maxX - seen.width - insets.left
        }
        view.setContentOffset(ScrollGeometry(view).clamped(offset), animated: animated)
    }
}

extension CGPoint {
    func shifted(by shift: CGPoint) -> CGPoint { CGPoint(x: x + shift.x, y: y + shift.y) }
}

extension CGRect {
    /// Whether two rectangles have area in common; those that only touch have not.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
