public import Foundation

extension UIApplication {
    /// The keys of the dictionary that says why a program was launched.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The string that the key stands for in the dictionary.
        public let rawValue: String
        /// Makes a key from the string that stands for it.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL that the program was launched to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The identifier of the program that requests the opening.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
        )
        /// The content of a remote notification; there are none here.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
        )
        /// The location of the device has changed; nothing here reports that.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// A shortcut was chosen; there are none here.
        public static let shortcutItem = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
        )
        /// A property list that came with the URL; none comes here.
        public static let annotation = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsAnnotationKey"
        )
        /// A dictionary that describes an activity to be continued.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
        )
        /// The type of the activity, a key of the dictionary under ``userActivityDictionary``.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
        )
        /// Data of a share in the cloud; there is none here.
        public static let cloudKitShareMetadata = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey"
        )
        /// Accessories are there again; there are none.
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey"
        )
        /// Accessories are there again; there are none.
        public static let bluetoothPeripherals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey"
        )
    }

    /// The keys of the options with which the program is to open a URL.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The string that the key stands for in the dictionary.
        public let rawValue: String
        /// Makes a key from the string that stands for it.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of the program that requests the opening.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
        /// A property list that came with the URL.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file has to be copied.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
        )
    }

    /// The keys of the options with which another program is to open a URL.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The string that the key stands for in the dictionary.
        public let rawValue: String
        /// Makes a key from the string that stands for it.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By a program that is made for it alone.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }

    /// A kind of extension of programs; there are none here.
    public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
        /// The identifier of the extension point, in the form `com.apple.…`.
        public let rawValue: String
        /// Makes an identifier from its string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The extension point of custom keyboards.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// The shortest time between two fetches in the background, in seconds; nothing is fetched so here.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// No fetches in the background, as a time between two of them, in seconds.
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    /// The page of settings of a program; there is none here.
    public static let openSettingsURLString = "app-settings:"

    // MARK: Notifications

    /// Posted when the program is in use.
    nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// Posted before the program is no longer in use.
    nonisolated public static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// Posted when the program is no longer seen.
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Posted before the program is seen again.
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Posted after the delegate's `application(_:didFinishLaunchingWithOptions:)`.
    nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification"
    )
    /// Posted before the program ends in an orderly way, not when it is killed.
    nonisolated public static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification"
    )
    /// Never posted; Linux does not report that memory is short.
    nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// Would be posted when the clock is set to another time.
    nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
        "UIApplicationSignificantTimeChangeNotification"
    )
    /// Never posted; a screenshot is not reported here.
    nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
        "UIApplicationUserDidTakeScreenshotNotification"
    )
    /// Would be posted when files that are protected cannot be read any more.
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable"
    )
    /// Would be posted when files that are protected can be read.
    nonisolated public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable"
    )
    /// Would be posted when the background refresh is allowed or not.
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification"
    )
    /// Posted before the orientation of the interface changes, with the new one in the user info.
    nonisolated public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification"
    )
    /// Posted after the orientation of the interface has changed, with the old one in the user info.
    nonisolated public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification"
    )
    /// Posted before the frame of the status bar changes, with the new one in the user info.
    nonisolated public static let willChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification"
    )
    /// Posted after the frame of the status bar has changed, with the old one in the user info.
    nonisolated public static let didChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification"
    )
    /// The key of the orientation in a notification's user info, as a number.
    nonisolated public static let statusBarOrientationUserInfoKey =
        "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of the frame in a notification's user info, as a value.
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}

/// The outcomes of fetching new data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// The fetch brought new data.
    case newData = 0
    /// The fetch succeeded, and there was no new data.
    case noData = 1
    /// The fetch failed, for example without a network.
    case failed = 2
}

/// The number of a task that a program wants to finish in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    /// The number of the task; 0 is ``invalid``.
    public let rawValue: Int
    /// Makes an identifier from the number of a task.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier of no task, with the number 0.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
