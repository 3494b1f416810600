import Foundation
import QuartzCore
import UIKitCore

/// One instantiation of a nib, of a scene's controller, or of the view of one.
///
/// Objects are made from the outside in, views with all their subviews. What needs other objects waits, and happens phase by phase when all are made.
@MainActor final class InterfaceLoad {
    /// What waits until all objects are made, in the order in which it happens.
    enum Phase: Int, CaseIterable {
        /// Constraints between views.
        case layout
        /// User-defined runtime attributes.
        case attributes
        /// Outlets, actions, recognizers of views, triggers of segues.
        case connections
        /// `awakeFromNib()`.
        case awakening
        /// What is to happen to objects that are awake.
        case afterwards
    }

    let document: InterfaceDocument
    /// The storyboard that is loaded; nil for a nib.
    let storyboard: UIStoryboard?
    /// The object in the place of File's Owner; in a storyboard the controller whose view is loaded.
    let owner: AnyObject?
    /// The traits by which variations are chosen.
    let traits: UITraitCollection

    /// The storyboard's document with its scenes, while controllers are made; nil for a nib, and while a view is made.
    var file: StoryboardFile?
    /// Makes the first controller of its coder, in place of `init(coder:)` of its class; nil for none, and once it was used.
    var creator: ((NSCoder) -> UIViewController?)?

    /// The objects that were made or given, by the identifiers of their elements.
    private(set) var objects: [String: AnyObject] = [:]
    private var steps: [[() -> Void]] = Array(repeating: [], count: Phase.allCases.count)

    init(
        _ document: InterfaceDocument,
        storyboard: UIStoryboard? = nil,
        owner: AnyObject? = nil,
        traits: UITraitCollection = .current,
        given: [String: AnyObject] = [:]
    ) {
        (self.document, self.storyboard, self.owner, self.traits) = (document, storyboard, owner, traits)
        objects = given
    }

    // MARK: Objects

    /// The object of an identifier; nil where none is made (yet).
    func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

    /// The object of an element, made if that has not happened; nil, which the load reports, where it can't be.
    @discardableResult
    func make(_ element: InterfaceElement) -> NSObject? {
        element.taken()
        if let known = objects[element.id], isFirst(element) { return known as? NSObject }
        guard let kind = ElementKinds.all[element.name] else {
            document.tell(element, nil, "elements of this kind are not read; nothing is made of it.")
            element.skipAll()
            return nil
        }
        let coder = ElementCoder(element, kind, self)
        let type = ClassLookup.type(of: element, kind, self)
        guard let object = kind.make(type, coder, self) else {
            document.tell(element, nil, "\(type) made no object of its coder.")
            element.skipAll()
            return nil
        }
        coder.finish(object)
        readCommonParts(of: object, element)
        return object
    }

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

    /// What elements of all kinds may say.
    private func readCommonParts(of object: NSObject, _ element: InterfaceElement) {
        AccessibilityElement.read(object, element, self)
        RuntimeAttributes.read(object, element, self)
        Connections.read(object, element, self)
        // Constraints find the guides by their elements.
        element.child("layoutGuides")?.skipAll()
        later(.awakening) { Awakening.awake(object) }
    }

    /// Makes an object known by its element's identifier; of two elements with the same one the first counts.
    func register(_ object: AnyObject, for element: InterfaceElement) {
        if !element.id.isEmpty, isFirst(element) { objects[element.id] = object }
    }

    /// Whether an element is the first one with its identifier.
    private func isFirst(_ element: InterfaceElement) -> Bool { document.element(element.id) === element }

    // MARK: Connections

    /// Connections whose destinations are not there: another instantiation makes them, or nothing does.
    private(set) var waiting: [Connections.Waiting] = []

    /// Keeps a connection whose destination is not there.
    func wait(_ connection: Connections.Waiting) { waiting.append(connection) }

    // MARK: Steps

    /// Does something in a phase, after what was given before for the same phase.
    func later(_ phase: Phase, _ step: @escaping () -> Void) { steps[phase.rawValue].append(step) }

    /// Does all that waits, in the order of the phases; what these steps add is done, too.
    func finish() {
        for phase in Phase.allCases {
            var next = 0
            while next < steps[phase.rawValue].count {
                steps[phase.rawValue][next]()
                next += 1
            }
            steps[phase.rawValue] = []
        }
    }

    // MARK: What is not honoured

    /// Tells of something that is not honoured.
    func tell(
        _ element: InterfaceElement,
        _ what: String? = nil,
        _ reason: String,
        cause: InterfaceIssue.Cause = .notHonoured
    ) {
        document.tell(element, what, reason, cause: cause)
    }

    /// A value that an attribute stands for; one that is not known is reported, and nil.
    func value<Value>(_ element: InterfaceElement, _ attribute: String, _ known: [String: Value]) -> Value? {
        guard let text = element.text(attribute) else { return nil }
        if let value = known[text] { return value }
        tell(element, attribute, "the value \"\(text)\" is not known; the default counts.")
        return nil
    }

    /// Tells of all in an element that no reader has read.
    func tellOfUnread(in element: InterfaceElement) { UnreadParts.tell(in: element, document) }
}
