public import Foundation

extension NSExceptionName {
    /// A mistake without a name of its own.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An argument that makes no sense.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A mistake of the program itself.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// A number outside of its range.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// Something that an object does not have or do.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}

/// A mistake that ends the program when it is raised: Swift catches no exceptions, here or on Apple's systems.
open class NSException: NSObject, @unchecked Sendable {
    /// The name of the kind of mistake.
    public let name: NSExceptionName
    /// A sentence for people about what went wrong; nil for none.
    public let reason: String?
    /// Values that tell more about the mistake; nil for none.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception, which changes nothing until it is raised.
    public init(
        name aName: NSExceptionName,
        reason aReason: String?,
        userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Ends the program with the name and the reason.
    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }

    /// Ends the program with a name and a reason.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        fatalError("\(name.rawValue): \(NSString(format: format, arguments: argList))")
    }
}
