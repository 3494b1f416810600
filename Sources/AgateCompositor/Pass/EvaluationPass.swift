import AgateGeometry
import AgateScene
import AgateTiming
import Foundation

/// Evaluates and places every layer of a tree, parents before children.
///
/// One walk from the top down: the time of a layer comes from the one above it, and so does its place. The walk
/// keeps its own stack, so the depth of a tree is bounded by memory alone. Layers that cannot show (hidden, fully
/// transparent) are placed without their subtrees. A ``PlacedScene`` keeps the layers and has only parts placed again.
///
/// Source: claims 12.1-12.5, 12.11, 12.16, 14.11, 15.15.
struct EvaluationPass {
    /// One layer that waits to be placed.
    struct Waiting {
        /// The old picture that it is in, below 0 for the tree of the frame.
        var picture: Int
        var node: UnsafePointer<RenderTree.Node>
        var values: UnsafePointer<LayerValues>
        /// Whether an animation has an effect on the values.
        var isMoving: Bool
        /// The layer's own time.
        var localTime: Double
        var parent: Int
        var role: PlacedLayer.Role
        /// The outermost replicator whose copies it is in, -1 outside.
        var replicator = -1
        /// What replicators above say, if there are any.
        var inheritance: ReplicatorInheritance?
    }

    /// What is around the layer at the top of what is placed.
    struct Surroundings {
        /// The space around it to the plane that it is shown in; nil is the same.
        var space: CATransform3D?
        /// That plane to device pixels.
        var base: Projection
        /// Whether the layer's own position and transform count; otherwise `base` is its plane.
        var placesTop: Bool
        /// Whether layers above mirror what is in them.
        var isFlipped: Bool
    }

    /// So many layers at most are drawn again by all replicators of a frame together, those in sublayers included.
    static let mostCopies = 1 << 16
    var copiesLeft = mostCopies
    /// So many particles at most are drawn in the copies of a frame together.
    static let mostCopiedParticles = 4 * mostCopies
    private var particlesLeft = mostCopiedParticles

    /// How much was taken of what may be copied.
    var copiesTaken: Int {
        max(Self.mostCopies - copiesLeft, (Self.mostCopiedParticles - particlesLeft) / 4)
    }

    let tree: RenderTree
    /// The values of the animated layers; without it each layer is evaluated when the walk comes by.
    let values: FrameValues?
    private let surroundings: Surroundings
    private(set) var layers: [PlacedLayer] = []
    var waiting: [Waiting] = []
    /// The old pictures of transitions.
    var pictures: [SubtreeSnapshot] = []
    /// Values that were evaluated here.
    private let arena: ValueArena
    /// The stamp of all values that are on the move in this frame.
    let stamp: UInt64

    /// Places the layers of a tree and hands them over; they are good for as long as the function runs.
    ///
    /// - Parameters:
    ///   - tree: The tree.
    ///   - root: The layer to begin with.
    ///   - displayTime: The time of the frame.
    ///   - base: The space around the root to device pixels.
    ///   - placesRoot: Whether the root's own position and transform count; otherwise `base` is its plane.
    ///   - isUnderFlip: Whether an odd number of layers above the root mirror their geometry.
    ///   - body: What to do with the layers.
    static func withPlacedLayers(
        of tree: RenderTree,
        from root: LayerID,
        at displayTime: Double,
        base: Projection,
        placesRoot: Bool,
        isUnderFlip: Bool = false,
        _ body: (inout [PlacedLayer]) -> Void
    ) {
        var pass = EvaluationPass(
            tree,
            nil,
            Surroundings(space: nil, base: base, placesTop: placesRoot, isFlipped: isUnderFlip),
            arena: ValueArena(),
            stamp: RenderTree.nextRevision()
        )
        pass.run(root, parentTime: displayTime)
        body(&pass.layers)
        withExtendedLifetime(pass) {}
    }

