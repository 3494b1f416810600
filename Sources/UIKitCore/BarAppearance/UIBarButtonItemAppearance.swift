public import Foundation

/// The appearance of bar buttons, for each of their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// The appearance of an enabled button.
    public let normal = UIBarButtonItemStateAppearance(normal: nil)
    /// The appearance of a button under a finger.
    public let highlighted: UIBarButtonItemStateAppearance
    /// The appearance of a disabled button.
    public let disabled: UIBarButtonItemStateAppearance
    /// The appearance of a button with the focus; only read back.
    public let focused: UIBarButtonItemStateAppearance
    private(set) var style: UIBarButtonItem.Style
    var didChange: (() -> Void)? {
        didSet { for state in states { state.didChange = didChange } }
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    /// Makes the appearance that plain buttons have by themselves.
    @preconcurrency @MainActor public convenience override init() { self.init(style: .plain) }

    /// Makes the appearance that buttons of a style have by themselves.
    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        highlighted = UIBarButtonItemStateAppearance(normal: normal)
        disabled = UIBarButtonItemStateAppearance(normal: normal)
        focused = UIBarButtonItemStateAppearance(normal: normal)
        super.init()
    }

    /// Makes an appearance from an archive, with its style and the values for each state.
    public required convenience init?(coder: NSCoder) {
        self.init(style: UIBarButtonItem.Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain)
        for (state, name) in zip(states, Self.names) { state.decode(coder, name) }
    }

    /// Writes the appearance into an archive, with its style and the values for each state.
    open func encode(with coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "UIStyle")
        for (state, name) in zip(states, Self.names) { state.encode(into: coder, name) }
    }

    private static let names = ["UINormal", "UIHighlighted", "UIDisabled", "UIFocused"]

    /// Whether archives of appearances can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Returns another appearance with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = type(of: self).init(style: style)
        for (own, other) in zip(made.states, states) { own.values = other.values }
        return made
    }

    var duplicate: UIBarButtonItemAppearance { copy() as? UIBarButtonItemAppearance ?? self }

    static func decoded(_ coder: NSCoder, _ key: String) -> UIBarButtonItemAppearance? {
        coder.soundObject(forKey: key) as? UIBarButtonItemAppearance
    }

    /// Sets everything to what buttons of a style have by themselves.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in states { state.values = UIBarButtonItemStateAppearance.Values() }
        didChange?()
    }

    /// The appearance of a state.
    func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        return state.contains(.highlighted) ? highlighted : normal
    }
}
