import CoreGraphics
import CoreText
import Foundation
import UIKitCore

/// Configurations of buttons.
@MainActor enum ButtonConfigurationElement {
    /// The configuration that an element of a button describes.
    static func read(_ element: InterfaceElement, of button: InterfaceElement, _ load: InterfaceLoad)
        -> UIButton.Configuration
    {
        var made = (load.value(element, "style", styles) ?? { UIButton.Configuration.plain() })()
        readLook(&made, element, load)
        readTexts(&made, element, button.id, load)
        readImage(&made, element, load)
        if let insets = element.directionalInsets("contentInsets") { made.contentInsets = insets }
        return made
    }

    private static func readLook(
        _ made: inout UIButton.Configuration,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let size = load.value(element, "buttonSize", sizes) { made.buttonSize = size }
        if let style = load.value(element, "cornerStyle", corners) { made.cornerStyle = style }
        if let style = load.value(element, "macIdiomStyle", macStyles) { made.macIdiomStyle = style }
        if let indicator = load.value(element, "indicator", indicators) { made.indicator = indicator }
        if let color = load.color(element, "baseForegroundColor") { made.baseForegroundColor = color }
        if let color = load.color(element, "baseBackgroundColor") { made.baseBackgroundColor = color }
        guard let background = element.child("backgroundConfiguration", key: "background") else { return }
        if let radius = background.number("cornerRadius") { made.background.cornerRadius = radius }
        if let width = background.number("strokeWidth") { made.background.strokeWidth = width }
        if let outset = background.number("strokeOutset") { made.background.strokeOutset = outset }
        if let color = load.color(background, "strokeColor") { made.background.strokeColor = color }
        if let color = load.color(background, "backgroundColor") { made.background.backgroundColor = color }
        if let image = load.image(background, "image") { made.background.image = image }
        if let mode = load.value(background, "imageContentMode", contentModes) {
            made.background.imageContentMode = mode
        }
        if let insets = background.directionalInsets("backgroundInsets") {
            made.background.backgroundInsets = insets
        }
    }

    private static func readTexts(
        _ made: inout UIButton.Configuration,
        _ element: InterfaceElement,
        _ id: String,
        _ load: InterfaceLoad
    ) {
        if let title = load.attributedText(element, "attributedTitle") {
            made.attributedTitle = AttributedString(title)
        } else if let title = load.text(element, "title", table: "configuration.title", id: id) {
            made.title = title
        }
        if let subtitle = load.attributedText(element, "attributedSubtitle") {
            made.attributedSubtitle = AttributedString(subtitle)
        } else if let subtitle = load.text(element, "subtitle", table: "configuration.subtitle", id: id) {
            made.subtitle = subtitle
        }
        // Titles that the program sets later have the font, too.
        made.titleTextAttributesTransformer = transformer(load.font(element, "titleFontDescription"))
        made.subtitleTextAttributesTransformer = transformer(load.font(element, "subtitleFontDescription"))
        if let padding = element.number("titlePadding") { made.titlePadding = padding }
        if let alignment = load.value(element, "titleAlignment", alignments) {
            made.titleAlignment = alignment
        }
        if let mode = load.value(element, "titleLineBreakMode", InterfaceWords.lineBreakModes) {
            made.titleLineBreakMode = mode
        }
        if let mode = load.value(element, "subtitleLineBreakMode", InterfaceWords.lineBreakModes) {
            made.subtitleLineBreakMode = mode
        }
    }

    private static func transformer(_ font: UIFont?) -> UIConfigurationTextAttributesTransformer? {
        font.map { font in
            UIConfigurationTextAttributesTransformer { attributes in
                var changed = attributes
                changed.font = font
                return changed
            }
        }
    }

    private static func readImage(
        _ made: inout UIButton.Configuration,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let image = load.image(element, "image") { made.image = image }
        if let symbol = load.symbolConfiguration(element, "preferredSymbolConfigurationForImage") {
            made.preferredSymbolConfigurationForImage = symbol
        }
        if let edge = load.value(element, "imagePlacement", placements) { made.imagePlacement = edge }
        if let padding = element.number("imagePadding") { made.imagePadding = padding }
        if let shows = element.flag("showsActivityIndicator") { made.showsActivityIndicator = shows }
    }

    // MARK: Words

    private static let styles: [String: () -> UIButton.Configuration] = [
        "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
        "borderless": { .borderless() }, "bordered": { .bordered() },
        "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
    ]
    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let corners: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]
    private static let macStyles: [String: UIButton.Configuration.MacIdiomStyle] = [
        "automatic": .automatic, "bordered": .bordered, "borderless": .borderless,
        "borderlessTinted": .borderlessTinted,
    ]
    private static let indicators: [String: UIButton.Configuration.Indicator] = [
        "automatic": .automatic, "none": .none, "popup": .popup,
    ]
    private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    private static let placements: [String: NSDirectionalRectEdge] = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    /// Words of the places of images.
    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}
