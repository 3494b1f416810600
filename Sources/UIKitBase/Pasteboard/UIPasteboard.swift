import AgateDisplay
public import Foundation
import QuartzCore

/// A store of copied items, from which programs paste.
///
/// Its items are dictionaries of values by type names. They live in the process; the text of the ``general`` one is also the system's where
/// a host has connected the two.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The string of the name.
        public var rawValue: String

        /// Makes a name from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a name from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of the pasteboard that all programs share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The keys of the options with which items can be set.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The string that stands for the key.
        public var rawValue: String

        /// Makes a key from its string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Items that are forgotten at a date; kept for ever here.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Items that stay on the device: the system's clipboard does not get their text.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private static let named = LockedValue<[Name: UIPasteboard]>([:])
    /// How many names were made.
    private static let made = LockedValue(0)

    /// The pasteboard that copying and pasting uses.
    public class var general: UIPasteboard { pasteboard(.general) }

    /// The pasteboard with a name; if there is none, it is made or the result is nil.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || Self.named.withLock({ $0[pasteboardName] != nil }) else { return nil }
        self.init(pasteboardName)
    }

    /// A pasteboard with a name that no other has.
    public class func withUniqueName() -> UIPasteboard {
        while true {
            let number = made.withLock { made in
                made += 1
                return made
            }
            let name = Name("agate.pasteboard.\(number)")
            if named.withLock({ $0[name] }) == nil { return pasteboard(name) }
        }
    }

    /// Removes a named pasteboard with its items; the general one cannot be removed.
    public class func remove(withName pasteboardName: Name) {
        guard pasteboardName != .general,
            let removed = named.withLock({ $0.removeValue(forKey: pasteboardName) })
        else { return }
        removed.content.items = []
        NotificationCenter.default.post(name: removedNotification, object: removed)
    }

    private static func pasteboard(_ name: Name) -> UIPasteboard {
        if let known = named.withLock({ $0[name] }) { return known }
        let made = UIPasteboard(name)
        // Another thread may have been faster.
        return named.withLock { $0[name] } ?? made
    }

    /// What pasteboards of one name share.
    private final class Content {
        var items: [[String: Any]] = []
        var changeCount = 0
    }

    private let content: Content

    private init(_ name: Name) {
        self.name = name
        content = Self.named.withLock { $0[name]?.content } ?? Content()
        super.init()
        Self.named.withLock { if $0[name] == nil { $0[name] = self } }
    }

    /// The name of the pasteboard.
    public let name: Name

    /// Whether the pasteboard outlives the program; always false.
    open var isPersistent: Bool { false }

    /// The number of changes of the pasteboard's items.
    open var changeCount: Int {
        takeSystemText()
        return content.changeCount
    }

    // MARK: Items

    /// The items of the pasteboard, each with its values by the identifiers of their types.
    open var items: [[String: Any]] {
        get {
            takeSystemText()
            return content.items
        }
        set { setItems(newValue) }
    }

    /// Replaces all items by others; the option `localOnly` keeps their text from the system's clipboard.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let old = Set(content.items.flatMap(\.keys))
        content.items = items
        content.changeCount += 1
        let new = Set(items.flatMap(\.keys))
        if name == .general, options[.localOnly] as? Bool != true {
            SystemClipboard.shared?.take(Self.text(of: items))
        }
        NotificationCenter.default.post(
            name: Self.changedNotification,
            object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
                Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
            ]
        )
    }

    /// Adds items after the present ones.
    open func addItems(_ items: [[String: Any]]) { setItems(content.items + items) }

    /// The number of items on the pasteboard.
    open var numberOfItems: Int { items.count }

    /// The types of the first item, by name.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Whether the first item has a value of one of some types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
    }

    /// The value of a type in the first item that has one.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        items.lazy.compactMap { $0[pasteboardType] }.first
    }

    /// The bytes of a type in the first item that has some; text is UTF-8.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let other: QuartzCore.name(in: other).map { Data($0.utf8) }
        }
    }

    /// Replaces all items by one value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Replaces all items by the bytes of one of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    // MARK: Values of common kinds

    /// The text of the first item that has one; nil for none.
    ///
    /// Setting it replaces all items.
    open var string: String? {
        get { strings?.first }
        set { setItems(newValue.map { [[Self.textType: $0]] } ?? []) }
    }

    /// The texts of all items that have one; nil for none.
    ///
    /// Setting it replaces all items.
    open var strings: [String]? {
        get { all(Self.text) }
        set { setItems((newValue ?? []).map { [Self.textType: $0] }) }
    }

    /// The URL of the first item that has one; nil for none.
    ///
    /// Setting it replaces all items.
    open var url: URL? {
        get { urls?.first }
        set { setItems(newValue.map { [[Self.urlType: $0]] } ?? []) }
    }

    /// The URLs of all items that have one; nil for none.
    ///
    /// Setting it replaces all items.
    open var urls: [URL]? {
        get { all { $0[Self.urlType] as? URL } }
        set { setItems((newValue ?? []).map { [Self.urlType: $0] }) }
    }

    /// The image of the first item that has one; nil for none.
    ///
    /// Setting it replaces all items.
    open var image: UIImage? {
        get { images?.first }
        set { setItems(newValue.map { [[Self.imageType: $0]] } ?? []) }
    }

    /// The images of all items that have one; nil for none.
    ///
    /// Setting it replaces all items.
    open var images: [UIImage]? {
        get { all { $0[Self.imageType] as? UIImage } }
        set { setItems((newValue ?? []).map { [Self.imageType: $0] }) }
    }

    /// The colour of the first item that has one; nil for none.
    ///
    /// Setting it replaces all items.
    open var color: UIColor? {
        get { colors?.first }
        set { setItems(newValue.map { [[Self.colorType: $0]] } ?? []) }
    }

    /// The colours of all items that have one; nil for none.
    ///
    /// Setting it replaces all items.
    open var colors: [UIColor]? {
        get { all { $0[Self.colorType] as? UIColor } }
        set { setItems((newValue ?? []).map { [Self.colorType: $0] }) }
    }

    /// Whether at least one item has a text.
    open var hasStrings: Bool { strings != nil }
    /// Whether at least one item has a URL.
    open var hasURLs: Bool { urls != nil }
    /// Whether at least one item has an image.
    open var hasImages: Bool { images != nil }
    /// Whether at least one item has a colour.
    open var hasColors: Bool { colors != nil }

    private func all<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
        let found = items.compactMap(value)
        return found.isEmpty ? nil : found
    }

    private static func text(of item: [String: Any]) -> String? {
        for type in [textType, "public.text", "public.plain-text"] {
            if let text = QuartzCore.name(in: item[type]) { return text }
        }
        return nil
    }

    private static func text(of items: [[String: Any]]) -> String? { items.lazy.compactMap(text).first }

    /// Takes over the text of the system's clipboard, if that has changed since.
    private func takeSystemText() {
        guard name == .general, let clipboard = SystemClipboard.shared,
            let text = clipboard.newText(than: Self.text(of: content.items))
        else { return }
        content.items = [[Self.textType: text]]
        content.changeCount += 1
    }

    // MARK: Names

    /// Posted after the items of a pasteboard have changed.
    public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// The key of the types that were added, in the notification.
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the types that were removed, in the notification.
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// Posted after a pasteboard was removed, with it as the object.
    public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

    private static let textType = "public.utf8-plain-text"
    private static let urlType = "public.url"
    private static let imageType = "public.png"
    private static let colorType = "com.apple.uikit.color"
}
