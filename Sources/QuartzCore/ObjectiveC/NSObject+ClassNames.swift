public import Foundation

extension NSObject {
    /// The name of the class: without a module for one of Apple's, with it for others.
    public class func description() -> String { TypeNames.name(of: self) }
}
