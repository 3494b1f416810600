import AgateGeometry
import AgateScene
import CoreGraphics
import Foundation

/// Layers that are sorted by depth, as hit testing sees them.
///
/// They are the pieces that the compositor paints, cut and put in order in the same way: at a point the one that is painted last there
/// comes first. A transform layer that hides its back hides all of its space from there.
///
/// Source: claims 12.16, 12.17, 15.15.
enum SharedSpace {
    /// A flat layer that may be seen at a point, and the point in its own coordinates.
    struct Piece {
        let layer: CALayer
        let point: CGPoint
        /// Whether it is what the layer draws of its own: its sublayers are pieces of their own.
        let isOwn: Bool
    }

    /// A layer on the way to the pieces.
    private struct PendingLayer {
        let layer: CALayer
        /// From its coordinates to the nearest plane above that its space is projected on.
        let matrix: CATransform3D
        /// The plane of its sublayers.
        let inner: PlaneChain
        /// From the nearest plane above to the plane that is looked at.
        let plane: CATransform3D
        let owner: Int?
    }

    private struct Member {
        let layer: CALayer
        let matrix: CATransform3D
        let isOwn: Bool
        let owner: Int?
    }

    /// The pieces of a layer's sublayers at a point, the nearest last.
    ///
    /// - Parameter point: In the layer's coordinates; for a transform layer in those of the layer around it.
    static func pieces(of layer: CALayer, at point: CGPoint) -> [Piece] {
        let members = members(of: layer)
        let polygons = members.map { member in
            let bounds = member.layer.bounds.standardized
            // A layer without area lies in a plane, too.
            let size = CGSize(
                width: bounds.width > 0 ? bounds.width : 1,
                height: bounds.height > 0 ? bounds.height : 1
            )
            return SpacePolygon(CGRect(origin: bounds.origin, size: size), under: member.matrix)
        }
        let fragments = DepthSort.ordered(DepthSort.sorted(polygons), behind: members.map(\.owner))
        return fragments.compactMap { fragment in
            let member = members[fragment.member]
            guard let local = Projection(member.matrix).inverted?.map(point) else { return nil }
            if !fragment.cuts.isEmpty {
                guard let depth = DepthPlane(member.matrix)?.depth(at: point) else { return nil }
                let place = SIMD3(Double(point.x), Double(point.y), depth)
                for cut in fragment.cuts where (cut.plane.distance(to: place) < 0) != cut.isBehind {
                    return nil
                }
            }
            return Piece(layer: member.layer, point: local, isOwn: member.isOwn)
        }
    }

    private static func members(of root: CALayer) -> [Member] {
        var members: [Member] = []
        var waiting: [PendingLayer] = []
        func push(_ layer: CALayer, _ planes: PlaneChain, _ plane: CATransform3D, _ owner: Int?) {
            // The back-most comes off the stack first.
            for sublayer in LayerHitTesting.inPaintOrder(layer.sublayers ?? []).reversed() {
                let geometry = LayerGeometry(sublayer.values)
                let matrix = planes.matrix(of: geometry)
                let inner = planes.sublayers(
                    of: geometry,
                    at: matrix,
                    sharingSpace: sublayer.values.sharesSpaceWithSublayers
                )
                waiting.append(
                    PendingLayer(layer: sublayer, matrix: matrix, inner: inner, plane: plane, owner: owner)
                )
            }
        }
        let geometry = LayerGeometry(root.values)
        let sharesSpace = root.values.sharesSpaceWithSublayers
        let around = PlaneChain(in: root.superlayer)
        let outer = around.matrix(of: geometry)
        if sharesSpace, !LayerHitTesting.isSeen(root, at: outer) { return [] }
        push(
            root,
            around.sublayers(of: geometry, at: outer, sharingSpace: sharesSpace),
            CATransform3DIdentity,
            nil
        )
        while let next = waiting.popLast() {
            let layer = next.layer
            guard !layer.isHidden, LayerHitTesting.isSeen(layer, at: next.matrix) else { continue }
            if layer.values.sharesSpaceWithSublayers {
                push(layer, next.inner, next.plane, next.owner)
                continue
            }
            let matrix = CATransform3DConcat(next.matrix, next.plane)
            let isPassed = !layer.sublayerStorage.isEmpty && isTransparentToSorting(layer)
            members.append(Member(layer: layer, matrix: matrix, isOwn: isPassed, owner: next.owner))
            if isPassed { push(layer, next.inner, matrix, members.count - 1) }
        }
        return members
    }

