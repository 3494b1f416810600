/// Where text stands that has been made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Its baseline is where the text in full size would have it.
    case alignBaselines = 0
    /// Its middle is in the middle.
    case alignCenters = 1
    /// Its top is where the text in full size would have it.
    case none = 2
}

/// How a label's colours are mixed with what is behind it on Apple's vibrant materials; kept for reading back.
public enum UILabelVibrancy: Int, Sendable {
    /// No mixing.
    case none = 0
    /// As the system sees fit.
    case automatic = 1
}
