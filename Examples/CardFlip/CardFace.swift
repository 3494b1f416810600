import UIKit

/// The two sides of the card.
@MainActor enum CardFace {
    /// The back: a dark field with a lattice in a frame.
    static func back(_ bounds: CGRect) -> CALayer {
        let face = blank(bounds, color: Palette.blue)
        let field = CAShapeLayer()
        field.frame = bounds.insetBy(dx: 10, dy: 10)
        field.cornerRadius = 8
        field.masksToBounds = true
        field.borderWidth = 2
        field.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
        let lattice = UIBezierPath()
        for step in stride(from: -200 as CGFloat, through: 400, by: 16) {
            lattice.move(to: CGPoint(x: step, y: 0))
            lattice.addLine(to: CGPoint(x: step + 200, y: 200))
            lattice.move(to: CGPoint(x: step, y: 0))
            lattice.addLine(to: CGPoint(x: step - 200, y: 200))
        }
        field.path = lattice.cgPath
        field.fillColor = nil
        field.strokeColor = UIColor(white: 1, alpha: 0.35).cgColor
        field.lineWidth = 1.5
        face.addSublayer(field)
        return face
    }

    /// The front: the ace of hearts.
    static func front(_ bounds: CGRect) -> CALayer {
        let face = blank(bounds, color: Palette.card)
        face.addSublayer(heart(width: 64, at: CGPoint(x: bounds.midX, y: bounds.midY)))
        face.addSublayer(heart(width: 18, at: CGPoint(x: 20, y: 22)))
        let turned = heart(width: 18, at: CGPoint(x: bounds.maxX - 20, y: bounds.maxY - 22))
        turned.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        face.addSublayer(turned)
        return face
    }

    private static func blank(_ bounds: CGRect, color: UIColor) -> CALayer {
        let face = CALayer()
        face.frame = bounds
        face.backgroundColor = color.cgColor
        face.cornerRadius = 14
        return face
    }

    private static func heart(width: CGFloat, at center: CGPoint) -> CALayer {
        let heart = CAShapeLayer()
        heart.bounds = CGRect(x: 0, y: 0, width: width, height: width)
        heart.position = center
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0.5, y: 0.95))
        path.addCurve(
            to: CGPoint(x: 0, y: 0.32),
            controlPoint1: CGPoint(x: 0.42, y: 0.85),
            controlPoint2: CGPoint(x: 0, y: 0.62)
        )
        path.addCurve(
            to: CGPoint(x: 0.5, y: 0.24),
            controlPoint1: CGPoint(x: 0, y: 0),
            controlPoint2: CGPoint(x: 0.38, y: -0.04)
        )
        path.addCurve(
            to: CGPoint(x: 1, y: 0.32),
            controlPoint1: CGPoint(x: 0.62, y: -0.04),
            controlPoint2: CGPoint(x: 1, y: 0)
        )
        path.addCurve(
            to: CGPoint(x: 0.5, y: 0.95),
            controlPoint1: CGPoint(x: 1, y: 0.62),
            controlPoint2: CGPoint(x: 0.58, y: 0.85)
        )
        path.close()
        path.apply(CGAffineTransform(scaleX: width, y: width))
        heart.path = path.cgPath
        heart.fillColor = Palette.coral.cgColor
        return heart
    }
}
