public import Foundation

/// The appearance of tabs, for each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// The arrangements of a tab's title and image.
    public enum Style: Int, Sendable {
        /// The title stands below the image.
        case stacked = 0
        /// The title stands beside the image.
        case inline = 1
        /// The title stands beside the image, both smaller.
        case compactInline = 2
    }

    /// The appearance of a tab that is not selected.
    public let normal = UITabBarItemStateAppearance(normal: nil)
    /// The appearance of the selected tab.
    public let selected: UITabBarItemStateAppearance
    /// The appearance of a disabled tab.
    public let disabled: UITabBarItemStateAppearance
    /// The appearance of a tab with the focus; only read back.
    public let focused: UITabBarItemStateAppearance
    private(set) var style: Style
    var didChange: (() -> Void)? {
        didSet { for state in states { state.didChange = didChange } }
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    /// Makes the usual appearance of tabs, with the title below the image.
    @preconcurrency @MainActor public convenience override init() { self.init(style: .stacked) }

    /// Makes the appearance that tabs of an arrangement have by themselves.
    public required init(style: Style) {
        self.style = style
        selected = UITabBarItemStateAppearance(normal: normal)
        disabled = UITabBarItemStateAppearance(normal: normal)
        focused = UITabBarItemStateAppearance(normal: normal)
        super.init()
    }

    /// Makes an appearance from an archive, with its style and the values for each state.
    public required convenience init?(coder: NSCoder) {
        self.init(style: Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .stacked)
        for (state, name) in zip(states, Self.names) { state.decode(coder, name) }
    }

    /// Writes the appearance into an archive, with its style and the values for each state.
    open func encode(with coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "UIStyle")
        for (state, name) in zip(states, Self.names) { state.encode(into: coder, name) }
    }

    private static let names = ["UINormal", "UISelected", "UIDisabled", "UIFocused"]

    /// Whether archives of appearances can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Returns another appearance with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = type(of: self).init(style: style)
        for (own, other) in zip(made.states, states) { own.values = other.values }
        return made
    }

    var duplicate: UITabBarItemAppearance { copy() as? UITabBarItemAppearance ?? self }

    static func decoded(_ coder: NSCoder, _ key: String) -> UITabBarItemAppearance? {
        coder.soundObject(forKey: key) as? UITabBarItemAppearance
    }

    /// Sets everything to what tabs of an arrangement have by themselves.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in states { state.values = UITabBarItemStateAppearance.Values() }
        didChange?()
    }

    /// The appearance of a state.
    func appearance(for state: UIControl.State) -> UITabBarItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        return state.contains(.selected) ? selected : normal
    }
}
