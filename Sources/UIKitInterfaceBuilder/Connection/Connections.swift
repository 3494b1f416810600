import Foundation
import UIKitCore

/// Connects objects with each other: outlets, actions, outlet collections.
@MainActor enum Connections {
    /// Reads the connections of an object's element; they are made when all objects are.
    static func read(_ object: NSObject, _ element: InterfaceElement, _ load: InterfaceLoad) {
        guard let connections = element.child("connections") else { return }
        for outlet in connections.children("outlet") {
            guard let name = outlet.text("property"), let id = outlet.text("destination") else { continue }
            load.later(.connections) { [weak object] in
                guard let object, let destination = load.object(id) else { return }
                if !InterfaceTables.members(of: type(of: object)).set(destination, for: name, of: object) {
                    load.tell(outlet, name, "\(type(of: object)) has no such outlet.")
                }
            }
        }
    }
}
