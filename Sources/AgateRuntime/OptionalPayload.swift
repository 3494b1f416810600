/// The address of the value of an optional.
///
/// Assumed: at its beginning, as in every enumeration with one case that holds something. ``OptionalPayload`` checks.
///
/// Public, since the bodies of `@inlinable package` functions go into other modules in builds for testing alone (CONTRIBUTING.md).
///
/// - Parameter optional: An optional that holds a value.
@inlinable
public func payload<Wrapped>(of optional: UnsafePointer<Wrapped?>) -> UnsafePointer<Wrapped> {
    UnsafeRawPointer(optional).assumingMemoryBound(to: Wrapped.self)
}

/// The check of ``payload(of:)``.
package enum OptionalPayload {
    /// Looks at a value of a type: whether the optional that holds it begins with the same bytes.
    package static func check<Value>(with value: Value) throws(AbiMismatch) {
        let isSo = withUnsafeBytes(of: value) { bare in
            withUnsafeBytes(of: Value?.some(value)) { held in
                held.count >= bare.count && held.prefix(bare.count).elementsEqual(bare)
            }
        }
        guard isSo else {
            throw AbiMismatch(
                "read optionals in place",
                "one of \(Value.self) does not begin with its value"
            )
        }
    }
}
