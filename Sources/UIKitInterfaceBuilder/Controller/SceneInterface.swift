import Foundation
import UIKitCore

/// What a controller has of its scene: the objects that were made with it, its view when that is loaded, and its segues.
@MainActor final class SceneInterface: ControllerInterface {
    /// An object that the controller, or its view, keeps.
    private struct Known {
        weak var object: AnyObject?
    }

    let scene: StoryboardScene
    let storyboard: UIStoryboard?
    private let document: InterfaceDocument
    private weak var controller: UIViewController?
    /// Objects of the scene by the identifiers of their elements: bar items and the like, and what segues point at.
    private var known: [String: Known] = [:]
    /// Connections of bar items and the like to what is in the view.
    private var waiting: [Connections.Waiting] = []
    /// Connections of the controller to what is in the view.
    private var ownWaiting: [[InterfaceElement]] = []
    /// What is on the top level of the scene beside the controller and its view; kept for the controller.
    private var topLevel: [NSObject] = []
    private var triggers: [ObjectIdentifier: SegueTrigger] = [:]
    private var containers: [ObjectIdentifier: Known] = [:]

    init(_ scene: StoryboardScene, _ controller: UIViewController, _ load: InterfaceLoad) {
        (self.scene, self.controller) = (scene, controller)
        (storyboard, document) = (load.storyboard, load.document)
    }

    /// The interface of the controller that an element belongs to; nil for one outside of scenes.
    static func around(_ element: InterfaceElement, _ load: InterfaceLoad) -> SceneInterface? {
        if let owner = load.owner as? UIViewController, let found = owner.interface as? SceneInterface {
            return found
        }
        var current: InterfaceElement? = element
        while let next = current {
            if let controller = load.object(next.id) as? UIViewController {
                return controller.interface as? SceneInterface
            }
            current = next.parent
        }
        return nil
    }

    // MARK: Objects

    /// Takes what was made with the controller.
    func takeParts(_ load: InterfaceLoad) { take(scene.partIDs, load) }

    private func take(_ ids: [String], _ load: InterfaceLoad) {
        for id in ids {
            if let object = load.object(id), object !== controller { known[id] = Known(object: object) }
        }
    }

    /// An object of the scene that is there.
    func object(_ id: String?) -> AnyObject? { id.flatMap { known[$0]?.object } }

    /// Keeps a connection until the view is loaded.
    func wait(_ connection: Connections.Waiting) {
        if connection.object === controller {
            ownWaiting.append(connection.elements)
        } else {
            waiting.append(connection)
        }
    }

    // MARK: The view

    func loadView(of controller: UIViewController) -> Bool {
        guard let element = scene.view else { return false }
        let load = InterfaceLoad(
            document,
            storyboard: storyboard,
            owner: controller,
            traits: UIScreen.main.traitCollection,
            given: given(controller)
        )
        guard let view = load.make(element) as? UIView else { return false }
        // A view is as large as the screen until its window or container gives it a size: measured, iOS 18.3.
        if scene.controller.flag("autoresizesArchivedViewToFullSize") != false {
            view.frame = UIScreen.main.bounds
        }
        controller.view = view
        ControllerElement.readWithView(controller, scene.controller, load)
        topLevel = scene.others.compactMap { load.make($0) }
        Connections.make(waiting + ownWaiting.map { .init(object: controller, elements: $0) }, load)
        (waiting, ownWaiting) = ([], [])
        load.later(.connections) { [self] in take(scene.segues.flatMap(\.anchorIDs), load) }
        load.finish()
        Connections.tellOfMissing(load.waiting, load)
        scene.tellOfUnread(document)
        return true
    }

    private func given(_ controller: UIViewController) -> [String: AnyObject] {
        var given = known.compactMapValues(\.object)
        if !scene.controller.id.isEmpty { given[scene.controller.id] = controller }
        return given
    }

    // MARK: Segues

    func performSegue(_ identifier: String, of controller: UIViewController, sender: Any?) -> Bool {
        guard let segue = scene.segues.first(where: { $0.identifier == identifier && canPerform($0) }) else {
            return false
        }
        SegueRun(segue, self, controller, sender: sender).perform()
        return true
    }

    /// Performs a segue that something on the screen has triggered, if the controller wants it.
    func trigger(_ segue: SegueTemplate, sender: Any?) {
        guard let controller, canPerform(segue) else { return }
        guard controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else {
            return
        }
        SegueRun(segue, self, controller, sender: sender).perform()
    }

    /// Whether a segue leads anywhere: an unwind segue to the scene's exit, any other one to a controller.
    private func canPerform(_ segue: SegueTemplate) -> Bool {
        switch segue.kind {
        case .relationship: false
        case .unwind: scene.isExit(segue.destination)
        default: scene.file?.scene(of: segue.destination) != nil
        }
    }

    /// What controls and the like call to trigger a segue; kept for them, which hold it weakly.
    func trigger(of segue: SegueTemplate) -> SegueTrigger {
        if let known = triggers[ObjectIdentifier(segue)] { return known }
        let made = SegueTrigger(segue, self)
        triggers[ObjectIdentifier(segue)] = made
        return made
    }

    /// Remembers the view in which an embed segue puts its controller.
    func takeContainer(_ view: UIView, of segue: SegueTemplate) {
        containers[ObjectIdentifier(segue)] = Known(object: view)
    }

    /// The view in which an embed segue puts its controller.
    func container(of segue: SegueTemplate) -> UIView? {
        containers[ObjectIdentifier(segue)]?.object as? UIView
    }

    /// Makes the controller that a segue leads to.
    func makeDestination(of segue: SegueTemplate, creator: ((NSCoder) -> UIViewController?)?)
        -> UIViewController?
    {
        guard let file = scene.file, let target = file.scene(of: segue.destination) else { return nil }
        return file.make(target, of: storyboard, creator: creator)
    }

    /// Tells of something about a segue that is not honoured.
    func tell(_ segue: SegueTemplate, _ what: String?, _ reason: String) {
        document.tell(segue.element, what, reason)
    }
}
