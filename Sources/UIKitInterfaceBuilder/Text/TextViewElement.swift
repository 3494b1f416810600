import UIKitCore

/// What elements of text views say beyond what they have as scroll views.
@MainActor enum TextViewElement {
    static let kind = ElementKind.view("textView", UITextView.self, read)

    private static func read(_ view: UITextView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        load.varyValues(view, element) { view, variant, load in
            if let font = load.font(variant) { view.font = font }
            if let color = load.color(variant, "textColor") { view.textColor = color }
        }
        // GUESS ib-text-left: as in labels.
        view.textAlignment = load.value(element, "textAlignment", InterfaceWords.textAlignments) ?? .left
        if let isEditable = element.flag("editable") { view.isEditable = isEditable }
        if let isSelectable = element.flag("selectable") { view.isSelectable = isSelectable }
        if let allows = element.flag("allowsEditingTextAttributes") {
            view.allowsEditingTextAttributes = allows
        }
        if let clears = element.flag("clearsOnInsertion") { view.clearsOnInsertion = clears }
        if let adjusts = element.flag("adjustsFontForContentSizeCategory") {
            view.adjustsFontForContentSizeCategory = adjusts
        }
        if let types = element.child("dataDetectorType", key: "dataDetectorTypes") {
            view.dataDetectorTypes = detectors(types)
        }
        TextInputTraitsElement.read(view, in: element, load)
        element.skip("usesAttributedText")
        if let text = load.attributedText(element, "attributedText") {
            view.attributedText = text
        } else if let text = load.text(element, "text") {
            view.text = text
        }
    }

    private static let detectorTypes: [(name: String, type: UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
        ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
        ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion), ("all", .all),
    ]

    private static func detectors(_ element: InterfaceElement) -> UIDataDetectorTypes {
        element.skip("none")
        return detectorTypes.reduce(into: []) { types, known in
            if element.flag(known.name) ?? false { types.formUnion(known.type) }
        }
    }
}
