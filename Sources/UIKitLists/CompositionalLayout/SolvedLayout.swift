import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// Where all sections of a compositional layout lie.
@MainActor struct SolvedLayout {
    private var sections: [SolvedSection] = []
    private let isVertical: Bool
    private let size: CGSize
    private var length: CGFloat = 0
    private var boundaries: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    private let environment: LayoutEnvironment
    /// What sections are set in by, besides their own insets.
    private var references: [UIContentInsetsReference: NSDirectionalEdgeInsets] = [:]
    private let scale = UIScreenScale.current

    /// The size of the content.
    var contentSize: CGSize {
        isVertical ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
    }

    /// The colour behind lists; nil where no section is one.
    var backgroundColor: UIColor? { sections.lazy.compactMap { $0.section.list?.backgroundColor }.first }

    /// The list of a section; nil for one that is none.
    func list(inSection section: Int) -> ListSection? {
        sections.indices.contains(section) ? sections[section].section.list : nil
    }

    /// Whether rows of a list can be pulled aside.
    var hasSwipes: Bool {
        sections.contains {
            let list = $0.section.list?.configuration
            return list?.leadingSwipeActionsConfigurationProvider != nil
                || list?.trailingSwipeActionsConfigurationProvider != nil
        }
    }

    init(
        _ view: UICollectionView,
        _ configuration: UICollectionViewCompositionalLayoutConfiguration,
        _ measured: MeasuredSizes,
        _ provider: UICollectionViewCompositionalLayoutSectionProvider
    ) {
        isVertical = configuration.scrollDirection == .vertical
        let insets = view.adjustedContentInset
        size = CGSize(
            width: max(view.bounds.width - insets.left - insets.right, 0),
            height: max(view.bounds.height - insets.top - insets.bottom, 0)
        )
        let reference = configuration.contentInsetsReference
        environment = LayoutEnvironment(
            size,
            view.traitCollection,
            reference.insets(in: view, isVertical: isVertical)
        )
        let whole = configuration.boundarySupplementaryItems
        let spacing = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
        length = Self.extent(of: whole.filter { $0.alignment.isTop }, size, isVertical)
        for (index, count) in view.knownCounts().enumerated() {
            guard let section = provider(index, environment) else {
                fatalError(
                    "the section provider of the compositional layout returned nil for section \(index)"
                )
            }
            let own = section.contentInsetsReference
            let usedReference = own == .automatic ? reference : own
            let around = references[usedReference] ?? usedReference.insets(in: view, isVertical: isVertical)
            references[usedReference] = around
            var made = SolvedSection(
                section,
                environment,
                around: around,
                itemCount: count,
                isVertical: isVertical,
                measured: measured.items[index] ?? [:],
                boundarySizes: measured.boundaries[index] ?? [:]
            )
            if index > 0 { length += spacing }
            made.start = length
            length += made.length
            sections.append(made)
        }
        placeBoundaries(whole)
    }

    private static func extent(
        of items: [NSCollectionLayoutBoundarySupplementaryItem],
        _ size: CGSize,
        _ isVertical: Bool
    ) -> CGFloat {
        items.filter(\.extendsBoundary).reduce(0) {
            let own = $1.layoutSize.size(in: size)
            return $0 + (isVertical ? own.height : own.width)
        }
    }

    private mutating func placeBoundaries(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) {
        var before: CGFloat = 0
        for item in items {
            let own = item.layoutSize.size(in: size)
            let isTop = item.alignment.isTop
            let extent = isVertical ? own.height : own.width
            let along = isTop ? before : length
            let room = isVertical ? size.width - own.width : size.height - own.height
            let across = room * (isVertical ? item.alignment.unit.x : item.alignment.unit.y)
            let frame =
                isVertical
                ? CGRect(x: across, y: along, width: own.width, height: own.height)
                : CGRect(x: along, y: across, width: own.width, height: own.height)
            boundaries.append(
                (item, frame.offsetBy(dx: item.offset.x, dy: item.offset.y).cut(item.contentInsets))
            )
            guard item.extendsBoundary else { continue }
            if isTop { before += extent } else { length += extent }
        }
    }

