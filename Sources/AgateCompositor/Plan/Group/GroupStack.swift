import AgateGeometry
import AgatePixels

/// The display list that is being written, and what is open at this point of it: groups, masks, clips and offscreen passes.
///
/// Each push remembers the place that it leaves, so that one pop restores all of it: the requested pixels, the memory that is
/// left, and how deep the nesting is. No other type changes any of these.
struct GroupStack {
    /// The list that is being written.
    ///
    /// Ops that begin or end something are written by ``push(_:)`` and ``pop()`` alone.
    var list = DisplayList()
    /// Which list that is: a shape has an index in one list and none in the others.
    private(set) var listNumber = 0
    /// Where the walk is.
    private(set) var place: Place
    /// Whether what comes to the same may be drawn with less work; see ``RenderSwitches/takesNoShortCuts``.
    let takesShortCuts: Bool
    private var lastListNumber = 0
    private var scopes: [Scope] = []

    /// The limits of the drawing at one point of a plan.
    struct Place {
        /// The pixels that can be requested.
        var demand: DeviceRect
        /// The memory for surfaces.
        var budget: OffscreenMemoryBudget
        /// How many groups are open.
        var groupDepth = 0
        /// How many groups and masks of the list that is being written are open.
        var apartDepth = 0
        /// How many offscreen passes of this plan are open.
        var passDepth = 0
        /// How many plans this one is inside of, those of bitmaps and of masks of backdrops, with the passes that were open in them.
        var outerDepth = 0

        /// Whether the list is that of the frame.
        var isOutermost: Bool { passDepth == 0 && outerDepth == 0 }
    }

    /// The kinds of groups that can be opened.
    enum Content {
        case group(DrawGroup)
        case mask(DeviceRect)
        case clip(DeviceRect)
        /// An offscreen pass, whose ops go to a list of its own.
        case pass(OffscreenRequest)
    }

    /// An offscreen pass that was closed.
    struct ClosedPass {
        var request: OffscreenRequest
        var list: DisplayList
        /// The pixels that the list draws.
        var region: DeviceRect
    }

    private struct Scope {
        var outer: Place
        /// The index of the op that begins it.
        var begin: Int
        var kind: Kind

        enum Kind {
            case group
            case mask
            case clip(DeviceRect)
            indirect case pass(OffscreenRequest, DeviceRect, outer: DisplayList, number: Int)
        }
    }

    init(_ place: Place, takesShortCuts: Bool) {
        self.place = place
        self.takesShortCuts = takesShortCuts
    }

    /// The pixels that can be requested.
    var demand: DeviceRect { place.demand }

    // MARK: Scopes

    /// Opens something, up to the matching ``pop()``.
    mutating func push(_ content: Content) {
        var scope = Scope(outer: place, begin: list.count, kind: .group)
        switch content {
        case .group(let group):
            list.append(.beginGroup(group))
            place.enter(group)
        case .mask(let extent):
            scope.kind = .mask
            list.append(.beginMask(DrawMask(extent: extent)))
            place.budget = place.budget.inside(place.budget.demand.intersection(extent))
            place.apartDepth += 1
        case .clip(let rect):
            scope.kind = .clip(rect)
            list.append(.pushClip(DrawClip(rect: rect)))
            place.demand = place.demand.intersection(rect)
        case .pass(let request):
            let region = request.region(in: demand)
            scope.kind = .pass(request, region, outer: list, number: listNumber)
            place.enter(request, region)
            beginList()
        }
        scopes.append(scope)
    }

    /// Closes what was opened last, and goes on where the walk was before that.
    ///
    /// - Returns: The list of an offscreen pass, which remains to be drawn; nil for all else.
    mutating func pop() -> ClosedPass? {
        guard let scope = scopes.popLast() else { return nil }
        place = scope.outer
        switch scope.kind {
        case .group: list.end(scope.begin, with: .endGroup)
        case .mask: list.end(scope.begin, with: .endMask)
        case .clip: list.end(scope.begin, with: .popClip)
        case .pass(let request, let region, let outer, let number):
            let closed = ClosedPass(request: request, list: list, region: region)
            (list, listNumber) = (outer, number)
            return closed
        }
        return nil
    }

    /// Draws something into a group of its own.
    mutating func within(_ group: DrawGroup, _ body: (inout GroupStack) -> Void) {
        push(.group(group))
        body(&self)
        _ = pop()
    }

