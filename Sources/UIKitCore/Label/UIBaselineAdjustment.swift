/// The vertical places of text that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Its baseline is where the text in full size would have it.
    case alignBaselines = 0
    /// Shrunken text is centred where text of the full size would be.
    case alignCenters = 1
    /// Its top is where the text in full size would have it.
    case none = 2
}

/// The mixing of a label's colours with Apple's vibrant materials; only read back.
public enum UILabelVibrancy: Int, Sendable {
    /// No strategy: lines break at the usual places alone.
    case none = 0
    /// The strategy that the system picks.
    case automatic = 1
}
