import CoreGraphics
import Foundation
import QuartzCore

/// Shows the caret, the selection and the marked text, over the text.
///
/// GUESS selection-look: a selection is the tint colour at a fifth of its opacity, unsettled text has a line of a point below it.
final class TextMarks: UIView, UnarchivedView {
    private var parts: [UIView] = []
    private let caret = UIView(frame: .zero)
    private var shownCaret: CGRect?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        caret.isHidden = true
        addSubview(caret)
    }

    /// Shows marks, in the coordinates of the view that this one is in.
    func show(selection: [CGRect], marked: [CGRect], caret place: CGRect?, tint: UIColor) {
        let lines = marked.map { CGRect(x: $0.minX, y: $0.maxY - 1, width: $0.width, height: 1) }
        let rects = selection + lines
        while parts.count > rects.count { parts.removeLast().removeFromSuperview() }
        while parts.count < rects.count {
            let part = UIView(frame: .zero)
            part.isUserInteractionEnabled = false
            insertSubview(part, at: 0)
            parts.append(part)
        }
        for (index, rect) in rects.enumerated() {
            parts[index].frame = rect
            parts[index].backgroundColor = index < selection.count ? tint.withAlphaComponent(0.2) : tint
        }
        caret.backgroundColor = tint
        caret.isHidden = place == nil
        guard shownCaret != place else { return }
        shownCaret = place
        guard let place else {
            caret.layer.removeAnimation(forKey: Self.blinkKey)
            return
        }
        caret.frame = place
        blink()
    }

    /// Begins to blink anew: the caret shows for a while wherever it has just gone.
    private func blink() {
        caret.layer.removeAnimation(forKey: Self.blinkKey)
        caret.layer.add(Self.blinking, forKey: Self.blinkKey)
    }

    private static let blinkKey = "blink"

    /// The caret's blinking, an animation like any other: it goes by the display's time.
    ///
    /// GUESS caret-blink: half a second shown, half a second not, with short fades.
    private static var blinking: CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1.0, 1.0, 0.0, 0.0, 1.0]
        animation.keyTimes = [0, 0.45, 0.55, 0.95, 1]
        animation.duration = 1
        animation.repeatCount = .infinity
        return animation
    }
}
