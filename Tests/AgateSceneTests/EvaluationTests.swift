import AgateGeometry
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("What animations show")
struct EvaluationTests {
    private func shown(
        _ model: LayerValues = LayerValues(),
        _ animations: RenderAnimation...,
        at time: Double
    ) -> LayerValues {
        model.evaluated(with: animations, at: time)
    }

    @Test("animations apply in order, a later one on what the earlier left")
    func order() {
        let first = RenderAnimation.numbers(1, .property(.zPosition), from: 0, to: 100)
        let hides = RenderAnimation.numbers(2, .property(.zPosition), from: 5, to: 5)
        let adds = RenderAnimation.numbers(3, .property(.zPosition), from: 1, to: 1) { $1.isAdditive = true }
        #expect(shown(first, hides, at: 0.5).zPosition == 5)
        #expect(shown(first, adds, at: 0.5).zPosition == 51)
        #expect(shown(adds, first, at: 0.5).zPosition == 50)
    }

    private func shown(_ animations: RenderAnimation..., at time: Double) -> LayerValues {
        LayerValues().evaluated(with: animations, at: time)
    }

    @Test("animations of parts combine")
    func parts() {
        let x = RenderAnimation.numbers(1, .component(.position, .x), from: 0, to: 10)
        let y = RenderAnimation.numbers(2, .component(.position, .y), from: 0, to: 20)
        #expect(shown(x, y, at: 0.5).position == CGPoint(x: 5, y: 10))
    }

    @Test("an end that is missing is the model, read while it runs")
    func live() {
        let fade = RenderAnimation.numbers(1, .property(.cornerRadius), from: 0)
        var model = LayerValues()
        model.cornerRadius = 10
        #expect(shown(model, fade, at: 0.5).cornerRadius == 5)
        model.cornerRadius = 20
        #expect(shown(model, fade, at: 0.5).cornerRadius == 10)
    }

    @Test("an animation that ended and is to be removed shows the model, whatever its fill")
    func removedOnCompletion() {
        var model = LayerValues()
        model.zPosition = -1
        let filled = RenderAnimation.numbers(1, .property(.zPosition), from: 0, to: 100) { animation, _ in
            animation.timing.fillMode = .both
        }
        #expect(shown(model, filled, at: 0.99).zPosition == 99)
        #expect(shown(model, filled, at: 1).zPosition == -1)
        var kept = filled
        kept.isRemovedOnCompletion = false
        #expect(shown(model, kept, at: 1).zPosition == 100)
        #expect(shown(model, kept, at: 50).zPosition == 100)
    }

    @Test("during a delay backwards fill shows the first value, none the model", .claim("D28"))
    func delay() {
        var model = LayerValues()
        model.zPosition = 7
        let plain = RenderAnimation.numbers(1, .property(.zPosition), from: 1, begin: 1)
        var filled = plain
        filled.timing.fillMode = .backwards
        #expect(shown(model, plain, at: 0.5).zPosition == 7)
        #expect(shown(model, filled, at: 0.5).zPosition == 1)
        #expect(shown(model, filled, at: 1.5).zPosition == 4)
    }

    @Test("a group cuts its children off, in its own time", .claim("D27"))
    func group() {
        let long = RenderAnimation.numbers(2, .component(.position, .x), from: 0, to: 100, duration: 2)
        let short = RenderAnimation.numbers(3, .component(.position, .y), from: 50, to: 100, duration: 0.5)
        let group = RenderAnimation(
            id: AnimationID(raw: 1),
            timing: TimingParameters(duration: 1),
            content: .group([long, short])
        )
        #expect(shown(group, at: 0.25).position == CGPoint(x: 12.5, y: 75))
        #expect(shown(group, at: 0.75).position == CGPoint(x: 37.5, y: 0))
        #expect(shown(group, at: 1).position == .zero)
    }

    @Test("a group that fills forwards holds the children that end with it")
    func heldGroup() {
        let child = RenderAnimation.numbers(2, .component(.position, .x), from: 0, to: 100)
        let untimed = RenderAnimation.numbers(3, .component(.position, .y), from: 0, to: 10, duration: 0)
        var group = RenderAnimation(
            id: AnimationID(raw: 1),
            timing: TimingParameters(duration: 1),
            content: .group([child, untimed])
        )
        group.timing.fillMode = .forwards
        group.isRemovedOnCompletion = false
        #expect(shown(group, at: 0.5).position == CGPoint(x: 50, y: 5))
        #expect(shown(group, at: 3).position == CGPoint(x: 100, y: 10))
    }

