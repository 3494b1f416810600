import AgateDisplay
import Foundation
import Testing
import UIKit

/// A checkbox whose mark turns into another path: a control of layers, with animations in the place of implicit ones.
@MainActor private final class Checkbox: UIControl {
    enum Mark { case empty, checked, mixed }

    let box = CAShapeLayer()
    let tick = CAShapeLayer()
    private(set) var mark = Mark.empty
    private(set) var began = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        for shape in [box, tick] {
            shape.fillColor = nil
            shape.lineWidth = 4
            shape.lineCap = .round
            shape.lineJoin = .round
            shape.actions = [
                "path": NSNull(), "strokeEnd": NSNull(), "fillColor": NSNull(), "opacity": NSNull(),
            ]
            layer.addSublayer(shape)
        }
        box.strokeColor = UIColor.blue.cgColor
        tick.strokeColor = UIColor.white.cgColor
        tick.strokeEnd = 0
        box.fillColor = UIColor.white.cgColor
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let square = CGRect(
            x: (bounds.width - side) / 2,
            y: (bounds.height - side) / 2,
            width: side,
            height: side
        )
        box.frame = square
        tick.frame = square
        box.path = UIBezierPath(roundedRect: box.bounds.insetBy(dx: 2, dy: 2), cornerRadius: 6).cgPath
        tick.path = path(of: mark, in: tick.bounds)
    }

    private func path(of mark: Mark, in rect: CGRect) -> CGPath {
        let path = UIBezierPath()
        let points: [(CGFloat, CGFloat)] =
            mark == .mixed
            ? [(0.25, 0.5), (0.5, 0.5), (0.75, 0.5)] : [(0.25, 0.5), (0.42, 0.68), (0.75, 0.32)]
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: rect.width * point.0, y: rect.height * point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        return path.cgPath
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        began += 1
        return super.beginTracking(touch, with: event)
    }

    override var isHighlighted: Bool {
        didSet {
            layer.transform = isHighlighted ? CATransform3DMakeScale(0.9, 0.9, 1) : CATransform3DIdentity
        }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, bounds.contains(touch.location(in: self)) else { return }
        set(mark == .checked ? .empty : .checked, animated: true)
        sendActions(for: .valueChanged)
    }

    func set(_ new: Mark, animated: Bool) {
        let old = mark
        mark = new
        isSelected = new == .checked
        let shownEnd = (tick.presentation() ?? tick).strokeEnd
        let oldPath = (tick.presentation() ?? tick).path
        tick.path = path(of: new, in: tick.bounds)
        tick.strokeEnd = new == .empty ? 0 : 1
        box.fillColor = new == .empty ? UIColor.white.cgColor : UIColor.blue.cgColor
        guard animated else { return tick.removeAllAnimations() }
        if old != .empty, new != .empty {
            let morph = CABasicAnimation(keyPath: "path")
            morph.fromValue = oldPath
            morph.duration = 0.3
            morph.timingFunction = CAMediaTimingFunction(name: .linear)
            tick.add(morph, forKey: "morph")
            return
        }
        let stroke = CABasicAnimation(keyPath: "strokeEnd")
        stroke.fromValue = shownEnd
        stroke.duration = 0.3
        stroke.timingFunction = CAMediaTimingFunction(name: .linear)
        tick.add(stroke, forKey: "stroke")
        let bounce = CAKeyframeAnimation(keyPath: "transform")
        bounce.values = [1, 1.2, 0.95, 1].map { NSValue(caTransform3D: CATransform3DMakeScale($0, $0, 1)) }
        bounce.keyTimes = [0, 0.5, 0.8, 1]
        let fill = CABasicAnimation(keyPath: "fillColor")
        fill.fromValue = (box.presentation() ?? box).fillColor
        let group = CAAnimationGroup()
        group.animations = [bounce, fill]
        group.duration = 0.3
        box.add(group, forKey: "bounce")
    }
}

