import Foundation
import UIKitCore

extension InterfaceLoad {
    /// The object of an element where one of a class has to stand; nil, which the load reports, for one of another class.
    func make<Object: NSObject>(_ element: InterfaceElement, as type: Object.Type) -> Object? {
        guard let made = make(element) else { return nil }
        if let typed = made as? Object { return typed }
        tell(element, element.key, "a \(Object.self) stands there, and this is a \(Swift.type(of: made)).")
        return nil
    }
}