    /// Makes ready to place a layer with its subtree.
    ///
    /// - Parameters:
    ///   - tree: The tree.
    ///   - frame: Its animated values at the frame's time.
    ///   - surroundings: What is around the layer.
    ///   - arena: Keeps values that no tree has.
    ///   - stamp: The stamp of all values that are on the move in this frame.
    init(
        _ tree: RenderTree,
        _ frame: FrameValues?,
        _ surroundings: Surroundings,
        arena: ValueArena,
        stamp: UInt64
    ) {
        self.tree = tree
        self.values = frame
        self.surroundings = surroundings
        self.arena = arena
        self.stamp = stamp
    }

    /// Places a layer with its subtree.
    ///
    /// - Parameter parentTime: The time around it.
    mutating func run(_ root: LayerID, parentTime: Double) {
        guard let node = tree.address(of: root) else { return }
        layers.reserveCapacity(tree.count)
        run(from: evaluated(node, picture: -1, parentTime: parentTime, parent: -1, role: .sublayer))
    }

    /// Places a layer with its subtree; its index is 0.
    mutating func run(from top: Waiting) {
        waiting.append(top)
        while let next = waiting.popLast() {
            if next.parent < 0 {
                place(
                    next,
                    space: surroundings.space,
                    base: surroundings.base,
                    isPlaced: surroundings.placesTop
                )
            } else if next.role == .oldPicture {
                placeOldPicture(next)
            } else {
                let isMask = next.role == .mask
                let space = isMask ? nil : layers[next.parent].extras?.sublayerSpace
                let base = isMask ? layers[next.parent].projection : layers[next.parent].sublayerBase
                place(next, space: space, base: base, isPlaced: true)
            }
        }
        closeSubtrees()
    }

    /// The values of a layer of the tree, outside of all copies, at its own time.
    func evaluated(
        _ node: UnsafePointer<RenderTree.Node>,
        localTime: Double,
        role: PlacedLayer.Role
    ) -> Waiting {
        var item = Waiting(
            picture: -1,
            node: node,
            values: RenderTree.Node.values(in: node),
            isMoving: false,
            localTime: localTime,
            parent: -1,
            role: role
        )
        guard !node.pointee.animations.isEmpty else { return item }
        if let frame = values {
            item.isMoving = frame.isMoving(node, in: tree)
            // Where no animation has an effect, the model shows.
            if item.isMoving { item.values = frame.values(of: node, in: tree, localTime: localTime) }
        } else {
            item.isMoving = true
            item.values = arena.keep(node.pointee.presentation(at: localTime))
        }
        return item
    }

    /// The values of a layer at the time that the layer above gives.
    func evaluated(
        _ node: UnsafePointer<RenderTree.Node>,
        picture: Int,
        parentTime: Double,
        parent: Int,
        role: PlacedLayer.Role,
        inherits inherited: ReplicatorInheritance? = nil
    ) -> Waiting {
        var localTime = TimeMapping.identity.localTime(at: parentTime)
        if node.pointee.values.timing.isPresent {
            localTime = TimeMapping(node.pointee.values.timing.values.parameters).localTime(at: parentTime)
        }
        if let inherited {
            return replicated(node, picture: picture, localTime: localTime, parent, role, inherited)
        }
        var item: Waiting
        if picture < 0 {
            item = evaluated(node, localTime: localTime, role: role)
        } else {
            let isAnimated = !node.pointee.animations.isEmpty
            item = Waiting(
                picture: picture,
                node: node,
                values: isAnimated
                    ? arena.keep(node.pointee.presentation(at: localTime)) : RenderTree.Node.values(in: node),
                isMoving: isAnimated,
                localTime: localTime,
                parent: parent,
                role: role
            )
        }
        item.parent = parent
        return item
    }

