import Foundation
import QuartzCore

/// Where in a tree a layer is: the indices of sublayers from the topmost layer on, -1 for a mask.
///
/// References to layers in an archive would be read before their layers are.
struct LayerPlace {
    private let steps: [Int]

    /// The place of a layer in its tree.
    init(of layer: CALayer) {
        var steps: [Int] = []
        var current = layer
        while let parent = current.superlayer {
            steps.append(parent.mask === current ? -1 : parent.sublayers?.firstIndex { $0 === current } ?? -2)
            current = parent
        }
        self.steps = steps.reversed()
    }

    /// A place from an archive; nil for anything else.
    init?(_ archived: Any?) {
        guard let numbers = archived as? [NSNumber] else { return nil }
        steps = numbers.map(\.intValue)
    }

    /// The place for an archive.
    var archived: [NSNumber] { steps.map { NSNumber(value: $0) } }

    /// The layer at the place; nil where there is none.
    func layer(in root: CALayer) -> CALayer? {
        var current = root
        for step in steps {
            if step == -1 {
                guard let mask = current.mask else { return nil }
                current = mask
            } else {
                guard let sublayers = current.sublayers, sublayers.indices.contains(step) else { return nil }
                current = sublayers[step]
            }
        }
        return current
    }
}
