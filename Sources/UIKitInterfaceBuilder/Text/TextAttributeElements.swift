import CoreGraphics
import Foundation
import UIKitCore

/// The attributes of a fragment: one child each, whose key is the attribute's name.
@MainActor enum TextAttributeElements {
    private static let colors: Set<String> = [
        "NSColor", "NSBackgroundColor", "NSStrokeColor", "NSUnderlineColor", "NSStrikethroughColor",
    ]
    private static let numbers: Set<String> = [
        "NSKern", "NSLigature", "NSStrokeWidth", "NSUnderline", "NSStrikethrough", "NSBaselineOffset",
        "NSObliqueness", "NSExpansion", "CTTracking",
    ]
    /// What the editor keeps for itself: the font before it chose another one for letters that the font has not.
    private static let skipped: Set<String> = ["NSOriginalFont"]

    static func read(_ element: InterfaceElement, _ load: InterfaceLoad) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
            guard let key = child.key, !skipped.contains(key) else {
                child.skipAll()
                continue
            }
            if let value = value(child, key, load) {
                attributes[NSAttributedString.Key(rawValue: key)] = value
            }
        }
        return attributes
    }

    /// The value of an attribute; nil, which the load reports where the element stays unread, for one that is not known.
    private static func value(_ element: InterfaceElement, _ key: String, _ load: InterfaceLoad) -> Any? {
        switch element.name {
        case "font" where key == "NSFont": TextFontElement.font(element.taken(), load)
        case "paragraphStyle" where key == "NSParagraphStyle":
            ParagraphStyleElement.read(element.taken(), load)
        case "color" where colors.contains(key): load.color(of: element.taken())
        case "real" where numbers.contains(key), "integer" where numbers.contains(key):
            element.taken().number("value").map { NSNumber(value: Double($0)) }
        case "shadow" where key == "NSShadow": shadow(element.taken(), load)
        case "url" where key == "NSLink": element.taken().text("string").flatMap { URL(string: $0) }
        default: nil
        }
    }

    private static func shadow(_ element: InterfaceElement, _ load: InterfaceLoad) -> NSShadow {
        let shadow = NSShadow()
        if let radius = element.number("blurRadius") { shadow.shadowBlurRadius = radius }
        if let offset = element.size("offset") { shadow.shadowOffset = offset }
        if let color = load.color(element, "color") { shadow.shadowColor = color }
        return shadow
    }
}
