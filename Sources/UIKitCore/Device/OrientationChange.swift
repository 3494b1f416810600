import Foundation

/// A display on its way from one orientation to another.
struct InterfaceTurn {
    let old: UIInterfaceOrientation
    let new: UIInterfaceOrientation
    let oldSize: CGSize
    /// Whether the screen has its new size for programs: from the moment on at which the first window gets its own.
    var isMade = false
}

/// Tells of a display that becomes wider than high, or higher than wide: a device that is turned, to programs.
///
/// The device reports its turn while the interface still stands as before: the screen has its old size, also when controllers learn
/// which size their views will have. Then windows change; the other notifications follow when all have.
///
///
/// Programs written before there were transition coordinators lay themselves out by these notifications.
@MainActor
enum OrientationChange {
    /// Runs what gives the windows of a display their new sizes.
    static func following(
        _ state: DisplayState,
        from oldSize: CGSize,
        to newSize: CGSize,
        _ change: () -> Void
    ) {
        let isTurned = orientation(oldSize) != orientation(newSize)
        if isTurned {
            state.deviceState.turn = InterfaceTurn(
                old: orientation(oldSize),
                new: orientation(newSize),
                oldSize: oldSize
            )
            post(UIDevice.orientationDidChangeNotification, UIDevice.current)
            let wanted = [UIApplication.statusBarOrientationUserInfoKey: orientation(newSize).rawValue]
            post(UIApplication.willChangeStatusBarOrientationNotification, state.program.application, wanted)
        }
        followingFrame(state, from: state.deviceState.device?.statusBarFrame(in: oldSize) ?? .zero) {
            change()
            state.deviceState.turn?.isMade = true
        }
        state.deviceState.turn = nil
        if isTurned {
            let old = [UIApplication.statusBarOrientationUserInfoKey: orientation(oldSize).rawValue]
            post(UIApplication.didChangeStatusBarOrientationNotification, state.program.application, old)
        }
    }

    /// Runs what gives the display another status bar than it had.
    static func followingFrame(_ state: DisplayState, from old: CGRect, _ change: () -> Void) {
        change()
        let new = UIScreen.main.statusBarFrame
        guard new != old else { return }
        func told(_ frame: CGRect) -> [String: Any] {
            [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)]
        }
        post(UIApplication.willChangeStatusBarFrameNotification, state.program.application, told(new))
        post(UIApplication.didChangeStatusBarFrameNotification, state.program.application, told(old))
    }

    private static func orientation(_ size: CGSize) -> UIInterfaceOrientation {
        size.width > size.height ? .landscapeRight : .portrait
    }

    private static func post(_ name: NSNotification.Name, _ object: AnyObject?, _ info: [String: Any]? = nil)
    {
        NotificationCenter.default.post(name: name, object: object, userInfo: info)
    }
}
