import CoreGraphics
import Foundation
import UIKitCore

extension InterfaceLoad {
    /// The colour of an element with a key; nil where there is none, or where the element says `nil`, which counts as read.
    func color(_ element: InterfaceElement, _ key: String) -> UIColor? {
        if let child = element.child("color", key: key) { return color(of: child) }
        _ = element.child("nil", key: key)
        return nil
    }

    /// The colour that an element is; one that cannot be made out is reported, and nil.
    func color(of element: InterfaceElement) -> UIColor? {
        if let name = element.text("name"), element.peek("catalog") == nil { return named(name, element) }
        element.skip("catalog")
        for attribute in ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"] {
            guard let name = element.text(attribute) else { continue }
            element.skip("cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor")
            if let color = InterfaceColors.system(name) {
                element.skip("red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace")
                return color
            }
            if let fallback = resource("systemColor", name) { return fallback }
        }
        return components(element)
    }

    private func named(_ name: String, _ element: InterfaceElement) -> UIColor? {
        if let color = UIColor(named: name, in: document.bundle, compatibleWith: nil) { return color }
        if let fallback = resource("namedColor", name) { return fallback }
        tell(
            element,
            "name",
            "Could not find a color named '\(name)' in bundle '\(document.bundle.bundlePath)'.",
            cause: .missing
        )
        return nil
    }

    /// The colour that the document keeps for a name, for where the bundle has none.
    private func resource(_ kind: String, _ name: String) -> UIColor? {
        let entry = document.resource(kind, name)
        entry?.skip("name")
        return entry?.child("color").flatMap { components($0) }
    }

    private func components(_ element: InterfaceElement) -> UIColor? {
        let space = element.text("customColorSpace") ?? element.text("colorSpace") ?? "sRGB"
        element.skip("colorSpace")
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") {
            return InterfaceColors.gray(white, alpha, space)
        }
        guard let red = element.number("red"), let green = element.number("green"),
            let blue = element.number("blue")
        else {
            tell(element, nil, "the colour has no components that are known; none is set.")
            return nil
        }
        return InterfaceColors.rgb(red, green, blue, alpha, space)
    }
}

/// Colours as documents write them.
@MainActor enum InterfaceColors {
    /// The colour of the system that a name stands for: `systemBackgroundColor`, `label`; nil for one that is not known.
    static func system(_ name: String) -> UIColor? {
        let plain = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        return others[plain] ?? UIColor.system(named: plain + "Color")
    }

    private static let others: [String: UIColor] = [
        "darkText": .darkText, "lightText": .lightText, "white": .white, "black": .black, "clear": .clear,
        "gray": .gray, "red": .red, "green": .green, "blue": .blue, "yellow": .yellow, "orange": .orange,
        "purple": .purple, "brown": .brown, "cyan": .cyan, "magenta": .magenta, "darkGray": .darkGray,
        "lightGray": .lightGray, "tint": .tintColor, "groupTableViewBackground": .systemGroupedBackground,
    ]

    /// A gray in one of the spaces that documents name.
    static func gray(_ white: CGFloat, _ alpha: CGFloat, _ space: String) -> UIColor {
        UIColor(white: white, alpha: alpha)
    }

    /// A colour in one of the spaces that documents name.
    static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, _ space: String)
        -> UIColor
    {
        space == "displayP3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
