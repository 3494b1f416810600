import CoreGraphics

/// Lengths in points of search bars and their fields, in the look of iOS 13 to 18.
///
/// GUESS search-bar: read off pictures.
enum SearchMetrics {
    /// The bar with a field alone; what a line above it and scopes below it add.
    static let bar: CGFloat = 56
    static let prompt: CGFloat = 19
    static let scopes: CGFloat = 46
    static let field: CGFloat = 36
    static let radius: CGFloat = 10
    /// The space beside the field.
    static let margin: CGFloat = 8
    static let scopeHeight: CGFloat = 32
    /// The space before the button that ends the search.
    static let cancelGap: CGFloat = 9
    static let textSize: CGFloat = 17
    /// The zone of the magnifying glass, and the space between it and the text.
    static let icon: CGFloat = 28
    static let iconGap: CGFloat = 3
    static let sideButton: CGFloat = 32
    static let iconSize: CGFloat = 15
    static let promptSize: CGFloat = 13

    enum Token {
        static let height: CGFloat = 24
        static let radius: CGFloat = 5
        static let padding: CGFloat = 7
        static let gap: CGFloat = 4
        static let textSize: CGFloat = 15
        static let icon: CGFloat = 15
    }
}
