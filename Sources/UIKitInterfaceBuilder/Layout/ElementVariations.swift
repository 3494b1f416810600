import CoreGraphics
import UIKitCore

/// What an element says for some size classes alone.
@MainActor struct ElementVariations {
    private let variations: [(condition: SizeClassCondition, element: InterfaceElement)]

    /// Reads which variations there are; one for traits that are not known is told of.
    init(_ element: InterfaceElement, _ load: InterfaceLoad) {
        var found: [(condition: SizeClassCondition, element: InterfaceElement)] = []
        for variation in element.children where variation.name == "variation" {
            variation.taken()
            guard let condition = SizeClassCondition(variation.key ?? "") else {
                load.tell(variation, variation.key, "is for traits that are not known; it never counts.")
                variation.skipAll()
                continue
            }
            found.append((condition, variation))
        }
        variations = found.enumerated()
            .sorted { ($0.element.condition.rank, $0.offset) < ($1.element.condition.rank, $1.offset) }
            .map(\.element)
    }

    /// Whether the element is always the same.
    var isEmpty: Bool { variations.isEmpty }

    /// All of them.
    var all: [InterfaceElement] { variations.map(\.element) }

    /// Those that hold for some traits; of two that say the same thing the later one counts.
    func holding(for traits: UITraitCollection) -> [InterfaceElement] {
        variations.filter { $0.condition.holds(for: traits) }.map(\.element)
    }
}

/// The traits by which documents vary.
enum SizeClassTraits {
    static let all: [UITrait] = [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
    ]
}
