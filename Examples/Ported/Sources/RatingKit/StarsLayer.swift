import QuartzCore
import UIKit.UIGestureRecognizerSubclass

/// Draws a row of stars, filled from the left up to an amount that animates.
final class StarsLayer: CALayer {
    /// How many stars are filled; fractions fill a part of one.
    @NSManaged var amount: CGFloat
    /// The colour of full stars.
    @objc @NSManaged dynamic var fillColor: CGColor?

    /// How many stars there are.
    @objc var count = 5

    override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? StarsLayer { count = other.count }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(StarsLayer.amount) || super.needsDisplay(forKey: key)
    }

    override func draw(in context: CGContext) {
        let side = bounds.width / CGFloat(count)
        for place in 0..<count {
            let part = min(max(amount - CGFloat(place), 0), 1)
            let square = CGRect(x: CGFloat(place) * side, y: 0, width: side, height: bounds.height)
            context.setFillColor(UIColor.lightGray.cgColor)
            context.fillEllipse(in: square.insetBy(dx: 2, dy: 2))
            context.saveGState()
            context.clip(to: CGRect(x: square.minX, y: 0, width: side * part, height: bounds.height))
            context.setFillColor(fillColor ?? UIColor.orange.cgColor)
            context.fillEllipse(in: square.insetBy(dx: 2, dy: 2))
            context.restoreGState()
        }
    }
}

extension StarsLayer {
    override func action(forKey event: String) -> CAAction? {
        guard event == #keyPath(amount), presentation() != nil else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.amount
        animation.duration = 0.5
        return animation
    }
}
