import CoreGraphics
import Foundation

/// A section of a compositional layout: where its groups lie.
///
/// Groups without measured items are all alike and solved once; the others are solved one by one.
struct SolvedSection {
    let section: NSCollectionLayoutSection
    let environment: any NSCollectionLayoutEnvironment
    let itemCount: Int
    let isVertical: Bool
    /// The section's insets with those of what they refer to.
    let insets: NSDirectionalEdgeInsets
    /// The room between the insets.
    let container: CGSize
    /// Where the section begins, in the way of the collection.
    var start: CGFloat = 0
    /// How long it is, in the way of the collection, with headers and footers.
    private(set) var length: CGFloat = 0
    /// How far the groups begin from the section's beginning.
    private var lead: CGFloat = 0
    private let usual: SolvedGroup
    private let perGroup: Int
    private var special: [Int: SolvedGroup] = [:]
    /// Where each group begins, along the way of the groups; empty where all are alike.
    private var starts: [CGFloat] = []
    /// How long the row of groups is.
    private(set) var groupsLength: CGFloat = 0
    private(set) var boundaries: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []

    init(
        _ section: NSCollectionLayoutSection,
        _ environment: any NSCollectionLayoutEnvironment,
        around: NSDirectionalEdgeInsets,
        itemCount: Int,
        isVertical: Bool,
        measured: [Int: CGSize],
        boundarySizes: [String: CGSize]
    ) {
        (self.section, self.environment) = (section, environment)
        (self.itemCount, self.isVertical) = (itemCount, isVertical)
        insets = section.contentInsets.adding(around)
        let size = environment.container.contentSize
        container = CGRect(origin: .zero, size: size).cut(insets).size
        let solver = GroupSolver(environment: environment, limit: max(itemCount, 1)) { _ in nil }
        usual = solver.solve(section.group, in: container)
        perGroup = max(usual.parts.count, 1)
        solveMeasured(measured)
        placeGroups()
        placeBoundaries(size, boundarySizes)
    }

    var scrolls: Bool { section.orthogonalScrollingBehavior != .none }
    /// Whether the groups follow one another downwards.
    private var isDown: Bool { isVertical != scrolls }
    private var groupCount: Int { usual.parts.isEmpty ? 0 : (itemCount + perGroup - 1) / perGroup }
    private var spacing: CGFloat { section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0 }

    private mutating func solveMeasured(_ measured: [Int: CGSize]) {
        guard usual.isEstimated else { return }
        for group in Set(measured.keys.map { $0 / perGroup }) {
            let base = group * perGroup
            special[group] = GroupSolver(environment: environment, limit: perGroup) { measured[base + $0] }
                .solve(section.group, in: container)
        }
    }

    private func extent(_ group: Int) -> CGFloat {
        let size = (special[group] ?? usual).size
        return max(isDown ? size.height : size.width, 0)
    }

    private mutating func placeGroups() {
        let count = groupCount
        let usualExtent = max(isDown ? usual.size.height : usual.size.width, 0)
        if special.isEmpty {
            groupsLength = CGFloat(count) * usualExtent + CGFloat(max(count - 1, 0)) * spacing
            return
        }
        starts.reserveCapacity(count)
        var next: CGFloat = 0
        for group in 0..<count {
            starts.append(next)
            next += (special[group] != nil ? extent(group) : usualExtent) + spacing
        }
        groupsLength = max(next - (count > 0 ? spacing : 0), 0)
    }

    /// Where a group begins in the row of groups.
    private func groupStart(_ group: Int) -> CGFloat {
        starts.isEmpty ? CGFloat(group) * (extent(group) + spacing) : starts[group]
    }

    /// How far the section is, in the way of the collection, without headers and footers.
    private var contentLength: CGFloat {
        let around = isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing
        guard groupCount > 0 else { return around }
        guard scrolls else { return groupsLength + around }
        // Across the row of groups, the largest counts.
        let sizes = special.values.map { isVertical ? $0.size.height : $0.size.width }
        let usualBreadth = isVertical ? usual.size.height : usual.size.width
        return around + (special.count >= groupCount ? 0 : usualBreadth).maximum(sizes.max() ?? 0)
    }

    private mutating func placeBoundaries(_ size: CGSize, _ sizes: [String: CGSize]) {
        let follows = section.supplementariesFollowContentInsets
        let side = isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        let breadth = isVertical ? size.width : size.height
        let room = follows ? breadth - side.0 - side.1 : breadth
        let offset = follows ? side.0 : 0
        var made: [(NSCollectionLayoutBoundarySupplementaryItem, CGSize)] = []
        var (before, after): (CGFloat, CGFloat) = (0, 0)
        for item in section.boundarySupplementaryItems {
            let place =
                isVertical
                ? CGSize(width: room, height: size.height) : CGSize(width: size.width, height: room)
            var own = item.layoutSize.size(in: place)
            let axes = item.layoutSize.fixedAxes
            if let asked = sizes[item.elementKind] {
                if !axes.contains(.horizontal) { own.width = asked.width }
                if !axes.contains(.vertical) { own.height = asked.height }
            }
            made.append((item, own))
            guard item.extendsBoundary else { continue }
            let extent = isVertical ? own.height : own.width
            if isBefore(item) { before += extent } else if isAfter(item) { after += extent }
        }
        lead = before
        length = before + contentLength + after
        var (top, bottom) = (before, length - after)
        for (item, own) in made {
            let extent = isVertical ? own.height : own.width
            let cross = isVertical ? own.width : own.height
            let along: CGFloat
            if isBefore(item) {
                if item.extendsBoundary { top -= extent }
                along = item.extendsBoundary ? before - top - extent : 0
            } else if isAfter(item) {
                along = item.extendsBoundary ? bottom : length - extent
                if item.extendsBoundary { bottom += extent }
            } else {
                along =
                    before + (contentLength - extent)
                    * (isVertical ? item.alignment.unit.y : item.alignment.unit.x)
            }
            let unit = isVertical ? item.alignment.unit.x : item.alignment.unit.y
            let across = offset + (room - cross) * unit
            var frame =
                isVertical
                ? CGRect(x: across, y: along, width: own.width, height: own.height)
                : CGRect(x: along, y: across, width: own.width, height: own.height)
            frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
            boundaries.append((item, frame.cut(item.contentInsets)))
        }
    }

