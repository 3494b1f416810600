/// What kind of thing something is to a reader of the screen.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt64

    /// Makes traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing special.
    public static let none = UIAccessibilityTraits([])
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Something that is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Something that makes a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// What says how things stand when the program starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Something that cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Something whose value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search by.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Something that begins to play.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Something with a value that can be made larger and smaller.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Something that is touched directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Something after which a page is turned.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Something that is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

/// How something contains others.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// In no special way.
    case none = 0
    /// As a table does.
    case dataTable = 1
    /// As a list does.
    case list = 2
    /// As a part of a page does.
    case landmark = 3
    /// As a group of things that belong together.
    case semanticGroup = 4
}
