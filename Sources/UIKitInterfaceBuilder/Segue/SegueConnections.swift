import Foundation
import UIKitCore
import UIKitLists

/// Connects elements on the screen with the segues that they trigger.
@MainActor enum SegueConnections {
    /// Connects an object with a segue of its connections.
    static func connect(_ object: NSObject, _ element: InterfaceElement, _ load: InterfaceLoad) {
        load.later(.connections) { [weak object] in
            guard let object, let interface = SceneInterface.around(element, load),
                let segue = interface.scene.segue(of: element)
            else { return }
            if !segue.hasKnownKind {
                load.tell(element, "kind", "segues of this kind are not known; it shows its destination.")
            }
            switch segue.kind {
            case .relationship: break
            case .embed: embed(object, segue, interface, load)
            default: connect(object, segue, interface, load)
            }
        }
    }

    private static func connect(
        _ object: NSObject,
        _ segue: SegueTemplate,
        _ interface: SceneInterface,
        _ load: InterfaceLoad
    ) {
        let trigger = interface.trigger(of: segue)
        switch object {
        case is UIViewController:
            // The program performs it.
            break
        case let cell as UITableViewCell:
            let perform = { [weak trigger, weak cell] in
                if let cell { trigger?.used(cell) }
            }
            if segue.isOfAccessory {
                cell.takeAccessorySegue(perform)
            } else {
                cell.takeSelectionSegue(perform)
            }
        case let cell as UICollectionViewCell:
            cell.selectionSegue = { [weak trigger, weak cell] in
                if let cell { trigger?.used(cell) }
            }
        case let button as UIButton:
            button.addTarget(trigger, action: SegueTrigger.action, for: .touchUpInside)
        case let control as UIControl:
            control.addTarget(trigger, action: SegueTrigger.action, for: .valueChanged)
        case let item as UIBarButtonItem:
            item.target = trigger
            item.action = SegueTrigger.action
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(trigger, action: SegueTrigger.gestureAction)
        default:
            load.tell(segue.element, nil, "a \(type(of: object)) triggers no segues.")
        }
    }

    /// The controller inside comes when all of the view is awake, before `viewDidLoad()`.
    private static func embed(
        _ object: NSObject,
        _ segue: SegueTemplate,
        _ interface: SceneInterface,
        _ load: InterfaceLoad
    ) {
        guard let view = object as? UIView else { return }
        interface.takeContainer(view, of: segue)
        if load.document.isSurveyed { return }
        // GUESS interface-embed-sender: nobody has sent it.
        load.later(.afterwards) { interface.trigger(segue, sender: nil) }
    }
}
