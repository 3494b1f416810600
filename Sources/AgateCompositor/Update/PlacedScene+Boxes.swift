import AgateGeometry
import AgateScene
import Foundation

/// Boxes that only move: the bulk of many frames, placed by several threads and in place.
///
/// What a layer that is rounded bounds and nothing else looks like does not change with its position, so there is nothing to
/// measure again but where it is.
extension PlacedScene {
    /// Whether animations of a layer in its place do no more than move it.
    func onlyMoves(
        _ index: Int,
        _ node: UnsafePointer<RenderTree.Node>,
        _ values: FrameValues,
        _ columns: AnimationColumns
    )
        -> Bool
    {
        guard layers[index].traits.contains(.isBox), !node.pointee.hasTransitions else { return false }
        let parent = layers[index].parent
        // Where layers share a space, a move decides how others are divided.
        return parent >= 0 && layers[parent].extras == nil && values.onlyMoves(node, in: columns)
    }

    /// Moves the boxes that are marked for it, none of which lies in a layer that is marked.
    func moveBoxes(_ pass: EvaluationPass, _ displayTime: Double, threads: Int) -> [MovedBox] {
        let indices = updates.indices(of: .moved)
        guard let values = pass.values, !indices.isEmpty else { return [] }
        return layers.withUnsafeMutableBufferPointer { layers in
            // Each call writes its own box and that box's values; what is read of the layers above stays as it is.
            ParallelMap(threads: threads, minimum: 512).map(indices.count) { number in
                let index = indices[number]
                let box = MovedBox(index: index, before: layers[index].extentBox)
                guard let node = pass.tree.address(of: layers[index].id) else { return box }
                let parent = layers[index].parent
                let isMoving = pass.point(
                    &layers[index].reference,
                    at: node,
                    localTime: pass.tree.localTime(of: layers[index].id, at: displayTime),
                    values
                )
                layers[index].move(
                    isMoving: isMoving,
                    contentVersion: isMoving ? pass.movingVersion : node.pointee.revision,
                    on: layers[parent].projection
                )
                return box
            }
        }
    }
}

extension PlacedLayer {
    /// Takes the place on the plane of the layer above that its values say.
    fileprivate mutating func move(isMoving: Bool, contentVersion version: UInt64, on base: Projection) {
        let matrix = reference.withValues { LayerGeometry(at: $0).matrix }
        projection = Projection(matrix).concatenating(base)
        let sight = FacingTest(matrix, middle: values.bounds.middle)
        depth = sight.depth
        contentVersion = version
        set(.isMoving, isMoving)
        set(.isBackFacing, sight.isBackFacing != values.flags.contains(.geometryFlipped))
        set(.isVisible, showsValues)
        if isVisible {
            measured(boundsExtent: projection.extent(of: values.bounds))
        } else {
            forgetMeasures()
            traits.remove(.isBox)
        }
    }

    private mutating func set(_ trait: PlacedTraits, _ isSo: Bool) {
        if isSo { traits.insert(trait) } else { traits.remove(trait) }
    }
}
