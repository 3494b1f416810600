import AgateScene
package import AgateTiming
import Foundation

// The keys that other forms of a layer tree than an archive, such as markup, have to write.

extension CALayer {
    /// The keys under which the layer has something that an archive holds, in the order of the table of properties.
    package final var archivedKeys: [String] {
        LayerArchive.keys(of: self).filter { shouldArchiveValue(forKey: $0) }
    }

    /// The animations that were added, with their keys, the first one first; those of changes are left out.
    package final var addedAnimations: [(key: String?, animation: CAAnimation)] {
        (animationStore?.entries ?? []).filter { !$0.isImplicit }.map { ($0.key, $0.animation) }
    }
}

extension CAAnimation {
    /// The keys that were set, the first one first.
    package final var archivedKeys: [String] { setKeyNames.filter { shouldArchiveValue(forKey: $0) } }
}

extension CAEmitterCell {
    /// The keys whose values differ from their defaults.
    package final var archivedKeys: [String] {
        (EmitterCellKeys.allKeys + keyed.keys.sorted()).filter { shouldArchiveValue(forKey: $0) }
    }
}

extension LayerFilter {
    /// The inputs that were set, in the order of their names.
    package var archivedInputs: [String] { values.inputs.keys.map(\.string).sorted() }

    /// The value of an input, in the engine's form.
    package func inputValue(forKey key: String) -> AnimatableValue? {
        animatableValue(from: value(forKey: key))
    }
}
