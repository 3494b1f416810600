import Foundation
import QuartzCore

/// URLs and activities that a program is to open, when it starts and later; hosts and tests hand them over.
///
/// An address of the web comes as an activity of the type `NSUserActivityTypeBrowsingWeb`, as links do that a program has claimed for
/// itself; others come as addresses. A scene with a delegate gets them, else the application's delegate.
@MainActor package enum ProgramRequests {
    /// What a program is started for.
    @MainActor package struct Start {
        var urls: [URL] = []
        var activities: [NSUserActivity] = []

        /// Sorts addresses.
        package init(_ urls: [URL] = []) {
            for url in urls {
                if let activity = ProgramRequests.webActivity(url) {
                    activities.append(activity)
                } else {
                    self.urls.append(url)
                }
            }
        }

        /// The launch options that the application's delegate gets.
        var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
            var options: [UIApplication.LaunchOptionsKey: Any] = [:]
            if let url = urls.first { options[.url] = url }
            if let activity = activities.first {
                options[.userActivityDictionary] = [
                    UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
                    "UIApplicationLaunchOptionsUserActivityKey": activity,
                ]
            }
            return options.isEmpty ? nil : options
        }

        /// The connection options that a scene gets.
        var connectionOptions: UIScene.ConnectionOptions {
            let options = UIScene.ConnectionOptions()
            options.urlContexts = Set(urls.map(ProgramRequests.context))
            options.userActivities = Set(activities)
            options.handoffUserActivityType = activities.first?.activityType
            return options
        }
    }

    /// Asks the program to open an address.
    ///
    /// - Returns: Whether there was a delegate, and the application's delegate, if it was called, has opened the URL.
    @discardableResult
    package static func open(_ url: URL) -> Bool {
        if let activity = webActivity(url) { return resume(activity) }
        let application = UIApplication.shared
        for scene in SceneLife.scenes {
            guard let delegate = scene.delegate else { continue }
            delegate.scene(scene, openURLContexts: [context(url)])
            return true
        }
        return application.delegate?.application(application, open: url, options: [.openInPlace: true])
            ?? false
    }

    /// Asks the program to take up an activity.
    ///
    /// - Returns: Whether there was a delegate, and the application's delegate, if it was called, has continued the activity.
    @discardableResult
    package static func resume(_ activity: NSUserActivity) -> Bool {
        let application = UIApplication.shared
        for scene in SceneLife.scenes {
            guard let delegate = scene.delegate else { continue }
            delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            delegate.scene(scene, continue: activity)
            return true
        }
        guard let delegate = application.delegate else { return false }
        _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
        return delegate.application(application, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }

    /// Hands the application's delegate what the program was started for; scenes have had it when they were connected.
    static func hand(_ start: Start) {
        guard !SceneLife.scenes.contains(where: { $0.delegate != nil }) else { return }
        for url in start.urls { open(url) }
        for activity in start.activities { resume(activity) }
    }

    private static func webActivity(_ url: URL) -> NSUserActivity? {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else { return nil }
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        return activity
    }

    private static func context(_ url: URL) -> UIOpenURLContext {
        UIOpenURLContext(url: url, options: UIScene.OpenURLOptions())
    }
}
