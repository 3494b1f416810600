import Foundation
import UIKitCore

/// The document of a storyboard: its scenes, by the elements of their controllers and by the names that programs ask for.
@MainActor final class StoryboardFile {
    let document: InterfaceDocument
    /// In the order of the document.
    private(set) var scenes: [StoryboardScene] = []
    /// By the identifiers of the elements of their controllers.
    private var scenesByElement: [String: StoryboardScene] = [:]
    /// By Storyboard IDs; a controller without one has the name of its class and its element's identifier, as Xcode's compiler gives it.
    private var scenesByName: [String: StoryboardScene] = [:]
    private let initial: String?

    init(_ document: InterfaceDocument) {
        self.document = document
        initial = document.root.text("initialViewController")
        for scene in document.root.child("scenes")?.children("scene") ?? [] {
            guard let objects = scene.child("objects") else { continue }
            for element in objects.children where Self.isController(element) {
                add(StoryboardScene(element, in: objects, of: self))
            }
        }
    }

    private func add(_ scene: StoryboardScene) {
        let element = scene.controller
        scenes.append(scene)
        // Of two with the same name the first one counts.
        if scenesByElement[element.id] == nil { scenesByElement[element.id] = scene }
        let base = ElementKinds.all[element.name]?.type
        let name = element.text("storyboardIdentifier") ?? base.map { "\($0)-\(element.id)" }
        if let name, scenesByName[name] == nil { scenesByName[name] = scene }
    }

    /// Whether an element on the top level of a scene stands for a controller.
    private static func isController(_ element: InterfaceElement) -> Bool {
        element.name == ControllerPlaceholder.elementName
            || ElementKinds.all[element.name]?.type is UIViewController.Type
    }

    // MARK: Scenes

    /// The scene that the storyboard begins with; nil for none.
    var initialScene: StoryboardScene? { initial.flatMap { scenesByElement[$0] } }

    /// The scene of the controller of an element's identifier.
    func scene(of element: String) -> StoryboardScene? { scenesByElement[element] }

    /// The scene of a Storyboard ID.
    func scene(named name: String) -> StoryboardScene? { scenesByName[name] }

    /// The colour in which windows tint what is in them.
    var tintColor: UIColor? {
        document.root.children.contains { $0.key == "tintColor" }
            ? InterfaceLoad(document).color(document.root, "tintColor") : nil
    }

    // MARK: Making controllers

    /// Makes the controller of a scene, with those that it contains by relationships.
    ///
    /// - Parameters:
    ///   - creator: Makes it of its coder; nil for `init(coder:)` of its class.
    func make(
        _ scene: StoryboardScene,
        of storyboard: UIStoryboard?,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        if scene.controller.name == ControllerPlaceholder.elementName {
            if document.isSurveyed { return ControllerPlaceholder.survey(scene.controller) }
            return ControllerPlaceholder.make(scene.controller, document, creator: creator)
        }
        let load = InterfaceLoad(
            document,
            storyboard: storyboard,
            traits: UIScreen.main.traitCollection
        )
        load.file = self
        load.creator = creator
        let made = load.make(scene.controller) as? UIViewController
        load.finish()
        for connection in load.waiting {
            guard let element = connection.elements.first else { continue }
            SceneInterface.around(element, load)?.wait(connection)
        }
        return made
    }

    /// Makes the controllers of all scenes, and loads their views, so that the document knows all that is not honoured.
    ///
    /// - Returns: The controllers.
    func loadAll() -> [UIViewController] {
        var made: [UIViewController] = []
        for scene in scenes {
            guard let controller = make(scene, of: nil) else { continue }
            _ = controller.interface?.loadView(of: controller)
            made.append(controller)
        }
        for scene in document.root.child("scenes")?.children("scene") ?? [] {
            tellOfUnplaced(in: scene.child("objects"))
        }
        return made
    }

    /// Tells of what belongs to no scene: objects beside no controller.
    private func tellOfUnplaced(in objects: InterfaceElement?) {
        for element in objects?.children ?? [] where !element.isRead {
            document.tell(element, nil, "is not honoured: no controller of its scene is known.")
        }
    }
}
