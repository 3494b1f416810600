/// The result of the default implementation of an optional method: the type does not implement the method.
///
/// Where the presence of a method alone changes behaviour, the protocol leaves its result to the conforming type. A program's own
/// method returns `Void`, the default returns this, and the compiler infers the result's type from whichever it finds: the answer
/// is part of the type, and no call is needed for it. A program neither makes nor names one.
public struct MethodNotImplemented: Sendable {
    init() {}
}