    // MARK: Sorted layers

    /// Whether the sublayers of a layer are sorted by depth: one of them, or of those that are sorted with them, leaves the plane.
    ///
    /// - Complexity: O(layers that are sorted together).
    static func sortsSublayers(of layer: CALayer) -> Bool {
        var waiting = [(layer: layer, planes: PlaneChain(in: layer))]
        while let (next, planes) = waiting.popLast() {
            for sublayer in next.sublayerStorage where !sublayer.isHidden {
                let sharesSpace = sublayer.values.sharesSpaceWithSublayers
                let isPassed =
                    sharesSpace || (!sublayer.sublayerStorage.isEmpty && isTransparentToSorting(sublayer))
                // Without transforms nothing but its zPosition takes a layer out of the plane.
                let isTransformed = sublayer.values.space.isPresent || planes.space != nil
                guard isPassed || isTransformed else { continue }
                let geometry = LayerGeometry(sublayer.values)
                let matrix = planes.matrix(of: geometry)
                if !sharesSpace, isTransformed,
                    matrix.leavesPlane(zPosition: sublayer.zPosition, in: planes.space)
                {
                    return true
                }
                guard isPassed else { continue }
                waiting.append(
                    (sublayer, planes.sublayers(of: geometry, at: matrix, sharingSpace: sharesSpace))
                )
            }
        }
        return false
    }

    /// Whether the sublayers of a layer are sorted with its siblings.
    static func isTransparentToSorting(_ layer: CALayer) -> Bool {
        if layer.values.sharesSpaceWithSublayers { return true }
        guard layer.extras?.mask == nil,
            withUnsafePointer(to: layer.values, { LayerValues.areTransparentToSorting(at: $0) })
        else { return false }
        // In a space that shrinks or tilts what is in it the layer is a piece, whatever its own transform is.
        return PlaneChain(around: layer).space?.keepsPlane ?? true
    }
}

/// The order in which views under a point are hit-tested: that in which their layers are seen, front first.
package struct SublayerOrder {
    private let layer: CALayer
    /// How near to the viewer layers are at the point; empty where nothing leaves the plane.
    private let ranks: [ObjectIdentifier: Int]

    /// The order of a layer's sublayers.
    ///
    /// - Parameters:
    ///   - point: In the layer's coordinates.
    ///   - outer: That of the layer above for the same point, which may hold for the sublayers of both.
    package init(_ layer: CALayer, at point: CGPoint, inside outer: SublayerOrder?) {
        self.layer = layer
        if let outer, layer.superlayer === outer.layer, SharedSpace.isTransparentToSorting(layer) {
            ranks = outer.ranks
        } else if SharedSpace.sortsSublayers(of: layer) {
            ranks = Self.ranks(of: SharedSpace.pieces(of: layer, at: point), below: layer)
        } else {
            ranks = [:]
        }
    }

    private static func ranks(of pieces: [SharedSpace.Piece], below root: CALayer) -> [ObjectIdentifier: Int]
    {
        var ranks: [ObjectIdentifier: Int] = [:]
        for (rank, piece) in pieces.enumerated().reversed() where piece.layer.contains(piece.point) {
            // A layer is as near as the nearest of those in it, which comes first.
            var above: CALayer? = piece.layer
            while let next = above, next !== root, ranks[ObjectIdentifier(next)] == nil {
                ranks[ObjectIdentifier(next)] = rank
                above = next.superlayer
            }
        }
        return ranks
    }

    /// Sorts elements with layers, which are given from back to front, into the order in which they are hit-tested.
    package func frontToBack<Element>(_ elements: [Element], layer: (Element) -> CALayer) -> [Element] {
        if ranks.isEmpty {
            guard elements.contains(where: { layer($0).zPosition != 0 }) else { return elements.reversed() }
        }
        let keys = elements.map { element in
            let layer = layer(element)
            return (ranks[ObjectIdentifier(layer)] ?? -1, layer.zPosition)
        }
        return elements.indices.sorted { first, second in
            let (a, b) = (keys[first], keys[second])
            return a.0 != b.0 ? a.0 > b.0 : (a.1, first) > (b.1, second)
        }.map { elements[$0] }
    }
}
