import CoreGraphics
import UIKitCore

/// An element as it is for some traits: what the variations that hold for them say, and else what it says itself.
@MainActor struct ElementVariant {
    /// The element, then its variations in the order of their ranks.
    private let layers: [InterfaceElement]

    fileprivate init(_ layers: [InterfaceElement]) { self.layers = layers }

    /// The value of an attribute; nil where there is none.
    func text(_ name: String) -> String? { layers.last { $0.peek(name) != nil }?.text(name) }

    /// An attribute of `YES` or `NO`; nil where there is none.
    func flag(_ name: String) -> Bool? { text(name).map { $0 == "YES" } }

    /// An attribute that is a finite number; nil where there is none.
    func number(_ name: String) -> CGFloat? { layers.last { $0.peek(name) != nil }?.number(name) }

    /// What has the child with a key, and where its value is to be read; nil where nothing has one.
    func holder(ofKey key: String) -> InterfaceElement? {
        layers.last { layer in layer.children.contains { $0.key == key } }
    }

    /// What an attribute is read from; the element itself where nothing has it.
    func holder(of attribute: String) -> InterfaceElement {
        layers.last { $0.peek(attribute) != nil } ?? layers[0]
    }
}

/// The variations of an element.
@MainActor struct ElementVariations {
    private let element: InterfaceElement
    private let variations: [(condition: SizeClassCondition, element: InterfaceElement)]

    /// Reads which variations there are; one for traits that are not known is reported.
    init(_ element: InterfaceElement, _ load: InterfaceLoad) {
        self.element = element
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

    /// The element for some traits.
    func variant(for traits: UITraitCollection) -> ElementVariant {
        ElementVariant([element] + variations(for: traits))
    }

    /// The variations that hold for some traits, in the order of their ranks.
    func variations(for traits: UITraitCollection) -> [InterfaceElement] {
        variations.filter { $0.condition.holds(for: traits) }.map(\.element)
    }

    /// All of them.
    var all: [InterfaceElement] { variations.map(\.element) }
}

extension InterfaceLoad {
    /// Gives a view what its element says of attributes that may differ by size class: now, and whenever the view's size classes change.
    ///
    ///     load.vary(label, element) { label, variant in
    ///         if let holder = variant.holder(ofKey: "fontDescription") { label.font = load.font(holder) }
    ///     }
    ///
    /// - Parameter apply: Sets the attributes of the view that it is given; it is kept by the view.
    func vary<View: UIView>(
        _ view: View,
        _ element: InterfaceElement,
        _ apply: @escaping (View, ElementVariant) -> Void
    ) {
        let variations = ElementVariations(element, self)
        apply(view, variations.variant(for: view.traitCollection))
        guard !variations.isEmpty else { return }
        // What variations for other traits say counts as read too.
        for variation in variations.all { apply(view, ElementVariant([element, variation])) }
        apply(view, variations.variant(for: view.traitCollection))
        view.registerForTraitChanges(SizeClassTraits.all) { (view: View, _) in
            apply(view, variations.variant(for: view.traitCollection))
        }
    }
}

/// The traits by which documents vary.
enum SizeClassTraits {
    static let all: [UITrait] = [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
    ]
}
