import AgateGeometry
import Foundation

/// Keeps bridging in a program that is linked with a static archive of these modules.
///
/// `value as? CGFloat` of a value that is known at run time only finds the conformance by the type's name; nothing in the
/// program refers to the object file that holds it. Of an archive a linker takes those object files alone that something
/// refers to, so the cast would give nil. What every program with a context or a layer contains refers to them through
/// ``link(_:)``.
package enum BridgedTypes {
    private static let types: [any _ObjectiveCBridgeable.Type] = [
        CGFloat.self, CGPoint.self, CGSize.self, CGRect.self, CGVector.self, CGAffineTransform.self,
    ]

    /// Refers to the conformances of this module's types, and to those of others.
    ///
    /// Not optimised: an optimiser sees that the answer is known, and takes the reference away.
    ///
    /// - Returns: How many types were referred to.
    @inline(never)
    @_optimize(none)
    @discardableResult
    package static func link(_ others: [any _ObjectiveCBridgeable.Type] = []) -> Int {
        types.count + others.count
    }
}