    /// A layer in a copy: with the values of its own time, in the copy's colour.
    private func replicated(
        _ node: UnsafePointer<RenderTree.Node>,
        picture: Int,
        localTime: Double,
        _ parent: Int,
        _ role: PlacedLayer.Role,
        _ inherited: ReplicatorInheritance
    ) -> Waiting {
        let timing = node.pointee.values.timing
        let inheritance =
            timing.isPresent ? inherited.retimed(by: timing.values.parameters.speed) : inherited
        // A delay goes back beyond the begin of a clock, where time itself stands still.
        var values = node.pointee.presentation(at: localTime - inheritance.delay)
        if let tint = inheritance.tint { values = values.tinted(tint) }
        if let copy = inheritance.copy { values.opacity *= copy.opacity }
        return Waiting(
            picture: picture,
            node: node,
            values: arena.keep(values),
            isMoving: !node.pointee.animations.isEmpty,
            localTime: localTime,
            parent: parent,
            role: role,
            inheritance: inheritance
        )
    }

    func node(_ id: LayerID, picture: Int) -> UnsafePointer<RenderTree.Node>? {
        picture < 0 ? tree.address(of: id) : pictures[picture].tree.address(of: id)
    }

    private mutating func place(
        _ item: Waiting,
        space: CATransform3D?,
        base: Projection,
        isPlaced: Bool
    ) {
        let isAbove = item.parent >= 0 ? layers[item.parent].contentsAreFlipped : surroundings.isFlipped
        var layer = placed(item, space: space, base: base, isPlaced: isPlaced, isFlippedAbove: isAbove)
        let index = layers.count
        if item.inheritance != nil, let field = layer.particles { particlesLeft -= field.particles.count }
        if item.picture < 0 {
            if item.inheritance == nil { layer.traits.insert(.isOriginal) }
            if item.replicator >= 0, item.isMoving || layer.traits.contains(.isRestless) {
                layers[item.replicator].traits.insert(.isRestless)
            }
        }
        layers.append(layer)
        if layer.extras?.transition != nil,
            let transition = running(item.node.pointee.animations, at: item.ownTime),
            let source = item.node.pointee.transitionSources[transition.id]
        {
            pushOldPicture(source, parent: index, inherits: item.inheritance?.withoutDelay)
        }
        if layer.isVisible { pushChildren(of: item, parent: index) }
    }

