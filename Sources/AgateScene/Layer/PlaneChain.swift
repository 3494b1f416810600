package import AgateGeometry

/// How the planes of layers lie in one another: one level of the walk from a layer to its sublayers.
///
/// Every layer is a plane, and most of them flatten what they contain: sublayers are projected on the plane of the layer, and the matrices
/// begin anew there. A layer that shares its space (``LayerValues/sharesSpaceWithSublayers``) does not flatten: its sublayers keep their
/// depth, and their matrices go on through its own up to the nearest layer that flattens.
///
/// A chain describes the surroundings of a layer: ``matrix(of:copy:)`` gives the matrix from the layer's coordinates to the plane that it is
/// projected on, ``sublayers(of:at:sharingSpace:)`` the chain for the level below. Where that plane lies in turn (its projection to device
/// pixels, a matrix, a list of projections) is kept by the code that walks the tree: it changes exactly where a layer does not share its space.
///
/// The compositor, conversion of points, hit testing and snapshots all use these matrices, multiplied in this order, so that they agree to
/// the last bit.
///
/// Source: claims 12.1-12.5, 12.10, 15.15.
package struct PlaneChain: Sendable {
    /// From the coordinates that a layer's own matrix leads to, to the plane that the layer is projected on; nil is the identity.
    package var space: CATransform3D?
    /// Whether an odd number of the layers above mirror their geometry.
    package var isMirrored: Bool

    /// - Parameters:
    ///   - space: From the coordinates around the layers to the plane that they are projected on; nil is the identity.
    ///   - isMirrored: Whether an odd number of the layers above mirror their geometry.
    package init(space: CATransform3D? = nil, isMirrored: Bool = false) {
        self.space = space
        self.isMirrored = isMirrored
    }

    /// From a layer's coordinates to the plane that it is projected on.
    ///
    /// - Parameters:
    ///   - geometry: The layer's.
    ///   - copy: Where the replicator around the layer puts the copy that the layer is the top of; nil for no copy, or the first.
    package func matrix(of geometry: LayerGeometry, copy: CATransform3D? = nil) -> CATransform3D {
        var matrix = geometry.matrix
        if let copy { matrix = CATransform3DConcat(matrix, copy) }
        if let space, !CATransform3DIsIdentity(space) { matrix = CATransform3DConcat(matrix, space) }
        return matrix
    }

    /// The chain of a layer's sublayers.
    ///
    /// - Parameters:
    ///   - geometry: The layer's.
    ///   - matrix: From the layer's coordinates to the plane that it is projected on; looked at only where the space is shared.
    ///   - sharesSpace: Whether the sublayers keep their depth; otherwise they are projected on the layer's own plane.
    package func sublayers(
        of geometry: LayerGeometry,
        at matrix: CATransform3D,
        sharingSpace sharesSpace: Bool
    ) -> PlaneChain {
        var inner = geometry.sublayerMatrix
        if sharesSpace { inner = inner.map { CATransform3DConcat($0, matrix) } ?? matrix }
        return PlaneChain(space: inner, isMirrored: isMirrored != geometry.isFlipped)
    }
}

extension LayerValues {
    /// Whether the sublayers keep their depth in the space around the layer, as those of transform layers do.
    package var sharesSpaceWithSublayers: Bool { kind.sharesSpace }
}

extension RenderTree {
    /// The layers above one, the nearest first; masked layers stand above their masks.
    ///
    /// - Complexity: O(depth), and no more steps than there are layers, so that a damaged tree does not hold us for ever.
    package func layers(above id: LayerID) -> [LayerID] {
        var result: [LayerID] = []
        var above = self[id]?.superlayer
        while let next = above, result.count < count {
            result.append(next)
            above = self[next]?.superlayer
        }
        return result
    }

    /// Whether an odd number of the layers above one mirror their geometry, as of the last commit.
    package func isMirrored(above id: LayerID) -> Bool {
        layers(above: id).reduce(false) {
            $0 != (self[$1]?.values.flags.contains(.geometryFlipped) ?? false)
        }
    }
}
