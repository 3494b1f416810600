import Foundation

/// An object that has a place for associated values, which go when it goes.
package protocol AssociationHolder: AnyObject {
    /// The values; nil while there are none.
    var associatedValues: AssociatedValues? { get }
    /// The values, made if there are none; two threads get the same.
    func makeAssociatedValues() -> AssociatedValues
}

extension CALayer: AssociationHolder {
    package final var associatedValues: AssociatedValues? { extras?.associations }

    package final func makeAssociatedValues() -> AssociatedValues {
        if let known = associatedValues { return known }
        let made = AssociatedValues()
        editExtras { if $0.associations == nil { $0.associations = made } }
        return associatedValues ?? made
    }
}
