import Foundation
import QuartzCore
import UIKitCore

/// Connects objects with each other: outlets, outlet collections, recognizers of views, actions.
@MainActor enum Connections {
    /// A connection whose destination another instantiation makes: a controller's outlets to what is in its view.
    struct Waiting {
        /// The object that the connection belongs to.
        let object: NSObject
        /// Its elements: one outlet or action, or all of an outlet collection.
        let elements: [InterfaceElement]
    }

    /// Reads the connections of an object's element; they are made when all objects are.
    static func read(_ object: NSObject, _ element: InterfaceElement, _ load: InterfaceLoad) {
        guard let connections = element.child("connections") else { return }
        var groups: [[InterfaceElement]] = []
        var places: [String: Int] = [:]
        for connection in connections.children {
            switch connection.name {
            case "outlet", "action":
                groups.append([connection.taken()])
            case "outletCollection":
                let name = connection.text("property") ?? ""
                if let place = places[name] {
                    groups[place].append(connection.taken())
                } else {
                    places[name] = groups.count
                    groups.append([connection.taken()])
                }
            case "segue": SegueConnections.connect(object, connection.taken(), load)
            default: break
            }
        }
        make(groups.map { Waiting(object: object, elements: $0) }, load)
    }

    /// Makes connections when all objects are made.
    static func make(_ connections: [Waiting], _ load: InterfaceLoad) {
        guard !connections.isEmpty else { return }
        load.later(.connections) {
            for connection in connections where !connect(connection, load) { load.wait(connection) }
        }
    }

    /// Tells of connections that lead to nothing.
    static func tellOfMissing(_ connections: [Waiting], _ load: InterfaceLoad) {
        for element in connections.flatMap(\.elements) {
            load.tell(
                element,
                element.peek("property") ?? element.peek("selector"),
                "leads to the object \"\(element.peek("destination") ?? "")\", which is not there."
            )
            element.skipAll()
        }
    }

    /// Makes a connection; false where its destination is not there.
    private static func connect(_ connection: Waiting, _ load: InterfaceLoad) -> Bool {
        let (object, elements) = (connection.object, connection.elements)
        guard let first = elements.first else { return true }
        let destinations = elements.map { load.object($0.text("destination")) }
        switch first.name {
        case "action":
            if load.document.isFirstResponder(first.text("destination")) {
                ActionConnection.connect(object, to: nil, first, load)
                return true
            }
            guard let target = destinations[0] else { return false }
            ActionConnection.connect(object, to: target, first, load)
        case "outlet":
            guard let destination = destinations[0] else { return false }
            Outlets.set(destination, for: first.text("property") ?? "", of: object, first, load)
        default:
            let found = destinations.compactMap { $0 as? NSObject }
            guard found.count == elements.count else { return false }
            connect(object, found, elements, load)
        }
        return true
    }

    /// Sets an outlet collection: its objects in the order of the document, behind those that are there where it says so.
    private static func connect(
        _ object: NSObject,
        _ found: [NSObject],
        _ elements: [InterfaceElement],
        _ load: InterfaceLoad
    ) {
        let name = elements[0].text("property") ?? ""
        // The class of the list is one of Objective-C: programs see arrays.
        for element in elements { element.skip("property", "collectionClass") }
        let appends = elements.map { $0.flag("appends") == true }.contains(true)
        if name == "gestureRecognizers", let view = object as? UIView {
            for recognizer in found.compactMap({ $0 as? UIGestureRecognizer }) {
                view.addGestureRecognizer(recognizer)
            }
            return
        }
        let known = appends ? object.value(forKey: name) as? [NSObject] ?? [] : []
        Outlets.set(known + found, for: name, of: object, elements[0], load)
    }
}