@MainActor @Suite("Libraries: a checkbox that morphs")
struct CheckboxTests {
    private func stage(_ body: (ManualDisplay, UIWindow, Checkbox) throws -> Void) throws {
        weak var gone: Checkbox?
        try onScreen { display, window in
            let box = Checkbox(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
            gone = box
            window.addSubview(box)
            display.advance(by: 0.1)
            try body(display, window, box)
            box.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    private let tap = TouchScript { $0.tap(at: CGPoint(x: 130, y: 130)) }

    @Test("a tap draws the mark and tells its targets; a tap on the way takes it back from where it has come")
    func taps() throws {
        try stage { display, window, box in
            var values: [Bool] = []
            box.addAction(
                UIAction { [weak box] _ in values.append(box?.isSelected ?? false) },
                for: .valueChanged
            )
            display.play(tap, in: window)
            display.advance(by: 0.15)
            let half = try #require(box.tick.presentation())
            #expect(abs(half.strokeEnd - 0.5) < 0.1 && values == [true])
            let scale = try #require(box.box.presentation()).transform.m11
            #expect(scale > 1.1 && scale <= 1.2, "\(scale)")
            display.film("checkbox-half")
            tap.play(in: window)
            display.advance(by: 0.1)
            #expect(values == [true, false])
            let back = try #require(box.tick.presentation()).strokeEnd
            #expect(back > 0.5 && back < 0.95, "\(back)")
            display.advance(by: 1)
            #expect(box.mark == .empty && display.color(at: 130, 130) == [255, 255, 255])
            display.play(tap, in: window, then: 1)
            #expect(values == [true, false, true] && display.color(at: 110, 110) == [0, 0, 255])
            #expect(display.color(at: 125, 140) == [255, 255, 255], "the foot of the mark")
            display.film("checkbox-on")
        }
    }

    @Test("from one mark to the other each point of the path goes its way")
    func morph() throws {
        try stage { display, _, box in
            box.set(.checked, animated: false)
            display.advance(by: 0.1)
            box.set(.mixed, animated: true)
            display.advance(by: 0)
            display.advance(by: 0.15)
            let path = try #require(box.tick.presentation()?.path)
            let frame = path.boundingBox
            #expect(abs(frame.minY - 60 * 0.41) < 0.2 && abs(frame.maxY - 60 * 0.59) < 0.2, "\(frame)")
            display.film("checkbox-morph")
            display.advance(by: 1)
            #expect(box.tick.path?.boundingBox.height == 0 && box.tick.animationKeys() == nil)
        }
    }

    @Test("a finger that leaves, one that is taken away, a second one, and a new size meanwhile")
    func awkward() throws {
        try stage { display, window, box in
            let away = TouchScript {
                $0.press(at: CGPoint(x: 130, y: 130))
                $0.move(to: CGPoint(x: 130, y: 300), over: 0.2)
                $0.release()
            }
            away.play(in: window)
            display.advance(by: 0.05)
            #expect(box.isHighlighted && box.layer.transform.m11 == 0.9)
            display.advance(by: 0.5)
            #expect(!box.isHighlighted && box.mark == .empty && box.began == 1)
            let taken = TouchScript {
                $0.press(at: CGPoint(x: 130, y: 130))
                $0.wait(0.1)
                $0.press(at: CGPoint(x: 120, y: 120), finger: 1)
                $0.wait(0.1)
                $0.cancel()
                $0.wait(0.1)
                $0.release(finger: 1)
            }
            display.play(taken, in: window, then: 0.5)
            #expect(box.mark == .empty && box.began == 2 && !box.isTracking && !box.isHighlighted)
            tap.play(in: window)
            display.advance(by: 0.2)
            box.frame = CGRect(x: 20, y: 20, width: 40, height: 80)
            display.advance(by: 1)
            #expect(box.mark == .checked && box.tick.frame == CGRect(x: 0, y: 20, width: 40, height: 40))
            #expect(
                display.color(at: 30, 50) == [0, 0, 255] && display.color(at: 130, 130) == [255, 255, 255]
            )
            box.isEnabled = false
            display.play(TouchScript { $0.tap(at: CGPoint(x: 40, y: 60)) }, in: window, then: 1)
            #expect(box.mark == .checked)
        }
    }
}
