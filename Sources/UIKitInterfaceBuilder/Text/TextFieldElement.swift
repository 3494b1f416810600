import UIKitCore

/// What elements of text fields say.
@MainActor enum TextFieldElement {
    static let kind = ElementKind.view("textField", UITextField.self, read)

    private static let borders: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let modes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    private static func read(_ field: UITextField, _ element: InterfaceElement, _ load: InterfaceLoad) {
        load.varyValues(field, element) { field, variant, load in
            if let font = load.font(variant) { field.font = font }
            if let color = load.color(variant, "textColor") { field.textColor = color }
        }
        // GUESS ib-text-left: as in labels.
        field.textAlignment = load.value(element, "textAlignment", InterfaceWords.textAlignments) ?? .left
        if let border = load.value(element, "borderStyle", borders) { field.borderStyle = border }
        if let mode = load.value(element, "clearButtonMode", modes) { field.clearButtonMode = mode }
        if let clears = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
        if let clears = element.flag("clearsOnInsertion") { field.clearsOnInsertion = clears }
        if let image = load.image(element, "background") { field.background = image }
        if let image = load.image(element, "disabledBackground") { field.disabledBackground = image }
        if let allows = element.flag("allowsEditingTextAttributes") {
            field.allowsEditingTextAttributes = allows
        }
        if let adjusts = element.flag("adjustsFontForContentSizeCategory") {
            field.adjustsFontForContentSizeCategory = adjusts
        }
        // Written where it is false; the editor's fields adjust, down to the least size that is always written.
        field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
        if let size = element.number("minimumFontSize") { field.minimumFontSize = size }
        TextInputTraitsElement.read(field, in: element, load)
        readText(field, element, load)
    }

    private static func readText(_ field: UITextField, _ element: InterfaceElement, _ load: InterfaceLoad) {
        element.skip("usesAttributedText")
        if let text = load.attributedText(element, "attributedText") {
            field.attributedText = text
        } else if let text = load.text(element, "text") {
            field.text = text
        }
        if let text = load.attributedText(element, "attributedPlaceholder") {
            field.attributedPlaceholder = text
        } else if let text = load.text(element, "placeholder") {
            field.placeholder = text
        }
    }
}
