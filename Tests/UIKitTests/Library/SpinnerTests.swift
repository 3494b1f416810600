import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Activity indicators as libraries of dozens of them build each: shape layers with groups of keyframes, begun one after the other, for ever.
@MainActor private enum Spinner: CaseIterable {
    case pulse, rotate, chase, wave

    func setUp(in layer: CALayer, size: CGSize, color: UIColor) {
        switch self {
        case .pulse: Self.pulse(layer, size, color)
        case .rotate: Self.rotate(layer, size, color)
        case .chase: Self.chase(layer, size, color)
        case .wave: Self.wave(layer, size, color)
        }
    }

    private static func dot(_ side: CGFloat, _ color: UIColor) -> CAShapeLayer {
        let dot = CAShapeLayer()
        let path = UIBezierPath()
        path.addArc(
            withCenter: CGPoint(x: side / 2, y: side / 2),
            radius: side / 2,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: false
        )
        dot.path = path.cgPath
        dot.fillColor = color.cgColor
        dot.backgroundColor = nil
        return dot
    }

    /// Three dots that grow and shrink in turn.
    private static func pulse(_ layer: CALayer, _ size: CGSize, _ color: UIColor) {
        let side = (size.width - 8) / 3
        let begin = CACurrentMediaTime()
        let growth = CAKeyframeAnimation(keyPath: "transform.scale")
        growth.keyTimes = [0, 0.3, 1]
        let curve = CAMediaTimingFunction(controlPoints: 0.2, 0.68, 0.18, 1.08)
        growth.timingFunctions = [curve, curve]
        growth.values = [1, 0.3, 1]
        growth.duration = 0.75
        growth.repeatCount = HUGE
        growth.isRemovedOnCompletion = false
        for index in 0..<3 {
            let one = dot(side, color)
            one.frame = CGRect(
                x: CGFloat(index) * (side + 4),
                y: (size.height - side) / 2,
                width: side,
                height: side
            )
            growth.beginTime = begin + [0.12, 0.24, 0.36][index]
            one.add(growth, forKey: "animation")
            layer.addSublayer(one)
        }
    }

    /// A ring that turns and shrinks.
    private static func rotate(_ layer: CALayer, _ size: CGSize, _ color: UIColor) {
        let ring = CAShapeLayer()
        ring.path =
            UIBezierPath(
                arcCenter: CGPoint(x: size.width / 2, y: size.height / 2),
                radius: size.width / 2 - 2,
                startAngle: -.pi / 4 * 3,
                endAngle: -.pi / 4,
                clockwise: false
            ).cgPath
        ring.fillColor = nil
        ring.strokeColor = color.cgColor
        ring.lineWidth = 3
        ring.frame = CGRect(origin: .zero, size: size)
        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.keyTimes = [0, 0.5, 1]
        scale.values = [1, 0.6, 1]
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.keyTimes = [0, 0.5, 1]
        turn.values = [0, Double.pi, 2 * Double.pi]
        let group = CAAnimationGroup()
        group.animations = [scale, turn]
        group.timingFunction = CAMediaTimingFunction(name: .linear)
        group.duration = 0.8
        group.repeatCount = .greatestFiniteMagnitude
        group.isRemovedOnCompletion = false
        ring.add(group, forKey: "animation")
        layer.addSublayer(ring)
    }

    /// Copies of one dot around a circle, each fading later than the one before it.
    private static func chase(_ layer: CALayer, _ size: CGSize, _ color: UIColor) {
        let copies = CAReplicatorLayer()
        copies.frame = CGRect(origin: .zero, size: size)
        copies.instanceCount = 8
        copies.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        copies.instanceDelay = 0.1
        let one = dot(8, color)
        one.frame = CGRect(x: size.width / 2 - 4, y: 0, width: 8, height: 8)
        one.opacity = 0
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 0.8
        fade.repeatCount = .infinity
        one.add(fade, forKey: nil)
        copies.addSublayer(one)
        layer.addSublayer(copies)
    }

    /// Bars that stretch one after the other.
    private static func wave(_ layer: CALayer, _ size: CGSize, _ color: UIColor) {
        let width = size.width / 9
        for index in 0..<5 {
            let bar = CALayer()
            bar.backgroundColor = color.cgColor
            bar.frame = CGRect(x: width * 2 * CGFloat(index), y: 0, width: width, height: size.height)
            let stretch = CAKeyframeAnimation(keyPath: "transform.scale.y")
            stretch.keyTimes = [0, 0.5, 1]
            stretch.values = [1, 0.4, 1]
            stretch.duration = 1
            stretch.timeOffset = 0.1 * Double(index)
            stretch.repeatCount = .infinity
            stretch.isRemovedOnCompletion = false
            bar.add(stretch, forKey: "wave")
            layer.addSublayer(bar)
        }
    }
}

/// A view that spins while it is told to.
@MainActor private final class SpinnerView: UIView {
    private(set) var isAnimating = false
    let kind: Spinner

