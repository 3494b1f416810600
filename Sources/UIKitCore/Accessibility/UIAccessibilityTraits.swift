/// A set of traits that say what an element is and how it behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The raw bits, one for each trait.
    public let rawValue: UInt64

    /// Makes a set from raw bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The empty set: an element without special traits.
    public static let none = UIAccessibilityTraits([])
    /// A button, which performs an action when tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link, which opens something when tapped.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image without text.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// An element that is selected at present.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// An element that plays a sound of its own when it is used.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard on the screen.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// A text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A text that sums up the state of the program when it starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// An element that ignores touches at present.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// An element whose value changes too often for each change to be read aloud.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field into which a search is typed.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// An element that starts to play sound or video.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// An element whose value can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// An element that is touched directly, such as a piano.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// An element after which the page is turned when it was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs, whose elements are the tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading that divides content into sections.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A button that is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

/// The kinds of containers that assistive programs know.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// A container without a special meaning.
    case none = 0
    /// A table whose cells have rows and columns.
    case dataTable = 1
    /// A list of elements in order.
    case list = 2
    /// As a part of a page does.
    case landmark = 3
    /// A group of elements that belong together.
    case semanticGroup = 4
}
