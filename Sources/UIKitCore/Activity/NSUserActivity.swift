public import Foundation

/// The user's work in a program at a moment, in a form in which it can be continued.
///
/// There is no other device that it could go to, and no search that could find it. UIKit uses it so:
/// ``UIResponder/updateUserActivityState(_:)`` brings a responder's activity up to date before it is used, a scene's is kept when the
/// program leaves the screen (``UISceneDelegate/stateRestorationActivity(for:)``), and a web address that the program is started with
/// comes as one (the argument `--open`).
open class NSUserActivity: NSObject {
    /// The type of the activity: a name with dots, such as `com.example.reading`.
    public let activityType: String
    /// The title of the activity, for people; nil for none.
    open var title: String?
    /// The data that are needed to continue the activity: values of property lists, URLs and dates.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that are needed; kept for reading back.
    open var requiredUserInfoKeys: Set<String>?
    /// Words by which it could be found; kept for reading back.
    open var keywords: Set<String> = []
    /// The URL of a web page with the same content; nil for none.
    open var webpageURL: URL?
    /// The URL of the page that led to the activity; nil for none.
    open var referrerURL: URL?
    /// The date after which the activity is of no use; only read back.
    open var expirationDate: Date? = .distantFuture
    /// An identifier among activities of the same type; only read back.
    open var persistentIdentifier: String?
    /// The identifier of the content, for a program that chooses a scene by it; only read back.
    open var targetContentIdentifier: String?
    /// Whether it may go to another device; kept for reading back.
    open var isEligibleForHandoff = true
    /// Whether it may be found on the device; kept for reading back.
    open var isEligibleForSearch = false
    /// Whether others may find it; kept for reading back.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested; kept for reading back.
    open var isEligibleForPrediction = false
    /// Whether streams between the devices are supported; kept for reading back, there are none.
    open var supportsContinuationStreams = false
    /// The object that brings the activity up to date before its state is used; held weakly.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether ``userInfo`` has to be brought up to date before it is used; false at first.
    ///
    /// The delegate and the responders that have the activity do so, when the program leaves the screen; then it is false again.
    open var needsSave = false {
        didSet { if needsSave { UserActivities.add(self) } }
    }

    /// Makes an activity of a type, a string such as `com.example.read`.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Makes an activity of the first type that the program's `Info.plist` lists under `NSUserActivityTypes`; of type "" without one.
    public convenience override init() {
        let types = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
        self.init(activityType: types?.first ?? "")
    }

    /// Adds values to ``userInfo``; they replace those of the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this what the user is doing.
    open func becomeCurrent() { UserActivities.current = self }

    /// Makes this no longer what the user is doing.
    open func resignCurrent() { if UserActivities.current === self { UserActivities.current = nil } }

    /// Ends the activity: it is no longer current, and is not brought up to date any more.
    open func invalidate() {
        resignCurrent()
        UserActivities.remove(self)
    }

    /// Would connect the two devices: there is no other one, so the handler gets an error.
    open func getContinuationStreams(
        completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        completionHandler(nil, nil, CocoaError(.featureUnsupported))
    }

    /// Forgets what was saved for a search; nothing is.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String],
        completionHandler handler: @escaping () -> Void
    ) { handler() }

    /// Forgets what was saved for a search; nothing is.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
        handler()
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that is a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The object that brings an activity up to date and learns of its use; all methods may be left out.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the state is used, to bring ``NSUserActivity/userInfo`` up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Another device has continued the activity; there is none, so nothing calls it.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    /// Another device asks for streams; there is none, so nothing calls it.
    func userActivity(
        _ userActivity: NSUserActivity,
        didReceive inputStream: InputStream,
        outputStream: OutputStream
    )
}

extension NSUserActivityDelegate {
    /// Has no effect; implement it to bring the activity up to date before it is used.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Has no effect; no other device takes activities over, so nothing calls it.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
    /// Has no effect; no other device asks for streams, so nothing calls it.
    public func userActivity(
        _ userActivity: NSUserActivity,
        didReceive inputStream: InputStream,
        outputStream: OutputStream
    ) {}
}
