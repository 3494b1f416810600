import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import QuartzCore
import Testing

@Suite("Animations: what the render side gets")
struct CompiledAnimationTests {
    /// The value of a key path of a plain model with one animation of a second at a time.
    private func shown(_ animation: CAAnimation, _ keyPath: String, at time: Double) -> AnimatableValue? {
        var model = LayerValues()
        model.position = CGPoint(x: 100, y: 200)
        if !(animation.duration > 0) { animation.duration = 1 }
        let compiled = animation.compiled(id: AnimationID(raw: 1), customKeys: { _ in false })
        let values = model.evaluated(with: [compiled], at: time)
        return PropertyTarget(keyPath: keyPath).flatMap { values.value(of: $0) }
    }

    private func number(_ animation: CAAnimation, _ keyPath: String, at time: Double) -> Double? {
        shown(animation, keyPath, at: time)?.asNumber
    }

    private func basic(_ from: Any?, _ to: Any?, _ by: Any?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        return animation
    }

    @Test("missing ends come from underneath; with all three the way is ignored", .claim("S54", "S56"))
    func ends() {
        // The model has x = 100.
        #expect(number(basic(2, 4, nil), "position.x", at: 0.5) == 3)
        #expect(number(basic(2, nil, 3), "position.x", at: 0.5) == 3.5)
        #expect(number(basic(nil, 4, 3), "position.x", at: 0.5) == 2.5)
        #expect(number(basic(2, nil, nil), "position.x", at: 0.5) == 51)
        #expect(number(basic(nil, 4, nil), "position.x", at: 0.5) == 52)
        #expect(number(basic(nil, nil, 4), "position.x", at: 0.5) == 102)
        #expect(number(basic(2, 4, 3), "position.x", at: 0.5) == 3)
        #expect(number(basic(nil, nil, nil), "position.x", at: 0.5) == 100)
    }

    @Test("every way to box a number is the same animation", .claim("S55"))
    func boxes() {
        let ones: [Any] = [
            1, 1.0, CGFloat(1), Float(1), UInt8(1), Int64(1), NSNumber(value: 1), NSNumber(value: 1.0),
            Optional(1) as Any,
        ]
        for one in ones {
            #expect(number(basic(one, 3, nil), "position.x", at: 0.5) == 2, "\(type(of: one))")
        }
    }

