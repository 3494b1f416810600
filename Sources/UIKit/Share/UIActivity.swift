public import Foundation
import QuartzCore

/// An action on items that a program shares; programs make subclasses.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The type of an activity, by which a program tells it from others.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The string that stands for the type.
        public let rawValue: String
        /// Makes a type from its string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a type from its string, such as `com.example.share`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Copying; the only one that the system offers here.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends the items by electronic mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Sends the items as a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Prints the items on paper.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Gives an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saves images or videos in the library of pictures.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Keeps a page for reading later.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sends the items to a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Posts the items to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts the items to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts the items to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Posts a video to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posts an image to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Opens a book or a PDF file in a program for books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Makes a PDF file that can be annotated.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }

    /// The groups in which activities stand.
    public enum Category: Int, Sendable {
        /// Activities that act on the items on this device.
        case action = 0
        /// Activities that share the items with others.
        case share = 1
    }

    /// The group of the activity; `action` unless a subclass overrides it.
    open class var activityCategory: Category { .action }
    /// The type of the activity; nil unless a subclass overrides it.
    open var activityType: ActivityType? { nil }
    /// The title of the activity; nil unless a subclass overrides it.
    open var activityTitle: String? { nil }
    /// The image of the activity; nil unless a subclass overrides it.
    open var activityImage: UIImage? { nil }
    /// Whether the activity can act on some items; false unless a subclass overrides it.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items before the activity is performed; has no effect unless a subclass overrides it.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller that does it, which is presented; nil has ``perform()`` called.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity, and calls ``activityDidFinish(_:)`` at its end; by default at once.
    open func perform() { activityDidFinish(true) }

    /// What waits for the end.
    var onEnd: ((Bool) -> Void)?

    /// Ends the activity, with whether it was completed; a subclass calls it when it is done.
    open func activityDidFinish(_ completed: Bool) {
        let end = onEnd
        onEnd = nil
        end?(completed)
    }
}

/// Copies texts, addresses, pictures and colours.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains {
            QuartzCore.name(in: $0) != nil || $0 is URL || $0 is UIImage || $0 is UIColor
        }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let board = UIPasteboard.general
        let texts = items.compactMap { QuartzCore.name(in: $0) }
        let urls = items.compactMap { $0 as? URL }
        let images = items.compactMap { $0 as? UIImage }
        if !images.isEmpty { board.images = images }
        if !urls.isEmpty { board.urls = urls }
        if !texts.isEmpty { board.strings = texts }
        activityDidFinish(true)
    }
}

/// Gives an item for each kind of activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// An item of the same class, by which activities are chosen.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item; nil is none for such an activity.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject of the items for an activity, such as that of a message.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// The kind of data that the item is.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// A small image of the items for an activity, of a suggested size in points.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// Empty by default: the items have no subject.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Empty by default: the type of the data is not given.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Nil by default: the items have no small image.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
