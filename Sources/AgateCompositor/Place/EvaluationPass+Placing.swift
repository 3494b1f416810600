import AgateGeometry
import AgateScene
import Foundation

/// The place of one layer: its matrix to device pixels, its depth, its particles and its running transition.
extension EvaluationPass {
    /// One layer in its place, without what is below it.
    func placed(_ item: PendingLayer, in context: ParentContext) -> PlacedLayer {
        let geometry = item.reference.withValues { LayerGeometry(at: $0) }
        var projection = context.base
        var matrix = CATransform3DIdentity
        var depth = 0.0
        var traits: PlacedTraits = []
        if context.placesLayer {
            matrix = context.planes.matrix(of: geometry, copy: item.inheritance?.copy?.matrix)
            projection = Projection(matrix).concatenating(context.base)
            if matrix.leavesPlane(zPosition: item.values.zPosition, in: context.planes.space) {
                traits.insert(.leavesPlane)
            }
            let facing = FacingTest(matrix, middle: item.values.bounds.middle)
            depth = facing.depth
            if facing.isBackFacing != geometry.isFlipped { traits.insert(.isBackFacing) }
        }
        if context.planes.isMirrored != geometry.isFlipped { traits.insert(.contentsAreFlipped) }
        if item.isMoving { traits.insert(.isMoving) }
        if item.values.timing.isPresent { traits.insert(.isRetimed) }
        traits.formUnion(kindTraits(of: item))
        let particles = traits.contains(.updatesEveryFrame) ? particles(of: item) : nil
        let transition = placedTransition(of: item, on: &projection)
        var layer = PlacedLayer(
            values: item.reference,
            id: item.node.id,
            contentVersion: item.isMoving || traits.contains(.updatesEveryFrame)
                ? movingVersion : item.node.revision,
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
            let inner = context.planes.sublayers(
                of: geometry,
                at: matrix,
                sharingSpace: layer.isTransformLayer
            )
            layer.extras = PlacedExtras(
                sublayerSpace: inner.space ?? CATransform3DIdentity,
                sublayerBase: layer.isTransformLayer ? context.base : projection,
                transition: transition,
                inheritance: item.inheritance,
                particles: particles
            )
        }
        return layer
    }

    /// The traits that a layer's kind gives it for the layers in it, and whether it looks different in each frame.
    private func kindTraits(of item: PendingLayer) -> PlacedTraits {
        if case .plain = item.values.kind { return [] }
        let kind = item.values.kind.name.traits
        guard !kind.isEmpty else { return [] }
        var traits: PlacedTraits = []
        if kind.contains(.copiesSublayers) { traits.insert(.isReplicator) }
        if kind.contains(.sharesSpace), item.values.kind.sharesSpace {
            traits.insert(.isTransformLayer)
        }
        if kind.contains(.keepsHistory), item.node.emitterHistory?.hasCells == true {
            traits.insert(.updatesEveryFrame)
        }
        return traits
    }

    /// The particles that an emitter layer with cells shows; nil for none.
    private func particles(of item: PendingLayer) -> ParticleField? {
        guard let emitter = EmitterValues.rare(in: item.values.kind),
            let history = item.node.emitterHistory
        else { return nil }
        let limit = item.inheritance == nil ? ParticleField.maxParticles : copies.particles
        guard limit > 0 else { return nil }
        let field = ParticleField(
            history,
            at: item.valueTime,
            shown: emitter.values,
            limit: limit
        )
        return field.particles.isEmpty ? nil : field
    }

    // MARK: Transitions

    /// The running transition of a layer, if any; it moves the layer's plane.
    private func placedTransition(
        of item: PendingLayer,
        on projection: inout Projection
    ) -> RunningTransition? {
        guard item.node.hasTransitions, let running = runningTransition(of: item) else { return nil }
        let transition = RunningTransition(
            style: running.style,
            fraction: running.fraction,
            boundsProjection: projection
        )
        let moved = running.style.newOffset(at: running.fraction, size: item.values.bounds.size)
        if moved != .zero {
            projection = Projection(CGAffineTransform(translationX: moved.width, y: moved.height))
                .concatenating(projection)
        }
        return transition
    }

    /// The transition that is in effect, if any: the last one added.
    func runningTransition(
        of item: PendingLayer
    ) -> (style: TransitionStyle, fraction: Double, id: AnimationID)? {
        for animation in item.node.animations.reversed() where animation.isTransition {
            if let (style, fraction) = animation.transition(at: item.valueTime) {
                return (style, fraction, animation.id)
            }
        }
        return nil
    }
}

extension PlacedLayer {
    /// Whether the layer's own new content shows anything, as far as its values and its place tell.
    var showsValues: Bool {
        !values.flags.contains(.hidden) && values.opacity > 0 && !isOutOfSight
            && (!isBackFacing || values.flags.contains(.doubleSided))
    }

    /// Whether all of the plane lies behind the viewer, or there is no plane at all.
    private var isOutOfSight: Bool {
        guard !isTransformLayer else { return false }
        return projection.isAffine ? !(projection.m33 > 0) : !projection.determinant.isFinite
    }
}
