import UIKitCore

/// What elements of labels say.
@MainActor enum LabelElement {
    static let kind = ElementKind.view("label", UILabel.self, read)

    private static let baselines: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]

    private static func read(_ label: UILabel, _ element: InterfaceElement, _ load: InterfaceLoad) {
        load.varyValues(label, element) { label, variant, load in
            if let font = load.font(variant) { label.font = font }
            if let color = load.color(variant, "textColor") { label.textColor = color }
        }
        if let color = load.color(element, "highlightedColor") { label.highlightedTextColor = color }
        if let color = load.color(element, "shadowColor") { label.shadowColor = color }
        if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
        // GUESS ib-text-left: the editor writes `natural`, so no attribute is the first of the values.
        label.textAlignment = load.value(element, "textAlignment", InterfaceWords.textAlignments) ?? .left
        if let mode = load.value(element, "lineBreakMode", InterfaceWords.lineBreakModes) {
            label.lineBreakMode = mode
        }
        if let lines = element.integer("numberOfLines") { label.numberOfLines = lines }
        if let adjustment = load.value(element, "baselineAdjustment", baselines) {
            label.baselineAdjustment = adjustment
        }
        readFitting(label, element)
        if let isEnabled = element.flag("enabled") { label.isEnabled = isEnabled }
        if let isHighlighted = element.flag("highlighted") { label.isHighlighted = isHighlighted }
        if let shows = element.flag("showsExpansionTextWhenTruncated") {
            label.showsExpansionTextWhenTruncated = shows
        }
        readText(label, element, load)
    }

    /// How a text comes into a width that is too small for it.
    ///
    /// `adjustsFontSizeToFit` is written where it is false; where it is not, one of the least sizes is.
    private static func readFitting(_ label: UILabel, _ element: InterfaceElement) {
        if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        if let adjusts = element.flag("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = adjusts
        }
        if let tightens = element.flag("adjustsLetterSpacingToFitWidth") {
            label.allowsDefaultTighteningForTruncation = tightens
        }
        let scale = element.number("minimumScaleFactor")
        let size = element.number("minimumFontSize")
        if let scale {
            label.minimumScaleFactor = scale
        } else if let size, label.font.pointSize > 0 {
            label.minimumScaleFactor = min(size / label.font.pointSize, 1)
        }
        label.adjustsFontSizeToFitWidth =
            element.flag("adjustsFontSizeToFit") ?? (scale != nil || size != nil)
    }

    /// An attributed text comes last: fonts and colours that are set later would be those of all of it.
    private static func readText(_ label: UILabel, _ element: InterfaceElement, _ load: InterfaceLoad) {
        element.skip("usesAttributedText")
        if let text = load.attributedText(element, "attributedText") {
            label.attributedText = text
        } else if let text = load.text(element, "text") {
            label.text = text
        }
    }
}
