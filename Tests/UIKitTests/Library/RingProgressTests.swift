import AgateDisplay
import Foundation
import Testing
import UIKit

/// A layer with an animatable value of its own, which draws itself by it.
private final class RingLayer: CALayer {
    @LayerProperty var value: CGFloat = 0
    @LayerProperty var ringColor: CGColor = UIColor.red.cgColor
    var lineWidth: CGFloat = 10
    var duration2: TimeInterval = 1
    var isAnimated = false
    nonisolated(unsafe) var drawn: [CGFloat] = []
    /// Hears, of the layer on the screen, what its copies draw.
    nonisolated(unsafe) var log: ((CGFloat) -> Void)?

    override init() { super.init() }

    override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? RingLayer else { return }
        lineWidth = other.lineWidth
        log = other.log
    }

    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "value" || key == "ringColor" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "value", isAnimated else { return super.action(forKey: event) }
        let change = CABasicAnimation(keyPath: "value")
        change.fromValue = presentation()?.value ?? value
        change.timingFunction = CAMediaTimingFunction(name: .linear)
        change.duration = duration2
        return change
    }

    override func draw(in context: CGContext) {
        super.draw(in: context)
        log?(value)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
        let ground = UIBezierPath(
            arcCenter: middle,
            radius: radius,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
        ground.lineWidth = lineWidth
        UIColor(white: 0.9, alpha: 1).setStroke()
        ground.stroke()
        let arc = UIBezierPath(
            arcCenter: middle,
            radius: radius,
            startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * value / 100,
            clockwise: true
        )
        arc.lineWidth = lineWidth
        arc.lineCapStyle = .butt
        UIColor(cgColor: ringColor).setStroke()
        arc.stroke()
        let text = "\(Int(value.rounded()))%" as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 18), .foregroundColor: UIColor.black,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2),
            withAttributes: attributes
        )
    }
}

@MainActor private final class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
    private var ring: RingLayer? { layer as? RingLayer }
    private(set) var drawn: [CGFloat] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        layer.contentsScale = UIScreen.main.scale * 2
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale * 2
        ring?.log = { [weak self] value in MainActor.assumeIsolated { self?.drawn.append(value) } }
    }

    required init?(coder: NSCoder) { nil }

    var value: CGFloat { ring?.value ?? 0 }
    var shownValue: CGFloat { ring?.presentation()?.value ?? value }

    func start(to value: CGFloat, over duration: TimeInterval, completion: (() -> Void)? = nil) {
        ring?.isAnimated = duration > 0
        ring?.duration2 = duration
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        ring?.value = value
        CATransaction.commit()
        ring?.isAnimated = false
    }

    /// Holds the ring where it is.
    func hold() {
        let shown = shownValue
        layer.removeAnimation(forKey: "value")
        start(to: shown, over: 0)
    }
}

@MainActor @Suite("Libraries: a ring of progress")
struct RingProgressTests {
    private func stage(_ body: (ManualDisplay, UIWindow, RingView) throws -> Void) throws {
        weak var gone: RingView?
        try onScreen { display, window in
            let ring = RingView(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
            gone = ring
            window.addSubview(ring)
            display.advance(by: 0.1)
            try body(display, window, ring)
            ring.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test("a value that is set is drawn frame by frame on its way, and the end is told once it is there")
    func running() throws {
        try stage { display, _, ring in
            #expect(ring.drawn == [0])
            var ends = 0
            ring.start(to: 75, over: 1) { ends += 1 }
            #expect(ring.value == 75)
            display.advance(by: 0)
            for _ in 0..<30 { display.advance(by: 1.0 / 60) }
            #expect(abs(ring.shownValue - 37.5) < 0.7 && ends == 0, "\(ring.shownValue)")
            #expect(ring.drawn.count >= 25 && zip(ring.drawn, ring.drawn.dropFirst()).allSatisfy { $0 <= $1 })
            #expect(Set(ring.drawn).count > 20, "\(ring.drawn)")
            display.film("ring-half")
            // A quarter is red at the right; the left is grey still.
            #expect(display.color(at: 154, 110) == [255, 0, 0])
            let grey = display.color(at: 65, 110)
            #expect(Set(grey).count == 1 && grey[0] > 225 && grey[0] < 235, "\(grey)")
            for _ in 0..<40 { display.advance(by: 1.0 / 60) }
            #expect(ends == 1 && ring.drawn.last == 75 && ring.layer.animationKeys() == nil)
            #expect(display.color(at: 110, 155) == [255, 0, 0])
            display.film("ring-end")
        }
    }

    @Test(
        "another value on the way goes on from what is seen; held, it stays; off the screen and back it is at its value"
    )
    func interrupted() throws {
        try stage { display, window, ring in
            ring.start(to: 100, over: 1)
            display.advance(by: 0)
            display.advance(by: 0.5)
            ring.start(to: 0, over: 1)
            display.advance(by: 0)
            #expect(abs(ring.shownValue - 50) < 1)
            display.advance(by: 0.5)
            #expect(abs(ring.shownValue - 25) < 1)
            ring.hold()
            display.advance(by: 1)
            #expect(abs(ring.value - 25) < 1 && ring.shownValue == ring.value)
            ring.start(to: 80, over: 1)
            display.advance(by: 0.2)
            ring.removeFromSuperview()
            display.advance(by: 2)
            window.addSubview(ring)
            display.advance(by: 0.1)
            #expect(ring.shownValue == 80 && ring.drawn.last == 80)
            ring.frame.size = CGSize(width: 60, height: 60)
            ring.setNeedsDisplay()
            display.advance(by: 0.1)
            display.film("ring-small")
            #expect(
                display.color(at: 115, 90) == [255, 0, 0] && display.color(at: 154, 110) == [255, 255, 255]
            )
        }
    }
}
