package import AgateGeometry
package import Foundation

/// Where a layer is: the matrices between its coordinates, its superlayer's and its sublayers'.
///
/// A point of a sublayer gets to the coordinates of this layer by the sublayer's ``matrix`` and then this
/// layer's ``sublayerMatrix``; from there to the superlayer by this layer's ``matrix``, and so on. Row vectors:
/// `sublayer.matrix · layer.sublayerMatrix · layer.matrix · …`.
///
/// Source: claims 12.1-12.5.
package struct LayerGeometry: Sendable {
    /// From the layer's coordinates to the superlayer's, before the superlayer's ``sublayerMatrix``; mirrored
    /// when the layer's geometry is flipped.
    package var matrix: CATransform3D

    /// As ``matrix``, never mirrored: how the layer's own contents are placed (claims 12.5: flipping leaves
    /// contents alone).
    package var contentsMatrix: CATransform3D

    /// The transform of the sublayers about the layer's anchor; nil is none.
    package var sublayerMatrix: CATransform3D?

    /// Whether the layer mirrors the coordinates of its sublayers.
    package var isFlipped: Bool

    /// Places a layer with these values.
    package init(_ values: LayerValues) {
        self = withUnsafePointer(to: values) { LayerGeometry(at: $0) }
    }

    /// Places a layer with the values of an address: nothing is copied that counts who holds it (benchmark `composite/rounded`).
    package init(at place: UnsafePointer<LayerValues>) {
        let bounds = place.pointee.bounds
        let anchorX = bounds.origin.x + place.pointee.anchorPoint.x * bounds.size.width
        let anchorY = bounds.origin.y + place.pointee.anchorPoint.y * bounds.size.height

        var placed: CATransform3D
        if place.pointee.space.isPresent {
            let space = place.pointee.space.values
            placed = space.transform
            placed.translateBefore(-anchorX, -anchorY, -space.anchorPointZ)
            placed.translateAfter(place.pointee.position.x, place.pointee.position.y, place.pointee.zPosition)
            if CATransform3DIsIdentity(space.sublayerTransform) {
                sublayerMatrix = nil
            } else {
                var inner = space.sublayerTransform
                inner.translateBefore(-anchorX, -anchorY, 0)
                inner.translateAfter(anchorX, anchorY, 0)
                sublayerMatrix = inner
            }
        } else {
            placed = CATransform3DIdentity
            placed.m41 = place.pointee.position.x - anchorX
            placed.m42 = place.pointee.position.y - anchorY
            placed.m43 = place.pointee.zPosition
            sublayerMatrix = nil
        }
        contentsMatrix = placed
        isFlipped = place.pointee.flags.contains(.geometryFlipped)
        if isFlipped {
            placed.flipBefore(about: 2 * bounds.origin.y + bounds.size.height)
        }
        matrix = placed
    }

    /// The layer's bounds in the superlayer, as `frame` gives them: without the superlayer's sublayer
    /// transform, projected when the layer's own transform has perspective.
    ///
    /// Source: claims 12.6.
    package static func frame(of values: LayerValues) -> CGRect {
        let matrix = LayerGeometry(values).contentsMatrix
        let bounds = values.bounds
        let xs = [bounds.origin.x, bounds.origin.x + bounds.size.width]
        let ys = [bounds.origin.y, bounds.origin.y + bounds.size.height]
        var minX = CGFloat.infinity
        var minY = CGFloat.infinity
        var maxX = -CGFloat.infinity
        var maxY = -CGFloat.infinity
        for y in ys {
            for x in xs {
                let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
                let px = (x * matrix.m11 + y * matrix.m21 + matrix.m41) / w
                let py = (x * matrix.m12 + y * matrix.m22 + matrix.m42) / w
                minX = min(minX, px)
                maxX = max(maxX, px)
                minY = min(minY, py)
                maxY = max(maxY, py)
            }
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

extension CATransform3D {
    /// `translation · self`.
    fileprivate mutating func translateBefore(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        m41 += x * m11 + y * m21 + z * m31
        m42 += x * m12 + y * m22 + z * m32
        m43 += x * m13 + y * m23 + z * m33
        m44 += x * m14 + y * m24 + z * m34
    }

    /// `self · translation`.
    fileprivate mutating func translateAfter(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        m11 += m14 * x
        m12 += m14 * y
        m13 += m14 * z
        m21 += m24 * x
        m22 += m24 * y
        m23 += m24 * z
        m31 += m34 * x
        m32 += m34 * y
        m33 += m34 * z
        m41 += m44 * x
        m42 += m44 * y
        m43 += m44 * z
    }

    /// `mirror · self`, where the mirror maps y to `sum - y`.
    fileprivate mutating func flipBefore(about sum: CGFloat) {
        m41 += sum * m21
        m42 += sum * m22
        m43 += sum * m23
        m44 += sum * m24
        m21 = -m21
        m22 = -m22
        m23 = -m23
        m24 = -m24
    }
}
