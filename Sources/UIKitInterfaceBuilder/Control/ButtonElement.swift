import UIKitCore

/// What elements of buttons say.
@MainActor enum ButtonElement {
    static let kind = ElementKind.view(
        "button",
        UIButton.self,
        codedIntegers: { element in
            let type = element.peek("buttonType").flatMap { types[$0] } ?? .custom
            return ["UIButtonType": type.rawValue]
        },
        read
    )

    private static let types: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    private static let roles: [String: UIButton.Role] = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]

    private static func read(_ button: UIButton, _ element: InterfaceElement, _ load: InterfaceLoad) {
        // The coder has given the type, which is known when the button is made.
        _ = load.value(element, "buttonType", types)
        load.varyValues(button, element) { button, variant, load in
            if let font = load.font(variant) { button.titleLabel?.font = font }
        }
        readTitle(button, element, load)
        readBehaviour(button, element, load)
        if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
        if let configuration = element.child("buttonConfiguration", key: "configuration") {
            let made = ButtonConfigurationElement.read(configuration, of: element, load)
            // GUESS ib-configuration: what it has not is not shown, though the document keeps it for the time without one.
            ButtonStateElement.read(
                button,
                element,
                load,
                hasTitles: made.attributedTitle != nil,
                hasImages: made.image != nil
            )
            button.configuration = made
        } else {
            ButtonStateElement.read(button, element, load)
        }
    }

    private static func readTitle(_ button: UIButton, _ element: InterfaceElement, _ load: InterfaceLoad) {
        // Which of the two titles the editor shows.
        element.skip("hasAttributedTitle")
        if let mode = load.value(element, "lineBreakMode", InterfaceWords.lineBreakModes),
            mode != .byTruncatingMiddle, let label = button.titleLabel
        {
            label.lineBreakMode = mode
            // GUESS ib-button-lines: a title that wraps has as many lines as it needs.
            if mode == .byWordWrapping || mode == .byCharWrapping { label.numberOfLines = 0 }
        }
        if let reverses = element.flag("reversesTitleShadowWhenHighlighted") {
            button.reversesTitleShadowWhenHighlighted = reverses
        }
        if let offset = element.size("titleShadowOffset") { button.titleShadowOffset = offset }
    }

    private static func readBehaviour(
        _ button: UIButton,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let role = load.value(element, "role", roles) { button.role = role }
        if let shows = element.flag("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = shows }
        if let adjusts = element.flag("adjustsImageWhenHighlighted") {
            button.adjustsImageWhenHighlighted = adjusts
        }
        if let adjusts = element.flag("adjustsImageWhenDisabled") {
            button.adjustsImageWhenDisabled = adjusts
        }
        if let adjusts = element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") {
            button.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
        }
        if let isEnabled = element.flag("pointerInteraction") {
            button.isPointerInteractionEnabled = isEnabled
        }
        if let isLoaded = element.flag("springLoaded") { button.isSpringLoaded = isLoaded }
        if let shows = element.flag("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = shows }
        if let changes = element.flag("changesSelectionAsPrimaryAction") {
            button.changesSelectionAsPrimaryAction = changes
        }
    }
}
