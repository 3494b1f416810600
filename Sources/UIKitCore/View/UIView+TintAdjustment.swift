import CoreGraphics
import QuartzCore

extension UIView {
    /// The ways in which the tint colour is shown: as it is, or grey as behind an alert.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview; `normal` without one.
        case automatic = 0
        /// The tint colour is used as it is.
        case normal = 1
        /// The tint colour is drawn as a gray, as behind an alert.
        case dimmed = 2
    }
}

/// Grey tint colours behind what covers them.
@MainActor enum TintAdjustment {
    /// Whether a view has ever dimmed its tint; if not, no lookup is needed.
    static var isUsed = false

    /// What holds for a view: its own mode, or the nearest superview's that has one.
    static func mode(of view: UIView) -> UIView.TintAdjustmentMode {
        guard isUsed else { return .normal }
        var current: UIView? = view
        while let next = current {
            if let mode = next.rareData?.tintAdjustmentMode, mode != .automatic { return mode }
            current = next.superviewStorage
        }
        return .normal
    }

    static func set(_ mode: UIView.TintAdjustmentMode, of view: UIView) {
        guard (view.rareData?.tintAdjustmentMode ?? .automatic) != mode else { return }
        isUsed = true
        let old = self.mode(of: view)
        view.makeRareData().tintAdjustmentMode = mode
        guard self.mode(of: view) != old else { return }
        // Views with a mode of their own, and what is in them, do not change.
        var stack = [view]
        while let next = stack.popLast() {
            next.tintColorDidChange()
            stack += next.subviews.filter { ($0.rareData?.tintAdjustmentMode ?? .automatic) == .automatic }
                .reversed()
        }
    }

    /// The grey of a colour's lightness.
    ///
    /// GUESS tint-dimmed: the luminance as a grey, of an opacity of 0.8.
    static func dimmed(_ color: UIColor) -> UIColor {
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: 0.8 * alpha)
        }
    }
}
