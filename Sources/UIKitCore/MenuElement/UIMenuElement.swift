public import Foundation

/// The base of the elements of menus: actions, commands and other menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// The ways in which an element can be restricted or marked.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The raw bits, one for each attribute.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element is shown grey and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element removes something and is shown in red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is left out of the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The states of an element that can be chosen.
    public enum State: Int, Sendable {
        /// The element is not chosen and has no mark.
        case off = 0
        /// The element is chosen: a check mark stands before it.
        case on = 1
        /// A part of the selection has the property: a dash stands before the element.
        case mixed = 2
    }

    var titleStorage: String
    var imageStorage: UIImage?
    private var subtitleStorage: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        titleStorage = title
        subtitleStorage = subtitle
        imageStorage = image
        super.init()
    }

    /// Makes an element from an archive, with its title, subtitle and image.
    public required init?(coder: NSCoder) {
        titleStorage = coder.decodeObject(of: NSString.self, forKey: "UIMenuTitle") as String? ?? ""
        subtitleStorage = coder.decodeObject(of: NSString.self, forKey: "UIMenuSubtitle") as String?
        imageStorage = coder.soundObject(forKey: "UIMenuImage") as? UIImage
        super.init()
    }

    /// Writes what the element shows into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(titleStorage as NSString, forKey: "UIMenuTitle")
        if let subtitleStorage { coder.encode(subtitleStorage as NSString, forKey: "UIMenuSubtitle") }
        if let imageStorage { coder.encode(imageStorage, forKey: "UIMenuImage") }
    }

    /// Elements can be read by secure coding.
    nonisolated open class var supportsSecureCoding: Bool { true }

    /// The element itself; elements that can change give a copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The title of the element; elements that can change it override this.
    open var title: String { titleStorage }
    /// A second, smaller line below the title; nil for none.
    open var subtitle: String? {
        get { subtitleStorage }
        set { subtitleStorage = newValue }
    }
    /// The image at the end of the row; nil for none.
    open var image: UIImage? { imageStorage }
}
