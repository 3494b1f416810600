public import Foundation

/// What stands in a text in the place of U+FFFC: it says how large it is, and gives its picture.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The place of what is attached, in points: from the left end of the baseline, y upwards.
    ///
    /// - Parameters:
    ///   - textContainer: Where the text is laid out; nil outside of text views.
    ///   - lineFrag: The line, as far as it is known; zero outside of text views.
    ///   - position: The place in the line; zero outside of text views.
    ///   - charIndex: The place in the text.
    func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect

    /// The picture for a place; nil for none.
    func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage?
}
