import Foundation
import QuartzCore
import UIKitCore

/// Tells objects that all of a nib are made and connected.
///
/// GUESS awake-order: in the order in which the objects are complete: what is in a view before the view itself.
@MainActor enum Awakening {
    static func awake(_ object: NSObject) {
        if let object = object as? ObservingObject { return object.awakeFromNib() }
        // A class that derives from NSObject alone overrides nothing; it may list the method.
        InterfaceTables.action("awakeFromNib", of: object)?.perform(on: object)
    }
}
