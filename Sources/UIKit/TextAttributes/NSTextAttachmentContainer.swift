public import Foundation

/// An object that stands in a text in place of the character U+FFFC, with its size and its image.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The rectangle of the attachment, in points from the left end of the baseline, y upward.
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

    /// The image for a rectangle; nil for none.
    func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage?
}
