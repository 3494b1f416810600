import AgateGeometry
import AgateScene
import AgateTiming
import Foundation

/// One layer of a frame: its values at the frame's time and its place on the picture.
///
/// The layers of a frame stand in one array, parents before children and each subtree in one piece, in the
/// order in which they are painted.
struct PlacedLayer {
    /// The role of a layer for the one above it.
    enum Role {
        case sublayer
        /// Its alpha multiplies the layer above.
        case mask
        /// The picture that the running transition of the layer above comes from.
        case transitionSource
    }

    // The values that a walk over many siblings reads of each stand first, in one line of the processor's cache (benchmark `composite/one-moving`).

    private var pixels = PixelBox.empty
    private var parentIndex: Int32
    private var end: Int32 = 0
    private var maskIndex: Int32 = -1
    private var transitionSourceIndex: Int32 = -1
    private var drawn: Int32 = 0
    var traits: PlacedTraits = []
    var role: Role
    /// The parts that the layer itself draws, without its sublayers.
    var parts: LayerParts = []
    /// Values that only few layers have; nil where all of them are as usual.
    var extras: PlacedExtras?
    /// The layer's filters; nil without any that have an effect.
    var effects: PlacedEffects?
    /// How far the backdrops of the layers in this one reach together, in pixels; below 0 without any.
    var innerBackdropRadius = -1

    /// Holds the values: in the tree, among the animated values, or among those that a pass evaluated itself.
    var reference: LayerValuesReference
    /// The layer's values at the frame's time.
    var values: LayerValues {
        @inline(__always) unsafeAddress { reference.address }
    }
    /// The layer in its tree.
    let id: LayerID
    /// Another number for other values; for values on the move another one in each frame.
    var contentVersion: UInt64
    /// The plane of the layer to device pixels.
    var projection: Projection
    /// The layer's own depth, which decides its turn among its siblings.
    let zPosition: Double
    /// How near the middle of the layer is to the viewer, for layers that share a space.
    var depth: Double
    /// In which grouping the layer is drawn, as far as its sublayers decide.
    var grouping = GroupingState()
    private var sublayerPixels = PixelBox.empty
    private var innerPixels = PixelBox.empty
    private var contentPixels = PixelBox.empty
    private var surfacePixels = PixelBox.empty

    init(
        values: LayerValuesReference,
        id: LayerID,
        contentVersion: UInt64,
        role: Role,
        parent: Int,
        projection: Projection,
        depth: Double,
        traits: PlacedTraits
    ) {
        reference = values
        zPosition = Double(values.address.pointee.zPosition)
        self.id = id
        self.contentVersion = contentVersion
        self.role = role
        parentIndex = Int32(truncatingIfNeeded: parent)
        self.projection = projection
        self.depth = depth
        self.traits = traits
    }
}

