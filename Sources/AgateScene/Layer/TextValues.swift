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
    /// Draws the text while its size or colour animates; nil where the client does.
    package var redrawer: TextRedrawer?

    package static let standard = CopyOnWriteBox(TextValues())

    package static func rare(in kind: LayerKind) -> CopyOnWriteBox<TextValues>? {
        if case .text(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: CopyOnWriteBox<TextValues>) -> LayerKind { .text(values) }
}
