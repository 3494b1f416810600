import AgateDocuments
import Foundation

/// Whether a file is a document that can be read: one for iOS, in the form that Interface Builder saves since Xcode 5.
enum DocumentForm {
    /// Refuses compiled documents, by their first bytes.
    static func check(_ data: Data) throws(MarkupError) {
        guard !data.isEmpty else { throw .malformed(line: 1, column: 1, reason: "the file is empty") }
        for start in ["NIBArchive", "bplist00"] where data.starts(with: Array(start.utf8)) {
            throw .unsupported(
                "it is a compiled nib; the document that Interface Builder saves is read itself, as .xib or .storyboard"
            )
        }
    }

    /// Refuses documents with another root, and those of other systems.
    static func check(_ tree: MarkupTree) throws(MarkupError) {
        let root = tree.root
        guard root.name == "document" else {
            throw root.name == "archive"
                ? .unsupported(
                    "it has the form of Interface Builder before Xcode 5: save it with a later one"
                )
                : .malformed(
                    line: root.place.line,
                    column: root.place.column,
                    reason: "the root is \(root.name), and that of Interface Builder is document"
                )
        }
        let type = root.attributes.first { $0.name == "type" }?.value ?? ""
        let runtime = root.attributes.first { $0.name == "targetRuntime" }?.value ?? ""
        if type.contains(".Cocoa.") || runtime.hasPrefix("MacOSX") || runtime.hasPrefix("watch") {
            throw .unsupported(
                "it is a document for \(runtime.isEmpty ? type : runtime), and those for iOS are read"
            )
        }
    }
}
