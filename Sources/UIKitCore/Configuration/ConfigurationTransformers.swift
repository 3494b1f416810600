public import Foundation

/// Two copies of a transformer are equal; functions cannot be compared.
package final class TransformerIdentity: Sendable {}

/// A function from a colour to a colour, which configurations apply before they show one.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    // The function is the program's, and called where configurations are shown: on the main thread.

    /// The function that returns the colour to be used.
    public let transform: (UIColor) -> UIColor
    package let identity = TransformerIdentity()

    /// Makes a transformer from a function of colours.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The colour that is used in place of another one.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Replaces a colour by the gray of the same brightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let rgba = color.resolvedColor(with: traits).components
            let white = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
            return UIColor(white: white, alpha: rgba.alpha)
        }
    }

    /// The tint of the system instead of any colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    // GUESS monochrome-tint: the colour of labels, as opaque as the colour.
    /// The colour of labels instead of any colour, as opaque as that one.
    public static let monochromeTint = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let alpha = color.resolvedColor(with: traits).components.alpha
            return UIColor.label.resolvedColor(with: traits).withAlphaComponent(alpha)
        }
    }
}

/// A function from attributes of text to attributes, which configurations apply to their titles.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    // The function is the program's, and called where configurations are shown: on the main thread.

    /// The function that returns the attributes to be used.
    public let transform: (AttributeContainer) -> AttributeContainer
    let identity = TransformerIdentity()

    /// Makes a transformer from a function of attributes.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The attributes that are used in place of others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
