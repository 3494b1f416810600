import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// What a group looks like: the places of its items, and its size.
struct SolvedGroup {
    struct Part {
        /// The rectangle in the group, with the item's insets cut out.
        var frame: CGRect
        var zIndex = 0
        var fixedAxes: UIAxis = .both
        /// Badges and the like, at the item's rectangle.
        var supplements: [NSCollectionLayoutSupplementaryItem] = []
    }

    var size: CGSize
    var parts: [Part] = []
    /// Views that belong to groups, with the rectangles of those and the first of their items.
    var groupSupplements: [(item: NSCollectionLayoutSupplementaryItem, frame: CGRect, part: Int)] = []
    /// Whether content has a say in any size.
    var isEstimated = false
}

/// Places the items of a group: its elements are repeated as long as they fit.
///
/// Source: uikit U148.
struct GroupSolver {
    let environment: any NSCollectionLayoutEnvironment
    /// How many items a group may have at most: more than are left are not wanted.
    let limit: Int
    /// The measured size of an item's content, by the item's place in the group.
    let measured: (Int) -> CGSize?

    /// Sums of parts that fill a group exactly still fit.
    private static let tolerance: CGFloat = 1e-4

    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> SolvedGroup {
        solve(group, in: container, from: 0)
    }

    private func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int) -> SolvedGroup
    {
        let size = group.layoutSize.size(in: container)
        let inner = CGRect(origin: .zero, size: size).cut(group.contentInsets)
        var made: SolvedGroup
        switch group.axis {
        case .custom: made = custom(group, size, inner)
        case .horizontal, .vertical: made = line(group, size, inner, first)
        }
        for supplement in group.supplementaryItems where !made.parts.isEmpty {
            made.groupSupplements.append((supplement, CGRect(origin: .zero, size: made.size), 0))
        }
        return made
    }

    private func custom(_ group: NSCollectionLayoutGroup, _ size: CGSize, _ inner: CGRect) -> SolvedGroup {
        let room = LayoutEnvironment(inner.size, environment.traitCollection)
        let places = group.provider?(room) ?? []
        return SolvedGroup(
            size: size,
            parts: places.prefix(limit).map {
                SolvedGroup.Part(
                    frame: $0.frame.offsetBy(dx: inner.minX, dy: inner.minY),
                    zIndex: $0.zIndex
                )
            }
        )
    }

    // MARK: Lines

    /// One element of a line, placed from its own corner.
    private struct Element {
        var solved: SolvedGroup
        var size: CGSize
        var spacing: NSCollectionLayoutEdgeSpacing?
    }

    private func line(_ group: NSCollectionLayoutGroup, _ size: CGSize, _ inner: CGRect, _ first: Int)
        -> SolvedGroup
    {
        let isHorizontal = group.axis == .horizontal
        let along = isHorizontal ? inner.width : inner.height
        let own = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        let grows = own.isEstimated
        let minimum = group.interItemSpacing?.spacing ?? 0
        var elements: [Element] = []
        var used: CGFloat = 0
        var count = first
        let parts = group.subitems
        let wanted = group.repetition ?? (grows ? parts.count : Int.max)
        while !parts.isEmpty, elements.count < wanted, count - first < limit || elements.isEmpty,
            elements.count < 10_000
        {
            let part = parts[elements.count % parts.count]
            var element = self.element(part, inner.size, count)
            if group.sharesLength, let repetition = group.repetition {
                let share = max((along - minimum * CGFloat(repetition - 1)) / CGFloat(repetition), 0)
                element = self.element(
                    part,
                    inner.size,
                    count,
                    share: isHorizontal ? (share, nil) : (nil, share)
                )
            }
            let length = extent(element, isHorizontal)
            let next = elements.isEmpty ? length : used + minimum + length
            if !grows, group.repetition == nil, next > along + Self.tolerance, !elements.isEmpty { break }
            // Elements without a length would go on for ever.
            if length <= 0, minimum <= 0, elements.count >= parts.count, group.repetition == nil { break }
            used = next
            count += max(element.solved.parts.count, 1)
            elements.append(element)
        }
        return place(elements, group, size, inner, used, isHorizontal)
    }

    private func element(
        _ part: NSCollectionLayoutItem,
        _ container: CGSize,
        _ index: Int,
        share: (width: CGFloat?, height: CGFloat?) = (nil, nil)
    ) -> Element {
        if let group = part as? NSCollectionLayoutGroup {
            var room = container
            if let width = share.width { room.width = width }
            if let height = share.height { room.height = height }
            let solved = solve(group, in: room, from: index)
            return Element(solved: solved, size: solved.size, spacing: group.edgeSpacing)
        }
        var size = part.layoutSize.size(in: container)
        var axes = part.layoutSize.fixedAxes
        if let width = share.width {
            size.width = width
            axes.insert(.horizontal)
        }
        if let height = share.height {
            size.height = height
            axes.insert(.vertical)
        }
        if axes != .both, let content = measured(index) {
            let insets = part.contentInsets
            if !axes.contains(.horizontal) { size.width = content.width + insets.leading + insets.trailing }
            if !axes.contains(.vertical) { size.height = content.height + insets.top + insets.bottom }
        }
        let frame = CGRect(origin: .zero, size: size).cut(part.contentInsets)
        let leaf = SolvedGroup.Part(frame: frame, fixedAxes: axes, supplements: part.supplementaryItems)
        return Element(
            solved: SolvedGroup(size: size, parts: [leaf], isEstimated: axes != .both),
            size: size,
            spacing: part.edgeSpacing
        )
    }

    private func extent(_ element: Element, _ isHorizontal: Bool) -> CGFloat {
        let around =
            isHorizontal
            ? [element.spacing?.leading, element.spacing?.trailing]
            : [element.spacing?.top, element.spacing?.bottom]
        let length = isHorizontal ? element.size.width : element.size.height
        return length + around.reduce(0) { $0 + ($1?.spacing ?? 0) }
    }

    private func place(
        _ elements: [Element],
        _ group: NSCollectionLayoutGroup,
        _ size: CGSize,
        _ inner: CGRect,
        _ used: CGFloat,
        _ isHorizontal: Bool
    ) -> SolvedGroup {
        var made = SolvedGroup(size: size)
        // Room that is left goes to the spaces that may grow.
        let flexible =
            elements.reduce(0) { count, element in
                let around =
                    isHorizontal
                    ? [element.spacing?.leading, element.spacing?.trailing]
                    : [element.spacing?.top, element.spacing?.bottom]
                return count + around.filter { $0?.isFlexible == true }.count
            } + (group.interItemSpacing?.isFlexible == true ? max(elements.count - 1, 0) : 0)
        let left = max((isHorizontal ? inner.width : inner.height) - used, 0)
        let extra = flexible > 0 ? left / CGFloat(flexible) : 0
        func space(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            (spacing?.spacing ?? 0) + (spacing?.isFlexible == true ? extra : 0)
        }
        var along = isHorizontal ? inner.minX : inner.minY
        var across: CGFloat = 0
        for (index, element) in elements.enumerated() {
            if index > 0 { along += space(group.interItemSpacing) }
            along += space(isHorizontal ? element.spacing?.leading : element.spacing?.top)
            let side = (isHorizontal ? element.spacing?.top : element.spacing?.leading)?.spacing ?? 0
            let corner =
                isHorizontal
                ? CGPoint(x: along, y: inner.minY + side) : CGPoint(x: inner.minX + side, y: along)
            add(element.solved, at: corner, to: &made)
            along += isHorizontal ? element.size.width : element.size.height
            along += space(isHorizontal ? element.spacing?.trailing : element.spacing?.bottom)
            let end = (isHorizontal ? element.spacing?.bottom : element.spacing?.trailing)?.spacing ?? 0
            across = max(across, side + (isHorizontal ? element.size.height : element.size.width) + end)
        }
        let insets = group.contentInsets
        let (length, breadth) = (group.layoutSize.widthDimension, group.layoutSize.heightDimension)
        if isHorizontal {
            if length.isEstimated { made.size.width = along + insets.trailing }
            if breadth.isEstimated, !elements.isEmpty {
                made.size.height = across + insets.top + insets.bottom
            }
        } else {
            if breadth.isEstimated { made.size.height = along + insets.bottom }
            if length.isEstimated, !elements.isEmpty {
                made.size.width = across + insets.leading + insets.trailing
            }
        }
        return made
    }

    private func add(_ solved: SolvedGroup, at corner: CGPoint, to made: inout SolvedGroup) {
        let base = made.parts.count
        for part in solved.parts {
            var moved = part
            moved.frame = part.frame.offsetBy(dx: corner.x, dy: corner.y)
            made.parts.append(moved)
        }
        for supplement in solved.groupSupplements {
            made.groupSupplements.append(
                (
                    supplement.item, supplement.frame.offsetBy(dx: corner.x, dy: corner.y),
                    base + supplement.part
                )
            )
        }
        made.isEstimated = made.isEstimated || solved.isEstimated
    }
}
