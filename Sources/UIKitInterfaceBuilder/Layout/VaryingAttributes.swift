import CoreGraphics
import UIKitCore

/// Gives views the attributes that their elements say for some size classes alone, and follows the traits.
@MainActor enum VaryingAttributes {
    /// Reads the variations of a view's element, when the element itself is read.
    static func read(_ view: UIView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        let variations = ElementVariations(element, load)
        guard variations.all.contains(where: saysAttributes) else { return }
        let restore = VaryingValues.keep(of: view)
        // Those that do not hold now count as read, too.
        for variation in variations.all { apply(variation, to: view, load) }
        let update = { (view: UIView) in
            restore(view)
            for variation in variations.holding(for: view.traitCollection) {
                apply(variation, to: view, load)
            }
        }
        load.later(.layout) { update(view) }
        view.registerForTraitChanges(SizeClassTraits.all) { (view: UIView, _) in update(view) }
    }

    /// Whether a variation says more than what parts of the view are there.
    private static func saysAttributes(_ variation: InterfaceElement) -> Bool {
        !variation.attributeNames.allSatisfy { ["key", "ambiguous", "misplaced"].contains($0) }
            || variation.children.contains { $0.name != "mask" && $0.key != "frame" }
    }

    private static func apply(_ variation: InterfaceElement, to view: UIView, _ load: InterfaceLoad) {
        if let flag = variation.flag("hidden") { view.isHidden = flag }
        if let alpha = variation.number("alpha") { view.alpha = alpha }
        if let color = load.color(variation, "backgroundColor") { view.backgroundColor = color }
        if let color = load.color(variation, "tintColor") { view.tintColor = color }
        if let insets = variation.insets("layoutMargins") { view.layoutMargins = insets }
        VaryingElements.read(view, variation, load)
    }
}

/// The values of a view as its element says them without variations.
@MainActor private enum VaryingValues {
    /// Keeps the values; the function gives them back to the view.
    static func keep(of view: UIView) -> (UIView) -> Void {
        var parts = [keep(of: view, \.isHidden), keep(of: view, \.alpha), keep(of: view, \.backgroundColor)]
        let tint = view.tintStorage
        parts.append { $0.tintColor = tint }
        if let stack = view as? UIStackView {
            parts += [keep(of: stack, \.axis), keep(of: stack, \.alignment), keep(of: stack, \.distribution)]
            parts += [keep(of: stack, \.spacing), keep(of: stack, \.isBaselineRelativeArrangement)]
        }
        if let label = view as? UILabel { parts += [keep(of: label, \.font), keep(of: label, \.textColor)] }
        if let field = view as? UITextField {
            parts += [keep(of: field, \.font), keep(of: field, \.textColor)]
        }
        if let text = view as? UITextView { parts += [keep(of: text, \.font), keep(of: text, \.textColor)] }
        if let image = view as? UIImageView {
            parts += [keep(of: image, \.image), keep(of: image, \.highlightedImage)]
        }
        if let font = (view as? UIButton)?.titleLabel?.font {
            parts.append { ($0 as? UIButton)?.titleLabel?.font = font }
        }
        return { view in for part in parts { part(view) } }
    }

    private static func keep<View: UIView, Value>(
        of view: View,
        _ path: ReferenceWritableKeyPath<View, Value>
    ) -> (UIView) -> Void {
        let value = view[keyPath: path]
        return { other in
            if let typed = other as? View { typed[keyPath: path] = value }
        }
    }
}
