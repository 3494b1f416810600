import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// How layers that share a space are painted where their edges are soft.
///
/// Transform layers inside of transform layers are passed through: their sublayers share the same space, and so are layers that are transparent
/// to sorting and draw nothing of their own. Every other layer in it is one flat piece. What ``PlaneSplitter`` finds out about the pieces becomes
/// work of the plan. GUESS depth-soft: layers with hard edges are sorted and cut by ``DepthSort`` instead, which gives no share of a pixel to
/// two sides.
///
/// Source: claims 12.16, 14.11, 15.15.
struct DepthPlanner {
    let layers: [PlacedLayer]
    let place: GroupStack.Place
    /// Emitter layers whose particles are put between other layers, one by one.
    private(set) var singleEmitters: Set<Int> = []

    /// - Parameter place: Where the walk is.
    init(_ layers: [PlacedLayer], at place: GroupStack.Place) {
        self.layers = layers
        self.place = place
    }

    /// A layer that shares a space with others.
    struct Leaf {
        var index: Int
        /// The opacities of the transform layers between.
        var opacity: Float
        /// Whether its particles are in the space by themselves.
        var givesParticles = false
        /// From the plane of the layer above that flattens to that of the layer whose sublayers are sorted.
        var plane = CATransform3DIdentity
        /// Whether it is only what the layer draws of its own: the sublayers are leaves of their own.
        var isOwn = false
    }

    /// All that shares a space.
    private struct Space {
        var leaves: [Leaf]
        var sprites = DepthSortedSprites()
        /// The offscreen pass of the parts where they are cut and read the backdrop; nil where they do not.
        var behind: OffscreenRequest?
    }

    /// The work of painting the layers of a transform layer's space, or the sublayers of a layer that are sorted by depth, in order.
    mutating func work(forSpaceOf index: Int, opacity: Float) -> [PlanWork] {
        if layers[index].traits.contains(.sortsSublayers),
            let work = sortedWork(forSpaceOf: index, opacity: opacity)
        {
            return work
        }
        var leaves = leaves(of: index, opacity: opacity)
        for number in leaves.indices
        where CATransform3DIsIdentity(leaves[number].plane)
            && drawsParticlesSingly(leaves[number].index, leaves[number].opacity)
        {
            leaves[number].givesParticles = true
            singleEmitters.insert(leaves[number].index)
        }
        let hasSprites = leaves.contains { $0.givesParticles }
        guard leaves.count > 1 || hasSprites else {
            return leaves.map { .layer($0.index, opacity: $0.opacity) }
        }
        let base = layers[index].sublayerBase
        let back = base.inverted
        let pieces = leaves.map { piece(for: $0, back: back) }
        let weight = back.map { SIMD3($0.m13, $0.m23, $0.m33) } ?? SIMD3(0, 0, 1)
        var space = Space(leaves: leaves)
        if hasSprites, let back {
            space.sprites = DepthSortedSprites(sprites(of: leaves, back), between: pieces, weight: weight)
        }
        var arranger = PlaneSplitter(pieces, sprites: space.sprites, weight: weight)
        return arranger.clusters().flatMap { work(for: $0, space) }
    }

    /// The particles that are in the space by themselves, the lowest first.
    private func sprites(of leaves: [Leaf], _ back: Projection) -> [DepthSortedSprites.Sprite] {
        var all: [DepthSortedSprites.Sprite] = []
        for (number, leaf) in leaves.enumerated() where leaf.givesParticles {
            let layer = layers[leaf.index]
            let depth = ParticleDepth(layer, parent: layer.parent >= 0 ? layers[layer.parent] : nil)
            let own = depth.sprites(of: layer, owner: number, back)
            all = all.isEmpty ? own : Self.merged(all, own)
        }
        return all
    }

    /// Particles of several emitters: each keeps its own order, and between them counts how near they are.
    private static func merged(_ first: [DepthSortedSprites.Sprite], _ second: [DepthSortedSprites.Sprite])
        -> [DepthSortedSprites
        .Sprite]
    {
        var result: [DepthSortedSprites.Sprite] = []
        result.reserveCapacity(first.count + second.count)
        var next = 0
        for sprite in first {
            while next < second.count,
                DepthPlane.compared(second[next].nearness) < DepthPlane.compared(sprite.nearness)
            {
                result.append(second[next])
                next += 1
            }
            result.append(sprite)
        }
        return result + second[next...]
    }

