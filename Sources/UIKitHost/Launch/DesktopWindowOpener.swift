import Foundation
import UIKitCore

/// Opens the first window of a program without an application; `UIWindow` finds it by its name.
final class DesktopWindowOpener: FirstWindowOpener {
    static func windowWasShown(_ window: UIWindow) {
        if !WindowLaunch.isDecided { WindowLaunch.windowWasShown(window) }
    }
}
