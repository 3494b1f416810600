import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// How the layers that a transform layer gathers in its space are painted.
///
/// Transform layers inside of transform layers are passed through: their sublayers share the same space. Every other
/// layer in it is one flat piece. What ``SpaceArranger`` finds out about the pieces becomes work of the plan.
///
/// Source: claims 14.11, 15.15.
extension PlanBuilder {
    /// A layer that shares a space with others.
    private struct Leaf {
        var index: Int
        /// The opacities of the transform layers between.
        var opacity: Float
    }

    /// The work of painting the layers of a transform layer's space, in order.
    func work(forSpaceOf index: Int, opacity: Float) -> [Work] {
        let leaves = leaves(of: index, opacity: opacity)
        guard leaves.count > 1 else { return leaves.map { .layer($0.index, opacity: $0.opacity) } }
        let base = layers[index].sublayerBase
        let back = base.inverted
        let pieces = leaves.map { piece(for: $0, back: back) }
        let weight = back.map { SIMD3($0.m13, $0.m23, $0.m33) } ?? SIMD3(0, 0, 1)
        var arranger = SpaceArranger(pieces, weight: weight)
        return arranger.clusters().flatMap { work(for: $0, leaves) }
    }

    private func leaves(of index: Int, opacity: Float) -> [Leaf] {
        var leaves: [Leaf] = []
        var waiting = sublayers(of: index).reversed().map { Leaf(index: $0, opacity: opacity) }
        while let next = waiting.popLast() {
            let layer = layers[next.index]
            if layer.isTransformLayer, layer.transition == nil {
                guard layer.isVisible else { continue }
                let opacity = next.opacity * min(layer.values.opacity, 1)
                waiting += sublayers(of: next.index).reversed().map { Leaf(index: $0, opacity: opacity) }
            } else {
                leaves.append(next)
            }
        }
        return leaves
    }

    /// - Parameter back: From device pixels to the plane that the space is projected on.
    private func piece(for leaf: Leaf, back: Projection?) -> SpaceArrangement.Piece {
        let layer = layers[leaf.index]
        var depth: SIMD3<Double>?
        if let back, let plane = DepthPlane(layer.matrix(in: layer.parent >= 0 ? layers[layer.parent] : nil))
        {
            let d = SIMD3(plane.x, plane.y, plane.constant)
            depth = SIMD3(
                (SIMD3(back.m11, back.m12, back.m13) * d).sum(),
                (SIMD3(back.m21, back.m22, back.m23) * d).sum(),
                (SIMD3(back.m31, back.m32, back.m33) * d).sum()
            )
        }
        // The bounds, if nothing lies outside of them, else the pixels around everything.
        var polygon = ConvexPolygon(layer.extent)
        let box = layer.projection.extent(of: layer.values.bounds).grown(x: 1, y: 1)
        if box.contains(layer.extent), layer.transition == nil {
            let quad = ConvexPolygon(layer.values.bounds.standardized, seenBy: layer.projection)
            if !quad.isEmpty { polygon = quad }
        }
        return SpaceArrangement.Piece(polygon: polygon, depth: depth, nearness: layer.depth)
    }

    // MARK: Work

    private func work(for cluster: SpaceArranger.Cluster, _ leaves: [Leaf]) -> [Work] {
        let extent = cluster.members.reduce(DeviceRect.empty) { $0.union(layers[leaves[$1].index].extent) }
        guard !extent.intersection(demand).isEmpty else { return [] }
        if case .order(let order) = cluster.arrangement { return work(for: order, leaves) }
        guard canGroup else { return work(for: cluster.members, leaves) }
        let group = FrameOperation.Group(extent: extent, contentExtent: extent, opacity: 1, blend: .normal)
        let whole = ConvexPolygon(extent.inReach)
        return [.beginGroup(group)] + work(for: cluster.arrangement, leaves, in: whole, of: whole)
            + [.endGroup]
    }

    private func work(for order: [Int], _ leaves: [Leaf]) -> [Work] {
        order.map { .layer(leaves[$0].index, opacity: leaves[$0].opacity) }
    }

    /// - Parameters:
    ///   - cell: The part of the picture that this arrangement is for.
    ///   - whole: All pixels of the cluster. What cuts is a side of the line in all of them, not in the cell alone: pixels
    ///     on the cell's own edge belong to one side of the line, too.
    private func work(
        for arrangement: SpaceArrangement,
        _ leaves: [Leaf],
        in cell: ConvexPolygon,
        of whole: ConvexPolygon
    ) -> [Work] {
        switch arrangement {
        case .order(let order):
            return work(for: order, leaves)
        case .split(let line, let positive, let negative):
            var group = FrameOperation.Group(
                extent: .empty,
                contentExtent: .empty,
                opacity: 1,
                blend: .plusLighter
            )
            group.clip = DevicePath(whole.clipped(to: line).path, projection: .identity)
            var rest = group
            rest.clipIsInverted = true
            return side(positive, leaves, cell.clipped(to: line), of: whole, group)
                + side(negative, leaves, cell.clipped(to: line.reversed), of: whole, rest)
        }
    }

    /// One side of a line: added to the other one, with coverages that are exactly what the other's leave.
    private func side(
        _ arrangement: SpaceArrangement,
        _ leaves: [Leaf],
        _ cell: ConvexPolygon,
        of whole: ConvexPolygon,
        _ group: FrameOperation.Group
    ) -> [Work] {
        guard !cell.isEmpty else { return [] }
        let (least, most) = cell.box
        let size = most - least
        var group = group
        group.extent = DeviceRect(covering: CGRect(x: least.x, y: least.y, width: size.x, height: size.y))
            .grown(x: 1, y: 1)
        group.contentExtent = group.extent
        return [.beginGroup(group)] + work(for: arrangement, leaves, in: cell, of: whole) + [.endGroup]
    }
}

extension DeviceRect {
    /// The part that a picture can show: lines across it are exact, and no picture is larger.
    fileprivate var inReach: DeviceRect {
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