    /// Whether the particles of a layer are put between the layers of the space around it one by one.
    ///
    /// They are where they preserve depth and nothing makes one picture of them, as a mask, a shadow, a filter, a blend mode, a group
    /// opacity and masking to bounds do.
    func drawsParticlesSingly(_ index: Int, _ opacity: Float) -> Bool {
        let layer = layers[index]
        guard layer.isVisible, layer.parts.contains(.particles), layer.transition == nil, layer.mask == nil,
            layer.particles?.preservesDepth == true, !layer.parts.contains(.shadow), layer.effects == nil,
            !layer.isComposited
        else { return false }
        let flags = layer.values.flags
        return !flags.contains(.masksToBounds)
            && (!flags.contains(.allowsGroupOpacity) || opacity * min(layer.values.opacity, 1) >= 1)
    }

    private func leaves(of index: Int, opacity: Float) -> [Leaf] {
        var leaves: [Leaf] = []
        var waiting: [Leaf] = []
        func push(_ parent: Int, _ opacity: Float, _ plane: CATransform3D) {
            for child in layers.sublayers(of: parent).reversed() {
                waiting.append(Leaf(index: child, opacity: opacity, plane: plane))
            }
        }
        push(index, opacity, CATransform3DIdentity)
        while let next = waiting.popLast() {
            let layer = layers[next.index]
            if layer.isTransformLayer, layer.transition == nil {
                guard layer.isVisible else { continue }
                push(next.index, next.opacity * min(layer.values.opacity, 1), next.plane)
            } else if layer.parts.isEmpty, layer.traits.contains(.sortsSublayers), layer.parent >= 0,
                layer.isTransparentToSorting(in: layers[layer.parent])
            {
                // A layer that draws something stays one piece here, behind its own sublayers.
                let plane = CATransform3DConcat(layer.matrix(in: layers[layer.parent]), next.plane)
                push(next.index, next.opacity * min(layer.values.opacity, 1), plane)
            } else {
                leaves.append(next)
            }
        }
        return leaves
    }

    /// - Parameter back: From device pixels to the plane that the space is projected on.
    private func piece(for leaf: Leaf, back: Projection?) -> PlaneArrangement.Piece {
        let layer = layers[leaf.index]
        var depth: SIMD3<Double>?
        var nearness = layer.depth
        let matrix = layer.matrix(in: layer.parent >= 0 ? layers[layer.parent] : nil)
        if CATransform3DIsIdentity(leaf.plane) {
            if let back, let plane = DepthPlane(matrix) { depth = plane.overPixels(back) }
        } else {
            let whole = CATransform3DConcat(matrix, leaf.plane)
            nearness = FacingTest(whole, middle: layer.values.bounds.middle).depth
            if let back, let plane = DepthPlane(whole) { depth = plane.overPixels(back) }
        }
        // The bounds, if nothing lies outside of them, else the pixels around everything.
        var polygon = ConvexPolygon(layer.extent)
        var isInBounds = layer.projection.extent(of: layer.values.bounds).grown(x: 1, y: 1)
            .contains(layer.extent)
        if leaf.givesParticles {
            let own = layer.parts.subtracting(.particles)
            if own.isEmpty, layer.drawnSublayers == 0 { polygon = ConvexPolygon([]) }
            isInBounds =
                own.isSubset(of: [.background, .border]) && layer.drawnSublayers == 0 && !own.isEmpty
        }
        if isInBounds, layer.transition == nil {
            let quad = ConvexPolygon(layer.values.bounds.standardized, seenBy: layer.projection)
            if !quad.isEmpty { polygon = quad }
        }
        return PlaneArrangement.Piece(polygon: polygon, depth: depth, nearness: nearness)
    }

    // MARK: Work

    private func work(for cluster: PlaneSplitter.Cluster, _ space: Space) -> [PlanWork] {
        let extent = cluster.members.reduce(DeviceRect.empty) {
            $0.union(layers[space.leaves[$1].index].extent)
        }
        guard !extent.intersection(place.demand).isEmpty else { return [] }
        if case .order(let order) = cluster.arrangement { return work(for: order, space) }
        guard place.canGroup else {
            let all = Array(space.sprites.list.indices)
            return work(for: space.sprites.put(all, between: cluster.members), space)
        }
        var group = DrawGroup(extent)
        let whole = ConvexPolygon(extent.inReach)
        var space = space
        space.behind = requestOverBackdrop(of: cluster, space, in: extent)
        // All that is behind is in each part, and the parts replace it.
        if space.behind != nil { group.blend = .copy }
        return [.push(.group(group))] + work(for: cluster.arrangement, space, in: whole, of: whole)
            + [.pop]
    }

