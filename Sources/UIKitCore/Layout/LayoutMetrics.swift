import CoreGraphics

/// Lengths of the system that layout uses, in points.
enum LayoutMetrics {
    /// Between views, and the margins of a view.
    ///
    /// Source: uikit U32, U58.
    static let spacing: CGFloat = 8
    /// The margins at the sides of a controller's view, and from which width on they are the wider ones.
    ///
    /// Source: uikit U32.
    static let controllerMargin: CGFloat = 16
    static let wideControllerMargin: CGFloat = 20
    static let wideControllerWidth: CGFloat = 414
    /// How wide text is at most, and from which width of a view on that counts.
    ///
    /// Source: uikit U34.
    static let readableWidth: CGFloat = 920
    static let readableThreshold: CGFloat = 1008
    /// How often a view is laid out in one pass when each layout asks for another.
    ///
    /// GUESS layout-loop: ten times, then one line says so. Source: uikit U12.
    static let longestLoop = 10
}
