import AgateDisplay
import CoreGraphics
import Foundation
import QuartzCore

/// Discs where fingers are, over all windows, for screens that are shown to others.
///
/// Source: window W19.
@MainActor package enum TouchDots {
    /// The size of a disc, in points.
    private static let side: CGFloat = 22
    private static var dots: [ObjectIdentifier: CALayer] = [:]
    private(set) static var isOn = false

    package static func begin() { isOn = true }

    /// Moves the discs to where the touches of a display are.
    static func update(_ side: DisplayState) {
        guard isOn, let root = UIScreen.main.rootLayer else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        var known = Set(dots.keys)
        for touch in side.touchState.touches.values {
            let key = ObjectIdentifier(touch)
            known.remove(key)
            let dot = dots[key] ?? makeDot()
            dots[key] = dot
            if dot.superlayer == nil { root.addSublayer(dot) }
            dot.position = touch.window.map { $0.layer.convert(touch.windowLocation, to: root) } ?? .zero
        }
        for key in known { dots.removeValue(forKey: key)?.removeFromSuperlayer() }
        CATransaction.commit()
    }

    private static func makeDot() -> CALayer {
        let dot = CALayer()
        dot.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        dot.cornerRadius = side / 2
        dot.zPosition = 1_000_000
        dot.backgroundColor = CGColor(gray: 0.5, alpha: 0.45)
        dot.borderColor = CGColor(gray: 1, alpha: 0.7)
        dot.borderWidth = 1
        return dot
    }
}
