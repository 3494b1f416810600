import CoreGraphics

/// Lengths and speeds of sheets, in points and seconds.
///
/// Source: uikit U162.
enum SheetMetrics {
    /// How dark what lies under a sheet becomes.
    static let dim: CGFloat = 0.2
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    /// From which speed on a sheet that is let go leaves, in points per second.
    static let dismissSpeed: CGFloat = 1000
    /// The spring of a sheet that is let go: critically damped, 18.257 per second.
    static let mass: CGFloat = 3
    static let stiffness: CGFloat = 1000
    static let damping: CGFloat = 2 * (mass * stiffness).squareRoot()
    /// GUESS sheet-medium: the part of the greatest height that the medium one is; 425 of 759 was measured.
    static let mediumPart: CGFloat = 0.56
    /// How much the presenting view shrinks at each side, how far it looks out above the sheet, and its corners.
    static let presenterInset: CGFloat = 16
    static let presenterPeek: CGFloat = 10
    static let cornerRadius: CGFloat = 10
    /// GUESS sheet-top: how much a sheet leaves free at the top at least, where no safe area does.
    static let minTop: CGFloat = 24
    /// From which width on sheets are cards in the middle, and how large these are.
    static let wide: CGFloat = 700
    static let cardSize = CGSize(width: 540, height: 620)
    static let cardMargin: CGFloat = 20
}
