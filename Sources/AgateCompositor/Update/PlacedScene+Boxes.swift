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
        return layers.withUnsafeMutableBufferPointer { layers in
            // Each call writes its own box and that box's values; what is read of the layers above stays as it is.
            ParallelMap(threads: threads, minimum: 512).map(indices.count) { number in
                let index = indices[number]
                let box = MovedBox(index: index, before: layers[index].extentBox)
                guard let node = pass.tree.address(of: layers[index].id) else { return box }
                let parent = layers[index].parent
                layers[index].move(
                    pass.evaluated(
                        node,
                        localTime: pass.tree.localTime(of: layers[index].id, at: displayTime),
                        role: layers[index].role
                    ),
                    on: layers[parent].projection,
                    contentVersion: pass.movingVersion
                )
                return box
            }
        }
    }
}

extension PlacedLayer {
    /// Takes another place on the plane of the layer above.
    fileprivate mutating func move(_ item: PendingLayer, on base: Projection, contentVersion moving: UInt64) {
        place = item.values
        let matrix = LayerGeometry(at: place).matrix
        projection = Projection(matrix).concatenating(base)
        let sight = FacingTest(matrix, middle: place.pointee.bounds.middle)
        depth = sight.depth
        contentVersion = item.isMoving ? moving : item.node.pointee.revision
        set(.isMoving, item.isMoving)
        set(.isBackFacing, sight.isBackFacing != place.pointee.flags.contains(.geometryFlipped))
        set(.isVisible, showsValues)
        if isVisible {
            measured(boundsExtent: projection.extent(of: place.pointee.bounds))
        } else {
            forgetMeasures()
            traits.remove(.isBox)
        }
    }

    private mutating func set(_ trait: PlacedTraits, _ isSo: Bool) {
        if isSo { traits.insert(trait) } else { traits.remove(trait) }
    }
}
