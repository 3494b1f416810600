import CoreGraphics
import QuartzCore

/// How an animation lies in a rectangle.
struct LottiePlacement: Equatable {
    enum Scaling: Equatable { case fill, fit, cover, none }

    var scaling = Scaling.fit
    /// Where what does not fill the rectangle lies, from 0 at the left and top to 1.
    var alignment = SIMD2(0.5, 0.5)
    /// The part of the animation that is placed; nil is all of it.
    var viewport: CGRect?

    /// Puts an animation's layer into a rectangle.
    func place(_ layer: CALayer, in bounds: CGRect) {
        let shown = viewport ?? layer.bounds
        guard shown.width > 0, shown.height > 0 else { return }
        let (across, down) = (bounds.width / shown.width, bounds.height / shown.height)
        let (x, y): (CGFloat, CGFloat)
        switch scaling {
        case .fill: (x, y) = (across, down)
        case .fit: (x, y) = (min(across, down), min(across, down))
        case .cover: (x, y) = (max(across, down), max(across, down))
        case .none: (x, y) = (1, 1)
        }
        let left = bounds.minX + (bounds.width - shown.width * x) * CGFloat(alignment.x)
        let top = bounds.minY + (bounds.height - shown.height * y) * CGFloat(alignment.y)
        let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        layer.position = CGPoint(
            x: left + (middle.x - shown.minX) * x,
            y: top + (middle.y - shown.minY) * y
        )
        layer.transform = CATransform3DMakeScale(x, y, 1)
    }
}
