import Foundation
public import UIKitCore

extension UIApplicationDelegate {
    /// Starts a program whose delegate is of this class; what `@main` calls.
    public static func main() {
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(self))
    }
}
