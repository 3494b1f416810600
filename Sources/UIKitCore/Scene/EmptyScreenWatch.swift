import Foundation
import QuartzCore

/// Tells why nothing is to be seen of a program a second after it has started.
///
/// Source: reality Q7.1.
@MainActor package enum EmptyScreenWatch {
    /// How long a program has for its first picture, in seconds of its display.
    static let patience = 1.0

    /// Looks after a while, at the display that the calling thread is inside of.
    package static func begin() {
        let side = DisplayState.current
        DispatchQueue.main.asyncAfter(deadline: .now() + patience) { [weak side] in
            ViewThread.run {
                guard let side, let reason = reason(side) else { return }
                Mistakes.tell("nothing is shown after the first second: \(reason)", once: "empty screen")
            }
        }
    }

    /// Why nothing can be seen; nil where a window shows something.
    static func reason(_ side: DisplayState) -> String? {
        let windows = side.windowList.windows.filter { !$0.isHidden }
        guard windows.isEmpty else {
            let isEmpty = windows.allSatisfy { $0.rootViewController == nil && $0.subviews.isEmpty }
            return isEmpty ? "the window has no rootViewController, and no subviews." : nil
        }
        guard side.program.application?.delegate != nil else { return "there is no UIWindow that is shown." }
        if side.sceneState.scene?.delegate != nil {
            return
                "the scene's delegate shows no window. Make UIWindow(windowScene:) in scene(_:willConnectTo:options:), keep it in a property, give it a rootViewController and call makeKeyAndVisible()."
        }
        if side.sceneState.scene?.session.configuration.name != nil {
            return
                "the scene has no delegate. Set delegateClass of its configuration, or name the class in Info.plist."
        }
        return
            "no window is shown, and the scene has no delegate. Make a UIWindow in application(_:didFinishLaunchingWithOptions:), keep it, and call makeKeyAndVisible(); or return a configuration with a delegateClass from application(_:configurationForConnecting:options:)."
    }
}
