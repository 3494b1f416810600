import CoreGraphics
import UIKitCore

extension InterfaceLoad {
    /// The configuration of symbols that an element has under a key; nil where there is none.
    func symbolConfiguration(_ element: InterfaceElement, _ key: String = "preferredSymbolConfiguration")
        -> UIImage.SymbolConfiguration?
    {
        guard let element = element.child("preferredSymbolConfiguration", key: key) else { return nil }
        // It follows from what else is written.
        element.skip("configurationType")
        var made = UIImage.SymbolConfiguration.unspecified
        if let font = font(element) {
            made = made.applying(UIImage.SymbolConfiguration(font: font))
        } else if let size = element.number("pointSize") {
            made = made.applying(UIImage.SymbolConfiguration(pointSize: size))
        }
        if let weight = value(element, "weight", SymbolWords.weights) {
            made = made.applying(UIImage.SymbolConfiguration(weight: weight))
        }
        if let scale = value(element, "scale", SymbolWords.scales) {
            made = made.applying(UIImage.SymbolConfiguration(scale: scale))
        }
        return made
    }
}

/// Words of symbol configurations.
enum SymbolWords {
    static let weights: [String: UIImage.SymbolWeight] = [
        "unspecified": .unspecified, "ultraLight": .ultraLight, "thin": .thin, "light": .light,
        "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
        "black": .black,
    ]

    static let scales: [String: UIImage.SymbolScale] = [
        "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
    ]
}
