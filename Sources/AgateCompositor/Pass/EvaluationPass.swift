import AgateGeometry
import AgateScene
import AgateTiming
import Foundation

/// Evaluates and places every layer of a tree, parents before children.
///
/// One walk from the top down: the time of a layer comes from the one above it, and so does its place. The walk
/// keeps its own stack, so the depth of a tree is bounded by memory alone. Layers that cannot show (hidden, fully
/// transparent) are placed without their subtrees.
///
/// Source: claims C3, 12.1-12.5, 12.11, 12.16, 14.11, 15.15.
struct EvaluationPass {
    /// One layer that waits to be placed.
    private struct Waiting {
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
        /// What replicators above say, if there are any.
        var inheritance: ReplicatorInheritance?
    }

    /// So many sublayers at most are drawn again by all replicators of a frame together.
    private static let mostCopies = 1 << 16
    private var copiesLeft = mostCopies

    private let tree: RenderTree
    /// The values of the animated layers; without it each layer is evaluated when the walk comes by.
    private let frame: FrameValues?
    private var layers: [PlacedLayer] = []
    private var waiting: [Waiting] = []
    /// The old pictures of transitions.
    private var pictures: [SubtreeSnapshot] = []
    /// Values that were evaluated here.
    private let arena = ValueArena()
    /// The stamp of all values that are on the move in this frame.
    private let frameStamp = RenderTree.nextRevision()

    /// Places the layers of a tree and hands them over; they are good for as long as the function runs.
    ///
    /// - Parameters:
    ///   - tree: The tree.
    ///   - root: The layer to begin with.
    ///   - displayTime: The time of the frame.
    ///   - base: The space around the root to device pixels.
    ///   - placesRoot: Whether the root's own position and transform count; otherwise `base` is its plane.
    ///   - frame: Memory for values that is kept from frame to frame; nobody else may use it meanwhile.
    ///   - body: What to do with the layers.
    static func withPlacedLayers(
        of tree: RenderTree,
        from root: LayerID,
        at displayTime: Double,
        base: Projection,
        placesRoot: Bool,
        in frame: FrameValues? = nil,
        _ body: (inout [PlacedLayer]) -> Void
    ) {
        var pass = EvaluationPass(tree, frame)
        frame?.evaluate(tree, at: displayTime)
        pass.run(root, displayTime, base, placesRoot)
        body(&pass.layers)
        withExtendedLifetime(pass) {}
    }

    private init(_ tree: RenderTree, _ frame: FrameValues?) {
        self.tree = tree
        self.frame = frame
    }

    private mutating func run(
        _ root: LayerID,
        _ displayTime: Double,
        _ base: Projection,
        _ placesRoot: Bool
    ) {
        guard let node = tree.address(of: root) else { return }
        layers.reserveCapacity(tree.count)
        waiting.append(evaluated(node, picture: -1, parentTime: displayTime, parent: -1, role: .sublayer))
        while let next = waiting.popLast() {
            if next.parent < 0 {
                place(next, space: nil, base: base, isPlaced: placesRoot)
            } else if next.role == .oldPicture {
                placeOldPicture(next)
            } else {
                let isMask = next.role == .mask
                let space = isMask ? nil : layers[next.parent].sublayerSpace
                let base = isMask ? layers[next.parent].projection : layers[next.parent].sublayerBase
                place(next, space: space, base: base, isPlaced: true)
            }
        }
        closeSubtrees()
    }

