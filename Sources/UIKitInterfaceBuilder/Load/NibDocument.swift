import Foundation
import UIKitCore

/// A nib: objects on the top level, beside placeholders for what the program brings.
@MainActor package final class NibDocument: NibContents {
    let document: InterfaceDocument
    /// Whether an instantiation has reported what no reader takes: one finds all of it.
    private var isChecked = false

    package init(_ document: InterfaceDocument) { self.document = document }

    package func instantiate(owner: Any?, external: [String: Any]) -> [Any] {
        guard let objects = document.root.child("objects") else {
            document.tell(document.root, nil, "has no objects: it is no nib.")
            return []
        }
        let load = InterfaceLoad(
            document,
            owner: owner.map { $0 as AnyObject },
            given: given(objects, owner, external)
        )
        var made: [Any] = []
        for element in objects.children where element.name != "placeholder" {
            if let object = load.make(element) { made.append(object) }
        }
        for placeholder in objects.children where placeholder.name == "placeholder" {
            readPlaceholder(placeholder, load)
        }
        load.finish()
        Connections.tellOfMissing(load.waiting, load)
        if !isChecked { load.tellOfUnread(in: objects) }
        isChecked = true
        return made
    }

    /// Reads the outlets of an object that stands for a placeholder.
    private func readPlaceholder(_ placeholder: InterfaceElement, _ load: InterfaceLoad) {
        // The class is the editor's: the object that the program brings has one.
        placeholder.skip("customClass", "customModule")
        if let object = load.object(placeholder.id) as? NSObject {
            Connections.read(object, placeholder, load)
        } else if let connections = placeholder.child("connections"), !connections.children.isEmpty {
            connections.skipAll()
            document.tell(
                connections,
                nil,
                "the nib is instantiated without an owner, and has connections of File's Owner; they are not made."
            )
        }
    }

    /// The objects that stand for placeholders.
    private func given(_ objects: InterfaceElement, _ owner: Any?, _ external: [String: Any]) -> [String:
        AnyObject]
    {
        var given: [String: AnyObject] = [:]
        for placeholder in objects.children("placeholder") {
            switch placeholder.text("placeholderIdentifier") {
            case "IBFilesOwner": given[placeholder.id] = owner.map { $0 as AnyObject }
            case .some(let name): given[placeholder.id] = external[name].map { $0 as AnyObject }
            case nil: break
            }
        }
        return given
    }
}
