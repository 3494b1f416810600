import CoreGraphics
import UIKitCore

/// What elements of stack views say.
@MainActor enum StackViewElement {
    static let kind = ElementKind.view("stackView", UIStackView.self, read)

    private static let axes: [String: NSLayoutConstraint.Axis] = [
        "horizontal": .horizontal, "vertical": .vertical,
    ]

    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private static func read(_ stack: UIStackView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        vary(stack, element, load)
        // Margins of a stack's own are those of what is in it: the editor has no switch for it.
        let hasMargins = element.children.contains {
            $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins"
        }
        if hasMargins { stack.isLayoutMarginsRelativeArrangement = true }
        for child in element.child("subviews")?.children ?? [] {
            if let view = load.object(child.id) as? UIView, view.superview === stack {
                stack.addArrangedSubview(view)
            }
        }
    }

    /// What variations by size class say, too.
    static func vary(_ stack: UIStackView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let axis = load.value(element, "axis", axes) { stack.axis = axis }
        if let alignment = load.value(element, "alignment", alignments) { stack.alignment = alignment }
        if let distribution = load.value(element, "distribution", distributions) {
            stack.distribution = distribution
        }
        if let spacing = element.number("spacing") { stack.spacing = spacing }
        if let type = element.text("spacingType") {
            if type == "standard" {
                stack.spacing = UIStackView.spacingUseSystem
            } else if type != "custom" {
                load.tell(element, "spacingType", "the value \"\(type)\" is not known; the spacing counts.")
            }
        }
        if let isRelative = element.flag("baselineRelativeArrangement") {
            stack.isBaselineRelativeArrangement = isRelative
        }
    }
}