    /// Adds an op that all bands wait for, with the innermost clips closed around it.
    mutating func appendOutsideOfClips(_ op: DrawOp) {
        var first = scopes.count
        while first > 0, case .clip = scopes[first - 1].kind {
            first -= 1
            list.end(scopes[first].begin, with: .popClip)
        }
        // The outermost is closed last.
        list.append(op)
        for number in first..<scopes.count {
            guard case .clip(let rect) = scopes[number].kind else { continue }
            scopes[number].begin = list.count
            list.append(.pushClip(DrawClip(rect: rect)))
        }
    }

    // MARK: Lists

    /// A stack at the same place, with an empty list and nothing open.
    var emptied: GroupStack {
        var stack = self
        stack.scopes = []
        stack.beginList()
        return stack
    }

    private mutating func beginList() {
        lastListNumber += 1
        listNumber = lastListNumber
        list = DisplayList()
    }

    /// Draws the result of a pass where it lies.
    mutating func draw(_ pass: OffscreenPass, opacity: Float, blend: CGBlendMode) {
        let index = list.resources.add(pass)
        list.append(.pass(DrawPass(pass: index, opacity: opacity, blend: blend)))
    }
}

extension GroupStack.Place {
    /// This many groups inside each other are kept apart; further ones are drawn without a surface of their own.
    private static let maxGroupDepth = 128
    /// This many passes inside each other are made; deeper ones are drawn as they are.
    static let maxPassDepth = 24

    fileprivate mutating func enter(_ group: DrawGroup) {
        var inside = demand.intersection(group.extent)
        if let shadow = group.shadow { inside = inside.union(shadow.source(of: inside)) }
        demand = inside
        budget = budget.inside(group.source(of: budget.demand.intersection(group.extent)))
        groupDepth += 1
        apartDepth += 1
    }

    fileprivate mutating func enter(_ request: OffscreenRequest, _ region: DeviceRect) {
        // The memory for groups in a group that is kept is that of the group in its place.
        if request.keptLayer == nil { budget = budget.inside(request.region(in: budget.demand)) }
        demand = region
        apartDepth = 0
        passDepth += 1
    }

    /// Whether one more group may be inside of those that are open.
    var canGroup: Bool { canGroup(in: budget.demand) }

    /// Whether a group of a region may be inside of those that are open, with the surfaces that a layer's own parts need.
    func canGroup(in region: DeviceRect, isMasked: Bool = false) -> Bool {
        groupDepth < Self.maxGroupDepth && budget.allows(region, surfaces: isMasked ? 4 : 3)
    }

    /// Whether a layer may be drawn into a group.
    func canGroup(_ layer: PlacedLayer) -> Bool {
        var region = budget.demand.intersection(layer.surfaceExtent)
        if layer.parts.contains(.shadow),
            let shadow = ShadowGeometry(layer.values, projection: layer.projection)
        {
            region = region.union(shadow.source(of: region).intersection(layer.contentExtent))
        }
        return canGroup(in: region, isMasked: layer.mask != nil)
    }

    /// The place of a bitmap or a mask that is planned by itself.
    ///
    /// - Parameters:
    ///   - demand: The pixels that are drawn.
    ///   - region: The pixels of the whole frame that can be requested.
    func inside(_ demand: DeviceRect, of region: DeviceRect) -> GroupStack.Place {
        GroupStack.Place(
            demand: demand,
            budget: budget.inside(region),
            outerDepth: outerDepth + passDepth + 1
        )
    }
}

extension GroupStack {
    /// Filters what was drawn so far in the list within a layer's outline.
    ///
    /// - Parameters:
    ///   - mask: The mask whose alpha multiplies the result; nil for none.
    ///   - extent: The pixels that may change.
    mutating func filterBackdrop(
        _ chain: FilterChain,
        of layer: PlacedLayer,
        mask: OffscreenPass?,
        opacity: Float,
        in extent: DeviceRect
    ) {
        let shapes = LayerShapes(layer)
        let mask = mask.map { list.resources.add($0) } ?? -1
        appendOutsideOfClips(
            .backdrop(
                DrawBackdrop(
                    chain: list.resources.add(chain),
                    mask: mask,
                    outline: DevicePath(shapes.outline, projection: layer.projection),
                    isAntialiased: layer.isAntialiased || shapes.isRounded,
                    opacity: opacity,
                    extent: extent
                )
            )
        )
    }
}
