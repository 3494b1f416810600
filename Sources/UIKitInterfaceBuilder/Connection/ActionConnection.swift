import Foundation
import QuartzCore
import UIKitControllers
import UIKitCore
import UIKitLists

/// Connects controls, bar items and recognizers with the methods that they call.
@MainActor enum ActionConnection {
    /// Connects an object with a method of a target; nil stands for the responder chain.
    static func connect(
        _ object: NSObject,
        to target: AnyObject?,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        guard let name = element.text("selector") else { return }
        let action = selector(name, of: target, element, load)
        switch object {
        case let control as UIControl:
            control.addTarget(target, action: action, for: events(element, load))
        case let item as UIBarButtonItem:
            (item.target, item.action) = (target, action)
        case let recognizer as UIGestureRecognizer:
            guard let target else {
                return load.tell(
                    element,
                    "destination",
                    "a gesture recognizer calls methods of objects alone; nothing is called."
                )
            }
            recognizer.addTarget(target, action: action)
        default:
            load.tell(element, name, "a \(type(of: object)) sends no actions.")
        }
    }

    /// The method of a name that a target has; one without a method, which the load reports, where it has none.
    private static func selector(
        _ name: String,
        of target: AnyObject?,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) -> Selector {
        // The responder that has the method is found by its name when the action is sent.
        guard let target else { return Selector(name) }
        if let method = NamedActions.method(name, of: target) ?? listAction(name, of: target) {
            return method
        }
        load.tell(
            element,
            name,
            "-[\(String(reflecting: type(of: target))) \(name)]: the class lists no such action, and nothing will be called.",
            cause: .missing
        )
        return Selector(name)
    }

    /// Methods of lists and controllers that documents name.
    private static func listAction(_ name: String, of target: AnyObject) -> Selector? {
        others[name]?.first { $0.isMethod(of: target) }
    }

    private static let others: [String: [Selector]] = Dictionary(
        grouping: [
            Selector("reloadData", UITableView.reloadData),
            Selector("reloadData", UICollectionView.reloadData),
            Selector("startAnimating", UIActivityIndicatorView.startAnimating),
            Selector("stopAnimating", UIActivityIndicatorView.stopAnimating),
            Selector("startAnimating", UIImageView.startAnimating),
            Selector("stopAnimating", UIImageView.stopAnimating),
            Selector("beginRefreshing", UIRefreshControl.beginRefreshing),
            Selector("endRefreshing", UIRefreshControl.endRefreshing),
        ],
        by: \.name
    )

    private static func events(_ element: InterfaceElement, _ load: InterfaceLoad) -> UIControl.Event {
        load.value(element, "eventType", eventWords) ?? .primaryActionTriggered
    }

    private static let eventWords: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
        "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
