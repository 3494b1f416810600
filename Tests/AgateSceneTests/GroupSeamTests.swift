import AgateGeometry
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("Where members of a group end and begin")
struct GroupSeamTests {
    private func group(_ members: [RenderAnimation], duration: Double = 4) -> RenderAnimation {
        RenderAnimation(
            id: AnimationID(raw: 100),
            timing: TimingParameters(duration: duration),
            content: .group(members)
        )
    }

    private func member(
        _ target: PropertyTarget = .property(.zPosition),
        from: Double,
        to: Double,
        begin: Double,
        duration: Double = 1,
        change: (inout RenderAnimation, inout PropertyAnimation) -> Void = { _, _ in }
    ) -> RenderAnimation {
        .numbers(1, target, from: from, to: to, begin: begin, duration: duration, change: change)
    }

    private func shown(_ members: [RenderAnimation], at time: Double) -> Double {
        var model = LayerValues()
        model.zPosition = -1
        return Double(model.evaluated(with: [group(members)], at: time).zPosition)
    }

    @Test("a member counts at its exact end, and no longer", .claim("2.23"))
    func exactEnd() {
        let only = member(from: 0, to: 10, begin: 1)
        #expect(shown([only], at: 0.999) == -1)
        #expect(shown([only], at: 2) == 10)
        #expect(shown([only], at: 2 + 1e-8) == -1)
        // The end of a reversing member is where it began.
        #expect(
            shown([member(from: 3, to: 10, begin: 1) { t, _ in t.timing.autoreverses = true }], at: 3) == 3
        )
    }

    @Test("at a shared boundary the later member counts, in any order of the list", .claim("2.23"))
    func sharedBoundary() {
        let first = member(from: 0, to: 10, begin: 0)
        let second = member(from: 20, to: 30, begin: 1)
        #expect(shown([first, second], at: 1) == 20)
        #expect(shown([second, first], at: 1) == 20)
        #expect(shown([first, second], at: 2) == 30)
        // A member of another property takes nothing over.
        let other = member(.property(.cornerRadius), from: 1, to: 2, begin: 1)
        #expect(shown([other, first], at: 1) == 10)
    }

    @Test("additive members that touch do not add up at the boundary", .claim("2.23"))
    func additive() {
        let first = member(from: 0, to: 10, begin: 0) { $1.isAdditive = true }
        let second = member(from: 10, to: 20, begin: 1) { $1.isAdditive = true }
        for members in [[first, second], [second, first]] { #expect(shown(members, at: 1) == 9) }
    }

    @Test("between members that touch within a microsecond no instant shows the model", .claim("2.23"))
    func gaps() {
        // Thirteen parts of a whole, each where the rounding of a division puts it.
        let count = 13
        let length = 4.0 / Double(count)
        let members = (0..<count).map {
            member(from: Double($0), to: Double($0), begin: Double($0) / Double(count) * 4, duration: length)
        }
        for index in 0..<count {
            let end = members[index].timing.endTime
            // The group itself has ended a nanosecond before its end.
            for time in [end.nextDown, end, end.nextUp, end - 1e-10, end + 1e-10] where time < 4 - 2e-9 {
                let value = shown(members, at: time)
                #expect(value == Double(index) || value == Double(index + 1), "\(value) at \(time)")
            }
        }
        for gap in [9e-10, 5e-9, 9e-7] {
            let touching = [
                member(from: 0, to: 10, begin: 0, duration: 1 - gap), member(from: 20, to: 30, begin: 1),
            ]
            for members in [touching, touching.reversed()] {
                for part in [0, 0.3, 0.7, 0.99] { #expect(shown(members, at: 1 - gap + part * gap) >= 10) }
                #expect(shown(members, at: 1) == 20)
            }
        }
        let apart = [member(from: 0, to: 10, begin: 0), member(from: 20, to: 30, begin: 1 + 2e-6)]
        #expect(shown(apart, at: 1 + 1e-6) == -1)
    }

    @Test("what is inside of groups touches as well", .claim("2.23"))
    func nested() {
        func inner(_ from: Double, begin: Double) -> RenderAnimation {
            var inner = group(
                [
                    member(from: from, to: from + 10, begin: 0),
                    member(.property(.cornerRadius), from: from, to: from + 10, begin: 0),
                ],
                duration: 1
            )
            inner.timing.beginTime = begin
            return inner
        }
        let (first, second) = (inner(0, begin: 0), inner(20, begin: 1))
        for members in [[first, second], [second, first]] {
            #expect(shown(members, at: 1) == 20)
            #expect(shown(members, at: 1.5) == 25)
            #expect(shown(members, at: 2) == 30)
        }
        // A later member of one of the properties leaves the end of the other one.
        let later = member(from: 50, to: 60, begin: 1)
        for members in [[first, later], [later, first]] {
            let values = LayerValues().evaluated(with: [group(members)], at: 1)
            #expect(values.zPosition == 50)
            #expect(values.cornerRadius == 10)
        }
        let near = [first, member(from: 50, to: 60, begin: 1 + 5e-7)]
        let values = LayerValues().evaluated(with: [group(near)], at: 1 + 2e-7)
        #expect(values.zPosition == 10)
        #expect(values.cornerRadius == 0)
    }

    @Test("a group that is held at its end shows the members that end with it, at any number")
    func heldEnd() {
        let members = (0..<3000).map { index in
            member(.custom("\(index)"), from: 0, to: Double(index), begin: 0, duration: 2)
        }
        var held = group(members, duration: 2)
        held.timing.fillMode = .forwards
        held.isRemovedOnCompletion = false
        let values = LayerValues().evaluated(with: [held], at: 9)
        for index in members.indices { #expect(values.custom["\(index)"] == .number(Double(index))) }
    }

    @Test("transitions in a group touch, too")
    func transitions() {
        func fade(_ end: Double, begin: Double) -> RenderAnimation {
            var timing = TimingParameters(duration: 1)
            timing.beginTime = begin
            return RenderAnimation(
                id: AnimationID(raw: 1),
                timing: timing,
                content: .transition(TransitionStyle(kind: .fade, startProgress: 0.25, endProgress: end))
            )
        }
        let pair = [fade(0.5, begin: 1), fade(1, begin: 0)]
        #expect(group(pair).transition(at: 1)?.fraction == 0.25)
        #expect(group(pair).transition(at: 2)?.fraction == 0.5)
    }
}