extension PlacedLayer {
    /// The index of the layer above, -1 at the top.
    var parent: Int {
        get { Int(parentIndex) }
        set { parentIndex = Int32(truncatingIfNeeded: newValue) }
    }
    /// One past the index of the last layer of the subtree.
    var subtreeEnd: Int {
        get { Int(end) }
        set { end = Int32(truncatingIfNeeded: newValue) }
    }
    /// The index of the mask.
    var mask: Int? {
        get { maskIndex < 0 ? nil : Int(maskIndex) }
        set { maskIndex = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
    }
    /// The index of the source of the running transition.
    var transitionSource: Int? {
        get { transitionSourceIndex < 0 ? nil : Int(transitionSourceIndex) }
        set { transitionSourceIndex = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
    }
    /// How many sublayers draw something.
    var drawnSublayers: Int {
        get { Int(drawn) }
        set { drawn = Int32(truncatingIfNeeded: newValue) }
    }
    /// The pixels that the sublayers may touch.
    var sublayerExtent: DeviceRect {
        get { sublayerPixels.rect }
        set { sublayerPixels = PixelBox(newValue) }
    }
    /// The pixels that contents, shape and sublayers may touch, before any cut.
    var innerExtent: DeviceRect {
        get { innerPixels.rect }
        set { innerPixels = PixelBox(newValue) }
    }
    /// The pixels that the layer with its subtree may touch, without its shadow, cut to its bounds if it masks.
    var contentExtent: DeviceRect {
        get { contentPixels.rect }
        set { contentPixels = PixelBox(newValue) }
    }
    /// The pixels that the finished layer may touch: with its shadow and behind its mask.
    var surfaceExtent: DeviceRect {
        get { surfacePixels.rect }
        set { surfacePixels = PixelBox(newValue) }
    }
    /// The pixels that may change because of the layer: with the source of its transition.
    var extent: DeviceRect {
        get { pixels.rect }
        set { pixels = PixelBox(newValue) }
    }
    /// ``sublayerExtent`` in little memory.
    var sublayerBox: PixelBox {
        get { sublayerPixels }
        set { sublayerPixels = newValue }
    }
    /// ``extent`` in little memory.
    var extentBox: PixelBox {
        get { pixels }
        set { pixels = newValue }
    }
    /// Whether ``extent`` has pixels in common with a rectangle.
    func intersects(_ rect: DeviceRect) -> Bool { pixels.meets(rect) }

    /// The space of the sublayers to the plane of the nearest layer that flattens: this one, or one above a
    /// transform layer.
    var sublayerSpace: CATransform3D { extras?.sublayerSpace ?? CATransform3DIdentity }
    /// That plane to device pixels.
    var sublayerBase: Projection { extras?.sublayerBase ?? projection }
    /// The values from replicators above, if there are any.
    var inheritance: ReplicatorInheritance? { extras?.inheritance }
    /// The factors of a replicator above for red, green and blue of images; the colours among the values contain them already.
    var tint: SIMD3<Double>? { extras?.inheritance?.tint }
    /// The particles of an emitter layer.
    var particles: ParticleField? { extras?.particles }
    /// The running transition.
    var transition: RunningTransition? {
        guard var transition = extras?.transition else { return nil }
        transition.source = transitionSource
        return transition
    }

    /// Whether an animation has an effect on the values.
    var isMoving: Bool { traits.contains(.isMoving) }
    /// Whether an odd number of layers from here to the top mirror their geometry.
    var contentsAreFlipped: Bool { traits.contains(.contentsAreFlipped) }
    /// Whether the viewer sees the layer's back.
    var isBackFacing: Bool { traits.contains(.isBackFacing) }
    /// Whether its sublayers share the space around it, and it draws nothing of its own.
    var isTransformLayer: Bool { traits.contains(.isTransformLayer) }
    /// Whether the layer's own new content shows anything, as far as its values tell.
    var isVisible: Bool { traits.contains(.isVisible) }

    /// Whether pixels around the layer depend on what its sublayers show: a shadow does, a blur and a bitmap do, in a
    /// shared space layers that move decide how others are divided, and some blend modes take away all that is around them in
    /// the extent of the picture.
    var inflatesDamage: Bool {
        parts.contains(.shadow) || isTransformLayer || traits.contains(.sortsSublayers)
            || effects?.inflatesDamage == true
            || traits.contains(.clearsOutside)
    }

    /// Notes the pixels of a layer that draws nothing but what fills its bounds.
    mutating func measured(boundsExtent: DeviceRect) {
        let box = PixelBox(boundsExtent)
        contentPixels = box
        surfacePixels = box
        pixels = box
    }

    /// Forgets what the visibility pass found.
    mutating func forgetMeasures() {
        parts = []
        maskIndex = -1
        drawn = 0
        sublayerPixels = .empty
        innerPixels = .empty
        contentPixels = .empty
        surfacePixels = .empty
        pixels = .empty
        effects = nil
        innerBackdropRadius = -1
        traits.subtract([.blends, .sortsSublayers, .sublayersDivideOpacity])
    }

    /// Counts all indices of layers from another place in the array.
    mutating func shift(by distance: Int) {
        let distance = Int32(truncatingIfNeeded: distance)
        parentIndex += distance
        end += distance
        if maskIndex >= 0 { maskIndex += distance }
        if transitionSourceIndex >= 0 { transitionSourceIndex += distance }
    }
}

/// The properties of a placed layer that are true or false.
struct PlacedTraits: OptionSet {
    var rawValue: UInt16

    static let contentsAreFlipped = PlacedTraits(rawValue: 1)
    static let isBackFacing = PlacedTraits(rawValue: 2)
    static let isTransformLayer = PlacedTraits(rawValue: 4)
    static let isVisible = PlacedTraits(rawValue: 8)
    static let isMoving = PlacedTraits(rawValue: 16)
    /// The layer has a time of its own.
    static let isRetimed = PlacedTraits(rawValue: 32)
    static let isReplicator = PlacedTraits(rawValue: 64)
    /// The layer of the tree itself: not in a copy of a replicator, and not in a transition source.
    static let isOriginal = PlacedTraits(rawValue: 128)
    /// The subtree looks different at every moment in ways that only placing it anew tells.
    static let updatesEveryFrame = PlacedTraits(rawValue: 256)
    /// The blend mode changes pixels of the extent where the layer shows nothing.
    static let clearsOutside = PlacedTraits(rawValue: 512)
    /// A background and maybe a border in rounded bounds, and nothing else.
    static let isBox = PlacedTraits(rawValue: 1024)
    /// The layer, or one in it, has a blend mode of its own.
    static let blends = PlacedTraits(rawValue: 2048)

    /// The layer's own transform, or what is done to the sublayers of the layer above, puts it out of the plane z = 0.
    static let leavesPlane = PlacedTraits(rawValue: 4096)
    /// Sublayers, or sublayers of those that are transparent to sorting, leave the plane: they are painted by depth.
    static let sortsSublayers = PlacedTraits(rawValue: 8192)
    /// A sublayer that shows puts an opacity that it is given on several things one by one.
    static let sublayersDivideOpacity = PlacedTraits(rawValue: 16384)

    /// The traits that the layers below depend on.
    static let inherited: PlacedTraits = [
        .contentsAreFlipped, .isTransformLayer, .isVisible, .isRetimed, .isReplicator,
    ]
}

/// Values that only few placed layers have.
///
/// An object, so that the others carry one word for it: the layers of a frame are read again and again.
final class PlacedExtras {
    let sublayerSpace: CATransform3D
    let sublayerBase: Projection
    let transition: RunningTransition?
    let inheritance: ReplicatorInheritance?
    let particles: ParticleField?

    init(
        sublayerSpace: CATransform3D,
        sublayerBase: Projection,
        transition: RunningTransition?,
        inheritance: ReplicatorInheritance?,
        particles: ParticleField?
    ) {
        self.sublayerSpace = sublayerSpace
        self.sublayerBase = sublayerBase
        self.transition = transition
        self.inheritance = inheritance
        self.particles = particles
    }
}

/// The things that a layer draws of its own.
struct LayerParts: OptionSet {
    var rawValue: UInt16

    static let background = LayerParts(rawValue: 1)
    static let contents = LayerParts(rawValue: 2)
    /// The content of the layer's kind below the sublayers, which its painter draws.
    static let ofKind = LayerParts(rawValue: 4)
    /// A second thing of this sort, for kinds that draw two.
    static let secondOfKind = LayerParts(rawValue: 8)
    static let border = LayerParts(rawValue: 16)
    static let shadow = LayerParts(rawValue: 32)
    static let particles = LayerParts(rawValue: 64)

    var count: Int { rawValue.nonzeroBitCount }
}

/// A transition at one moment.
struct RunningTransition {
    var style: TransitionStyle
    /// Between the transition source at 0 and the new content at 1.
    var fraction: Double
    /// Where the unmoved bounds are: what moving pictures are clipped to.
    var boundsProjection: Projection
    /// The index of the transition source's root; nil when there is nothing to come from.
    var source: Int?
}