    @Test("structures may be bare or boxed", .claim("S55"))
    func structures() {
        let ends: [(Any, Any)] = [
            (CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 30)),
            (NSValue(cgPoint: CGPoint(x: 0, y: 10)), NSValue(cgPoint: CGPoint(x: 10, y: 30))),
            (NSValue(point: CGPoint(x: 0, y: 10)), CGPoint(x: 10, y: 30)),
        ]
        for (from, to) in ends {
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = from
            animation.toValue = to
            #expect(shown(animation, "position", at: 0.5)?.asPair == SIMD2(5, 20))
        }
        let bounds = CABasicAnimation(keyPath: "bounds")
        bounds.fromValue = CGRect.zero
        bounds.toValue = NSValue(cgRect: CGRect(x: 2, y: 4, width: 6, height: 8))
        #expect(shown(bounds, "bounds", at: 0.5)?.asRect == SIMD4(1, 2, 3, 4))
        let transform = CABasicAnimation(keyPath: "transform")
        transform.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
        transform.toValue = CGAffineTransform(scaleX: 3, y: 5)
        #expect(shown(transform, "transform", at: 0.5)?.asTransform?.m11 == 2)
        #expect(shown(transform, "transform", at: 0.5)?.asTransform?.m22 == 3)
    }

    @Test("colours and paths are handed in as they are", .claim("S55"))
    func objects() throws {
        let color = CABasicAnimation(keyPath: "backgroundColor")
        color.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        color.toValue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        guard case .color(let rgba)? = shown(color, "backgroundColor", at: 0.5) else {
            Issue.record("no colour")
            return
        }
        #expect(rgba == SIMD4(0.5, 0, 0.5, 0.75))
        let shadow = CABasicAnimation(keyPath: "shadowPath")
        shadow.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        shadow.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
        let path = try #require(shown(shadow, "shadowPath", at: 0.5)?.asPath ?? nil)
        #expect(path.boundingBox.width == 20)
    }

    @Test("key paths reach members of properties", .claim("S53"))
    func members() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = Double.pi
        #expect(abs((number(turn, "transform.rotation.z", at: 0.25) ?? 0) - .pi / 4) < 1e-12)
        let size = CABasicAnimation(keyPath: "bounds.size")
        size.fromValue = CGSize(width: 2, height: 2)
        size.toValue = CGSize(width: 4, height: 6)
        #expect(shown(size, "bounds", at: 0.5)?.asRect == SIMD4(0, 0, 3, 4))
    }

    @Test("timing, pace and flags are carried over", .claim("S52"))
    func carriedOver() {
        let animation = basic(0, 10, nil)
        animation.beginTime = 2
        animation.duration = 4
        animation.speed = 2
        animation.repeatCount = .infinity
        animation.autoreverses = true
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        animation.isCumulative = true
        let compiled = animation.compiled(id: AnimationID(raw: 7), customKeys: { _ in false })
        #expect(compiled.id == AnimationID(raw: 7))
        #expect(compiled.timing.beginTime == 2 && compiled.timing.duration == 4)
        #expect(compiled.timing.speed == 2 && compiled.timing.repeatCount == .infinity)
        #expect(compiled.timing.autoreverses && compiled.timing.fillMode == .both)
        #expect(compiled.pace?.bezier == .easeIn)
        #expect(!compiled.isRemovedOnCompletion)
        guard case .property(let property) = compiled.content else {
            Issue.record("no property animation")
            return
        }
        #expect(property.isCumulative && !property.isAdditive)
    }

    @Test("value functions make transforms of numbers", .claim("4.7"))
    func valueFunctions() {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .scale)
        animation.toValue = [3, 5, 1]
        #expect(shown(animation, "transform", at: 0.5)?.asTransform?.m11 == 2)
        #expect(shown(animation, "transform", at: 0.5)?.asTransform?.m22 == 3)
    }

    @Test("keyframes keep their values, times and curves")
    func keyframes() {
        let pop = CAKeyframeAnimation(keyPath: "zPosition")
        pop.values = [0, 10, 0]
        pop.keyTimes = [0, 0.35, 1]
        pop.timingFunctions = [
            CAMediaTimingFunction(controlPoints: 1, 0, 0.8, 1),
            CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1),
        ]
        pop.duration = 0.7
        let expected = [0.0875: 0.544671, 0.175: 3.329543, 0.245: 10, 0.35: 4.302171, 0.5: 0.888518]
        for (time, value) in expected {
            #expect(abs((number(pop, "zPosition", at: time) ?? .nan) - value) < 1e-5)
        }
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 90))
        let ride = CAKeyframeAnimation(keyPath: "position")
        ride.path = path
        ride.calculationMode = .paced
        #expect(shown(ride, "position", at: 0.25)?.asPair == SIMD2(10, 15))
    }

    @Test("a member of a group without a duration takes the group's")
    func groups() {
        let short = basic(0, 10, nil)
        short.duration = 0.5
        let whole = CABasicAnimation(keyPath: "zPosition")
        whole.fromValue = 0
        whole.toValue = 8
        let group = CAAnimationGroup()
        group.animations = [short, whole]
        group.duration = 2
        #expect(number(group, "position.x", at: 0.25) == 5)
        #expect(number(group, "position.x", at: 1) == 100)
        #expect(number(group, "zPosition", at: 1) == 4)
    }

    @Test("a transition is compiled with its style; unknown names fade")
    func transition() {
        let push = CATransition()
        push.type = .push
        push.subtype = .fromLeft
        push.startProgress = 0.25
        let compiled = push.compiled(id: AnimationID(raw: 1), customKeys: { _ in false })
        guard case .transition(let style) = compiled.content else {
            Issue.record("no transition")
            return
        }
        #expect(style == TransitionStyle(kind: .push, side: .fromLeft, startProgress: 0.25))
        push.type = CATransitionType(rawValue: "cube")
        push.endProgress = .nan
        guard
            case .transition(let other) = push.compiled(id: AnimationID(raw: 1), customKeys: { _ in false })
                .content
        else { return }
        #expect(other.kind == .fade && other.endProgress == 1)
    }

    @Test("an animation of nothing known keeps time only")
    func silent() {
        let unknown = CABasicAnimation(keyPath: "colour")
        unknown.toValue = 1
        let silent: [CAAnimation] = [
            CAAnimation(), CABasicAnimation(), unknown, CAKeyframeAnimation(keyPath: "opacity"),
        ]
        for animation in silent {
            let compiled = animation.compiled(id: AnimationID(raw: 1), customKeys: { _ in false })
            guard case .silent = compiled.content else {
                Issue.record("\(animation) is not silent")
                continue
            }
        }
    }

    @Test("values that are no finite numbers, or of a wrong type, change nothing")
    func unusable() {
        let ends: [Any] = [
            Double.nan, CGFloat.infinity, CGPoint(x: CGFloat.nan, y: 0), "right", NSObject(), NSNull(),
            [1, 2],
            CATransform3DMakeScale(.infinity, 1, 1), CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1),
        ]
        for end in ends {
            let animation = CABasicAnimation(keyPath: "position")
            animation.toValue = end
            let frames = CAKeyframeAnimation(keyPath: "position")
            frames.values = [end, end]
            for time in [0, 0.5, 0.999] {
                for animation in [animation, frames] {
                    let pair = shown(animation, "position", at: time)?.asPair
                    #expect(pair == SIMD2(100, 200), "\(end) at \(time)")
                }
            }
        }
    }

    @Test("a curve with impossible control points is linear")
    func impossibleCurve() {
        let animation = basic(0, 10, nil)
        animation.timingFunction = CAMediaTimingFunction(controlPoints: .nan, 0, .infinity, 1)
        #expect(number(animation, "position.x", at: 0.5) == 5)
    }
}
