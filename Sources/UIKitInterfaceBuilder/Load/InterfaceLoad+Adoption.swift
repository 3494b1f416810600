import Foundation
import UIKitCore

extension InterfaceLoad {
    /// Gives an object that UIKit has made what its element says: the content view of a cell, the bar of a navigation controller.
    func adopt(_ object: NSObject, for element: InterfaceElement) {
        element.taken()
        guard self.object(element.id) == nil else { return }
        register(object, for: element)
        guard let kind = ElementKinds.all[element.name] else {
            tell(element, nil, "elements of this kind are not read.")
            element.skipAll()
            return
        }
        let type = ClassLookup.type(of: element, kind, self)
        if type != kind.type, Swift.type(of: object) != type {
            tell(element, "customClass", "UIKit has made the object: it is a \(Swift.type(of: object)).")
        }
        kind.read(object, element, self)
        readCommonParts(of: object, element)
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
