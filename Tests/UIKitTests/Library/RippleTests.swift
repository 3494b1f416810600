import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A button with a ripple that spreads from the finger within its rounded bounds, and confetti that bursts from it.
@MainActor private final class RippleButton: UIButton {
    let ground = UIView()
    let ripple = UIView()
    private(set) var emitter: CAEmitterLayer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        ground.backgroundColor = UIColor(white: 0.9, alpha: 1)
        ground.alpha = 0
        ground.isUserInteractionEnabled = false
        ripple.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        ground.addSubview(ripple)
        layer.insertSublayer(ground.layer, at: 0)
        layer.cornerRadius = 20
        layer.borderWidth = 1
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
        ground.layer.mask = mask
        let side = max(bounds.width, bounds.height)
        ripple.bounds.size = CGSize(width: side, height: side)
        ripple.layer.cornerRadius = side / 2
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        ripple.center = touch.location(in: self)
        UIView.animate(withDuration: 0.1, delay: 0, options: .allowUserInteraction) { self.ground.alpha = 1 }
        ripple.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIView.animate(withDuration: 0.7, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            self.ripple.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        return super.beginTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        fade()
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        fade()
    }

    private func fade() {
        UIView.animate(withDuration: 0.1, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState])
        {
            self.ground.alpha = 0
        }
    }

    func celebrate() {
        guard let superview else { return }
        let emitter = CAEmitterLayer()
        emitter.emitterPosition = center
        emitter.emitterShape = .point
        emitter.seed = 7
        emitter.beginTime = CACurrentMediaTime()
        let cell = CAEmitterCell()
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
                UIColor.blue.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }.cgImage
        cell.birthRate = 200
        cell.lifetime = 1
        cell.velocity = 150
        cell.emissionRange = 2 * .pi
        cell.spin = 3
        emitter.emitterCells = [cell]
        superview.layer.addSublayer(emitter)
        self.emitter = emitter
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { emitter.birthRate = 0 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
            emitter.removeFromSuperlayer()
            self?.emitter = nil
        }
    }
}

@MainActor @Suite("Libraries: a ripple and confetti")
struct RippleTests {
    private func stage(_ body: (ManualDisplay, UIWindow, RippleButton) throws -> Void) throws {
        weak var gone: RippleButton?
        weak var goneLayer: CALayer?
        try onScreen { display, window in
            let button = RippleButton(frame: CGRect(x: 60, y: 200, width: 200, height: 60))
            gone = button
            window.addSubview(button)
            display.advance(by: 0.1)
            try body(display, window, button)
            goneLayer = button.emitter
            button.removeFromSuperview()
            display.advance(by: 3)
        }
        #expect(gone == nil && goneLayer == nil)
    }

    private func blues(_ display: ManualDisplay) -> Int {
        guard let data = UIImage(cgImage: display.makeImage()).cgImage else { return 0 }
        let picture = UIImage(cgImage: data)
        var count = 0
        for y in stride(from: 100, to: 380, by: 3) {
            for x in stride(from: 0, to: 320, by: 3) where picture.pixel(x, y).prefix(3) == [0, 0, 255] {
                count += 1
            }
        }
        return count
    }

    @Test(
        "the ripple spreads from the finger, never over the button's corners, and fades when the finger goes"
    )
    func ripple() throws {
        try stage { display, window, button in
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            let press = TouchScript {
                $0.press(at: CGPoint(x: 80, y: 230))
                $0.wait(0.35)
                $0.release()
            }
            press.play(in: window)
            display.advance(by: 0.2)
            // From a radius of 50 to one of 200 in 0.7 s.
            let scale = try #require(button.ripple.layer.presentation()).transform.m11
            #expect(abs(scale - (0.5 + 1.5 * 0.2 / 0.7)) < 0.1)
            display.film("ripple")
            let edge = 80 + 100 * scale
            #expect(display.color(at: Int(edge) - 6, 230) == [255, 0, 0])
            #expect(
                display.color(at: Int(edge) + 6, 230) == [230, 230, 230]
                    || display.color(at: Int(edge) + 6, 230) == [229, 229, 229]
            )
            #expect(display.color(at: 62, 202) == [255, 255, 255], "the corner is round")
            display.advance(by: 1)
            #expect(taps == 1 && display.color(at: 100, 230) == [255, 255, 255])
            // A second press while it spreads begins anew; what is taken away fades, too.
            let twice = TouchScript {
                $0.tap(at: CGPoint(x: 80, y: 230))
                $0.wait(0.05)
                $0.press(at: CGPoint(x: 240, y: 230))
                $0.wait(0.1)
                $0.cancel()
            }
            display.play(twice, in: window, then: 1)
            #expect(taps == 2 && button.ground.alpha == 0 && !button.isHighlighted && !button.isTracking)
        }
    }

    @Test("confetti flies from the button, is gone when its life is over, and its layer goes, too")
    func confetti() throws {
        try stage { display, window, button in
            #expect(blues(display) == 0)
            button.celebrate()
            display.advance(by: 0)
            display.advance(by: 0.3)
            let early = blues(display)
            #expect(early > 10, "\(early)")
            display.film("confetti")
            display.advance(by: 0.4)
            display.film("confetti-later")
            #expect(blues(display) > 10)
            // The rate of birth, a change without an animation block, falls over a quarter of a second.
            display.advance(by: 0.78)
            #expect(blues(display) == 0, "born in the first half of a second, a second old at most")
            display.advance(by: 0.3)
            #expect(
                button.emitter == nil && window.layer.sublayers?.contains { $0 is CAEmitterLayer } != true
            )
            button.celebrate()
            display.advance(by: 0.1)
        }
    }
}
