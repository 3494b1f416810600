import AgateGeometry
import AgateScene
import AgateTiming
import Foundation

extension PlacedScene {
    // MARK: The same layers

    func hasSameLayers(_ job: Job) -> Bool {
        guard layers[job.index].subtreeEnd - job.index == job.layers.count else { return false }
        for offset in job.layers.indices {
            let (old, new) = (layers[job.index + offset], job.layers[offset])
            guard old.id == new.id, old.role == new.role, offset == 0 || old.parent == new.parent + job.index,
                old.traits.contains(.isOriginal) == new.traits.contains(.isOriginal)
            else { return false }
        }
        return true
    }

    /// Puts a subtree with the same layers in the place of what was there.
    func replace(_ job: Job) {
        let parent = layers[job.index].parent
        for offset in job.layers.indices {
            let index = job.index + offset
            note(index)
            layers[index] = job.layers[offset]
            layers[index].shift(by: job.index)
            noteRest(index)
        }
        layers[job.index].parent = parent
    }

    private func noteRest(_ index: Int) {
        if layers[index].traits.contains([.isRestless, .isOriginal]) {
            places.restless.append(layers[index].id)
        }
    }

    /// Measures the layers that are different and those above them; boxes that were moved are measured.
    func measureTouched(_ boxes: [MovedBox]) {
        for (index, _) in before { touchLayers(above: index) }
        for box in boxes { touchLayers(above: box.index) }
        let touched = marks.indices(of: LayerMarks.touched)
        for index in touched { note(index) }
        layers.withUnsafeMutableBufferPointer { layers in
            for index in touched.reversed() { VisibilityPass.measure(index, in: layers) }
        }
    }

    private func touchLayers(above index: Int) {
        var above = layers[index].parent
        while above >= 0, marks[above] & LayerMarks.touched == 0 {
            marks[above] |= LayerMarks.touched
            above = layers[above].parent
        }
    }

    // MARK: Other layers

    /// Puts subtrees with other layers in the place of what was there.
    ///
    /// - Complexity: O(layers).
    func restructure(_ jobs: [Job]) -> DamageRegion {
        var old = layers
        for (index, layer) in before { old[index] = layer }
        let trace = FrameTrace(old)
        // Where each layer goes; one more for the end.
        var moved = [Int](repeating: 0, count: layers.count + 1)
        var result: [PlacedLayer] = []
        result.reserveCapacity(layers.count + jobs.reduce(0) { $0 + $1.layers.count })
        var next = 0
        for job in jobs + [Job(index: layers.count, layers: [])] {
            for index in next..<job.index {
                moved[index] = result.count
                result.append(layers[index])
            }
            moved[job.index] = result.count
            let start = result.count
            for var layer in job.layers {
                layer.shift(by: start)
                result.append(layer)
            }
            guard job.index < layers.count else { break }
            // The layer above is an old index yet, and known.
            let parent = layers[job.index].parent
            result[start].parent = parent < 0 ? -1 : moved[parent]
            next = layers[job.index].subtreeEnd
        }
        next = 0
        for job in jobs + [Job(index: layers.count, layers: [])] {
            for index in next..<job.index {
                let place = moved[index]
                let layer = layers[index]
                if layer.parent >= 0 { result[place].parent = moved[layer.parent] }
                result[place].subtreeEnd = moved[layer.subtreeEnd]
                result[place].oldPicture = layer.oldPicture.map { moved[$0] }
            }
            guard job.index < layers.count else { break }
            next = layers[job.index].subtreeEnd
        }
        layers = result
        VisibilityPass.run(&layers)
        findPlaces()
        return FrameTrace(layers).damage(since: trace)
    }
}
