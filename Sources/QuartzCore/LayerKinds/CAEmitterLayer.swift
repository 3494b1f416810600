import AgateScene
import CoreGraphics
public import Foundation

/// A layer that emits particles, as its cells describe them, above its background and its border.
///
///     let spark = CAEmitterCell()
///     spark.contents = image
///     spark.birthRate = 40
///     spark.lifetime = 2
///     spark.velocity = 80
///     spark.emissionRange = 2 * .pi
///     let fountain = CAEmitterLayer()
///     fountain.emitterCells = [spark]
///
/// The particles at a time follow from the values and the layer's time alone, so that any moment can be shown at once. The
/// layer has been emitting since its local time 0: give it the present as ``CALayer/beginTime`` to start now. As nothing is
/// remembered, a change of a cell changes the particles that are there already, not the coming ones only.
///
/// A particle that lies nearer is not larger, unless the layer ``preservesDepth`` and is seen in perspective; else depth serves
/// for ``CAEmitterLayerRenderMode/backToFront`` alone. No more than some sixteen thousand particles are there at once.
///
/// Source: claims 15.5-15.12. GUESS emitter-births, emitter-latitude, emitter-outwards.
open class CAEmitterLayer: CALayer {
    private typealias State = EmitterValues

    private var cellObjects: [CAEmitterCell]?

    /// Makes an emitter layer without cells.
    public override init() {
        super.init()
        becomePristineKind()
    }

    /// Makes a shadow copy of a layer, as the system does for presentation layers.
    public override init(layer: Any) {
        super.init(layer: layer)
        becomePristineKind()
        cellObjects = (layer as? CAEmitterLayer)?.cellObjects
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var pristineKind: LayerKind { .emitter(Rare()) }

    /// What is emitted.
    ///
    /// The cells themselves are kept, and what they say now counts: a later change of a cell takes effect through a key path
    /// of the layer (`emitterCells.NAME.velocity`) or when the cells are set again.
    open var emitterCells: [CAEmitterCell]? {
        get {
            guard presented != nil else { return cellObjects }
            return state.cells?.cells.map { CAEmitterCell($0) }
        }
        set {
            // Even the same cells may say other things than before.
            change(.emitterCells, from: false, to: true) {
                cellObjects = newValue
                let list = newValue.map { CAEmitterCell.list(of: $0) }
                _ = values.kind.edit(State.self) { $0.cells = list }
            }
        }
    }

    /// A cell was changed by a key path of the layer.
    func takeCellsAgain() {
        emitterCells = cellObjects
    }

    /// Multiplies the rate of birth of every cell.
    ///
    /// Animatable.
    open var birthRate: Float {
        get { state.birthRate }
        set { changeKind(.birthRate, \State.birthRate, newValue) }
    }

    /// Multiplies the lifetime of particles when they are born.
    ///
    /// Animatable.
    open var lifetime: Float {
        get { state.lifetime }
        set { changeKind(.lifetime, \State.lifetime, newValue) }
    }

    /// The middle of the emitter's shape.
    ///
    /// Animatable.
    open var emitterPosition: CGPoint {
        get { state.emitterPosition }
        set { changeKind(.emitterPosition, \State.emitterPosition, newValue) }
    }

    /// The depth of the middle of the emitter's shape.
    ///
    /// Animatable.
    open var emitterZPosition: CGFloat {
        get { state.emitterZPosition }
        set { changeKind(.emitterZPosition, \State.emitterZPosition, newValue) }
    }

    /// The size of the emitter's shape; circles and spheres have the width as radius.
    ///
    /// Animatable.
    open var emitterSize: CGSize {
        get { state.emitterSize }
        set { changeKind(.emitterSize, \State.emitterSize, newValue) }
    }

    /// How far the emitter's shape extends along the third axis.
    ///
    /// Animatable.
    open var emitterDepth: CGFloat {
        get { state.emitterDepth }
        set { changeKind(.emitterDepth, \State.emitterDepth, newValue) }
    }

    /// What particles come from.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape(rawValue: state.emitterShape) }
        set { changeKind(.emitterShape, \State.emitterShape, newValue.rawValue) }
    }

    /// Which part of the shape they come from.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode(rawValue: state.emitterMode) }
        set { changeKind(.emitterMode, \State.emitterMode, newValue.rawValue) }
    }

    /// How particles are put over each other.
    open var renderMode: CAEmitterLayerRenderMode {
        get { CAEmitterLayerRenderMode(rawValue: state.renderMode) }
        set { changeKind(.renderMode, \State.renderMode, newValue.rawValue) }
    }

    /// Whether each particle is projected from its own depth, in the space around the layer, and not from the layer's plane.
    ///
    /// Particles keep facing as the layer does. In the space of a ``CATransformLayer`` each is sorted by its own depth among the other
    /// layers, and cut where it reaches through one; a layer with a mask, a shadow, a filter, a blend mode, a group opacity below 1 or
    /// ``CALayer/masksToBounds`` flattens its particles, which are then painted together with its plane.
    ///
    /// Source: claims 15.9, 15.15. GUESS emitter-depth.
    open var preservesDepth: Bool {
        get { state.preservesDepth }
        set { changeKind(.preservesDepth, \State.preservesDepth, newValue) }
    }

    /// Multiplies the speed of particles.
    ///
    /// Animatable.
    open var velocity: Float {
        get { state.velocity }
        set { changeKind(.velocity, \State.velocity, newValue) }
    }

    /// Multiplies the size of particles.
    ///
    /// Animatable.
    open var scale: Float {
        get { state.scale }
        set { changeKind(.scale, \State.scale, newValue) }
    }

    /// Multiplies the turning of particles.
    ///
    /// Animatable.
    open var spin: Float {
        get { state.spin }
        set { changeKind(.spin, \State.spin, newValue) }
    }

    /// Where the random numbers start; equal seeds repeat.
    open var seed: UInt32 {
        get { UInt32(truncatingIfNeeded: state.seed) }
        set { changeKind(.seed, \State.seed, Int(newValue)) }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "birthRate", "lifetime", "velocity", "scale", "spin": NSNumber(value: 1)
        case "emitterShape": "point"
        case "emitterMode": "volume"
        case "renderMode": "unordered"
        default: super.defaultValue(forKey: key)
        }
    }

    private var state: State { values.kind.values(State.self) }
}
