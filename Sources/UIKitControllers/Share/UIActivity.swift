public import Foundation
import QuartzCore
public import UIKitCore

/// Something that can be done with what a program shares; programs derive their own.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// What kind of thing it is.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a type from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a type from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Copying; the only one that the system offers here.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Messages.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Printing.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Giving a picture to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saving a picture.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Reading later.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sending to devices nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// A network of friends.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// A network of short messages.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// A network of short messages.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// A network of films.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// A network of pictures.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// A program for books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Making a file of pages.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }

    /// Where it stands.
    public enum Category: Int, Sendable {
        /// Among what is done here.
        case action = 0
        /// Among those that it is shared with.
        case share = 1
    }

    /// Where it stands: among actions.
    open class var activityCategory: Category { .action }
    /// What kind of thing it is; nil unless a class says so.
    open var activityType: ActivityType? { nil }
    /// What it says; nil unless a class says so.
    open var activityTitle: String? { nil }
    /// Its picture; nil unless a class says so.
    open var activityImage: UIImage? { nil }
    /// Whether it can do something with items; no unless a class says so.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Gets the items before it is done; does nothing here.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller that does it, which is presented; nil has ``perform()`` called.
    open var activityViewController: UIViewController? { nil }
    /// Does it, and calls ``activityDidFinish(_:)`` at its end; here it is at its end at once.
    open func perform() { activityDidFinish(true) }

    /// What waits for the end.
    var onEnd: ((Bool) -> Void)?

    /// Says that it is done, or was given up.
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
    /// An item of the same class, for choosing activities.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item; nil is none for such an activity.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// A line that says what it is about.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// The kind of data that the item is.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// A small picture of it.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// None.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// None.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// None.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
