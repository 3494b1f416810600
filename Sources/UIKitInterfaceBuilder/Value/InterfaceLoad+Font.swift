import CoreGraphics
import UIKitCore

extension InterfaceLoad {
    /// The font of an element with a key; nil where there is none.
    func font(_ element: InterfaceElement, _ key: String = "fontDescription") -> UIFont? {
        element.child("fontDescription", key: key).flatMap { font(of: $0) }
    }

    /// The font that an element describes; one that cannot be made out is reported, and nil.
    func font(of element: InterfaceElement) -> UIFont? {
        if let style = element.text("style") {
            return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = element.number("pointSize") ?? UIFont.systemFontSize
        if let name = element.text("name") {
            element.skip("family")
            if let font = UIFont(name: name, size: size) { return font }
            tell(
                element,
                "name",
                "there is no font \"\(name)\" here; the system's is taken.",
                cause: .missing
            )
            return UIFont.systemFont(ofSize: size)
        }
        let weight = value(element, "weight", InterfaceFonts.weights) ?? .regular
        switch element.text("type") {
        case "boldSystem": return UIFont.boldSystemFont(ofSize: size)
        case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
        case "system", nil: return UIFont.systemFont(ofSize: size, weight: weight)
        case .some(let other):
            tell(element, "type", "the value \"\(other)\" is not known; the system's font is taken.")
            return UIFont.systemFont(ofSize: size, weight: weight)
        }
    }
}

/// Words for fonts.
enum InterfaceFonts {
    /// Weights by their words.
    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