    /// One layer in its place, without what is below it.
    func placed(
        _ item: Waiting,
        space: CATransform3D?,
        base: Projection,
        isPlaced: Bool,
        isFlippedAbove: Bool
    ) -> PlacedLayer {
        let values = item.values
        let geometry = LayerGeometry(at: values)
        let isFlipped = values.pointee.flags.contains(.geometryFlipped)
        var projection = base
        var matrix = CATransform3DIdentity
        var depth = 0.0
        var traits: PlacedTraits = []
        if isPlaced {
            matrix = geometry.matrix
            if let copy = item.inheritance?.copy?.matrix { matrix = CATransform3DConcat(matrix, copy) }
            if let space, !CATransform3DIsIdentity(space) { matrix = CATransform3DConcat(matrix, space) }
            projection = Projection(matrix).concatenating(base)
            if matrix.leavesPlane(zPosition: values.pointee.zPosition, in: space) {
                traits.insert(.leavesPlane)
            }
            let sight = LineOfSight(matrix, middle: values.pointee.bounds.middle)
            depth = sight.depth
            if sight.isBackFacing != isFlipped { traits.insert(.isBackFacing) }
        }
        if isFlippedAbove != isFlipped { traits.insert(.contentsAreFlipped) }
        if item.isMoving { traits.insert(.isMoving) }
        if values.pointee.timing.isPresent { traits.insert(.isRetimed) }
        var particles: ParticleField?
        switch values.pointee.kind {
        case .transform: traits.insert(.isTransformLayer)
        case .replicator(let replicator):
            traits.insert(.isReplicator)
            if replicator.isPresent, replicator.values.preservesDepth { traits.insert(.isTransformLayer) }
        case .emitter(let emitter):
            guard let history = item.node.pointee.emitterHistory, history.hasCells else { break }
            traits.insert(.isRestless)
            let limit = item.inheritance == nil ? ParticleField.maxParticles : particlesLeft
            guard limit > 0 else { break }
            let field = ParticleField(
                history,
                at: item.ownTime,
                renderMode: emitter.values.renderMode,
                limit: limit
            )
            if !field.particles.isEmpty { particles = field }
        default: break
        }
        var transition: RunningTransition?
        if item.node.pointee.hasTransitions,
            let running = running(item.node.pointee.animations, at: item.ownTime)
        {
            transition = RunningTransition(
                style: running.style,
                fraction: running.fraction,
                boundsProjection: projection
            )
            let moved = running.style.newOffset(at: running.fraction, size: values.pointee.bounds.size)
            if moved != .zero {
                projection = Projection(CGAffineTransform(translationX: moved.width, y: moved.height))
                    .concatenating(projection)
            }
        }
        var layer = PlacedLayer(
            values: values,
            id: item.node.pointee.id,
            stamp: item.isMoving || traits.contains(.isRestless) ? stamp : item.node.pointee.revision,
            role: item.role,
            parent: item.parent,
            projection: projection,
            depth: depth,
            traits: traits
        )
        if layer.showsValues { layer.traits.insert(.isVisible) }
        if layer.isTransformLayer || geometry.sublayerMatrix != nil || transition != nil
            || item.inheritance != nil || particles != nil
        {
            let inner = geometry.sublayerMatrix ?? CATransform3DIdentity
            layer.extras = PlacedExtras(
                sublayerSpace: layer.isTransformLayer ? CATransform3DConcat(inner, matrix) : inner,
                sublayerBase: layer.isTransformLayer ? base : projection,
                transition: transition,
                inheritance: item.inheritance,
                particles: particles
            )
        }
        return layer
    }

    /// The old picture lies in the plane of the layer whose transition runs, whatever its own place was.
    private mutating func placeOldPicture(_ item: Waiting) {
        guard let transition = layers[item.parent].transition else { return }
        let new = layers[item.parent].values.bounds
        let old = item.values.pointee.bounds
        let moved = transition.style.oldOffset(at: transition.fraction, size: new.size)
        let shift = CGAffineTransform(
            translationX: moved.width + new.minX - old.minX,
            y: moved.height + new.minY - old.minY
        )
        let base = Projection(shift).concatenating(transition.boundsProjection)
        let index = layers.count
        layers[item.parent].oldPicture = index
        place(item, space: nil, base: base, isPlaced: false)
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

    // MARK: Transitions

    /// The transition that is in effect, if any: the last one added.
    private func running(
        _ animations: [RenderAnimation],
        at localTime: Double
    ) -> (style: TransitionStyle, fraction: Double, id: AnimationID)? {
        for index in animations.indices.reversed() where animations[index].isTransition {
            let animation = animations[index]
            if let (style, fraction) = animation.transition(at: localTime) {
                return (style, fraction, animation.id)
            }
        }
        return nil
    }
}

extension EvaluationPass.Waiting {
    /// The time that its values are of: behind its clock in a copy that is late.
    fileprivate var ownTime: Double { localTime - (inheritance?.delay ?? 0) }
}

extension PlacedLayer {
    /// Whether the layer's own new picture shows anything, as far as its values and its place tell.
    var showsValues: Bool {
        !place.pointee.flags.contains(.hidden) && place.pointee.opacity > 0 && !isOutOfSight
            && (!isBackFacing || place.pointee.flags.contains(.doubleSided))
    }

    /// Whether all of the plane lies behind the viewer, or there is no plane at all.
    private var isOutOfSight: Bool {
        guard !isTransformLayer else { return false }
        return projection.isAffine ? !(projection.m33 > 0) : !projection.determinant.isFinite
    }
}
