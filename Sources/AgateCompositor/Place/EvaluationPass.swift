import AgateGeometry
import AgateScene
import Foundation

/// Evaluates and places every layer of a tree, parents before children.
///
/// One walk from the top down: the time of a layer comes from the one above it, and so does its place. The walk
/// keeps its own stack, so the depth of a tree is bounded by memory alone. Layers that cannot show (hidden, fully
/// transparent) are placed without their subtrees. A ``PlacedScene`` keeps the layers and has only parts placed again.
///
/// `EvaluationPass+Values.swift` gives a layer its values, `EvaluationPass+Placing.swift` its place,
/// `EvaluationPass+Children.swift` says what waits after it.
///
/// Source: claims 12.1-12.5, 12.11, 12.16, 14.11, 15.15.
struct EvaluationPass {
    let tree: RenderTree
    /// Which layers are animated, and by what.
    let columns: AnimationColumns
    /// The values of the layers that ``columns`` animate; without it each layer is evaluated when the walk comes by.
    let values: FrameValues?
    /// The context of the layer that the walk begins with.
    private let context: ParentContext
    var layers: [PlacedLayer] = []
    var pending: [PendingLayer] = []
    /// The trees that running transitions come from.
    var sources: [SubtreeSnapshot] = []
    /// Values that were evaluated here.
    let arena: ValueArena
    /// The content version of all values that are on the move in this frame.
    let movingVersion: UInt64
    var copies = CopyBudget()

    /// Makes ready to place a layer with its subtree.
    ///
    /// - Parameters:
    ///   - scene: The layers.
    ///   - values: Their animated values at the frame's time.
    ///   - context: The context of the layer.
    ///   - arena: Keeps values that no tree has.
    ///   - movingVersion: The content version of all values that are on the move in this frame.
    init(
        _ scene: RenderScene,
        _ values: FrameValues,
        _ context: ParentContext,
        arena: ValueArena,
        movingVersion: UInt64
    ) {
        self.init(scene.tree, scene.columns, values, context, arena: arena, movingVersion: movingVersion)
    }

    init(
        _ tree: RenderTree,
        _ columns: AnimationColumns,
        _ values: FrameValues?,
        _ context: ParentContext,
        arena: ValueArena,
        movingVersion: UInt64
    ) {
        self.tree = tree
        self.columns = columns
        self.values = values
        self.context = context
        self.arena = arena
        self.movingVersion = movingVersion
    }

    /// Another pass over the same scene, for a layer with its subtree.
    ///
    /// - Parameter context: The context of the layer.
    func begun(in context: ParentContext) -> EvaluationPass {
        EvaluationPass(tree, columns, values, context, arena: arena, movingVersion: movingVersion)
    }

    /// Places a layer with its subtree.
    ///
    /// - Parameter parentTime: The time around it.
    mutating func run(_ root: LayerID, parentTime: Double) {
        guard let layer = tree.reference(to: root) else { return }
        layers.reserveCapacity(tree.count)
        run(from: evaluated(layer, source: -1, parentTime: parentTime, parent: -1, role: .sublayer))
    }

    /// Places a layer with its subtree; its index is 0.
    mutating func run(from top: PendingLayer) {
        pending.append(top)
        while let next = pending.popLast() {
            if next.parent < 0 {
                place(next, in: context)
            } else if next.role == .transitionSource {
                placeTransitionSource(next)
            } else {
                place(next, in: layers[next.parent].context(of: next.role))
            }
        }
        closeSubtrees()
    }

    func layer(_ id: LayerID, source: Int) -> NodeReference? {
        source < 0 ? tree.reference(to: id) : sources[source].tree.reference(to: id)
    }

    private mutating func place(_ item: PendingLayer, in context: ParentContext) {
        var layer = placed(item, in: context)
        let index = layers.count
        if item.inheritance != nil, let field = layer.particles { copies.particles -= field.particles.count }
        if item.source < 0 {
            if item.inheritance == nil { layer.traits.insert(.isOriginal) }
            if item.replicator >= 0, item.isMoving || layer.traits.contains(.updatesEveryFrame) {
                layers[item.replicator].traits.insert(.updatesEveryFrame)
            }
        }
        layers.append(layer)
        if layer.extras?.transition != nil,
            let transition = runningTransition(of: item),
            let source = item.node.transitionSources[transition.id]
        {
            pushTransitionSource(source, parent: index, inherits: item.inheritance?.withoutDelay)
        }
        if layer.isVisible { pushChildren(of: item, parent: index) }
    }

    /// A transition source lies in the plane of the layer whose transition runs, whatever its own place was.
    private mutating func placeTransitionSource(_ item: PendingLayer) {
        guard let transition = layers[item.parent].transition else { return }
        let new = layers[item.parent].values.bounds
        let old = item.values.bounds
        let moved = transition.style.oldOffset(at: transition.fraction, size: new.size)
        let shift = CGAffineTransform(
            translationX: moved.width + new.minX - old.minX,
            y: moved.height + new.minY - old.minY
        )
        let isMirrored = layers[item.parent].contentsAreFlipped
        layers[item.parent].transitionSource = layers.count
        place(
            item,
            in: ParentContext(
                planes: PlaneChain(isMirrored: isMirrored),
                base: Projection(shift).concatenating(transition.boundsProjection),
                placesLayer: false
            )
        )
    }

    /// Each layer learns where its subtree ends.
    private mutating func closeSubtrees() {
        for index in layers.indices.reversed() {
            layers[index].subtreeEnd = max(layers[index].subtreeEnd, index + 1)
            let parent = layers[index].parent
            if parent >= 0 {
                layers[parent].subtreeEnd = max(layers[parent].subtreeEnd, layers[index].subtreeEnd)
            }
        }
    }
}
