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
        static let minFill: CGFloat = 8
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

    enum Segmented {
        static let height: CGFloat = 32
        static let radius: CGFloat = 8.91
        /// How far the pill of the selected segment is from the edges.
        static let inset: CGFloat = 2
        static let pillRadius: CGFloat = 6.91
        static let fontSize: CGFloat = 13
        /// The room at either side of a title.
        static let margin: CGFloat = 12
        static let minWidth: CGFloat = 32
        /// The lines between segments that are not selected.
        static let divider = CGSize(width: 1, height: 16)
        /// How large the pill is under a finger.
        static let pressedScale: CGFloat = 0.95
        static let disabledAlpha: CGFloat = 0.5
        static let pressedAlpha: CGFloat = 0.3
        static let duration = 0.3
        static let pill = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
    }

    enum Stepper {
        static let size = CGSize(width: 94, height: 32)
        static let radius: CGFloat = 8.91
        /// The length and thickness of the bars of the signs.
        static let bar = CGSize(width: 13, height: 1.75)
        static let divider = CGSize(width: 1, height: 18)
        // GUESS stepper: when a held stepper repeats, how often, and how much faster after a while.
        static let firstRepeat = 0.5
        static let interval = 0.1
        static let quickInterval = 0.025
        static let quickAfter = 5.0
    }

    enum Refresh {
        // GUESS refresh: the height, and when a pull counts: as soon as all of the control is seen.
        static let height: CGFloat = 60
        static let blade = CGSize(width: 3.5, height: 10)
        static let ring: CGFloat = 10
        static let bladeCount = 8
        static let duration = 0.25
        static let titleGap: CGFloat = 6
    }
}
