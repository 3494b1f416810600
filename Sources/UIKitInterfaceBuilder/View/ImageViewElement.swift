import UIKitCore

/// What elements of image views say.
@MainActor enum ImageViewElement {
    static let kind = ElementKind.view("imageView", UIImageView.self, read)

    private static func read(_ view: UIImageView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let symbol = load.symbolConfiguration(element) { view.preferredSymbolConfiguration = symbol }
        if let adjusts = element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") {
            view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
        }
        if let image = load.image(element, "image") { view.image = image }
        if let image = load.image(element, "highlightedImage") { view.highlightedImage = image }
        if let isHighlighted = element.flag("highlighted") { view.isHighlighted = isHighlighted }
    }
}
