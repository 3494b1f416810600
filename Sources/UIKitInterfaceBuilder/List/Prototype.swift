import Foundation
import UIKitCore

/// A cell or reusable view that a document has drawn in its list: made anew for each view that the list needs, of the document that was parsed once.
@MainActor final class Prototype {
    private let element: InterfaceElement
    private let document: InterfaceDocument
    private let storyboard: UIStoryboard?
    private weak var owner: AnyObject?
    /// The objects around the prototype that it is connected with, by their identifiers; not kept, because the list keeps the prototype.
    private var surroundings: [String: WeakReference] = [:]
    private var wasTold = false

    private struct WeakReference {
        weak var object: AnyObject?
    }

    private init(_ element: InterfaceElement, _ load: InterfaceLoad) {
        self.element = element
        (document, storyboard, owner) = (load.document, load.storyboard, load.owner)
    }

    /// Takes an element as a prototype.
    ///
    /// - Parameter register: Gets the identifier and what makes another view; not called for a prototype without an identifier, which nothing can ask for.
    static func add(
        _ element: InterfaceElement,
        _ load: InterfaceLoad,
        register: (String, @escaping @MainActor () -> NSObject?) -> Void
    ) {
        element.taken()
        guard let identifier = element.peek("reuseIdentifier"), !identifier.isEmpty else {
            // GUESS interface-prototype-without-identifier: the editor warns, and nothing is made of it.
            element.skipAll()
            return
        }
        element.isDeferred = true
        let prototype = Prototype(element, load)
        register(identifier) { prototype.make() }
        load.later(.afterwards) {
            prototype.rememberSurroundings(load)
            if load.document.isSurveyed { _ = prototype.make() }
        }
    }

    /// Another view of the prototype, connected and awake; nil where the document is bad.
    private func make() -> NSObject? {
        let load = InterfaceLoad(
            document,
            storyboard: storyboard,
            owner: owner,
            given: surroundings.compactMapValues(\.object)
        )
        let made = load.make(element)
        load.finish()
        if !wasTold {
            wasTold = true
            Connections.tellOfMissing(load.waiting, load)
            UnreadParts.tell(in: element, document)
        }
        return made
    }

    private func rememberSurroundings(_ load: InterfaceLoad) {
        var open = [element]
        while let next = open.popLast() {
            for attribute in ["destination", "target"] {
                guard let id = next.peek(attribute), let object = load.object(id) else { continue }
                surroundings[id] = WeakReference(object: object)
            }
            open += next.children
        }
    }
}
