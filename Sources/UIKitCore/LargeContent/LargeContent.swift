import CoreGraphics

/// What a view says of itself to be shown enlarged.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
}

/// Lengths of the panel, in points.
///
/// GUESS large-content: all of them.
enum LargeContentMetrics {
    static let width: CGFloat = 250
    static let margin: CGFloat = 24
    static let gap: CGFloat = 12
    static let radius: CGFloat = 20
    static let imageSide: CGFloat = 90
    static let font: CGFloat = 28
    static let pressDuration = 0.5
}
