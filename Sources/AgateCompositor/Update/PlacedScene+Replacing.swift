import AgateGeometry
import AgateScene
import AgateTiming
import Foundation

extension PlacedScene {
    // MARK: The same layers

    func hasSameLayers(_ subtree: ReplacedSubtree) -> Bool {
        guard layers[subtree.index].subtreeEnd - subtree.index == subtree.layers.count else { return false }
        for offset in subtree.layers.indices {
            let (old, new) = (layers[subtree.index + offset], subtree.layers[offset])
            guard old.id == new.id, old.role == new.role,
                offset == 0 || old.parent == new.parent + subtree.index,
                old.traits.contains(.isOriginal) == new.traits.contains(.isOriginal)
            else { return false }
        }
        return true
    }

    /// Puts a subtree with the same layers in the place of what was there.
    func replace(_ subtree: ReplacedSubtree) {
        let parent = layers[subtree.index].parent
        for offset in subtree.layers.indices {
            let index = subtree.index + offset
            note(index)
            layers[index] = subtree.layers[offset]
            layers[index].shift(by: subtree.index)
            noteRest(index)
        }
        layers[subtree.index].parent = parent
    }

    private func noteRest(_ index: Int) {
        if layers[index].traits.contains([.updatesEveryFrame, .isOriginal]) {
            places.everyFrame.append(layers[index].id)
        }
    }

    /// Measures the layers that are different and those above them; boxes that were moved are measured.
    ///
    /// - Parameter isSpliced: Whether sublayers have come or gone.
    func measureTouched(_ boxes: [MovedBox], isSpliced: Bool) {
        for (index, _) in before { touchLayers(above: index) }
        for box in boxes { touchLayers(above: box.index) }
        let touched = updates.indices(of: .touched)
        let placedAgain = before.count
        for index in touched { note(index) }
        guard !isSpliced, before.count + boxes.count <= Self.maxFollowed else {
            layers.withUnsafeMutableBufferPointer { layers in
                for index in touched.reversed() { VisibilityPass.measure(index, in: layers) }
            }
            return
        }
        followChanges(boxes, touched, placedAgain: placedAgain)
    }

    /// The maximum number of different layers of which each tells the layer above what has changed; more are quicker gone through.
    private static let maxFollowed = 64

    /// Measures layers so that those above look only at the sublayers that are different.
    ///
    /// - Parameter placedAgain: How many of the noted layers, from the first on, are different themselves.
    private func followChanges(_ boxes: [MovedBox], _ touched: [Int], placedAgain: Int) {
        var changes: [Int: SublayerChanges] = [:]
        let placedAgain = Set(before[..<placedAgain].map(\.index))
        let old = Dictionary(before.lazy.map { ($0.index, $0.layer) }) { first, _ in first }
        layers.withUnsafeMutableBufferPointer { layers in
            for box in boxes {
                changes[layers[box.index].parent, default: SublayerChanges()]
                    .add(nil, box.before, layers[box.index])
            }
            for index in touched.reversed() {
                if !placedAgain.contains(index), let change = changes[index],
                    let summary = SublayerSummary(of: layers[index], after: change)
                {
                    VisibilityPass.measure(index, summary, in: layers)
                } else {
                    VisibilityPass.measure(index, in: layers)
                }
                guard let before = old[index] else { continue }
                changes[layers[index].parent, default: SublayerChanges()]
                    .add(before, before.extentBox, layers[index])
            }
        }
    }

    private func touchLayers(above index: Int) {
        var above = layers[index].parent
        while above >= 0, !updates[above].contains(.touched) {
            updates[above].insert(.touched)
            above = layers[above].parent
        }
    }

    // MARK: Other layers

    /// Puts subtrees with other layers in the place of what was there.
    ///
    /// - Complexity: O(layers).
    func restructure(_ replaced: [ReplacedSubtree]) -> DamageRegion {
        var old = layers
        for (index, layer) in before { old[index] = layer }
        let trace = DamageState(old)
        // Where each layer goes; one more for the end.
        var moved = [Int](repeating: 0, count: layers.count + 1)
        var result: [PlacedLayer] = []
        result.reserveCapacity(layers.count + replaced.reduce(0) { $0 + $1.layers.count })
        var next = 0
        for subtree in replaced + [ReplacedSubtree(index: layers.count, layers: [])] {
            for index in next..<subtree.index {
                moved[index] = result.count
                result.append(layers[index])
            }
            moved[subtree.index] = result.count
            let start = result.count
            for var layer in subtree.layers {
                layer.shift(by: start)
                result.append(layer)
            }
            guard subtree.index < layers.count else { break }
            // The layer above is an old index yet, and known.
            let parent = layers[subtree.index].parent
            result[start].parent = parent < 0 ? -1 : moved[parent]
            next = layers[subtree.index].subtreeEnd
        }
        next = 0
        for subtree in replaced + [ReplacedSubtree(index: layers.count, layers: [])] {
            for index in next..<subtree.index {
                let place = moved[index]
                let layer = layers[index]
                if layer.parent >= 0 { result[place].parent = moved[layer.parent] }
                result[place].subtreeEnd = moved[layer.subtreeEnd]
                result[place].transitionSource = layer.transitionSource.map { moved[$0] }
            }
            guard subtree.index < layers.count else { break }
            next = layers[subtree.index].subtreeEnd
        }
        layers = result
        VisibilityPass.run(&layers)
        findPlaces()
        return DamageState(layers).damage(since: trace)
    }
}
