package import UIKit

/// A dark button with round ends, with a title or a sign; it shrinks while a finger is on it.
package final class PillButton: UIButton {
    private let sign = CAShapeLayer()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.ink
        layer.cornerRadius = frame.height / 2
        titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
        sign.fillColor = Palette.card.cgColor
        layer.addSublayer(sign)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows a sign, in place of the one that it had.
    ///
    /// - Parameter path: A filled path, in the button's coordinates.
    func show(_ path: UIBezierPath) {
        sign.path = path.cgPath
    }

    package override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.12) { [isHighlighted] in
                self.transform = isHighlighted ? CGAffineTransform(scaleX: 0.92, y: 0.92) : .identity
            }
        }
    }
}