    private func isBefore(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        isVertical
            ? item.alignment.isTop : [.leading, .topLeading, .bottomLeading].contains(item.alignment)
    }

    private func isAfter(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        isVertical
            ? item.alignment.isBottom : [.trailing, .topTrailing, .bottomTrailing].contains(item.alignment)
    }

    // MARK: Asking

    /// The rectangle of the whole section in the content.
    var frame: CGRect {
        let size = environment.container.contentSize
        return isVertical
            ? CGRect(x: 0, y: start, width: size.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: size.height)
    }

    /// The rectangle of the groups with their insets, in the content.
    var contentFrame: CGRect {
        isVertical
            ? CGRect(x: 0, y: start + lead, width: frame.width, height: contentLength)
            : CGRect(x: start + lead, y: 0, width: contentLength, height: frame.height)
    }

    /// The upper left corner of a group, in the content.
    private func corner(_ group: Int) -> CGPoint {
        let origin = contentFrame.origin
        let along = groupStart(group)
        return CGPoint(
            x: origin.x + insets.leading + (isDown ? 0 : along),
            y: origin.y + insets.top + (isDown ? along : 0)
        )
    }

    /// The place of an item, in the content; nil for one without a place.
    func part(_ item: Int) -> SolvedGroup.Part? {
        guard (0..<itemCount).contains(item), !usual.parts.isEmpty else { return nil }
        let group = item / perGroup
        let solved = special[group] ?? usual
        guard item % perGroup < solved.parts.count else { return nil }
        var part = solved.parts[item % perGroup]
        let corner = corner(group)
        part.frame = part.frame.offsetBy(dx: corner.x, dy: corner.y)
        return part
    }

    /// The views of the group that begins with an item.
    func groupSupplements(startingAt item: Int) -> [(
        item: NSCollectionLayoutSupplementaryItem, frame: CGRect
    )] {
        guard !usual.groupSupplements.isEmpty, (0..<itemCount).contains(item) else { return [] }
        let group = item / perGroup
        let corner = corner(group)
        return (special[group] ?? usual).groupSupplements.filter { $0.part == item % perGroup }.map {
            ($0.item, $0.frame.offsetBy(dx: corner.x, dy: corner.y))
        }
    }

    /// The items of the groups that touch a range along the way of the groups, in the content.
    func items(in rect: CGRect) -> Range<Int> {
        let count = groupCount
        guard count > 0 else { return 0..<0 }
        let origin = corner(0)
        let low = isDown ? rect.minY - origin.y : rect.minX - origin.x
        let high = isDown ? rect.maxY - origin.y : rect.maxX - origin.x
        guard low.isFinite, high.isFinite else { return 0..<itemCount }
        // Items may stand out of their groups a little; a group more at each end is looked at.
        let first = FlowSection.first(count) { groupStart($0) + extent($0) >= low }
        let last = FlowSection.first(count) { groupStart($0) > high }
        let from = max(first - 1, 0)
        let to = min(last + 1, count)
        guard from < to else { return 0..<0 }
        return from * perGroup..<min(to * perGroup, itemCount)
    }

    /// What scrolls on its own; nil for a section that does not.
    func scroller(_ index: Int) -> CollectionScroller? {
        guard scrolls, groupCount > 0 else { return nil }
        let frame = contentFrame
        let row = groupsLength + (isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom)
        let group = extent(0) + spacing
        let view = isVertical ? frame.width : frame.height
        var made = CollectionScroller(
            section: index,
            frame: frame,
            contentSize: isVertical
                ? CGSize(width: row, height: frame.height) : CGSize(width: frame.width, height: row),
            stop: 0,
            stopOffset: 0,
            stopsAtNext: false,
            isHorizontal: isVertical
        )
        switch section.orthogonalScrollingBehavior {
        case .none, .continuous: break
        case .continuousGroupLeadingBoundary: made.stop = group
        case .paging: (made.stop, made.stopsAtNext) = (view, true)
        case .groupPaging: (made.stop, made.stopsAtNext) = (group, true)
        case .groupPagingCentered:
            (made.stop, made.stopsAtNext) = (group, true)
            made.stopOffset = (isVertical ? insets.leading : insets.top) + extent(0) / 2 - view / 2
        }
        return made
    }
}

extension CGFloat {
    fileprivate func maximum(_ other: CGFloat) -> CGFloat { Swift.max(self, other) }
}
