import AgateGeometry
import AgateScene
import AgateTiming
import Foundation

/// One layer of a frame: its values at the frame's time and its place on the picture.
///
/// The layers of a frame stand in one array, parents before children and each subtree in one piece, in the
/// order in which they are painted.
struct PlacedLayer {
    /// What a layer is to the one above it.
    enum Role {
        case sublayer
        /// Its alpha multiplies the layer above.
        case mask
        /// The picture that the running transition of the layer above comes from.
        case oldPicture
    }

    /// Where the values are; see ``EvaluationPass/withPlacedLayers(of:from:at:base:placesRoot:in:_:)``.
    private let place: UnsafePointer<LayerValues>
    /// What the layer looks like at the frame's time.
    var values: LayerValues {
        @inline(__always) unsafeAddress { place }
    }
    /// The layer in its tree.
    let id: LayerID
    /// Another number for other values; for values on the move another one in each frame.
    let stamp: UInt64
    /// Whether an animation has an effect on the values.
    var isMoving = false
    var role: Role
    /// The index of the layer above, -1 at the top.
    var parent: Int
    /// One past the index of the last layer of the subtree.
    var subtreeEnd = 0
    /// The plane of the layer to device pixels.
    var projection: Projection
    /// The space of the sublayers to the plane of the nearest layer that flattens: this one, or one above a
    /// transform layer.
    var sublayerSpace: CATransform3D
    /// That plane to device pixels.
    var sublayerBase: Projection
    /// How near the middle of the layer is to the viewer, for layers that share a space.
    var depth: Double
    /// Whether an odd number of layers from here to the top mirror their geometry.
    var contentsAreFlipped: Bool
    /// Whether the viewer sees the layer's back.
    var isBackFacing: Bool
    /// Whether all of the plane lies behind the viewer, or there is no plane at all.
    var isOutOfSight: Bool {
        guard !isTransformLayer else { return false }
        return projection.isAffine ? !(projection.m33 > 0) : !projection.determinant.isFinite
    }
    var transition: RunningTransition?
    /// What replicators above say, if there are any.
    var inheritance: ReplicatorInheritance?
    /// What a replicator above multiplies red, green and blue of images by; the colours among the values are done.
    var tint: SIMD3<Double>? { inheritance?.tint }
    /// The particles of an emitter layer.
    var particles: ParticleField?

    // From the visibility pass

    /// What the layer itself draws, without its sublayers.
    var parts: LayerParts = []
    /// The pixels that the sublayers may touch.
    var sublayerExtent = DeviceRect.empty
    /// How many sublayers draw something.
    var drawnSublayers = 0
    /// The pixels that contents, shape and sublayers may touch, before any cut.
    var innerExtent = DeviceRect.empty
    /// The pixels that the layer with its subtree may touch, without its shadow, cut to its bounds if it masks.
    var contentExtent = DeviceRect.empty
    /// The pixels that the finished layer may touch: with its shadow and behind its mask.
    var pictureExtent = DeviceRect.empty
    /// The pixels that may change because of the layer: with the old picture of its transition.
    var extent = DeviceRect.empty
    /// The index of the mask.
    var mask: Int?
    /// What the layer's filters do; nil without any that do something.
    var effects: PlacedEffects?
    /// How far the backdrops of the layers in this one reach together, in pixels; below 0 without any.
    var innerReach = -1

    init(
        values: UnsafePointer<LayerValues>,
        id: LayerID,
        stamp: UInt64,
        role: Role,
        parent: Int,
        projection: Projection,
        sublayerSpace: CATransform3D,
        sublayerBase: Projection,
        depth: Double,
        contentsAreFlipped: Bool,
        isBackFacing: Bool
    ) {
        place = values
        self.id = id
        self.stamp = stamp
        self.role = role
        self.parent = parent
        self.projection = projection
        self.sublayerSpace = sublayerSpace
        self.sublayerBase = sublayerBase
        self.depth = depth
        self.contentsAreFlipped = contentsAreFlipped
        self.isBackFacing = isBackFacing
    }

    /// Whether its sublayers share the space around it, and it draws nothing of its own.
    var isTransformLayer: Bool {
        switch values.kind {
        case .transform: true
        case .replicator(let replicator): replicator.isPresent && replicator.values.preservesDepth
        default: false
        }
    }
}

/// The things that a layer draws of its own.
struct LayerParts: OptionSet {
    var rawValue: UInt8

    static let background = LayerParts(rawValue: 1)
    static let contents = LayerParts(rawValue: 2)
    static let fill = LayerParts(rawValue: 4)
    static let stroke = LayerParts(rawValue: 8)
    static let border = LayerParts(rawValue: 16)
    static let shadow = LayerParts(rawValue: 32)
    static let gradient = LayerParts(rawValue: 64)
    static let particles = LayerParts(rawValue: 128)

    var count: Int { rawValue.nonzeroBitCount }
}

/// A transition at one moment.
struct RunningTransition {
    var style: TransitionStyle
    /// Between the old picture at 0 and the new one at 1.
    var fraction: Double
    /// Where the unmoved bounds are: what moving pictures are clipped to.
    var boundsProjection: Projection
    /// The index of the old picture's root; nil when there is nothing to come from.
    var oldPicture: Int?
}

extension DeviceRect {
    /// The rectangle with some more pixels on each side; nothing stays nothing.
    func grown(x: Int, y: Int) -> DeviceRect {
        isEmpty ? .empty : DeviceRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
    }

    /// The rectangle elsewhere.
    func moved(x: Int, y: Int) -> DeviceRect {
        DeviceRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}
