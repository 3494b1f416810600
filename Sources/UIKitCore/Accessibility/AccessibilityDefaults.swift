import CoreGraphics

/// What an object says of itself where a program has said nothing; each class overrides `accessibilityDefaults`.
@MainActor struct AccessibilityDefaults {
    /// Whether the object is one thing to a reader of the screen.
    var isElement = false
    /// What it is called; nil for no name.
    var label: String?
    /// What it shows that changes; nil for nothing.
    var value: String?
    /// What kind of thing it is.
    var traits = UIAccessibilityTraits.none

    /// The same of an object that is an element: with a name, a value and traits beside those that it has.
    func element(label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits = .none) -> Self {
        var result = self
        result.isElement = true
        result.label = label
        result.value = value
        result.traits.formUnion(traits)
        return result
    }

    /// A part of one in whole percent; "0%" for what is no number.
    static func percent(_ part: Float) -> String {
        part.isFinite ? "\(Int((part * 100).rounded()))%" : "0%"
    }
}
