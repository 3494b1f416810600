import Foundation
import QuartzCore

/// Where UIKit's objects have the values that programs associate with them.
enum ResponderAssociations {
    private static let lock = NSLock()

    /// The values in a place, made if there are none.
    static func make(_ place: () -> AssociatedValues?, _ set: (AssociatedValues) -> Void) -> AssociatedValues
    {
        lock.withLock {
            if let known = place() { return known }
            let made = AssociatedValues()
            set(made)
            return made
        }
    }

    /// The values in a place; nil while there are none.
    static func values(_ place: () -> AssociatedValues?) -> AssociatedValues? { lock.withLock { place() } }
}

extension UIResponder: AssociationHolder {
    package nonisolated final var associatedValues: AssociatedValues? {
        ResponderAssociations.values { storedAssociations }
    }

    package nonisolated final func makeAssociatedValues() -> AssociatedValues {
        ResponderAssociations.make({ storedAssociations }, { storedAssociations = $0 })
    }
}

extension UIGestureRecognizer: AssociationHolder {
    package nonisolated final var associatedValues: AssociatedValues? {
        ResponderAssociations.values { storedAssociations }
    }

    package nonisolated final func makeAssociatedValues() -> AssociatedValues {
        ResponderAssociations.make({ storedAssociations }, { storedAssociations = $0 })
    }
}
