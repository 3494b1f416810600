import Foundation
import UIKitCore

/// What one kind of element is made by.
@MainActor struct ElementKind {
    /// The name of the element, as `label`.
    let name: String
    /// The class of UIKit that the elements are of, where they name none of the program's.
    let type: NSObject.Type
    /// Whole numbers that `init(coder:)` of the class asks its coder for, by their keys: a table's style, a button's type.
    let codedIntegers: (InterfaceElement) -> [String: Int]
    /// Makes an object of a class; nil where it can't be.
    let make: (NSObject.Type, ElementCoder, InterfaceLoad) -> NSObject?
    /// Gives the object what its element says.
    let read: (NSObject, InterfaceElement, InterfaceLoad) -> Void
    /// Whether elements of the kind may be of a class of the program's.
    var accepts: (NSObject.Type) -> Bool = { _ in true }

    /// A kind of views: made by `init(coder:)`; ``ViewElement`` reads what all views have first.
    static func view<View: UIView>(
        _ name: String,
        _ type: View.Type,
        codedIntegers: @escaping (InterfaceElement) -> [String: Int] = { _ in [:] },
        _ read: @escaping (View, InterfaceElement, InterfaceLoad) -> Void
    ) -> ElementKind {
        ElementKind(
            name: name,
            type: type,
            codedIntegers: codedIntegers,
            make: { type, coder, _ in (type as? UIView.Type)?.init(coder: coder) },
            read: { object, element, load in
                guard let view = object as? UIView else { return }
                ViewElement.read(view, element, load)
                if let control = view as? UIControl { ControlElement.read(control, element, load) }
                if let scroll = view as? UIScrollView { ScrollViewElement.read(scroll, element, load) }
                if let typed = view as? View { read(typed, element, load) }
            },
            accepts: { $0 is UIView.Type }
        )
    }

    /// A kind of objects that are neither views nor controllers, made by a function.
    static func object<Object: NSObject>(
        _ name: String,
        _ type: Object.Type,
        make: @escaping (Object.Type, ElementCoder) -> Object?,
        _ read: @escaping (Object, InterfaceElement, InterfaceLoad) -> Void
    ) -> ElementKind {
        ElementKind(
            name: name,
            type: type,
            codedIntegers: { _ in [:] },
            make: { type, coder, _ in (type as? Object.Type).flatMap { make($0, coder) } },
            read: { object, element, load in
                if let typed = object as? Object { read(typed, element, load) }
            },
            accepts: { $0 is Object.Type }
        )
    }
}

/// All kinds of elements that become objects.
@MainActor enum ElementKinds {
    /// By the names of their elements; each family lists its own.
    static let all: [String: ElementKind] = {
        let families: [[ElementKind]] = [
            PlainViewElements.kinds,
            ViewKindElements.kinds, TextElements.kinds, ControlElements.kinds, BarElements.kinds,
            GestureElements.kinds,
            ControllerKinds.kinds,
            ListElements.kinds,
        ]
        return Dictionary(families.joined().map { ($0.name, $0) }) { first, _ in first }
    }()
}
