import CoreGraphics
import Foundation

/// Where all sections of a flow layout lie, worked out once for a width.
@MainActor struct FlowArrangement {
    /// Headers stand in front of items.
    nonisolated static let headerDepth = 10

    private var sections: [FlowSection] = []
    private let isVertical: Bool
    /// The length of lines with their insets.
    private let breadth: CGFloat
    private var length: CGFloat = 0
    private let scale: CGFloat

    /// The size of the content.
    var contentSize: CGSize {
        isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView, _ measured: [ListPlace: CGSize]) {
        isVertical = layout.scrollDirection == .vertical
        scale = UIScreenScale.current
        let insets = view.adjustedContentInset
        let size = view.bounds.size
        breadth = max(
            isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom,
            0
        )
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let around = Self.around(layout, view)
        for (section, count) in view.knownCounts().enumerated() {
            var inset =
                delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
                ?? layout.sectionInset
            inset.left += around.left
            inset.right += around.right
            inset.top += around.top
            inset.bottom += around.bottom
            let metrics = metrics(layout, view, delegate, section, inset)
            var made = makeSection(layout, view, delegate, metrics, section, count, measured)
            made.start = length
            length += made.length
            sections.append(made)
        }
    }

    /// What the reference of insets adds to them.
    private static func around(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) -> UIEdgeInsets
    {
        let isVertical = layout.scrollDirection == .vertical
        switch layout.sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea:
            // What the collection's own insets have already is not added again.
            let (safe, own) = (view.safeAreaInsets, view.adjustedContentInset)
            return isVertical
                ? UIEdgeInsets(
                    top: 0,
                    left: max(safe.left - own.left, 0),
                    bottom: 0,
                    right: max(safe.right - own.right, 0)
                )
                : UIEdgeInsets(
                    top: max(safe.top - own.top, 0),
                    left: 0,
                    bottom: max(safe.bottom - own.bottom, 0),
                    right: 0
                )
        case .fromLayoutMargins:
            let margins = view.layoutMargins
            return isVertical
                ? UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
                : UIEdgeInsets(top: margins.top, left: 0, bottom: margins.bottom, right: 0)
        }
    }

    private func metrics(
        _ layout: UICollectionViewFlowLayout,
        _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?,
        _ section: Int,
        _ inset: UIEdgeInsets
    ) -> FlowSection.Metrics {
        let header =
            delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
        let lineSpacing =
            delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
        let itemSpacing =
            delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing
        let along = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let across = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        return FlowSection.Metrics(
            available: max(breadth - Self.sound(along.0) - Self.sound(along.1), 0),
            lineSpacing: Self.sound(lineSpacing),
            itemSpacing: Self.sound(itemSpacing),
            insets: (Self.sound(along.0), Self.sound(across.0), Self.sound(across.1)),
            header: max(Self.sound(isVertical ? header.height : header.width), 0),
            footer: max(Self.sound(isVertical ? footer.height : footer.width), 0)
        )
    }

    private static func sound(_ number: CGFloat) -> CGFloat {
        number.isFinite ? min(max(number, -1e9), 1e9) : 0
    }

    private func flowSize(_ size: CGSize) -> FlowSection.Size {
        let (width, height) = (max(Self.sound(size.width), 0), max(Self.sound(size.height), 0))
        return isVertical
            ? FlowSection.Size(along: width, across: height) : FlowSection.Size(along: height, across: width)
    }

    private func makeSection(
        _ layout: UICollectionViewFlowLayout,
        _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?,
        _ metrics: FlowSection.Metrics,
        _ section: Int,
        _ count: Int,
        _ measured: [ListPlace: CGSize]
    ) -> FlowSection {
        let estimate = layout.estimatedItemSize
        let isAutomatic = estimate == UICollectionViewFlowLayout.automaticSize
        let usual = flowSize(estimate == .zero || isAutomatic ? layout.itemSize : estimate)
        // With estimates, a delegate without sizes is recognized by its first answer, and not called again.
        var asks = delegate != nil
        func said(_ item: Int) -> CGSize? {
            guard asks, let delegate else { return nil }
            let path = IndexPath(item: item, section: section)
            layout.sizesAreDefault = false
            let size = delegate.collectionView(
                view,
                layout: layout,
                sizeForItemAt: view.movement?.item(in: path) ?? path
            )
            guard estimate != .zero, layout.sizesAreDefault else { return size }
            asks = false
            return nil
        }
        if count > 0, estimate != .zero { _ = said(0) }
        if !asks, estimate == .zero || measured.isEmpty { return FlowSection(metrics, usual, count: count) }
        return FlowSection(
            metrics,
            (0..<count).map { item in
                if estimate != .zero, let size = measured[ListPlace(section, item)] { return flowSize(size) }
                return said(item).map(flowSize) ?? usual
            }
        )
    }

    // MARK: Asking

    /// The rectangle of an element, where nothing stays at an edge; nil for none.
    func frame(of key: CollectionKey) -> CGRect? {
        guard let index = key.path.first, sections.indices.contains(index) else { return nil }
        let section = sections[index]
        if key.category == .cell {
            guard let place = ListPlace(key.path), (0..<section.count).contains(place.item) else {
                return nil
            }
            let (along, across, size) = section.place(place.item)
            return rect(along, section.start + across, size.along, size.across)
        }
        let isHeader = key.kind == UICollectionView.elementKindSectionHeader
        guard isHeader || key.kind == UICollectionView.elementKindSectionFooter,
            key.path.count == 1 || key.path.count == 2 && key.path[1] == 0
        else { return nil }
        let extent = isHeader ? section.metrics.header : section.metrics.footer
        guard extent > 0 else { return nil }
        return rect(0, section.start + (isHeader ? 0 : section.footerStart), breadth, extent)
    }

    /// Origins are on pixels, sizes are as they are.
    private func rect(_ along: CGFloat, _ across: CGFloat, _ breadth: CGFloat, _ extent: CGFloat) -> CGRect {
        func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return isVertical
            ? CGRect(x: snapped(along), y: snapped(across), width: breadth, height: extent)
            : CGRect(x: snapped(across), y: snapped(along), width: extent, height: breadth)
    }

    /// The elements that may lie in a rectangle, where nothing stays at an edge.
    func elements(in rect: CGRect) -> [CollectionKey] {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var made: [CollectionKey] = []
        let first = FlowSection.first(sections.count) { sections[$0].start + sections[$0].length >= low }
        for index in first..<sections.count {
            let section = sections[index]
            guard section.start <= high else { break }
            made += boundaries(of: index)
            for item in section.items(from: low - section.start, to: high - section.start) {
                made.append(CollectionKey(IndexPath(item: item, section: index)))
            }
        }
        return made
    }

    private func boundaries(of index: Int) -> [CollectionKey] {
        let path = IndexPath(item: 0, section: index)
        var made: [CollectionKey] = []
        if sections[index].metrics.header > 0 {
            let kind = UICollectionView.elementKindSectionHeader
            made.append(CollectionKey(category: .supplementaryView, kind: kind, path: path))
        }
        if sections[index].metrics.footer > 0 {
            let kind = UICollectionView.elementKindSectionFooter
            made.append(CollectionKey(category: .supplementaryView, kind: kind, path: path))
        }
        return made
    }

    /// The headers and footers of the sections that the view shows, which may stand elsewhere than in their places.
    func edges(of view: UICollectionView, besides known: [CollectionKey]) -> [CollectionKey] {
        let seen = view.layoutBounds
        let (low, high) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        let known = Set(known)
        let first = FlowSection.first(sections.count) { sections[$0].start + sections[$0].length >= low }
        var made: [CollectionKey] = []
        for index in first..<sections.count {
            guard sections[index].start <= high else { break }
            made += boundaries(of: index).filter { !known.contains($0) }
        }
        return made
    }

    /// Where a header or footer is that stays at the edge while its section is seen; nil for one that does not.
    ///
    /// Source: uikit U143.
    func pinned(
        _ key: CollectionKey,
        _ frame: CGRect,
        _ layout: UICollectionViewFlowLayout,
        _ view: UICollectionView
    )
        -> CGRect?
    {
        let isHeader = key.kind == UICollectionView.elementKindSectionHeader
        guard isHeader ? layout.sectionHeadersPinToVisibleBounds : layout.sectionFootersPinToVisibleBounds,
            let index = key.path.first
        else { return nil }
        let section = sections[index]
        let seen = view.layoutSeen
        let (top, bottom) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        let natural = isVertical ? frame.minY : frame.minX
        let extent = isHeader ? section.metrics.header : section.metrics.footer
        let place: CGFloat
        if isHeader {
            let end = section.start + section.length - section.metrics.footer
            place = max(natural, min(top, end - extent))
        } else {
            place = min(natural, max(bottom - extent, section.start + section.metrics.header))
        }
        var made = frame
        if isVertical { made.origin.y = place } else { made.origin.x = place }
        return made
    }
}
