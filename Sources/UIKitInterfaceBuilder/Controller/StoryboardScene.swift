import UIKitCore

/// A scene of a storyboard: the element of its controller, and what else is on its top level.
@MainActor final class StoryboardScene {
    /// The element of the controller, or of a reference to one of another storyboard.
    let controller: InterfaceElement
    /// Objects on the top level that the scene's view is made with: other views, gesture recognizers, bar items.
    let others: [InterfaceElement]
    /// The document's file; nil for a controller in a nib.
    private(set) weak var file: StoryboardFile?
    /// The identifiers of the elements that unwind segues lead to.
    private let exits: Set<String>
    private var wasTold = false

    /// A scene of a storyboard.
    init(_ controller: InterfaceElement, in objects: InterfaceElement, of file: StoryboardFile) {
        self.controller = controller
        self.file = file
        var others: [InterfaceElement] = []
        var exits: Set<String> = []
        for element in objects.children where element !== controller {
            switch element.name {
            case "exit":
                element.skip("sceneMemberID")
                exits.insert(element.taken().id)
            case "placeholder":
                // First Responder: what is connected with it goes up the responder chain.
                element.taken().skip("placeholderIdentifier", "customClass", "customModule")
            default:
                if element.peek("sceneMemberID") != "viewController" { others.append(element) }
            }
        }
        (self.others, self.exits) = (others, exits)
    }

    /// A controller in a nib.
    init(_ controller: InterfaceElement) {
        self.controller = controller
        (others, exits) = ([], [])
        // What no reader has read in it is reported when it is loaded, and not with the nib.
        view?.isDeferred = true
    }

    /// The element of the controller's view; nil where the scene has none.
    private(set) lazy var view: InterfaceElement? = controller.children.first { $0.key == "view" }

    /// The segues of the scene, in the order of the document.
    private(set) lazy var segues: [SegueTemplate] = {
        var found: [SegueTemplate] = []
        var open = Array(([controller] + others).reversed())
        while let element = open.popLast() {
            if element.name == "segue" {
                found.append(SegueTemplate(element))
            } else {
                open += element.children.reversed()
            }
        }
        return found
    }()

    private lazy var seguesByElement = Dictionary(
        segues.map { (ObjectIdentifier($0.element), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The segue that an element describes.
    func segue(of element: InterfaceElement) -> SegueTemplate? { seguesByElement[ObjectIdentifier(element)] }

    /// Whether unwind segues may lead to an element: the scene's exit.
    func isExit(_ id: String) -> Bool { exits.contains(id) }

    /// The identifiers of what is made with the controller: all but what is in its view.
    private(set) lazy var partIDs: [String] = {
        var found: [String] = []
        var open = controller.children.filter { $0 !== view }
        while let element = open.popLast() {
            if !element.id.isEmpty { found.append(element.id) }
            open += element.children
        }
        return found
    }()

    // MARK: What is not honoured

    /// Tells of what no reader has read, once; a scene with a view waits until that is loaded, and a nib tells of its controllers itself.
    func controllerWasMade(_ document: InterfaceDocument) {
        if view == nil, file != nil { tellOfUnread(document) }
    }

    /// Tells of what no reader has read, once.
    func tellOfUnread(_ document: InterfaceDocument) {
        guard !wasTold else { return }
        wasTold = true
        let elements = file == nil ? [view].compactMap(\.self) : [controller] + others
        for element in elements { UnreadParts.tell(in: element, document) }
    }
}
