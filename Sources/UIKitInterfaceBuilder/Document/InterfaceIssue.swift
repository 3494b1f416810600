package import AgateDocuments

/// Something in a document of Interface Builder that is not honoured.
package struct InterfaceIssue: Hashable, Sendable {
    /// The file, as `Main.storyboard`.
    package let file: String
    /// The line and column of the element.
    package let place: MarkupPlace
    /// The element and what of it is meant, as `label/text` or `mapView`.
    package let subject: String
    /// A sentence that says what is the matter.
    package let reason: String

    /// One line with file, place and reason.
    package var line: String { "\(file):\(place.line):\(place.column): \(subject): \(reason)" }
}
