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
    package var space = Rare<SpaceValues>()
    package var look = Rare<LookValues>()
    package var contentsLook = Rare<ContentsValues>()
    package var timing = Rare<LayerTimingValues>()
    package var kind: LayerKind = .plain
    /// Properties that a subclass declared, and arbitrary keys that are animatable, by name.
    package var custom: [String: AnimatableValue] = [:]

    package init() {}
}

/// What a layer shows as its contents.
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

    package static let standard = Rare(SpaceValues())
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
    package var isContinuousCorner = false
    package var edgeAntialiasingMask: UInt32 = 15
    package var rasterizationScale: CGFloat = 1
    /// A blend mode's or Porter-Duff operator's name; nil is source-over.
    package var compositingFilter: String?
    /// The filter that the name is of, where it was given as a filter.
    package var compositingObject: FilterValues?
    /// What is done to the picture of the layer.
    package var filters: FilterList?
    /// What is done to the picture behind the layer.
    package var backgroundFilters: FilterList?

    package static let standard = Rare(LookValues())
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

    package static let standard = Rare(ContentsValues())
}

/// The twelve placements of contents in bounds; top is the maximum-y side.
package enum ContentsGravity: String, Sendable, Hashable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    case resize, resizeAspect, resizeAspectFill
}

/// The layer's own place in the timing hierarchy.
package struct LayerTimingValues: RareValues {
    package var parameters = TimingParameters.layer

    package static let standard = Rare(LayerTimingValues())
}
