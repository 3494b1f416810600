import CoreGraphics
import QuartzCore

/// Lengths in points and times in seconds of controls, in the look of iOS 13 to 18.
///
/// Source: uikit U133.
enum ControlMetrics {
    enum Switch {
        static let size = CGSize(width: 51, height: 31)
        static let thumb: CGFloat = 27
        /// How wide the thumb is under a finger.
        static let pressedThumb: CGFloat = 34
        static let inset: CGFloat = 2
        static let duration = 0.25
    }

    enum Slider {
        static let height: CGFloat = 34
        static let track: CGFloat = 4
        static let thumb: CGFloat = 28
        /// How far around the thumb a finger takes hold of it.
        static let reach: CGFloat = 10
        static let duration = 0.25
    }

    enum Progress {
        static let height: CGFloat = 4
        static let barHeight: CGFloat = 2.5
        /// The least length of a part that has been done.
        static let leastFill: CGFloat = 8
        static let duration = 0.25
    }

    enum Activity {
        static let medium: CGFloat = 20
        static let large: CGFloat = 37
        static let bladeCount = 8
        /// The blade's size and how far its middle is from the spinner's.
        static let mediumBlade = (size: CGSize(width: 6.5, height: 2.5), radius: CGFloat(6.75))
        static let largeBlade = (size: CGSize(width: 12, height: 5), radius: CGFloat(11.5))
        /// The opacities of the blades, the brightest first, of 255.
        static let alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69]
        static let turn = 1.0
    }

    enum Page {
        static let dot: CGFloat = 7
        static let pitch: CGFloat = 16
        static let height: CGFloat = 26
        static let margin: CGFloat = 10
        static let paleness: CGFloat = 0.45
    }
}

extension CALayer {
    /// The shadow under what a finger moves.
    func dropThumbShadow() {
        shadowColor = CGColor(gray: 0, alpha: 1)
        shadowOpacity = 0.15
        shadowRadius = 4
        shadowOffset = CGSize(width: 0, height: 3)
    }
}
