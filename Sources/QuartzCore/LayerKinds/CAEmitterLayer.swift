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
/// A particle keeps the values of its birth: a change of the layer, of a cell, or by an animation applies to particles that are
/// born from then on. A ``birthRate`` of 0 lets living particles live on; an ``emitterPosition`` that moves leaves a trail. Only
/// ``renderMode`` and ``preservesDepth`` apply to all particles at once. Particles that other particles emit follow the values at the birth
/// of the layer's own particle that they descend from.
///
/// The display keeps the values with the layer's local times at which they were committed, so that the particles at any time follow from
/// that history and the layer's clock: the frame rate does not matter, a paused layer keeps its particles, and a replicator's delayed copies
/// show the past. When a layer enters a display's tree it has been emitting with its present values since its local time 0: give it the
/// present as ``CALayer/beginTime`` to start now. A clock that is set back continues from there with the present values. The history ends when
/// the layer leaves the tree; of more than 4 096 changes within one lifetime the oldest are dropped with their particles.
///
/// Cells of one layer emit at different phases, so that several cells with one rate are a stream; the ``seed`` decides which.
///
/// A particle that lies nearer is not larger, unless the layer ``preservesDepth`` and is seen in perspective; else depth serves
/// for ``CAEmitterLayerRenderMode/backToFront`` alone. No more than some sixteen thousand particles are there at once.
///
/// Source: claims 15.5-15.11, 15.7a. GUESS emitter-births, emitter-memory, emitter-latitude, emitter-outwards.
open class CAEmitterLayer: CALayer {
    private typealias State = EmitterValues

    @InSections private var cellObjects: [CAEmitterCell]? = nil

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

    override class var pristineKind: LayerKind { .emitter(CopyOnWriteBox()) }

    /// The cells from which particles are made; nil for none.
    ///
    /// The cells themselves are kept, and their values are copied: a later change of a cell takes effect through a key path
    /// of the layer (`emitterCells.NAME.velocity`) or when the cells are set again.
    open var emitterCells: [CAEmitterCell]? {
        get {
            guard presented != nil else { return cellObjects }
            return state.cells?.cells.map { CAEmitterCell($0) }
        }
        set {
            let list = newValue.map { CAEmitterCell.list(of: $0) }
            // The cells before go after the change: not in a section.
            let old = cellObjects
            defer { withExtendedLifetime(old) {} }
            // Even the same cells may say other things than before.
            change(.emitterCells, from: false, to: true) {
                cellObjects = newValue
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

    /// The extent of the emitter's shape along the third axis.
    ///
    /// Animatable.
    open var emitterDepth: CGFloat {
        get { state.emitterDepth }
        set { changeKind(.emitterDepth, \State.emitterDepth, newValue) }
    }

    /// The shape that particles come from.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape(rawValue: state.emitterShape) }
        set { changeKind(.emitterShape, \State.emitterShape, newValue.rawValue) }
    }

    /// The part of the shape that particles come from.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode(rawValue: state.emitterMode) }
        set { changeKind(.emitterMode, \State.emitterMode, newValue.rawValue) }
    }

    /// The order and the blending of particles that overlap.
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

    /// The start of the random numbers and of the cells' phases; equal seeds repeat.
    open var seed: UInt32 {
        get { UInt32(truncatingIfNeeded: state.seed) }
        set { changeKind(.seed, \State.seed, Int(newValue)) }
    }

    private var state: State { values.kind.values(State.self) }
}
