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
        load.varyValues(stack, element, vary)
        // GUESS ib-stack-margins: the editor has no switch for it, so margins that are written are meant for the views in the stack.
        let hasMargins = element.children.contains {
            $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins"
        }
        if hasMargins { stack.isLayoutMarginsRelativeArrangement = true }
    }

    /// What variations by size class say, too.
    private static func vary(_ stack: UIStackView, _ variant: ElementVariant, _ load: InterfaceLoad) {
        stack.axis = load.value(variant.holder(of: "axis"), "axis", axes) ?? .horizontal
        stack.alignment = load.value(variant.holder(of: "alignment"), "alignment", alignments) ?? .fill
        stack.distribution =
            load.value(variant.holder(of: "distribution"), "distribution", distributions) ?? .fill
        stack.spacing = spacing(variant, load)
        stack.isBaselineRelativeArrangement = variant.flag("baselineRelativeArrangement") ?? false
    }

    /// A number of a variation counts before the standard of the element itself.
    private static func spacing(_ variant: ElementVariant, _ load: InterfaceLoad) -> CGFloat {
        let number = variant.number("spacing")
        let holder = variant.holder(of: "spacingType")
        let isStandard = load.value(holder, "spacingType", ["standard": true, "custom": false]) ?? false
        guard isStandard, number == nil || variant.holder(of: "spacing") === holder else {
            return number ?? 0
        }
        return UIStackView.spacingUseSystem
    }
}
