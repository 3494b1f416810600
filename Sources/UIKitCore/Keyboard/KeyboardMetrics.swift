import CoreGraphics

/// Sizes of the keyboard on the screen, in points.
///
/// GUESS keyboard-look: heights in landscape, and the look of the keys, are ours.
///
/// Source: uikit U193.
enum KeyboardMetrics {
    /// Seconds that the keyboard moves.
    static let duration = 0.25
    /// The number of the curve by which it moves, as notifications tell it.
    static let curve = 7
    /// Its height on screens that are higher than ``lowScreen``.
    static let height: CGFloat = 336
    /// Its height on lower screens.
    static let lowHeight: CGFloat = 291
    static let lowScreen: CGFloat = 667
    /// The most of a screen that it takes, for screens that lie on their side.
    static let largestPart: CGFloat = 0.55
    /// Between two keys of a row, and around all.
    static let gap: CGFloat = 6
    static let keyRadius: CGFloat = 5

    /// How high the keyboard is on a screen.
    static func height(on screen: CGSize) -> CGFloat {
        min(screen.height <= lowScreen ? lowHeight : height, (screen.height * largestPart).rounded())
    }
}
