import Foundation

/// Tells of a display that becomes wider than high, or higher than wide: a device that is turned, to programs.
///
/// Programs that asked for notifications before there were coordinators of sizes lay themselves out by these.
@MainActor
enum OrientationChange {
    /// Runs what gives the windows of a display their new sizes.
    static func following(_ side: ViewSide, from oldSize: CGSize, to newSize: CGSize, _ change: () -> Void) {
        let isTurned = orientation(oldSize) != orientation(newSize)
        if isTurned {
            post(UIDevice.orientationDidChangeNotification, UIDevice.current)
            let wanted = [UIApplication.statusBarOrientationUserInfoKey: orientation(newSize).rawValue]
            post(UIApplication.willChangeStatusBarOrientationNotification, side.application, wanted)
        }
        followingFrame(side, from: side.device?.statusBarFrame(in: oldSize) ?? .zero, change)
        if isTurned {
            let old = [UIApplication.statusBarOrientationUserInfoKey: orientation(oldSize).rawValue]
            post(UIApplication.didChangeStatusBarOrientationNotification, side.application, old)
        }
    }

    /// Runs what gives the display another status bar than it had.
    static func followingFrame(_ side: ViewSide, from old: CGRect, _ change: () -> Void) {
        change()
        let new = UIScreen.main.statusBarFrame
        guard new != old else { return }
        func told(_ frame: CGRect) -> [String: Any] {
            [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)]
        }
        post(UIApplication.willChangeStatusBarFrameNotification, side.application, told(new))
        post(UIApplication.didChangeStatusBarFrameNotification, side.application, told(old))
    }

    private static func orientation(_ size: CGSize) -> UIInterfaceOrientation {
        size.width > size.height ? .landscapeRight : .portrait
    }

    private static func post(_ name: NSNotification.Name, _ object: AnyObject?, _ info: [String: Any]? = nil)
    {
        NotificationCenter.default.post(name: name, object: object, userInfo: info)
    }
}