    /// The offscreen pass of each part of a cluster in which a layer reads the backdrop: a surface that contains that already.
    ///
    /// GUESS depth-backdrop: beyond the line where it is cut, a filtered backdrop sees what would be there in the order of its own side.
    private func requestOverBackdrop(
        of cluster: PlaneSplitter.Cluster,
        _ space: Space,
        in extent: DeviceRect
    ) -> OffscreenRequest? {
        let members = cluster.members.map { layers[space.leaves[$0].index] }
        guard place.apartDepth == 0, place.passDepth < GroupStack.Place.maxPassDepth,
            members.contains(where: { $0.traits.contains(.blends) || $0.backdropReach >= 0 })
        else { return nil }
        let reach = members.reduce(0) { PlacedEffects.joined($0, $1.backdropReach) }
        let request = OffscreenRequest(
            chain: nil,
            sourceExtent: extent.grown(x: reach, y: reach),
            extent: extent,
            backdropRadius: reach,
            opacity: 1,
            blend: .copy,
            beginsWithBackdrop: true
        )
        return place.budget.allows(request.region(in: place.budget.demand), surfaces: 4) ? request : nil
    }

    private func work(for order: [Int], _ space: Space) -> [PlanWork] {
        var work: [PlanWork] = []
        var run: (owner: Int, parts: [ParticlePart]) = (-1, [])
        func endRun() {
            guard !run.parts.isEmpty else { return }
            let leaf = space.leaves[run.owner]
            let opacity = leaf.opacity * min(layers[leaf.index].values.opacity, 1)
            let style = PartStyle(opacity: opacity, blend: .normal, clippedByGroup: false)
            work.append(.particleParts(leaf.index, style: style, run.parts))
            run.parts = []
        }
        for number in order {
            guard number >= space.leaves.count else {
                endRun()
                let leaf = space.leaves[number]
                work.append(.layer(leaf.index, opacity: leaf.opacity))
                continue
            }
            let sprite = space.sprites.list[number - space.leaves.count]
            if sprite.owner != run.owner { endRun() }
            run.owner = sprite.owner
            let outline = sprite.aliasedClip.map { DevicePath($0.path, projection: .identity) }
            run.parts.append(ParticlePart(number: sprite.number, aliasedClip: outline))
        }
        endRun()
        return work
    }

    /// - Parameters:
    ///   - cell: The part of the picture that this arrangement is for.
    ///   - whole: All pixels of the cluster. What cuts is a side of the line in all of them, not in the cell alone: pixels
    ///     on the cell's own edge belong to one side of the line, too.
    private func work(
        for arrangement: PlaneArrangement,
        _ space: Space,
        in cell: ConvexPolygon,
        of whole: ConvexPolygon
    ) -> [PlanWork] {
        switch arrangement {
        case .order(let order):
            guard let request = space.behind else { return work(for: order, space) }
            return [.push(.pass(request))] + work(for: order, space) + [.pop]
        case .split(let line, let positive, let negative):
            var group = DrawGroup(.empty, blend: .plusLighter)
            group.clip = DevicePath(whole.clipped(to: line).path, projection: .identity)
            var rest = group
            rest.clipIsInverted = true
            return side(positive, space, cell.clipped(to: line), of: whole, group)
                + side(negative, space, cell.clipped(to: line.reversed), of: whole, rest)
        }
    }

    /// One side of a line: added to the other one, with coverages that are exactly what the other's leave.
    private func side(
        _ arrangement: PlaneArrangement,
        _ space: Space,
        _ cell: ConvexPolygon,
        of whole: ConvexPolygon,
        _ group: DrawGroup
    ) -> [PlanWork] {
        guard !cell.isEmpty else { return [] }
        let (lower, upper) = cell.box
        let size = upper - lower
        var group = group
        group.extent = DeviceRect(covering: CGRect(x: lower.x, y: lower.y, width: size.x, height: size.y))
            .grown(x: 1, y: 1)
        group.contentExtent = group.extent
        return [.push(.group(group))] + work(for: arrangement, space, in: cell, of: whole) + [.pop]
    }
}

extension DeviceRect {
    /// The part that a picture can show: lines across it are exact, and no picture is larger.
    var inReach: DeviceRect {
        grown(x: 4, y: 4).intersection(DeviceRect(minX: -32_768, minY: -32_768, maxX: 65_536, maxY: 65_536))
    }
}

extension ConvexPolygon {
    fileprivate var path: Path {
        var path = Path()
        for (index, corner) in corners.enumerated() {
            let point = CGPoint(x: corner.x, y: corner.y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if !isEmpty { path.closeSubpath() }
        return path
    }
}
