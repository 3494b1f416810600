import AgateScene
public import CoreGraphics
public import Foundation

/// A layer that draws its sublayers several times, each time moved, coloured and delayed a little more.
///
/// Copy k lies at `instanceTransform` to the power of k about the middle of the bounds, has the colour
/// ``instanceColor`` plus k times the offsets, and lives k times ``instanceDelay`` in the past. The layer's own background
/// and border are drawn once, and only the first copy is hit by touches.
///
///     let dots = CAReplicatorLayer()
///     dots.instanceCount = 12
///     dots.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
///     dots.instanceDelay = 1.0 / 12
///
/// An animation that is removed when it ends leaves all copies at once; let it repeat, or keep it, for the late ones to
/// finish.
///
/// Source: claims 15.4, G3-G5. GUESS replicator-order: later copies are above earlier ones.
open class CAReplicatorLayer: CALayer {
    private typealias State = ReplicatorValues

    /// Makes a replicator of one copy.
    public override init() {
        super.init()
        becomePristineKind()
    }

    /// Makes a shadow copy of a layer, as the system does for presentation layers.
    public override init(layer: Any) {
        super.init(layer: layer)
        becomePristineKind()
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class var pristineKind: LayerKind { .replicator(CopyOnWriteBox()) }

    /// The number of copies, the original included; 0 or less draws none.
    ///
    /// Animatable.
    open var instanceCount: Int {
        get { state.instanceCount }
        set { changeKind(.instanceCount, \State.instanceCount, newValue) }
    }

    /// Whether the copies share one space, as the sublayers of a transform layer do, instead of lying in the layer's plane.
    ///
    /// The layer then draws nothing of its own.
    open var preservesDepth: Bool {
        get { state.preservesDepth }
        set { changeKind(.preservesDepth, \State.preservesDepth, newValue) }
    }

    /// By how many seconds each copy is later than the one before it.
    ///
    /// Animatable.
    open var instanceDelay: CFTimeInterval {
        get { state.instanceDelay }
        set { changeKind(.instanceDelay, \State.instanceDelay, newValue) }
    }

    /// From each copy to the next, about the middle of the bounds.
    ///
    /// Animatable.
    open var instanceTransform: CATransform3D {
        get { state.instanceTransform }
        set { changeKind(.instanceTransform, \State.instanceTransform, newValue) }
    }

    /// The colour that multiplies the colours of the first copy; nil counts as white.
    ///
    /// Animatable.
    open var instanceColor: CGColor? {
        get { state.instanceColor }
        set { changeKind(.instanceColor, \State.instanceColor, newValue) }
    }

    /// Added to the red of ``instanceColor`` from each copy to the next.
    ///
    /// Animatable.
    open var instanceRedOffset: Float {
        get { state.instanceRedOffset }
        set { changeKind(.instanceRedOffset, \State.instanceRedOffset, newValue) }
    }

    /// Added to the green of ``instanceColor`` from each copy to the next.
    ///
    /// Animatable.
    open var instanceGreenOffset: Float {
        get { state.instanceGreenOffset }
        set { changeKind(.instanceGreenOffset, \State.instanceGreenOffset, newValue) }
    }

    /// Added to the blue of ``instanceColor`` from each copy to the next.
    ///
    /// Animatable.
    open var instanceBlueOffset: Float {
        get { state.instanceBlueOffset }
        set { changeKind(.instanceBlueOffset, \State.instanceBlueOffset, newValue) }
    }

    /// Added to the alpha of ``instanceColor`` from each copy to the next.
    ///
    /// Animatable.
    open var instanceAlphaOffset: Float {
        get { state.instanceAlphaOffset }
        set { changeKind(.instanceAlphaOffset, \State.instanceAlphaOffset, newValue) }
    }

    private var state: State { values.kind.values(State.self) }
}
