import Foundation
import UIKitCore

/// A nib: objects on the top level, beside placeholders for what the program brings.
@MainActor final class NibDocument: NibContents {
    let document: InterfaceDocument

    init(_ document: InterfaceDocument) { self.document = document }

    func instantiate(owner: Any?, external: [String: Any]) -> [Any] {
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
        load.finish()
        load.tellOfUnread(in: objects)
        return made
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
