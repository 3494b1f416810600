import CoreGraphics
import UIKitCore

/// What a storyboard says of a segue: segues are made of it each time that it is performed.
@MainActor final class SegueTemplate {
    /// How a segue leads to its destination.
    enum Kind {
        /// A container has its controllers by it from the start.
        case relationship
        case show
        case showDetail
        case present
        case popover
        case embed
        case unwind
        /// A push of the time before size classes, which needs a navigation controller.
        case push
        /// The program's class does all of it.
        case custom
    }

    let element: InterfaceElement
    let kind: Kind
    /// The name by which programs perform it and know it; nil for none.
    let identifier: String?
    /// The identifier of the element of the controller, or of the scene's exit, that it leads to.
    let destination: String
    /// The program's class, with its module if that is named.
    let customClass: (name: String, module: String?)?
    /// Whether it is animated.
    let isAnimated: Bool
    /// Whether the accessory button of a cell triggers it, and not its selection.
    let isOfAccessory: Bool
    /// The name of the method on the controller that an unwind segue leads to.
    let unwindAction: String?
    /// The name of the method of the source that makes the destination; nil for `init(coder:)`.
    let creation: String?
    /// The style that the destination gets; nil for its own.
    let style: UIModalPresentationStyle?
    /// The transition that the destination gets; nil for its own.
    let transition: UIModalTransitionStyle?
    /// What a popover points at.
    let popover: Popover

    /// What a storyboard says of a popover.
    struct Popover {
        /// The identifiers of the elements of the view and of the bar button item that it points at.
        var view: String?
        var barButtonItem: String?
        /// The part of the view; nil for all of it.
        var rect: CGRect?
        /// Where its arrow may point; nil for anywhere.
        var directions: UIPopoverArrowDirection?
        /// The identifiers of the elements of views that can be touched meanwhile.
        var passthrough: [String] = []
    }

    init(_ element: InterfaceElement) {
        self.element = element.taken()
        let written = element.text("kind") ?? ""
        kind = Self.kinds[written] ?? .show
        hasKnownKind = Self.kinds[written] != nil
        identifier = element.text("identifier")
        destination = element.text("destination") ?? ""
        customClass = element.text("customClass").map { ($0, element.text("customModule")) }
        isAnimated = element.flag("animates") ?? true
        isOfAccessory = element.peek("trigger") == "accessoryAction"
        if isOfAccessory { element.skip("trigger") }
        unwindAction = element.text("unwindAction")
        creation = element.text("destinationCreationSelector")
        style = Self.value(element, "modalPresentationStyle", PresentationValues.styles)
        transition = Self.value(element, "modalTransitionStyle", PresentationValues.transitions)
        popover = Self.popover(element)
        if let action = element.peek("action"), Self.actions[action] == kind { element.skip("action") }
    }

    /// Whether the word for the kind is one of those known.
    let hasKnownKind: Bool

    private static let kinds: [String: Kind] = [
        "relationship": .relationship, "show": .show, "showDetail": .showDetail, "replace": .showDetail,
        "presentation": .present, "modal": .present, "popoverPresentation": .popover, "popover": .popover,
        "embed": .embed, "unwind": .unwind, "push": .push, "custom": .custom,
    ]

    /// What is called anyway.
    private static let actions: [String: Kind] = [
        "showViewController:sender:": .show, "showDetailViewController:sender:": .showDetail,
    ]

    /// The value of a word; one that is not known stays unread, and is reported with the scene.
    private static func value<Value>(_ element: InterfaceElement, _ name: String, _ words: [String: Value])
        -> Value?
    {
        guard let value = element.peek(name).flatMap({ words[$0] }) else { return nil }
        element.skip(name)
        return value
    }

    private static func popover(_ element: InterfaceElement) -> Popover {
        var popover = Popover()
        popover.view = element.text("popoverAnchorView")
        popover.barButtonItem = element.text("popoverAnchorBarButtonItem")
        popover.rect = element.rect("popoverAnchorRect")
        if let arrow = element.child("popoverArrowDirection") {
            let all: [(String, UIPopoverArrowDirection)] = [
                ("up", .up), ("down", .down), ("left", .left), ("right", .right),
            ]
            var directions: UIPopoverArrowDirection = []
            for (name, direction) in all where arrow.flag(name) == true { directions.insert(direction) }
            popover.directions = directions
        }
        popover.passthrough = (element.child("popoverPassthroughViews")?.allChildren() ?? []).compactMap {
            $0.text("reference")
        }
        return popover
    }

    /// The identifiers of the elements that a popover needs.
    var anchorIDs: [String] {
        [popover.view, popover.barButtonItem].compactMap(\.self) + popover.passthrough
    }
}
