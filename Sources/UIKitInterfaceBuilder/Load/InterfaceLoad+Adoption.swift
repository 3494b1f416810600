import Foundation
import UIKitCore

extension InterfaceLoad {
    /// Gives an object that another one has made itself, such as the content view of a cell, what an element says of it.
    func adopt(_ object: NSObject, for element: InterfaceElement) {
        element.taken()
        guard objects[element.id] == nil else { return }
        register(object, for: element)
        guard let kind = ElementKinds.all[element.name] else {
            tell(element, nil, "elements of this kind are not read.")
            element.skipAll()
            return
        }
        kind.read(object, element, self)
        Connections.read(object, element, self)
    }
}

extension InterfaceElement {
    /// Whether the element stands in another one, at any depth.
    func isInside(_ other: InterfaceElement) -> Bool {
        var next = parent
        while let element = next {
            if element === other { return true }
            next = element.parent
        }
        return false
    }
}
