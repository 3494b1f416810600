import Foundation

/// Objects of classes of ours in the safe mode of `RuntimeABI`, where `init()` and `init(frame:)` of a class that is known at run time cannot be
/// called: by `init(coder:)`, which is required, with an archive that holds nothing.
///
/// It does what these do for classes of ours; for those of programs it may not.
package enum OwnClasses {
    /// An object of a class; nil for classes of programs, and for those that have no archives.
    package static func make(_ type: AnyClass) -> AnyObject? {
        let module = String(reflecting: type).prefix { $0 != "." }
        guard modules.contains(String(module)), let coded = type as? any NSCoding.Type else { return nil }
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { return nil }
        coder.requiresSecureCoding = false
        return coded.init(coder: coder).map { $0 as AnyObject }
    }

    private static let modules: Set<String> = [
        "QuartzCore", "Lottie", "UIKit", "UIKitBase", "UIKitCore", "UIKitControls", "UIKitLists",
        "UIKitControllers", "UIKitDynamics", "UIKitHost",
    ]
}
