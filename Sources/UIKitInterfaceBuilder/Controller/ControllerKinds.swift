import Foundation
import UIKitControllers
import UIKitCore
import UIKitLists

extension ElementKind {
    /// A kind of controllers: made by `init(coder:)`, or by the program; ``ControllerElement`` reads what all controllers have first.
    static func controller<Controller: UIViewController>(
        _ name: String,
        _ type: Controller.Type,
        codedIntegers: @escaping (InterfaceElement) -> [String: Int] = { _ in [:] },
        _ read: @escaping (Controller, InterfaceElement, InterfaceLoad) -> Void
    ) -> ElementKind {
        ElementKind(
            name: name,
            type: type,
            codedIntegers: codedIntegers,
            make: { type, coder, load in
                guard let type = type as? UIViewController.Type else { return nil }
                return created(coder, load) ?? type.init(coder: coder)
            },
            read: { object, element, load in
                guard let controller = object as? UIViewController else { return }
                ControllerElement.read(controller, element, load)
                if let typed = controller as? Controller { read(typed, element, load) }
            }
        )
    }

    /// The controller that the program makes itself; nil where it does not.
    private static func created(_ coder: ElementCoder, _ load: InterfaceLoad) -> UIViewController? {
        guard let creator = load.creator else { return nil }
        load.creator = nil
        guard let made = creator(coder) else { return nil }
        guard coder.isDone else {
            InterfaceMistake.stop("Custom instantiated view controller must call -[super initWithCoder:]")
        }
        return made
    }
}

/// All kinds of controllers.
@MainActor enum ControllerKinds {
    static let kinds: [ElementKind] =
        [.controller("viewController", UIViewController.self) { _, _, _ in }] + ContainerElements.kinds
        + ListControllerElements.kinds + foreign

    /// Controllers of other frameworks: their own class where it is in the program, else a plain one.
    private static let foreign: [ElementKind] = [
        ("hostingController", "SwiftUI", "UIHostingController"),
        ("avPlayerViewController", "AVKit", "AVPlayerViewController"),
        ("glkViewController", "GLKit", "GLKViewController"),
    ].map { name, module, type in
        let found = NSClassFromString("\(module).\(type)") as? UIViewController.Type
        let tell = { (_: UIViewController, element: InterfaceElement, load: InterfaceLoad) in
            guard found == nil else { return }
            load.tell(element, nil, "\(type) of \(module) is not here; a plain UIViewController is made.")
        }
        return .controller(name, found ?? UIViewController.self, tell)
    }
}