    /// The values of a layer at the time that the layer above gives.
    private func evaluated(
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
        let values: UnsafePointer<LayerValues>
        var isMoving = false
        if node.pointee.animations.isEmpty {
            values = RenderTree.Node.values(in: node)
        } else if picture < 0, let frame {
            values = frame.values(of: node, in: tree, localTime: localTime)
            isMoving = frame.isMoving(node, in: tree)
        } else {
            isMoving = true
            values = arena.keep(node.pointee.presentation(at: localTime))
        }
        return Waiting(
            picture: picture,
            node: node,
            values: values,
            isMoving: isMoving,
            localTime: localTime,
            parent: parent,
            role: role
        )
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

    private func node(_ id: LayerID, picture: Int) -> UnsafePointer<RenderTree.Node>? {
        picture < 0 ? tree.address(of: id) : pictures[picture].tree.address(of: id)
    }

    private mutating func place(
        _ item: Waiting,
        space: CATransform3D?,
        base: Projection,
        isPlaced: Bool
    ) {
        let geometry = LayerGeometry(item.values.pointee)
        var projection = base
        var matrix = CATransform3DIdentity
        var isBackFacing = false
        var depth = 0.0
        if isPlaced {
            matrix = geometry.matrix
            if let copy = item.inheritance?.copy?.matrix { matrix = CATransform3DConcat(matrix, copy) }
            if let space, !CATransform3DIsIdentity(space) { matrix = CATransform3DConcat(matrix, space) }
            projection = Projection(matrix).concatenating(base)
            let sight = LineOfSight(matrix, middle: item.values.pointee.bounds.middle)
            depth = sight.depth
            isBackFacing = sight.isBackFacing != item.values.pointee.flags.contains(.geometryFlipped)
        }
        let isAbove = item.parent >= 0 && layers[item.parent].contentsAreFlipped
        var layer = PlacedLayer(
            values: item.values,
            id: item.node.pointee.id,
            stamp: item.isMoving || item.values.pointee.hasParticles
                ? frameStamp : item.node.pointee.revision,
            role: item.role,
            parent: item.parent,
            projection: projection,
            sublayerSpace: CATransform3DIdentity,
            sublayerBase: projection,
            depth: depth,
            contentsAreFlipped: isAbove != item.values.pointee.flags.contains(.geometryFlipped),
            isBackFacing: isBackFacing
        )
        layer.isMoving = item.isMoving
        layer.inheritance = item.inheritance
        let delay = item.inheritance?.delay ?? 0
        if case .emitter(let emitter) = item.values.pointee.kind, emitter.isPresent {
            let field = ParticleField(emitter.values, at: item.localTime - delay)
            if !field.particles.isEmpty { layer.particles = field }
        }
        let transition = running(item.node.pointee.animations, at: item.localTime - delay)
        if let transition {
            layer.transition = RunningTransition(
                style: transition.style,
                fraction: transition.fraction,
                boundsProjection: projection
            )
            let moved = transition.style.newOffset(
                at: transition.fraction,
                size: item.values.pointee.bounds.size
            )
            if moved != .zero {
                layer.projection = Projection(CGAffineTransform(translationX: moved.width, y: moved.height))
                    .concatenating(projection)
                layer.sublayerBase = layer.projection
            }
        }
        layer.sublayerSpace = geometry.sublayerMatrix ?? CATransform3DIdentity
        if layer.isTransformLayer {
            layer.sublayerSpace = CATransform3DConcat(layer.sublayerSpace, matrix)
            layer.sublayerBase = base
        }
        let index = layers.count
        layers.append(layer)
        if let transition, let source = item.node.pointee.transitionSources[transition.id] {
            pushOldPicture(source, parent: index, inherits: item.inheritance?.withoutDelay)
        }
        if layer.isVisible { pushChildren(of: item, parent: index) }
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
        layers[item.parent].transition?.oldPicture = index
        place(item, space: nil, base: base, isPlaced: false)
    }

    // MARK: Children

    private mutating func pushChildren(of item: Waiting, parent: Int) {
        if let mask = item.node.pointee.mask, let node = node(mask, picture: item.picture) {
            waiting.append(
                evaluated(
                    node,
                    picture: item.picture,
                    parentTime: item.localTime,
                    parent: parent,
                    role: .mask,
                    inherits: item.inheritance?.belowCopy
                )
            )
        }
        guard case .replicator = item.values.pointee.kind, !item.node.pointee.sublayers.isEmpty,
            let copies = item.values.pointee.replicatorCopies(
                limit: copiesLeft / item.node.pointee.sublayers.count
            )
        else {
            pushSublayers(of: item, parent: parent, inherits: item.inheritance?.belowCopy)
            return
        }
        copiesLeft -= copies.count * item.node.pointee.sublayers.count
        // The first copy is the lowest, so it comes off the stack first.
        for copy in copies.reversed() {
            let inheritance = ReplicatorInheritance(copy: copy, in: item.inheritance)
            pushSublayers(of: item, parent: parent, inherits: inheritance)
        }
    }

    private mutating func pushSublayers(
        of item: Waiting,
        parent: Int,
        inherits inherited: ReplicatorInheritance?
    ) {
        let first = waiting.count
        var isSorted = true
        var lastDepth = -CGFloat.infinity
        for id in item.node.pointee.sublayers {
            guard let node = node(id, picture: item.picture) else { continue }
            let child = evaluated(
                node,
                picture: item.picture,
                parentTime: item.localTime,
                parent: parent,
                role: .sublayer,
                inherits: inherited
            )
            if child.values.pointee.zPosition < lastDepth { isSorted = false }
            lastDepth = child.values.pointee.zPosition
            waiting.append(child)
        }
        // The back-most comes off the stack first.
        if isSorted {
            waiting[first...].reverse()
        } else {
            let children = waiting[first...].enumerated().sorted {
                let (a, b) = ($0.element.values.pointee.zPosition, $1.element.values.pointee.zPosition)
                return a == b || a.isNaN || b.isNaN ? $0.offset > $1.offset : a > b
            }
            waiting.replaceSubrange(first..., with: children.map(\.element))
        }
    }

    private mutating func pushOldPicture(
        _ source: SubtreeSnapshot,
        parent: Int,
        inherits inherited: ReplicatorInheritance?
    ) {
        guard let root = source.tree.root, let node = source.tree.address(of: root) else { return }
        pictures.append(source)
        waiting.append(
            evaluated(
                node,
                picture: pictures.count - 1,
                parentTime: source.time,
                parent: parent,
                role: .oldPicture,
                inherits: inherited
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

extension PlacedLayer {
    /// Whether the layer's own new picture shows anything, as far as its values tell.
    var isVisible: Bool {
        !values.flags.contains(.hidden) && values.opacity > 0 && !isOutOfSight
            && (!isBackFacing || values.flags.contains(.doubleSided))
    }
}

/// Values that a pass evaluated itself, for as long as it lasts.
private final class ValueArena {
    private var kept: [UnsafeMutablePointer<LayerValues>] = []

    deinit {
        for values in kept {
            values.deinitialize(count: 1)
            values.deallocate()
        }
    }

    func keep(_ values: LayerValues) -> UnsafePointer<LayerValues> {
        let place = UnsafeMutablePointer<LayerValues>.allocate(capacity: 1)
        place.initialize(to: values)
        kept.append(place)
        return UnsafePointer(place)
    }
}
