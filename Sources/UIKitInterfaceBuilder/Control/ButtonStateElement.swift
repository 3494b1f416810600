import UIKitCore

/// What a button shows in each of its states.
@MainActor enum ButtonStateElement {
    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
    ]

    /// - Parameters:
    ///   - hasTitles: Whether titles are set; else they are read and not set.
    ///   - hasImages: The same of images.
    static func read(
        _ button: UIButton,
        _ element: InterfaceElement,
        _ load: InterfaceLoad,
        hasTitles: Bool = true,
        hasImages: Bool = true
    ) {
        for content in element.children("state") {
            guard let key = content.key, let state = states[key] else {
                load.tell(content, content.key, "the state is not known; what is in it is not shown.")
                content.skipAll()
                continue
            }
            if let color = load.color(content, "titleColor") { button.setTitleColor(color, for: state) }
            if let color = load.color(content, "titleShadowColor") {
                button.setTitleShadowColor(color, for: state)
            }
            if let symbol = load.symbolConfiguration(content) {
                button.setPreferredSymbolConfiguration(symbol, forImageIn: state)
            }
            if let image = load.image(content, "backgroundImage") {
                button.setBackgroundImage(image, for: state)
            }
            if let image = load.image(content, "image"), hasImages { button.setImage(image, for: state) }
            if let title = load.attributedText(content, "attributedTitle"), hasTitles {
                button.setAttributedTitle(title, for: state)
            }
            if let title = load.text(content, "title", table: "\(key)Title", id: element.id), hasTitles {
                button.setTitle(title, for: state)
            }
        }
    }
}
