import Foundation
import QuartzCore
import UIKitBase

/// `UIApplication.perform(NSSelectorFromString("sharedApplication"))`, which libraries write that extensions of programs use, too.
extension UIApplication: ClassMethodTable {
    nonisolated package static func callClassMethod(named name: String) -> AnyObject? {
        hasClassMethod(named: name) ? ViewThread.run { shared } : nil
    }

    nonisolated package static func hasClassMethod(named name: String) -> Bool {
        ["shared", "sharedApplication"].contains(name)
    }
}
