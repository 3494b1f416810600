package import AgatePixels
package import AgateTiming
package import Foundation

/// The values of a text layer.
package struct TextValues: KindValues {
    /// A string, or an attributed one as an object.
    package var string = AnimatableValue.none
    /// A font's name, or a font as an object.
    package var font = AnimatableValue.string("Helvetica")
    package var fontSize: CGFloat = 36
    package var foregroundColor: CGColor? = .white
    package var isWrapped = false
    package var truncationMode = "none"
    package var alignmentMode = "natural"
    package var allowsFontSubpixelQuantization = false

    package static let standard = Rare(TextValues())

    package static func rare(in kind: LayerKind) -> Rare<TextValues>? {
        if case .text(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: Rare<TextValues>) -> LayerKind { .text(values) }

    package func value(of property: LayerProperty) -> AnimatableValue {
        switch property {
        case .string: string
        case .font: font
        case .fontSize: .number(Double(fontSize))
        case .foregroundColor: AnimatableValue(foregroundColor)
        case .isWrapped: .bool(isWrapped)
        case .truncationMode: .string(truncationMode)
        case .alignmentMode: .string(alignmentMode)
        case .allowsFontSubpixelQuantization: .bool(allowsFontSubpixelQuantization)
        default: .none
        }
    }

    package mutating func setValue(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        switch property {
        case .string: value.write(object: &string)
        case .font: value.write(object: &font)
        case .fontSize: value.write(to: &fontSize)
        case .foregroundColor: value.write(to: &foregroundColor)
        case .isWrapped: value.write(to: &isWrapped)
        case .truncationMode: value.write(to: &truncationMode)
        case .alignmentMode: value.write(to: &alignmentMode)
        case .allowsFontSubpixelQuantization: value.write(to: &allowsFontSubpixelQuantization)
        default: false
        }
    }
}
