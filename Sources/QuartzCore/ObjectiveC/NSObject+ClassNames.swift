public import Foundation

extension NSObject {
    /// The name of the class: without a module for one of Apple's, with it for others.
    public class func description() -> String {
        let name = NSStringFromClass(self)
        let modules: Set = ["CoreGraphics", "CoreText", "Foundation", "QuartzCore", "UIKit"]
        guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return name }
        return String(name[name.index(after: dot)...])
    }
}
