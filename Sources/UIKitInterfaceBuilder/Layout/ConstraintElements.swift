import CoreGraphics
import Foundation
import UIKitCore

/// The constraints of a view, and which of them and of its subviews are there for which size classes.
@MainActor enum ConstraintElements {
    /// Reads the constraints of a view's element; they are made and installed when all objects are.
    static func read(_ view: UIView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        var hasMasks = false
        for child in element.children {
            switch child.name {
            // Constraints find guides by their elements.
            case "viewLayoutGuide", "keyboardLayoutGuide": child.taken()
            case "variation":
                hasMasks = hasMasks || child.child("mask") != nil
                // Size classes go with constraints: where a view was on the canvas says nothing.
                child.child("rect", key: "frame")?.skipAll()
            default: break
            }
        }
        let constraints = element.child("constraints")?.children("constraint") ?? []
        guard !constraints.isEmpty || hasMasks else { return }
        load.later(.layout) { make(view, element, constraints, load) }
    }

    private static func make(
        _ view: UIView,
        _ element: InterfaceElement,
        _ constraints: [InterfaceElement],
        _ load: InterfaceLoad
    ) {
        let variations = ElementVariations(element, load)
        let installer = PartInstaller(view, variations)
        for constraint in constraints {
            guard let made = ConstraintElement.make(constraint, of: view, load) else {
                constraint.skipAll()
                continue
            }
            load.register(made, for: constraint)
            let variations = ElementVariations(constraint, load)
            // Those that do not hold now count as read, too.
            for variation in variations.all { _ = variation.number("constant") }
            installer.add(made, constraint, variations)
        }
        for mask in variations.all.compactMap({ $0.child("mask", key: "constraints") }) {
            for entry in mask.allChildren() { entry.skip("reference") }
        }
        for mask in variations.all.compactMap({ $0.child("mask", key: "subviews") }) {
            for id in mask.allChildren().compactMap({ $0.text("reference") }) {
                if let subview = load.object(id) as? UIView { installer.add(subview, id) }
            }
        }
        for problem in installer.install() {
            load.tell(
                problem,
                nil,
                "its items have no view in common, or are of a part that is not there; it is not installed."
            )
        }
    }
}
