package import AgateDocuments
package import Foundation
import UIKitCore

/// A document of Interface Builder that was read: its elements by their identifiers, and what was found wrong with it.
@MainActor package final class InterfaceDocument {
    /// The name of the file, as `Main.storyboard`.
    let file: String
    /// The bundle in which its images, colours and texts are looked for.
    let bundle: Bundle
    let root: InterfaceElement
    /// The elements with identifiers; of two with the same one the first counts.
    private let elements: [String: InterfaceElement]
    /// The texts of the document in the language of the program, by `ID.property`.
    let texts: [String: String]
    /// What was found that is not honoured, each thing once, in the order in which it was found.
    package private(set) var issues: [InterfaceIssue] = []
    private var known: Set<InterfaceIssue> = []
    /// Whether the document is loaded to be looked through, outside of its program: classes, images and colours of the program are not expected,
    /// and what a program would load later is loaded, too.
    var isSurveyed = false

    /// How many elements there are.
    let elementCount: Int
    /// The entries of `resources`, by kind and name.
    private let resources: [String: InterfaceElement]

    /// Reads a document.
    package init(
        _ data: Data,
        file: String,
        bundle: Bundle,
        texts: [String: String] = [:],
        limits: MarkupLimits? = nil
    ) throws(InterfaceError) {
        try Self.check(data)
        let tree: MarkupTree
        do throws(MarkupError) { tree = try MarkupReader.read(data, limits: limits ?? .interface) } catch {
            throw .markup(error)
        }
        try Self.check(tree.root)
        (self.file, self.bundle, self.texts) = (file, bundle, texts)
        root = InterfaceElement(tree.root, in: nil)
        var elements: [String: InterfaceElement] = [:]
        var resources: [String: InterfaceElement] = [:]
        var twice: [InterfaceElement] = []
        var open = [root]
        var count = 0
        while let element = open.popLast() {
            count += 1
            let id = element.id
            if id.isEmpty {
            } else if elements[id] == nil {
                elements[id] = element
            } else {
                twice.append(element)
            }
            if element.parent?.name == "resources" {
                resources["\(element.name) \(element.peek("name") ?? "")"] = element
            }
            open += element.children.reversed()
        }
        (self.elements, self.resources, elementCount) = (elements, resources, count)
        for element in twice {
            tell(
                element,
                "id",
                "the identifier \"\(element.id)\" is there twice; references lead to the first one."
            )
        }
    }

    /// Ends with an error for a file that holds no text.
    private static func check(_ data: Data) throws(InterfaceError) {
        if data.isEmpty { throw .empty }
        for start in ["NIBArchive", "bplist00"] where data.starts(with: Array(start.utf8)) { throw .compiled }
    }

    /// Ends with an error for a document of another kind.
    private static func check(_ root: MarkupElement) throws(InterfaceError) {
        if root.name == "archive" { throw .archive }
        guard root.name == "document" else { throw .other(root.name) }
        let system = root.attribute("targetRuntime") ?? ""
        if !system.isEmpty, !system.hasPrefix("iOS") { throw .system(system) }
    }

    /// The element of an identifier.
    func element(_ id: String) -> InterfaceElement? { elements[id] }

    /// The value that the document keeps for a name, for where the bundle has none: `image`, `systemColor`, `namedColor`.
    func resource(_ kind: String, _ name: String) -> InterfaceElement? { resources["\(kind) \(name)"] }

    /// Whether an identifier is that of the placeholder for the first responder.
    func isFirstResponder(_ id: String?) -> Bool {
        id.flatMap { elements[$0] }?.peek("placeholderIdentifier") == "IBFirstResponder"
    }

    /// Tells of something that is not honoured, once: in ``issues`` and in the diagnostics.
    func tell(
        _ element: InterfaceElement,
        _ what: String? = nil,
        _ reason: String,
        cause: InterfaceIssue.Cause = .notHonoured
    ) {
        let issue = InterfaceIssue(
            file: file,
            place: element.place,
            subject: what.map { "\(element.name)/\($0)" } ?? element.name,
            reason: reason,
            cause: cause
        )
        guard known.insert(issue).inserted else { return }
        issues.append(issue)
        if !isSurveyed { Mistakes.tell(issue.text) }
    }
}
