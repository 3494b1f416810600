package import AgateGeometry
package import AgatePixels
package import AgateTiming
package import Foundation

/// All values of one layer that decide what it looks like and when.
///
/// The model layers of the client, the nodes of the render tree and the presentation layers hold the same
/// type: copying it is what `init(layer:)` does, and evaluating it at a time is what presentation means.
/// What nearly every layer uses is inline, the rest is behind ``Rare`` references.
package struct LayerValues: Sendable {
    package var bounds: CGRect = .zero
    package var position: CGPoint = .zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var cornerRadius: CGFloat = 0
    package var opacity: Float = 1
    package var flags = LayerFlags.standard
    package var backgroundColor: CGColor?
    package var contents: LayerContents = .none
    package var space = CopyOnWriteBox<SpaceValues>()
    package var look = CopyOnWriteBox<LookValues>()
    package var contentsLook = CopyOnWriteBox<ContentsValues>()
    package var timing = CopyOnWriteBox<LayerTimingValues>()
    package var kind: LayerKind = .plain
    /// Properties that a subclass declared, and arbitrary keys that are animatable, by name.
    package var custom: [String: AnimatableValue] = [:]

    package init() {}
}

/// The contents of a layer.
package enum LayerContents: Sendable {
    case none
    case image(CGImage)
    /// Something that cannot be drawn; kept so that the client reads back what it wrote.
    case object(OpaqueValue)
    /// Images on the way from one to another.
    case dissolve(ImageDissolve)
}

/// Values of layers in space: transforms and the third dimension.
package struct SpaceValues: RareValues {
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    package var anchorPointZ: CGFloat = 0

    package static let standard = CopyOnWriteBox(SpaceValues())
}

/// Values of border, shadow, corners, rasterization and filters.
package struct LookValues: RareValues {
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: Path?
    package var maskedCorners: UInt32 = 15
    package var cornerCurve = CornerCurve.circular
    package var edgeAntialiasingMask: UInt32 = 15
    package var rasterizationScale: CGFloat = 1
    /// How the layer is combined with what is behind it; nil is source-over.
    package var compositingFilter: CompositingFilter?
    /// The filters of the layer's picture.
    package var filters: FilterList?
    /// The filters of the picture behind the layer.
    package var backgroundFilters: FilterList?

    package static let standard = CopyOnWriteBox(LookValues())
}

/// The shapes of rounded corners.
package enum CornerCurve: String, Sendable, Hashable {
    /// Quarters of circles.
    case circular
    /// Longer curves that begin without a jump of the curvature.
    case continuous
}

/// How contents are placed and sampled.
package struct ContentsValues: RareValues {
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale: CGFloat = 1
    package var contentsGravity = ContentsGravity.resize
    package var minificationFilter = "linear"
    package var magnificationFilter = "linear"
    package var minificationFilterBias: Float = 0
    package var contentsFormat = "RGBA8"

    package static let standard = CopyOnWriteBox(ContentsValues())
}

/// The twelve placements of contents in bounds; top is the maximum-y side.
package enum ContentsGravity: String, Sendable, Hashable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    case resize, resizeAspect, resizeAspectFill
}

/// The layer's own place in the timing hierarchy.
package struct LayerTimingValues: RareValues {
    package var parameters = TimingParameters.layer

    package static let standard = CopyOnWriteBox(LayerTimingValues())
}

extension LayerValues {
    /// Whether nothing among the values makes one picture of the layer and its sublayers, so that these are sorted by depth one by one
    /// with what is around the layer.
    ///
    /// Masks and transitions, and what is above the layer, are not looked at.
    ///
    /// - Parameter place: Where the values are; nothing is copied that counts who holds it.
    /// - Returns: Whether the layer's transform is affine, and it does not cut, fade, filter, blend, shade or rasterize its sublayers as one.
    ///
    /// Source: claims 12.16.
    package static func areTransparentToSorting(at place: UnsafePointer<LayerValues>) -> Bool {
        if !place.pointee.flags.isDisjoint(with: [.masksToBounds, .shouldRasterize]) { return false }
        if place.pointee.opacity < 1, place.pointee.flags.contains(.allowsGroupOpacity) { return false }
        if place.pointee.space.isPresent, !CATransform3DIsAffine(place.pointee.space.values.transform) {
            return false
        }
        guard place.pointee.look.isPresent else { return true }
        let look = place.pointee.look.values
        return look.shadowOpacity <= 0 && look.compositingFilter == nil && look.filters == nil
            && look.backgroundFilters == nil
    }
}

extension CATransform3D {
    /// Whether a layer is put out of the plane z = 0 by more than its `zPosition`.
    ///
    /// Layers that only have one are painted in its order, and need no sorting. What rounding leaves of a turn is no way out, and neither
    /// is a distance at which polygons count as coplanar.
    ///
    /// - Parameters:
    ///   - zPosition: The layer's.
    ///   - space: The part of this matrix that comes from the layers above.
    package func leavesPlane(zPosition: CGFloat, in space: CATransform3D?) -> Bool {
        if m43.isNaN { return false }
        if abs(m13) >= Self.planeTolerance || abs(m23) >= Self.planeTolerance { return true }
        guard let space, !CATransform3DIsIdentity(space) else { return isAway(m43 - zPosition) }
        return isAway(space.m43) || isAway(m43 - zPosition * space.m33)
    }

    private func isAway(_ distance: CGFloat) -> Bool { abs(distance) > DepthSort.tolerance }
}
