public import Foundation

extension NSMutableString {
    /// Adds a text that a format makes of values.
    ///
    /// - Parameters:
    ///   - format: A format as `String(format:)` takes it.
    ///   - args: The values.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: format as String, arguments: args))
    }
}
