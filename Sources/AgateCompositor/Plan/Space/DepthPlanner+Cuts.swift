import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// Sublayers with hard edges that are painted by depth: a plane cuts what reaches through it, as ``DepthSort`` says.
///
/// Each part is drawn on the pixels whose centres are on its side.
///
/// Source: claims 12.16, 15.15. GUESS depth-own: what a layer that is transparent to sorting draws of its own is one piece, behind its
/// sublayers.
extension DepthPlanner {
    /// A flat piece that is sorted.
    private struct Member {
        var leaf: Leaf
        var polygon: SpacePolygon
        /// The member that stays behind it: what the layer around it draws of its own.
        var owner: Int?
    }

    /// The work of painting the sublayers of a layer by depth; nil where this way has no answer: soft edges have shares of pixels, and what
    /// looks at what is behind it needs all of that in one picture.
    func sortedWork(forSpaceOf index: Int, opacity: Float) -> [PlanWork]? {
        let members = members(of: index, opacity: opacity)
        guard members.allSatisfy({ canBeCut($0.leaf) }) else { return nil }
        let base = layers[index].sublayerBase
        guard let back = base.inverted else { return [] }
        let sorted = DepthSort.sorted(members.map(\.polygon))
        let fragments = DepthSort.ordered(sorted, behind: members.map(\.owner))
        return fragments.flatMap { fragment in
            work(for: fragment, members[fragment.member], back)
        }
    }

    /// Whether pixels of a layer are its own as wholes, and do not depend on what is behind it.
    private func canBeCut(_ leaf: Leaf) -> Bool {
        let layer = layers[leaf.index]
        return !layer.edgeAAMask.hasSoftEdges && !layer.traits.contains(.blends) && layer.backdropReach < 0
            && !drawsParticlesSingly(leaf.index, leaf.opacity)
    }

    // MARK: Members

    /// A layer on the way to its members.
    private struct PendingChild {
        var index: Int
        var opacity: Float
        /// From the plane of the nearest layer above that flattens to the plane of the layer whose sublayers are sorted.
        var plane: CATransform3D
        var owner: Int?
    }

    private func members(of index: Int, opacity: Float) -> [Member] {
        var members: [Member] = []
        var waiting: [PendingChild] = []
        func push(_ parent: Int, _ opacity: Float, _ plane: CATransform3D, _ owner: Int?) {
            for child in layers.sublayers(of: parent).reversed() {
                waiting.append(PendingChild(index: child, opacity: opacity, plane: plane, owner: owner))
            }
        }
        push(index, opacity, CATransform3DIdentity, nil)
        while let next = waiting.popLast() {
            let layer = layers[next.index]
            let parent = layer.parent >= 0 ? layers[layer.parent] : nil
            let opacity = next.opacity * min(layer.values.opacity, 1)
            if layer.isTransformLayer, layer.transition == nil {
                if layer.isVisible { push(next.index, opacity, next.plane, next.owner) }
                continue
            }
            let matrix = CATransform3DConcat(layer.matrix(in: parent), next.plane)
            let isPassed =
                layer.drawnSublayers > 0 && parent.map { layer.isTransparentToSorting(in: $0) } ?? false
            var owner = next.owner
            if !isPassed || !layer.parts.isEmpty {
                var leaf = Leaf(index: next.index, opacity: next.opacity)
                leaf.isOwn = isPassed
                members.append(
                    Member(leaf: leaf, polygon: polygon(of: layer, matrix, index), owner: next.owner)
                )
                owner = members.count - 1
            }
            if isPassed { push(next.index, opacity, matrix, owner) }
        }
        return members
    }

    /// The quad of a layer's bounds.
    ///
    /// GUESS depth-empty: where these have no area, one around all that is drawn.
    private func polygon(of layer: PlacedLayer, _ matrix: CATransform3D, _ root: Int) -> SpacePolygon {
        let bounds = layer.values.bounds.standardized
        if bounds.width > 0, bounds.height > 0 { return SpacePolygon(bounds, under: matrix) }
        guard let back = layer.projection.inverted else { return SpacePolygon([]) }
        let corners = ConvexPolygon(layer.extent).corners.compactMap { back.map(CGPoint(x: $0.x, y: $0.y)) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard corners.count == 4, let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(),
            let maxY = ys.max()
        else { return SpacePolygon([]) }
        let box = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        return SpacePolygon(box, under: matrix)
    }

    // MARK: Work

    /// - Parameter back: From device pixels to the plane that the space is projected on.
    private func work(for fragment: DepthSort.Fragment, _ member: Member, _ back: Projection) -> [PlanWork] {
        let leaf = member.leaf
        let work: PlanWork =
            leaf.isOwn
            ? .ownParts(leaf.index, opacity: leaf.opacity) : .layer(leaf.index, opacity: leaf.opacity)
        guard !fragment.cuts.isEmpty, let plane = member.polygon.plane else { return [work] }
        let layer = layers[leaf.index]
        var extent = leaf.isOwn ? layer.contentExtent : layer.extent
        var cell = ConvexPolygon(extent.inReach)
        var cuts: [PixelCut] = []
        for cut in fragment.cuts {
            guard let line = cut.plane.line(across: plane, back) else { return [] }
            cuts.append(PixelCut(line: line, isBehind: cut.isBehind))
            cell = cell.clipped(to: cut.isBehind ? line.reversed : line)
        }
        guard !cell.isEmpty else { return [] }
        let (lower, upper) = cell.box
        let size = upper - lower
        extent = extent.intersection(
            DeviceRect(covering: CGRect(x: lower.x, y: lower.y, width: size.x, height: size.y))
                .grown(x: 1, y: 1)
        )
        guard !extent.intersection(place.demand).isEmpty else { return [] }
        // Without memory for a part it is drawn whole, once.
        guard place.canGroup else { return fragment.cuts.contains(where: \.isBehind) ? [] : [work] }
        var group = DrawGroup(extent)
        group.cuts = cuts
        return [.push(.group(group)), work, .pop]
    }
}

extension SpacePlane {
    /// The line of pixels where the plane meets another one, positive where that one is on the side of this one's normal; nil where they do
    /// not meet, or the other one is seen edge-on.
    ///
    /// - Parameters:
    ///   - other: The plane of the drawn part.
    ///   - back: From device pixels to the plane that the space is projected on.
    fileprivate func line(across other: SpacePlane, _ back: Projection) -> DirectedLine? {
        guard abs(other.normal.z) > 1e-12 else { return nil }
        let share = normal.z / other.normal.z
        let x = normal.x - share * other.normal.x
        let y = normal.y - share * other.normal.y
        let constant = offset - share * other.offset
        return DirectedLine(
            x: back.m11 * x + back.m12 * y + back.m13 * constant,
            y: back.m21 * x + back.m22 * y + back.m23 * constant,
            constant: back.m31 * x + back.m32 * y + back.m33 * constant
        )
    }
}
