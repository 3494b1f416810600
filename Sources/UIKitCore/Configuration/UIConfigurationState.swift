import Foundation

/// The state from which configurations derive their look: the traits of a view, its states, and values of the program.
public protocol UIConfigurationState: Sendable {
    /// Makes the usual state of a view with some traits.
    init(traitCollection: UITraitCollection)

    /// The traits of the view, from which colours and fonts are resolved.
    var traitCollection: UITraitCollection { get set }

    /// The value that a program has added under a key; nil for none. Setting nil removes it.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key for a value that a program adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The string of the key.
    public var rawValue: String

    /// Makes a key from a string.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes a key from a string.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view that has no more special one, such as a header of a table.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    // Custom states are values that programs give; all else is of values that do not change.

    /// The traits of the view, from which colours and fonts are resolved.
    public var traitCollection: UITraitCollection
    /// Whether the view ignores touches; false at first.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is selected; false at first.
    public var isSelected = false
    /// Whether the view has the focus; false at first, and views here have none.
    public var isFocused = false
    /// Whether the view stays at an edge while content scrolls, as headers do.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a view in which nothing holds but its traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The value that a program has added under a key; nil for none.
    ///
    /// Setting nil removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What backgrounds ask a state, whatever its type.
package protocol HighlightingState {
    var isHighlighted: Bool { get }
    var isSelected: Bool { get }
    var isDisabled: Bool { get }
}

extension UIViewConfigurationState: HighlightingState {}
