import CoreGraphics
import UIKitCore

/// Lengths in points and times in seconds of alerts, in the look of iOS 13 to 18.
///
/// Source: uikit U163. What it does not say is a guess, read off pictures: GUESS alert.
enum AlertMetrics {
    static let width: CGFloat = 270
    static let cornerRadius: CGFloat = 14
    static let margin: CGFloat = 16
    static let top: CGFloat = 20
    static let bottom: CGFloat = 20
    static let titleSize: CGFloat = 17
    static let messageSize: CGFloat = 13
    static let titleGap: CGFloat = 3
    static let row: CGFloat = 44
    static let fieldHeight: CGFloat = 30
    static let fieldGap: CGFloat = 8
    static let buttonSize: CGFloat = 17
    static let dim: CGFloat = 0.2
    static let darkDim: CGFloat = 0.48
    /// How much larger the card is when it begins to come, and how long that takes.
    static let scale: CGFloat = 1.2
    static let duration = 0.25
    /// The room that stays free above and below.
    static let edge: CGFloat = 24

    enum Sheet {
        static let row: CGFloat = 57
        static let buttonSize: CGFloat = 20
        static let textSize: CGFloat = 13
        static let cornerRadius: CGFloat = 13
        static let side: CGFloat = 8
        static let gap: CGFloat = 8
        static let textMargin: CGFloat = 15
        static let widest: CGFloat = 414
    }
}
