import CoreGraphics
import QuartzCore

extension CALayer {
    /// The shadow under what a finger moves.
    func dropThumbShadow() {
        shadowColor = CGColor(gray: 0, alpha: 1)
        shadowOpacity = 0.15
        shadowRadius = 4
        shadowOffset = CGSize(width: 0, height: 3)
    }
}