    /// Whether the collection has other insets by now than those that sections are set in by.
    func isStale(in view: UICollectionView) -> Bool {
        references.contains { $0.key.insets(in: view, isVertical: isVertical) != $0.value }
    }

    /// Whether any header or footer stays at an edge.
    var pins: Bool {
        boundaries.contains { $0.item.pinToVisibleBounds }
            || sections.contains { $0.boundaries.contains { $0.item.pinToVisibleBounds } }
    }

    var scrollers: [CollectionScroller] { sections.indices.compactMap { sections[$0].scroller($0) } }

    // MARK: One element

    func attributes(of key: CollectionKey, _ view: UICollectionView) -> UICollectionViewLayoutAttributes? {
        guard let index = key.path.first else { return nil }
        if key.path.count == 1, key.category == .supplementaryView { return whole(key, view) }
        guard sections.indices.contains(index), key.path.count == 2 else { return nil }
        let section = sections[index]
        switch key.category {
        case .cell:
            guard let part = section.part(key.path[1]) else { return nil }
            let made = make(key, part.frame)
            made.zIndex = part.zIndex
            made.fixedAxes = part.fixedAxes
            made.scrollsWithSection = section.scrolls
            made.list = section.section.list?.placement(of: key.path[1], count: section.itemCount)
            return made
        case .supplementaryView: return supplement(key, section, view)
        case .decorationView:
            guard key.path[1] == 0, section.itemCount > 0,
                let item = section.section.decorationItems.first(where: { $0.elementKind == key.kind })
            else { return nil }
            let made = make(key, section.frame.cut(item.contentInsets))
            made.zIndex = item.zIndex
            return made
        }
    }

    private func make(_ key: CollectionKey, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes.make(UICollectionViewLayoutAttributes.self, for: key)
        // Origins are on pixels, sizes are as they are.
        made.frame = CGRect(
            x: (frame.minX * scale).rounded() / scale,
            y: (frame.minY * scale).rounded() / scale,
            width: frame.width,
            height: frame.height
        )
        return made
    }

    private func supplement(_ key: CollectionKey, _ section: SolvedSection, _ view: UICollectionView)
        -> UICollectionViewLayoutAttributes?
    {
        if key.path[1] == 0,
            let (item, frame) = section.boundaries.first(where: { $0.item.elementKind == key.kind })
        {
            let place = frame.offsetBy(dx: isVertical ? 0 : section.start, dy: isVertical ? section.start : 0)
            let made = make(key, place)
            made.zIndex = item.zIndex
            made.fixedAxes = item.layoutSize.fixedAxes
            made.list = section.section.list?.boundaryPlacement(isHeader: item.alignment.isTop)
            if item.pinToVisibleBounds {
                pin(
                    made,
                    in: section.frame,
                    isBefore: item.alignment.isTop || item.alignment == .leading,
                    view
                )
            }
            return made
        }
        guard let part = section.part(key.path[1]) else { return nil }
        if let item = part.supplements.first(where: { $0.elementKind == key.kind }) {
            return badge(key, item, part.frame, section)
        }
        let found = section.groupSupplements(startingAt: key.path[1]).first {
            $0.item.elementKind == key.kind
        }
        return found.map { badge(key, $0.item, $0.frame, section) }
    }

    private func badge(
        _ key: CollectionKey,
        _ item: NSCollectionLayoutSupplementaryItem,
        _ frame: CGRect,
        _ section: SolvedSection
    ) -> UICollectionViewLayoutAttributes {
        let made = make(key, item.frame(at: frame))
        made.zIndex = item.zIndex
        made.fixedAxes = .both
        made.scrollsWithSection = section.scrolls
        return made
    }

