package import UIKit

/// A button with a drop of colour in it; it shrinks while a finger is on it.
package final class PillButton: UIButton {
    private let drop = CAShapeLayer()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.ink
        layer.cornerRadius = frame.height / 2
        show(
            UIBezierPath(
                ovalIn: CGRect(x: frame.width / 2 - 6, y: frame.height / 2 - 6, width: 12, height: 12)
            )
        )
        layer.addSublayer(drop)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows another sign.
    ///
    /// - Parameter sign: A filled path, in the button's coordinates.
    func show(_ sign: UIBezierPath) {
        drop.path = sign.cgPath
        drop.fillColor = Palette.card.cgColor
    }

    package override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.12) { [isHighlighted] in
                self.transform = isHighlighted ? CGAffineTransform(scaleX: 0.92, y: 0.92) : .identity
            }
        }
    }
}