    @Test("a group's pace bends the time of its children, and groups nest")
    func pacedGroup() {
        let child = RenderAnimation.numbers(3, .property(.zPosition), from: 0, to: 100)
        let inner = RenderAnimation(
            id: AnimationID(raw: 2),
            timing: TimingParameters(duration: 1),
            content: .group([child])
        )
        let outer = RenderAnimation(
            id: AnimationID(raw: 1),
            timing: TimingParameters(duration: 1),
            pace: .easeIn,
            content: .group([inner])
        )
        #expect(abs(shown(outer, at: 0.5).zPosition - 31.5357) < 1e-3)
    }

    @Test("a component's turn goes all the way round, the whole transform the short way")
    func turns() {
        let full = RenderAnimation.numbers(1, .component(.transform, .rotationZ), from: 0, to: 2 * .pi)
        let quarter = shown(full, at: 0.25).space.values.transform
        #expect(abs(quarter.m11) < 1e-12 && abs(quarter.m12 - 1) < 1e-12)

        // Forty-five minutes: three quarters of a turn, by the shortest way backwards.
        var model = LayerValues()
        model.space.values.transform = CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1)
        let whole = RenderAnimation(
            id: AnimationID(raw: 1),
            timing: TimingParameters(duration: 1),
            content: .property(
                PropertyAnimation(
                    target: .property(.transform),
                    track: .basic(BasicTrack(from: .transform(CATransform3DIdentity)))
                )
            )
        )
        let middle = model.evaluated(with: [whole], at: 0.5)
        let angle = middle.value(of: .component(.transform, .rotationZ))?.asNumber ?? .nan
        #expect(abs(angle + .pi / 4) < 1e-9)
    }

    @Test("a value function replaces the transform, or adds to it")
    func valueFunctions() {
        var model = LayerValues()
        model.space.values.transform = CATransform3DMakeScale(2, 3, 1)
        let move = RenderAnimation.numbers(1, .property(.transform), to: 10) {
            $1.valueFunction = .translateX
        }
        #expect(shown(model, move, at: 0.5).space.values.transform.m41 == 5)
        #expect(shown(model, move, at: 0.5).space.values.transform.m11 == 1)
        let grow = RenderAnimation.numbers(1, .property(.transform), to: 3) { $1.valueFunction = .scaleX }
        #expect(shown(model, grow, at: 0.5).space.values.transform.m11 == 2)
        let added = RenderAnimation.numbers(1, .property(.transform), to: 10) {
            $1.valueFunction = .translateX
            $1.isAdditive = true
        }
        #expect(shown(model, added, at: 0.5).space.values.transform.m41 == 10)
        #expect(shown(model, added, at: 0.5).space.values.transform.m11 == 2)
        let wrong = RenderAnimation.numbers(1, .property(.transform), to: 10) { $1.valueFunction = .scale }
        #expect(shown(model, wrong, at: 0.5).space.values.transform.m11 == 2)
    }

    @Test("additive and cumulative paths go on from where they were")
    func cumulativePath() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 20))
        func animation(isAdditive: Bool, repeats: Double) -> RenderAnimation {
            var track = KeyframeTrack()
            track.path = path
            var property = PropertyAnimation(target: .property(.position), track: .keyframe(track))
            property.isAdditive = isAdditive
            property.isCumulative = repeats > 1
            var timing = TimingParameters(duration: 1)
            timing.repeatCount = repeats
            return RenderAnimation(id: AnimationID(raw: 1), timing: timing, content: .property(property))
        }
        var model = LayerValues()
        model.position = CGPoint(x: 50, y: 60)
        #expect(
            shown(model, animation(isAdditive: true, repeats: 1), at: 0.5).position == CGPoint(x: 55, y: 70)
        )
        #expect(
            shown(model, animation(isAdditive: false, repeats: 2), at: 1.5).position == CGPoint(x: 15, y: 30)
        )
        #expect(
            shown(model, animation(isAdditive: true, repeats: 2), at: 1.5).position == CGPoint(x: 65, y: 90)
        )
    }

    @Test("repeats that add up keep their last value, fractions included")
    func cumulativeNumbers() {
        let animation = RenderAnimation.numbers(1, .property(.zPosition), from: 0, to: 100) {
            $0.timing.repeatCount = 2.5
            $0.timing.fillMode = .forwards
            $0.isRemovedOnCompletion = false
            $1.isCumulative = true
        }
        #expect(shown(animation, at: 9).zPosition == 250)
    }

    @Test("a spring runs in seconds and is not paced")
    func spring() {
        let ends = BasicTrack(from: .number(0), to: .number(100))
        var animation = RenderAnimation(
            id: AnimationID(raw: 1),
            timing: TimingParameters(duration: 1.4727003),
            pace: .easeIn,
            content: .property(
                PropertyAnimation(target: .property(.zPosition), track: .spring(ends, Spring()))
            )
        )
        #expect(abs(shown(animation, at: 0.3627599).zPosition - 116.3034) < 1e-3)
        animation.timing.duration = 5
        #expect(abs(shown(animation, at: 0.3627599).zPosition - 116.3034) < 1e-3)
    }

    @Test(
        "values that cannot mix switch once, by the time and not where a spring comes by",
        .claim("7.9", "7.12"),
        .claim("Q2.7")
    )
    func springSwitches() {
        var (short, long) = (Path(), Path())
        short.move(to: .zero)
        long.move(to: .zero)
        short.addLine(to: CGPoint(x: 1, y: 0))
        for index in 1...3 { long.addLine(to: CGPoint(x: index, y: 1)) }
        let spring = Spring(stiffness: 400, damping: 3)
        func animation(_ key: String, _ from: AnimatableValue, _ to: AnimatableValue) -> RenderAnimation {
            RenderAnimation(
                id: AnimationID(raw: 1),
                timing: TimingParameters(duration: spring.settlingDuration),
                content: .property(
                    PropertyAnimation(
                        target: .custom(key),
                        track: .spring(BasicTrack(from: from, to: to), spring)
                    )
                )
            )
        }
        let outline = animation("outline", .path(short), .path(long))
        let title = animation("title", .string("a"), .string("b"))
        for step in 1..<200 {
            let time = spring.settlingDuration * Double(step) / 200
            let values = shown(outline, title, at: time).custom
            #expect(values["outline"] == .path(long), "at \(time)")
            #expect(values["title"] == .string("b"), "at \(time)")
        }
        #expect(shown(title, at: 0).custom["title"] == .string("a"))
        #expect(shown(outline, at: 0).custom["outline"] == .path(short))
        let list = animation("list", .array([.number(1)]), .array([.number(1), .number(2)]))
        #expect(shown(list, at: 0).custom["list"] == .array([.number(1)]))
        #expect(shown(list, at: 0.01).custom["list"] == .array([.number(1), .number(2)]))
        // A curve that begins backwards and goes beyond its end.
        let wild = UnitBezier(x1: 0.3, y1: -2, x2: 0.4, y2: 3)
        var paced = outline
        paced.content = .property(
            PropertyAnimation(
                target: .custom("outline"),
                track: .basic(BasicTrack(from: .path(short), to: .path(long)))
            )
        )
        paced.pace = PacingCurve.of(wild)
        for step in 0..<200 {
            let time = spring.settlingDuration * Double(step) / 200
            #expect(shown(paced, at: time).custom["outline"] == .path(step > 0 ? long : short), "at \(time)")
        }
        paced.timing.fillMode = .forwards
        paced.isRemovedOnCompletion = false
        #expect(shown(paced, at: 1000).custom["outline"] == .path(long))
    }

    @Test("subclass values animate like any other, from nothing too")
    func custom() {
        let animation = RenderAnimation.numbers(1, .custom("volume"), from: 1)
        #expect(shown(animation, at: 0.25).custom["volume"] == .number(0.75))
    }

    @Test("what cannot be animated and what has the wrong type stays as it is")
    func unusable() {
        let gravity = RenderAnimation(
            id: AnimationID(raw: 1),
            timing: TimingParameters(duration: 1),
            content: .property(
                PropertyAnimation(
                    target: .property(.contentsGravity),
                    track: .basic(BasicTrack(from: .string("top"), to: .string("left")))
                )
            )
        )
        #expect(shown(gravity, at: 0.5).value(of: .contentsGravity) == .string("resize"))
        let wrong = RenderAnimation(
            id: AnimationID(raw: 1),
            timing: TimingParameters(duration: 1),
            content: .property(
                PropertyAnimation(
                    target: .property(.opacity),
                    track: .basic(BasicTrack(from: .string("x"), to: .pair([1, 2])))
                )
            )
        )
        #expect(shown(wrong, at: 0.5).opacity == 1)
    }

    @Test("hidden switches half way")
    func hidden() {
        let animation = RenderAnimation.numbers(1, .property(.isHidden), from: 0, to: 1)
        #expect(!shown(animation, at: 0.49).flags.contains(.hidden))
        #expect(shown(animation, at: 0.5).flags.contains(.hidden))
    }

    @Test("broken numbers neither crash nor hang")
    func broken() {
        for odd in [Double.nan, .infinity, -.infinity, 1e308] {
            for target in [PropertyTarget.property(.opacity), .component(.transform, .rotationX)] {
                let animation = RenderAnimation.numbers(
                    1,
                    target,
                    from: odd,
                    to: 1,
                    begin: odd,
                    duration: odd
                ) {
                    $1.isAdditive = true
                    $1.isCumulative = true
                    $0.timing.repeatCount = odd
                    $0.timing.speed = odd
                    $0.timing.fillMode = .both
                    $0.isRemovedOnCompletion = false
                }
                for time in [0, 1, odd] { _ = shown(animation, at: time) }
            }
        }
    }
}