    private func whole(_ key: CollectionKey, _ view: UICollectionView) -> UICollectionViewLayoutAttributes? {
        guard key.path[0] == 0,
            let (item, frame) = boundaries.first(where: { $0.item.elementKind == key.kind })
        else {
            return nil
        }
        let made = make(key, frame)
        made.zIndex = item.zIndex
        made.fixedAxes = .both
        if item.pinToVisibleBounds {
            let all = CGRect(origin: .zero, size: contentSize)
            pin(made, in: all, isBefore: item.alignment.isTop, view)
        }
        return made
    }

    /// Keeps a header or footer at the edge while its section is seen.
    ///
    /// Source: uikit U143.
    private func pin(
        _ attributes: UICollectionViewLayoutAttributes,
        in section: CGRect,
        isBefore: Bool,
        _ view: UICollectionView
    ) {
        let seen = view.layoutSeen
        var frame = attributes.frame
        if isVertical {
            let end = section.maxY - frame.height
            frame.origin.y =
                isBefore
                ? max(frame.minY, min(seen.minY, end))
                : min(frame.minY, max(seen.maxY - frame.height, section.minY))
        } else {
            let end = section.maxX - frame.width
            frame.origin.x =
                isBefore
                ? max(frame.minX, min(seen.minX, end))
                : min(frame.minX, max(seen.maxX - frame.width, section.minX))
        }
        attributes.isPinned = frame != attributes.frame
        attributes.frame = frame
        // In front of headers that do not stay.
        attributes.zIndex += attributes.isPinned ? 1 : 0
    }

    // MARK: All that is seen

    func elements(in rect: CGRect, _ view: UICollectionView) -> [UICollectionViewLayoutAttributes] {
        var made: [UICollectionViewLayoutAttributes] = []
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let first = FlowSection.first(sections.count) { sections[$0].start + sections[$0].length >= low }
        for index in first..<sections.count {
            guard sections[index].start <= high else { break }
            made += elements(of: index, in: rect, view)
        }
        for (item, _) in boundaries {
            let key = CollectionKey(
                category: .supplementaryView,
                kind: item.elementKind,
                path: IndexPath(index: 0)
            )
            if let attributes = whole(key, view), attributes.frame.overlaps(rect) { made.append(attributes) }
        }
        return made
    }

    private func elements(of index: Int, in rect: CGRect, _ view: UICollectionView)
        -> [UICollectionViewLayoutAttributes]
    {
        let section = sections[index]
        let offset = section.scrolls ? view.scrollers.offsets[index] ?? .zero : .zero
        let inner = rect.offsetBy(dx: offset.x, dy: offset.y)
        var made: [UICollectionViewLayoutAttributes] = []
        func add(_ key: CollectionKey, _ rect: CGRect) {
            guard let attributes = attributes(of: key, view), attributes.frame.overlaps(rect) else { return }
            made.append(attributes)
        }
        for item in section.items(in: inner) {
            let path = IndexPath(item: item, section: index)
            add(CollectionKey(path), inner)
            for badge in section.part(item)?.supplements ?? [] {
                add(CollectionKey(category: .supplementaryView, kind: badge.elementKind, path: path), inner)
            }
            for badge in section.groupSupplements(startingAt: item) {
                add(
                    CollectionKey(category: .supplementaryView, kind: badge.item.elementKind, path: path),
                    inner
                )
            }
        }
        let path = IndexPath(item: 0, section: index)
        for (item, _) in section.boundaries {
            add(CollectionKey(category: .supplementaryView, kind: item.elementKind, path: path), rect)
        }
        for item in section.section.decorationItems {
            add(CollectionKey(category: .decorationView, kind: item.elementKind, path: path), rect)
        }
        if let handler = section.section.visibleItemsInvalidationHandler, !made.isEmpty {
            handler(made.map { VisibleItem($0) }, section.scrolls ? offset : view.contentOffset, environment)
        }
        return made
    }
}
