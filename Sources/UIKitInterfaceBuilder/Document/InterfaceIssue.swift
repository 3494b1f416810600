package import AgateDocuments

/// Something in a document of Interface Builder that is not honoured.
package struct InterfaceIssue: Hashable, Sendable {
    /// Why something is not honoured.
    package enum Cause: Sendable {
        /// It is not known, or says what cannot be done.
        case notHonoured
        /// The program or its bundle would have to bring it: a class, an image, a named colour, a font.
        case missing
    }

    /// The file, as `Main.storyboard`.
    package let file: String
    /// The line and column of the element.
    package let place: MarkupPlace
    /// The element and what of it is meant, as `label/text` or `mapView`.
    package let subject: String
    /// A sentence that says what is the matter.
    package let reason: String
    package var cause = Cause.notHonoured

    /// The line of the element, from 1.
    package var line: Int { place.line }
    /// The column of the element, from 1.
    package var column: Int { place.column }

    /// One line of text with file, place and reason.
    package var text: String { "\(file):\(place.line):\(place.column): \(subject): \(reason)" }
}
