package import AgateDocuments

/// Why some bytes are no document of Interface Builder that can be read.
package enum InterfaceError: Error, Equatable, CustomStringConvertible {
    /// It is no XML, or holds more than is allowed.
    case markup(MarkupError)
    /// A file without a byte in it.
    case empty
    /// What Xcode makes of a document: a compiled nib.
    case compiled
    /// A document of the form that Xcode wrote before version 5: an archive of objects.
    case archive
    /// XML of another kind, whose outermost element is named here.
    case other(String)
    /// A document for another system, whose name is given: of macOS, as it may be.
    case system(String)

    /// A sentence about it.
    package var description: String {
        switch self {
        case .markup(.malformed(let line, let column, let reason)):
            "it is no well-formed XML: line \(line), column \(column): \(reason)"
        case .markup(.limit(let name, let value, let allowed)):
            "it has \(name) \(value), and no more than \(allowed) are read"
        case .markup(.unsupported(let text)): text
        case .empty: "the file is empty"
        case .compiled:
            "it is a compiled nib; the document that Interface Builder saves is read itself, as .xib or .storyboard"
        case .archive:
            "it is an archive of objects, as Xcode 4 and before wrote it; open it in a later Xcode and save it, which writes the form that is read"
        case .other(let name): "its outermost element is \"\(name)\" and not \"document\""
        case .system(let name): "it is for another system: \(name)"
        }
    }
}
