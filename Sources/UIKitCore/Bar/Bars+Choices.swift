extension UIBarMetrics {
    /// The heights of bars that pictures and places are set for.
    static let all: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
}

extension UIBarPosition {
    /// The places of bars that pictures are set for.
    static let all: [UIBarPosition] = [.any, .top, .bottom, .topAttached]
}
