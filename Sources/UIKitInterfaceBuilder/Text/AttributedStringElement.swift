import CoreGraphics
import CoreText
import Foundation
import UIKitCore

extension InterfaceLoad {
    /// The attributed text that an element has under a key; nil where there is none.
    func attributedText(_ element: InterfaceElement, _ key: String) -> NSAttributedString? {
        guard let text = element.child("attributedString", key: key) else { return nil }
        // The letters first and then the attributes, in their order: adding one text to another costs time with the length of both.
        var letters = ""
        var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
        var end = 0
        for fragment in text.children("fragment") {
            let content = fragment.text("content") ?? fragment.string("content") ?? ""
            let length = content.utf16.count
            if let attributes = fragment.child("attributes").map({ TextAttributeElements.read($0, self) }) {
                runs.append((NSRange(location: end, length: length), attributes))
            }
            letters += content
            end += length
        }
        let whole = NSMutableAttributedString(string: letters)
        for run in runs where run.range.length > 0 { whole.setAttributes(run.attributes, range: run.range) }
        return whole
    }
}

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

    /// The value of an attribute; nil, which is told of where the element stays unread, for one that is not known.
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

/// Fonts of attributed texts: by name, or one of those that the editor's own system has for a purpose.
@MainActor enum TextFontElement {
    /// Sizes where none is written, in points: those of the editor's system.
    private static let sizes: [String: CGFloat] = ["smallSystem": 11, "miniSystem": 9, "label": 10]
    private static let usualSize: CGFloat = 13

    static func font(_ element: InterfaceElement, _ load: InterfaceLoad) -> UIFont? {
        let size = element.number("size")
        if let purpose = element.text("metaFont") {
            // GUESS ib-meta-font: the purposes differ in size and weight alone.
            let points = size ?? sizes[purpose] ?? usualSize
            return UIFont.systemFont(ofSize: points, weight: weight(of: purpose))
        }
        guard let name = element.text("name") else {
            load.tell(element, nil, "the font has no name; none is set.")
            return nil
        }
        let points = size ?? usualSize
        if let font = UIFont(name: name, size: points) { return font }
        load.tell(
            element,
            "name",
            "there is no font \"\(name)\" here; the system's is taken.",
            cause: .missing
        )
        return UIFont.systemFont(ofSize: points)
    }

    /// `systemBold`, `systemSemibold` …: the weight is the end of the word.
    private static func weight(of purpose: String) -> UIFont.Weight {
        guard purpose.hasPrefix("system") else { return purpose.hasSuffix("Bold") ? .bold : .regular }
        let word = purpose.dropFirst("system".count)
        return InterfaceFonts.weights[word.prefix(1).lowercased() + word.dropFirst()] ?? .regular
    }
}
