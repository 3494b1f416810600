import AgateGeometry
import AgateScene
import Dispatch
import Foundation

/// Boxes that only move: the bulk of many frames, placed by several threads and in place.
///
/// What a layer that is rounded bounds and nothing else looks like does not change with its position, so there is nothing to
/// measure again but where it is.
extension PlacedScene {
    /// A box that was moved.
    struct MovedBox {
        var index: Int
        /// The pixels that it touched before.
        var before: PixelBox
    }

    /// Fewer than these are not worth a second thread.
    private static let leastSideBySide = 512

    /// Whether animations of a layer in its place do no more than move it.
    func onlyMoves(
        _ index: Int,
        _ node: UnsafePointer<RenderTree.Node>,
        _ values: FrameValues,
        _ tree: RenderTree
    )
        -> Bool
    {
        guard layers[index].traits.contains(.isBox), !node.pointee.hasTransitions else { return false }
        let parent = layers[index].parent
        // Where layers share a space, a move decides how others are divided.
        return parent >= 0 && layers[parent].extras == nil && values.onlyMoves(node, in: tree)
    }

    /// Moves the boxes that are marked for it, none of which lies in a layer that is marked.
    func moveBoxes(_ pass: EvaluationPass, _ values: FrameValues, _ displayTime: Double, threads: Int)
        -> [MovedBox]
    {
        let indices = marks.indices(of: LayerMarks.moved)
        guard !indices.isEmpty else { return [] }
        return [MovedBox](unsafeUninitializedCapacity: indices.count) { boxes, count in
            count = indices.count
            layers.withUnsafeMutableBufferPointer { layers in
                let work = Work(
                    pass: pass,
                    values: values,
                    time: displayTime,
                    indices: indices,
                    layers: layers,
                    boxes: boxes
                )
                let parts = indices.count < Self.leastSideBySide ? 1 : min(threads, indices.count)
                guard parts > 1 else { return work.move(0..<indices.count) }
                DispatchQueue.concurrentPerform(iterations: parts) { part in
                    work.move(indices.count * part / parts..<indices.count * (part + 1) / parts)
                }
            }
        }
    }

    /// What threads share.
    private struct Work: @unchecked Sendable {
        // Each thread writes its own boxes and their values; what is read of the layers above stays as it is.
        let pass: EvaluationPass
        let values: FrameValues
        let time: Double
        let indices: [Int]
        let layers: UnsafeMutableBufferPointer<PlacedLayer>
        let boxes: UnsafeMutableBufferPointer<MovedBox>

        func move(_ range: Range<Int>) {
            for number in range {
                let index = indices[number]
                (boxes.baseAddress.unsafelyUnwrapped + number).initialize(
                    to: MovedBox(index: index, before: layers[index].extentBox)
                )
                guard let node = pass.tree.address(of: layers[index].id) else { continue }
                let parent = layers[index].parent
                layers[index].move(
                    pass.evaluated(
                        node,
                        localTime: pass.tree.localTime(of: layers[index].id, at: time),
                        role: layers[index].role
                    ),
                    on: layers[parent].projection,
                    stamp: pass.stamp
                )
            }
        }
    }
}

extension PlacedLayer {
    /// Takes another place on the plane of the layer above.
    fileprivate mutating func move(_ item: EvaluationPass.Waiting, on base: Projection, stamp moving: UInt64)
    {
        place = item.values
        let matrix = LayerGeometry(at: place).matrix
        projection = Projection(matrix).concatenating(base)
        let sight = LineOfSight(matrix, middle: place.pointee.bounds.middle)
        depth = sight.depth
        stamp = item.isMoving ? moving : item.node.pointee.revision
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
