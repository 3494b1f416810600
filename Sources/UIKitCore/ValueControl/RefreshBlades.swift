import CoreGraphics
import Foundation
import QuartzCore

/// The blades of a refresh control: they come one after the other as the content is pulled, and then turn.
@MainActor final class RefreshBlades {
    /// How wide and high they are together.
    static let side = 2 * (ControlMetrics.Refresh.ring + ControlMetrics.Refresh.blade.height / 2)

    let layer = CALayer()
    private(set) var isVanishing = false
    private var blades: [CALayer] = []
    private static let key = "spin"

    init() {
        layer.bounds.size = CGSize(width: Self.side, height: Self.side)
        let metrics = ControlMetrics.Refresh.self
        blades = (0..<metrics.bladeCount).map { index in
            let blade = CALayer()
            blade.bounds.size = metrics.blade
            blade.cornerRadius = metrics.blade.width / 2
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(metrics.bladeCount)
            blade.position = CGPoint(
                x: Self.side / 2 + metrics.ring * sin(angle),
                y: Self.side / 2 - metrics.ring * cos(angle)
            )
            blade.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            layer.addSublayer(blade)
            return blade
        }
    }

    private func still(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    func color(_ color: CGColor) { still { for blade in blades { blade.backgroundColor = color } } }

    /// Shows as many blades as the content is pulled, clockwise from above.
    func show(progress: CGFloat) {
        let part = progress.isFinite ? min(max(progress, 0), 1) : 0
        still {
            layer.removeAnimation(forKey: Self.key)
            layer.opacity = 1
            layer.setAffineTransform(.identity)
            for (index, blade) in blades.enumerated() {
                let shown = part * CGFloat(blades.count) - CGFloat(index)
                blade.opacity = Float(min(max(shown, 0), 1)) * 0.55
            }
        }
    }

    func spin() {
        isVanishing = false
        let alphas = ControlMetrics.Activity.alphas
        still {
            layer.opacity = 1
            for (index, blade) in blades.enumerated() {
                blade.opacity = Float(alphas[(alphas.count - index) % alphas.count] / 255)
            }
        }
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        let count = blades.count
        turn.values = (0..<count).map { NSNumber(value: 2 * Double.pi * Double($0) / Double(count)) }
        turn.calculationMode = .discrete
        turn.duration = ControlMetrics.Activity.turn
        turn.repeatCount = .infinity
        turn.isRemovedOnCompletion = false
        layer.add(turn, forKey: Self.key)
    }

    /// Shrinks and fades while the content goes back.
    func vanish(in duration: Double) {
        isVanishing = true
        CATransaction.begin()
        CATransaction.setAnimationDuration(duration)
        CATransaction.setCompletionBlock { [weak self] in
            ViewThread.run {
                guard let self, self.isVanishing else { return }
                self.isVanishing = false
                self.show(progress: 0)
            }
        }
        layer.opacity = 0
        layer.setAffineTransform(CGAffineTransform(scaleX: 0.3, y: 0.3))
        CATransaction.commit()
    }
}