    init(_ kind: Spinner, frame: CGRect) {
        self.kind = kind
        super.init(frame: frame)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: bounds.width, height: bounds.height) }

    override var bounds: CGRect {
        didSet {
            if oldValue != bounds, isAnimating { setUp() }
        }
    }

    func start() {
        guard !isAnimating else { return }
        isHidden = false
        isAnimating = true
        layer.speed = 1
        setUp()
    }

    func stop() {
        isHidden = true
        isAnimating = false
        layer.sublayers?.removeAll()
    }

    private func setUp() {
        layer.sublayers = nil
        kind.setUp(in: layer, size: bounds.size, color: .red)
    }
}

@MainActor @Suite("Libraries: indicators of activity")
struct SpinnerTests {
    private func onSpinners(_ body: (ManualDisplay, UIWindow, [SpinnerView]) throws -> Void) throws {
        weak var gone: SpinnerView?
        try onScreen { display, window in
            let all = Spinner.allCases.enumerated().map { index, kind in
                SpinnerView(kind, frame: CGRect(x: 10 + 75 * CGFloat(index), y: 40, width: 60, height: 60))
            }
            gone = all.first
            all.forEach { window.addSubview($0) }
            try body(display, window, all)
            all.forEach { $0.removeFromSuperview() }
        }
        #expect(gone == nil)
    }

    @Test("ten seconds on each is where its keyframes say, and a stop takes all layers off")
    func spinning() throws {
        try onSpinners { display, window, all in
            #expect(display.color(at: 40, 70) == [255, 255, 255], "hidden before they begin")
            all.forEach { $0.start() }
            display.advance(by: 0)
            display.advance(by: 10)
            display.film("spinners")
            // Dots: (10 − delay) modulo 0.75 past the beginning.
            let dots = try #require(all[0].layer.sublayers)
            #expect(dots.count == 3)
            let scales = dots.compactMap {
                $0.presentation()?.value(forKeyPath: "transform.scale") as? Double
            }
            #expect(scales.count == 3 && Set(scales.map { ($0 * 100).rounded() }).count == 3, "\(scales)")
            // The ring: 12.5 turns of 0.8 s are half a one.
            let ring = try #require(all[1].layer.sublayers?.first?.presentation())
            #expect(abs(ring.transform.m11 - -0.6) < 0.001 && abs(ring.transform.m12) < 0.001)
            // Bars: each a tenth ahead of the one before it.
            let bars = (all[3].layer.sublayers ?? []).compactMap { $0.presentation()?.transform.m22 }
            for (index, bar) in bars.enumerated() {
                let part = 0.1 * Double(index)
                #expect(abs(bar - (1 - 1.2 * part)) < 0.001, "\(index): \(bar)")
            }
            all.forEach { $0.stop() }
            display.advance(by: 0.1)
            #expect(all.allSatisfy { $0.layer.sublayers?.isEmpty ?? true })
        }
    }

    @Test("the copies of the replicator fade one after the other")
    func copies() throws {
        try onSpinners { display, _, all in
            let chase = all[2]
            chase.start()
            display.advance(by: 0)
            display.advance(by: 8)
            // At the top the first copy has just begun; the last one, to its left, began 0.7 s ago in its own time.
            let image = UIImage(cgImage: display.makeImage())
            let reds = (0..<8).map { index -> Int in
                let angle = Double(index) * .pi / 4
                let x = 10 + 150 + 30 + 26 * sin(angle)
                let y = 40 + 30 - 26 * cos(angle)
                return 255 - Int(image.pixel(Int(x.rounded()), Int(y.rounded())).dropFirst().first ?? 255)
            }
            let top = reds[0]
            #expect(top > 240, "\(reds)")
            #expect(zip(reds.dropFirst(), reds.dropFirst(2)).allSatisfy { $0 < $1 }, "\(reds)")
        }
    }

    @Test("resized while it spins it is built anew; off the screen and back it spins; speed 0 holds it")
    func awkward() throws {
        try onSpinners { display, window, all in
            let wave = all[3]
            wave.start()
            display.advance(by: 0)
            display.advance(by: 0.3)
            wave.bounds.size = CGSize(width: 45, height: 30)
            display.advance(by: 0.1)
            #expect(wave.layer.sublayers?.count == 5 && wave.layer.sublayers?.first?.bounds.width == 5)
            wave.removeFromSuperview()
            display.advance(by: 1)
            window.addSubview(wave)
            display.advance(by: 0.1)
            wave.stop()
            wave.start()
            display.advance(by: 0)
            display.advance(by: 0.25)
            let bar = try #require(wave.layer.sublayers?.first)
            #expect(abs((bar.presentation()?.transform.m22 ?? 0) - 0.7) < 0.001)
            // Held, as a timeline is paused.
            let held = wave.layer.convertTime(CACurrentMediaTime(), from: nil)
            wave.layer.speed = 0
            wave.layer.timeOffset = held
            display.advance(by: 5)
            #expect(abs((bar.presentation()?.transform.m22 ?? 0) - 0.7) < 0.001)
            wave.layer.speed = 1
            wave.layer.timeOffset = 0
            wave.layer.beginTime = 0
            wave.layer.beginTime = wave.layer.convertTime(CACurrentMediaTime(), from: nil) - held
            display.advance(by: 0.1)
            #expect(abs((bar.presentation()?.transform.m22 ?? 0) - 0.58) < 0.001)
        }
    }
}
