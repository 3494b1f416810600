import Foundation
import QuartzCore

/// The turns in the life of a program from start to end, and the order of its delegates' calls; hosts of windows and tests call these
/// functions.
///
/// Notifications are posted after the delegate was called. In a program whose scenes have delegates only those learn of its coming to
/// the front and going to the back, as in iOS from 13 on; the notifications are posted all the same.
///
/// Source: uikit U190.
@MainActor package enum ApplicationLife {
    /// Starts the program of the current display with a delegate: windows are made, scenes connected, and it becomes active.
    ///
    /// Addresses are handed to the delegate before it becomes active, unless either of its first two methods says that it has dealt
    /// with them. The window of the storyboard that Info.plist names is there before them, and is shown after them.
    package static func launch(
        _ delegate: any UIApplicationDelegate,
        opening urls: [URL] = [],
        info: ProgramInfo = .running
    ) {
        ProgramFonts.register()
        let start = ProgramRequests.Start(urls)
        let options = start.launchOptions
        let application = UIApplication.shared
        application.keptDelegate = delegate
        application.delegate = delegate
        application.state = .inactive
        let window = MainInterface.begin(delegate, info)
        let hasDelegateAgreed = [
            delegate.application(application, willFinishLaunchingWithOptions: options),
            delegate.application(application, didFinishLaunchingWithOptions: options),
        ].allSatisfy(\.self)
        post(UIApplication.didFinishLaunchingNotification)
        MainInterface.show(window, of: delegate)
        SceneLife.connect(application, delegate, for: start, info)
        if hasDelegateAgreed { ProgramRequests.hand(start) }
        enterForeground(application)
        becomeActive()
        EmptyScreenWatch.begin()
    }

    private static func enterForeground(_ application: UIApplication) {
        for scene in SceneLife.scenes { SceneLife.willEnterForeground(scene) }
    }

    /// The delegate that hears of the program's coming and going; nil where delegates of scenes do.
    private static var hearer: (any UIApplicationDelegate)? {
        SceneLife.scenes.contains { $0.delegate != nil } ? nil : UIApplication.shared.delegate
    }

    /// The program is in use.
    package static func becomeActive() {
        let application = UIApplication.shared
        guard application.state != .active else { return }
        application.state = .active
        for scene in SceneLife.scenes { SceneLife.didBecomeActive(scene) }
        hearer?.applicationDidBecomeActive(application)
        post(UIApplication.didBecomeActiveNotification)
    }

    /// The program is no longer in use, though it may be seen: its windows have lost the keyboard.
    package static func resignActive() {
        let application = UIApplication.shared
        guard application.state == .active else { return }
        UserActivities.save()
        for scene in SceneLife.scenes { SceneLife.willResignActive(scene) }
        hearer?.applicationWillResignActive(application)
        post(UIApplication.willResignActiveNotification)
        application.state = .inactive
    }

    /// The program is no longer seen: its windows are out of sight.
    package static func enterBackground() {
        resignActive()
        let application = UIApplication.shared
        guard application.state == .inactive else { return }
        application.state = .background
        for scene in SceneLife.scenes { SceneLife.didEnterBackground(scene) }
        hearer?.applicationDidEnterBackground(application)
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// The program is seen again, and in use.
    package static func returnToForeground() {
        let application = UIApplication.shared
        guard application.state == .background else { return }
        for scene in SceneLife.scenes { SceneLife.willEnterForeground(scene) }
        hearer?.applicationWillEnterForeground(application)
        post(UIApplication.willEnterForegroundNotification)
        application.state = .inactive
        becomeActive()
    }

    /// The program ends.
    package static func terminate() {
        enterBackground()
        let application = UIApplication.shared
        application.delegate?.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
    }

    private static func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: UIApplication.shared)
    }
}
