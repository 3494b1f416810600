import CoreGraphics
import CoreText
import UIKitCore

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
