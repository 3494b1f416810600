import AgateGeometry
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("The render tree")
struct RenderTreeTests {
    @Test("layers enter, get parents and leave with everything")
    func lifecycle() {
        var tree = ToldTree.row(3)
        #expect(tree.count == 3)
        #expect(tree.root == LayerID(0))
        #expect(tree.node(LayerID(2))?.superlayer == LayerID(0))
        tree.apply(at: 1, .setAnimations(LayerID(2), [.numbers(1, .property(.opacity), to: 0)]))
        #expect(tree.animatedLayers == [LayerID(2)])
        tree.apply(at: 2, .setSublayers(LayerID(0), [LayerID(1)]), .remove(LayerID(2)))
        #expect(tree.count == 2)
        #expect(tree.node(LayerID(2)) == nil)
        #expect(tree.animatedLayers.isEmpty)
        expectEvents(of: &tree, at: 10, [])
        #expect(tree.nextChange(after: 2) == nil)
    }

    @Test("a slot's new occupant is not the old one")
    func generations() {
        var tree = RenderTree.row(2)
        let next = LayerID(slot: 1, generation: 2)
        tree.apply(at: 1, .remove(LayerID(1)), .insert(next, LayerValues()))
        #expect(tree.node(LayerID(1)) == nil)
        #expect(tree.node(next)?.id == next)
        tree.apply(at: 2, .setValues(LayerID(1), LayerValues()), .remove(LayerID(1)))
        #expect(tree.node(next) != nil)
    }

    @Test("moving a layer in one commit keeps the new parent, whatever the order", arguments: [false, true])
    func reparenting(oldParentFirst: Bool) {
        var tree = RenderTree.row(4)
        tree.apply(
            at: 1,
            .setSublayers(LayerID(1), [LayerID(3)]),
            .setSublayers(LayerID(0), [LayerID(1), LayerID(2)])
        )
        let leave = Commit.Operation.setSublayers(LayerID(1), [])
        let enter = Commit.Operation.setSublayers(LayerID(2), [LayerID(3)])
        tree.apply(at: 2, oldParentFirst ? leave : enter, oldParentFirst ? enter : leave)
        #expect(tree.node(LayerID(3))?.superlayer == LayerID(2))
    }

    @Test("masks have the masked layer above them")
    func masks() {
        var tree = RenderTree.row(2)
        tree.apply(at: 1, .insert(LayerID(5), LayerValues()), .setMask(LayerID(1), LayerID(5)))
        #expect(tree.node(LayerID(5))?.superlayer == LayerID(1))
        tree.apply(at: 2, .setMask(LayerID(1), nil))
        #expect(tree.node(LayerID(5))?.superlayer == nil)
    }

    @Test("a tree that somebody holds does not change with the next commit")
    func copies() {
        var tree = RenderTree.row(100)
        let before = tree
        var values = LayerValues()
        values.opacity = 0.5
        tree.apply(at: 1, .setValues(LayerID(70), values), .remove(LayerID(71)))
        #expect(before.node(LayerID(70))?.values.opacity == 1)
        #expect(before.node(LayerID(71)) != nil)
        #expect(before.count == 100)
        #expect(tree.node(LayerID(70))?.values.opacity == 0.5)
        #expect(tree.count == 99)
    }

    @Test("operations on layers that are not there change nothing")
    func strangers() {
        var tree = RenderTree.row(1)
        let stranger = LayerID(77)
        tree.apply(
            at: 1,
            .remove(stranger),
            .setValues(stranger, LayerValues()),
            .setSublayers(stranger, [LayerID(0)]),
            .setMask(stranger, LayerID(0)),
            .setAnimations(stranger, [.numbers(1, .property(.opacity))]),
            .setSublayers(LayerID(0), [stranger]),
            .insert(LayerID(slot: -1, generation: 0), LayerValues())
        )
        #expect(tree.count == 1)
        #expect(tree.node(LayerID(0))?.superlayer == nil)
        #expect(tree.values(of: stranger, at: 0) == nil)
        #expect(tree.localTime(of: stranger, at: 3) == 3)
    }

    @Test("a tree 100 000 deep works and goes away again")
    func deep() {
        let count = 100_000
        var commit = Commit(time: 0)
        var values = LayerValues()
        values.timing.values.parameters.timeOffset = 0.001
        for index in 0..<count {
            commit.operations.append(.insert(LayerID(index), values))
            if index > 0 { commit.operations.append(.setSublayers(LayerID(index - 1), [LayerID(index)])) }
        }
        commit.operations.append(.setRoot(LayerID(0)))
        var tree = RenderTree()
        tree.apply(commit)
        let last = LayerID(count - 1)
        #expect(abs(tree.localTime(of: last, at: 1) - 101) < 1e-6)
        let transition = RenderAnimation(
            id: AnimationID(raw: 1),
            timing: TimingParameters(duration: 1),
            content: .transition(TransitionStyle(kind: .fade))
        )
        tree.apply(at: 1, .setAnimations(LayerID(0), [transition]))
        #expect(tree.node(LayerID(0))?.transitionSources[transition.id]?.tree.count == count)
        var removal = Commit(time: 2)
        removal.operations = (0..<count).map { .remove(LayerID($0)) }
        tree.apply(removal)
        #expect(tree.count == 0)
    }

    @Test("a ring of layers is no trap")
    func ring() {
        var tree = RenderTree.row(2)
        tree.apply(at: 0, .setSublayers(LayerID(1), [LayerID(0)]))
        var values = LayerValues()
        values.timing.values.parameters.speed = 2
        tree.apply(at: 0, .setValues(LayerID(0), values))
        _ = tree.localTime(of: LayerID(1), at: 1)
        let transition = RenderAnimation(
            id: AnimationID(raw: 1),
            timing: TimingParameters(duration: 1),
            content: .transition(TransitionStyle(kind: .fade))
        )
        tree.apply(at: 0, .setAnimations(LayerID(1), [transition]))
    }
}

@Suite("Time in the render tree")
struct RenderTreeTimeTests {
    private func timed(begin: Double = 0, speed: Double = 1, offset: Double = 0) -> LayerValues {
        var values = LayerValues()
        values.timing.values.parameters.beginTime = begin
        values.timing.values.parameters.speed = speed
        values.timing.values.parameters.timeOffset = offset
        return values
    }

    @Test("a paused layer holds its animations and goes on without a jump", .claim("D26"))
    func pause() {
        var tree = ToldTree.row(2)
        let id = LayerID(1)
        tree.apply(
            at: 0,
            .setAnimations(id, [.numbers(1, .property(.zPosition), from: 0, to: 100, duration: 1)])
        )
        #expect(tree.values(of: id, at: 0.4)?.zPosition == 40)
        tree.apply(at: 0.4, .setValues(id, timed(speed: 0, offset: tree.localTime(of: id, at: 0.4))))
        #expect(tree.values(of: id, at: 10.4)?.zPosition == 40)
        #expect(tree.nextChange(after: 5) == nil)
        expectEvents(of: &tree, at: 5, [.started(id, AnimationID(raw: 1))])
        expectEvents(of: &tree, at: 10, [])
        tree.apply(at: 10.4, .setValues(id, timed(begin: 10)))
        #expect(abs((tree.values(of: id, at: 10.4)?.zPosition ?? 0) - 40) < 1e-9)
        #expect(abs((tree.values(of: id, at: 10.9)?.zPosition ?? 0) - 90) < 1e-9)
        expectEvents(of: &tree, at: 10.9, [])
        expectEvents(of: &tree, at: 11, [.finished(id, AnimationID(raw: 1))])
    }

    @Test("speeds of layers and animations multiply")
    func speeds() {
        var tree = ToldTree.row(2)
        let animation = RenderAnimation.numbers(1, .property(.zPosition), from: 0, to: 100, duration: 4) {
            animation,
            _ in animation.timing.speed = 2
        }
        tree.apply(at: 0, .setValues(LayerID(1), timed(speed: 0.5)), .setAnimations(LayerID(1), [animation]))
        #expect(tree.values(of: LayerID(1), at: 2)?.zPosition == 50)
        expectEventCount(of: &tree, at: 3.9, 1)
        expectEvents(of: &tree, at: 4, [.finished(LayerID(1), animation.id)])
    }

    @Test("the slow and the quick superlayer count, and count no more when they leave")
    func hierarchy() {
        var tree = RenderTree.row(2)
        tree.apply(at: 0, .setValues(LayerID(0), timed(begin: 1, speed: 3)))
        #expect(tree.localTime(of: LayerID(1), at: 0.5) == 0)
        #expect(tree.localTime(of: LayerID(1), at: 2) == 3)
        tree.apply(at: 0, .setValues(LayerID(0), LayerValues()))
        #expect(tree.localTime(of: LayerID(1), at: 2) == 2)
    }
}

@Suite("Events of the render tree")
struct RenderTreeEventTests {
    private func id(_ raw: UInt64) -> AnimationID { AnimationID(raw: raw) }

    @Test("each start and finish is told once, in the order of their times")
    func order() {
        var tree = ToldTree.row(3)
        tree.apply(
            at: 0,
            .setAnimations(
                LayerID(1),
                [
                    .numbers(1, .property(.opacity), to: 0, begin: 0, duration: 1),
                    .numbers(2, .property(.zPosition), to: 0, begin: 0.5, duration: 0.25),
                ]
            ),
            .setAnimations(LayerID(2), [.numbers(3, .property(.opacity), to: 0, begin: 0, duration: 0.6)])
        )
        #expect(tree.nextChange(after: 0) == 0)
        expectEvents(of: &tree, at: 0, [.started(LayerID(1), id(1)), .started(LayerID(2), id(3))])
        expectEvents(of: &tree, at: 0, [])
        expectEvents(
            of: &tree,
            at: 2,
            [
                .started(LayerID(1), id(2)), .finished(LayerID(2), id(3)), .finished(LayerID(1), id(2)),
                .finished(LayerID(1), id(1)),
            ]
        )
        expectEvents(of: &tree, at: 3, [])
        #expect(tree.nextChange(after: 3) == nil)
    }

    @Test("what is replaced or removed is not finished; what stays is not started again")
    func replacement() {
        var tree = ToldTree.row(2)
        let layer = LayerID(1)
        tree.apply(at: 0, .setAnimations(layer, [.numbers(1, .property(.opacity), to: 0)]))
        expectEventCount(of: &tree, at: 0, 1)
        tree.apply(
            at: 0.5,
            .setAnimations(
                layer,
                [
                    .numbers(2, .property(.opacity), to: 0, begin: 0.5),
                    .numbers(3, .property(.opacity), to: 0, begin: 0.5),
                ]
            )
        )
        expectEvents(of: &tree, at: 0.5, [.started(layer, id(2)), .started(layer, id(3))])
        tree.apply(at: 0.6, .setAnimations(layer, [.numbers(3, .property(.opacity), to: 0, begin: 0.5)]))
        expectEvents(of: &tree, at: 2, [.finished(layer, id(3))])
        tree.apply(at: 2, .setAnimations(layer, []))
        expectEvents(of: &tree, at: 3, [])
        #expect(tree.animatedLayers.isEmpty)
    }

    @Test("an endless animation starts and never finishes")
    func endless() {
        var tree = ToldTree.row(2)
        let spin = RenderAnimation.numbers(1, .component(.transform, .rotationZ), to: 6) { animation, _ in
            animation.timing.repeatCount = .infinity
        }
        tree.apply(at: 0, .setAnimations(LayerID(1), [spin]))
        expectEvents(of: &tree, at: 1e9, [.started(LayerID(1), id(1))])
        #expect(tree.nextChange(after: 1e9) == 1e9)
    }

    @Test("the next change of what waits is its start; of what keeps time only, its end")
    func nextChange() {
        var tree = RenderTree.row(3)
        tree.apply(at: 0, .setAnimations(LayerID(1), [.numbers(1, .property(.opacity), to: 0, begin: 3)]))
        #expect(tree.nextChange(after: 1) == 3)
        let silent = RenderAnimation(
            id: id(2),
            timing: TimingParameters(duration: 2),
            content: .silent
        )
        tree.apply(at: 0, .setAnimations(LayerID(2), [silent]))
        #expect(tree.nextChange(after: 1) == 2)
        #expect(tree.nextChange(after: 3.5) == 3.5)
    }

    @Test("what goes in steps announces the next step, through all repeats")
    func steps() {
        var track = KeyframeTrack()
        track.values = [.number(1), .number(2), .number(3)]
        track.calculationMode = .discrete
        var timing = TimingParameters(duration: 2.5)
        timing.repeatCount = .infinity
        let frames = RenderAnimation(
            id: id(1),
            timing: timing,
            content: .property(PropertyAnimation(target: .property(.zPosition), track: .keyframe(track)))
        )
        var tree = RenderTree.row(2)
        tree.apply(at: 0, .setAnimations(LayerID(1), [frames]))
        var time = 0.0
        for step in 0..<30 {
            #expect(tree.values(of: LayerID(1), at: time)?.zPosition == CGFloat(step % 3 + 1))
            time = tree.nextChange(after: time) ?? .infinity
            #expect(abs(time - Double(step + 1) * 2.5 / 3) < 1e-6)
        }
    }

    @Test("the announced time of a step is the first one that shows it", .claim("5.4"), arguments: 1...40)
    func exactSteps(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var track = KeyframeTrack()
        track.values = (0..<13).map { .number(Double($0)) }
        track.calculationMode = .discrete
        if seed % 2 == 0 { track.keyTimes = (0..<13).map { Double($0) / 13 } + [1] }
        var timing = TimingParameters(duration: generator.double(in: 0.1...3))
        timing.beginTime = generator.double(in: 0...(seed % 4 == 0 ? 1e5 : 1))
        timing.speed = generator.double(in: 0.5...2)
        let frames = RenderAnimation(
            id: id(1),
            timing: timing,
            content: .property(PropertyAnimation(target: .property(.zPosition), track: .keyframe(track)))
        )
        var tree = RenderTree.row(2)
        tree.apply(at: 0, .setAnimations(LayerID(1), [frames]))
        var time = timing.beginTime
        for step in 1..<13 {
            time = tree.nextChange(after: time) ?? .infinity
            #expect(tree.values(of: LayerID(1), at: time)?.zPosition == CGFloat(step))
            #expect(tree.values(of: LayerID(1), at: time.nextDown)?.zPosition == CGFloat(step - 1))
        }
    }

    @Test("many animations on one layer keep what was told of them")
    func many() {
        var tree = ToldTree.row(2)
        var animations = (1...40).map { RenderAnimation.numbers(UInt64($0), .property(.opacity), to: 0) }
        tree.apply(at: 0, .setAnimations(LayerID(1), animations))
        expectEventCount(of: &tree, at: 0, 40)
        animations.reverse()
        animations.append(.numbers(99, .property(.opacity), to: 0))
        tree.apply(at: 0, .setAnimations(LayerID(1), animations))
        expectEvents(of: &tree, at: 0, [.started(LayerID(1), id(99))])
        expectEventCount(of: &tree, at: 1, 41)
    }

    @Test("a thousand layers come and go without mixing up their places")
    func comingAndGoing() {
        var tree = RenderTree.row(1000)
        for round in 0..<3 {
            for index in 1..<1000 {
                let isOn = (index * 7 + round) % 3 == 0
                tree.apply(
                    at: 0,
                    .setAnimations(
                        LayerID(index),
                        isOn ? [.numbers(UInt64(index), .property(.opacity), to: 0)] : []
                    )
                )
            }
            let expected = Set((1..<1000).filter { ($0 * 7 + round) % 3 == 0 }.map { LayerID($0) })
            #expect(Set(tree.animatedLayers) == expected)
            #expect(tree.animatedLayers.count == expected.count)
        }
    }
}

@Suite("Pictures that transitions come from")
struct TransitionSourceTests {
    private func transition(_ raw: UInt64, begin: Double = 0) -> RenderAnimation {
        var timing = TimingParameters(duration: 1)
        timing.beginTime = begin
        return RenderAnimation(
            id: AnimationID(raw: raw),
            timing: timing,
            content: .transition(TransitionStyle(kind: .push, side: .fromLeft))
        )
    }

    @Test(
        "it is the layer before the whole commit, whatever the order of operations",
        arguments: [false, true]
    )
    func before(animationsFirst: Bool) {
        var tree = RenderTree.row(3)
        tree.apply(
            at: 0,
            .setSublayers(LayerID(1), [LayerID(2)]),
            .setAnimations(LayerID(2), [.numbers(7, .property(.zPosition), from: 0, to: 100, duration: 10)])
        )
        var changed = LayerValues()
        changed.opacity = 0.25
        let change = Commit.Operation.setValues(LayerID(1), changed)
        let leave = Commit.Operation.setSublayers(LayerID(1), [])
        let enter = Commit.Operation.setAnimations(LayerID(1), [transition(1, begin: 5)])
        if animationsFirst {
            tree.apply(at: 5, enter, change, leave)
        } else {
            tree.apply(at: 5, leave, change, enter)
        }
        guard let source = tree.node(LayerID(1))?.transitionSources[AnimationID(raw: 1)],
            let root = source.tree.root
        else {
            Issue.record("no picture")
            return
        }
        #expect(source.tree.count == 2)
        #expect(source.time == 5)
        #expect(source.tree.node(root)?.values.opacity == 1)
        #expect(tree.node(LayerID(1))?.values.opacity == 0.25)
        let child = source.tree.node(root)?.sublayers.first
        #expect(child.flatMap { source.tree.values(of: $0, at: source.time) }?.zPosition == 50)
        #expect(child.flatMap { source.tree.node($0)?.superlayer } == root)
    }

    @Test("it stays while the transition does, and goes with it")
    func lifetime() {
        var tree = RenderTree.row(2)
        tree.apply(at: 0, .setAnimations(LayerID(1), [transition(1)]))
        let first = tree.node(LayerID(1))?.transitionSources[AnimationID(raw: 1)]
        tree.apply(
            at: 0.5,
            .setAnimations(LayerID(1), [transition(1), .numbers(2, .property(.opacity), to: 0)])
        )
        #expect(tree.node(LayerID(1))?.transitionSources[AnimationID(raw: 1)] === first)
        tree.apply(at: 1, .setAnimations(LayerID(1), [.numbers(2, .property(.opacity), to: 0)]))
        #expect(tree.node(LayerID(1))?.transitionSources.isEmpty == true)
    }

    @Test("a layer that comes with the transition has none")
    func newLayer() {
        var tree = RenderTree.row(1)
        tree.apply(at: 0, .insert(LayerID(1), LayerValues()), .setAnimations(LayerID(1), [transition(1)]))
        #expect(tree.node(LayerID(1))?.transitionSources.isEmpty == true)
    }

    @Test("interrupted for ever it does not grow for ever")
    func interrupted() {
        var tree = RenderTree.row(2)
        for round in 1...200 {
            tree.apply(at: Double(round) * 0.1, .setAnimations(LayerID(1), [transition(UInt64(round))]))
        }
        var depth = 0
        var current = tree.node(LayerID(1))
        while let source = current?.transitionSources.values.first {
            depth += 1
            current = source.tree.root.flatMap { source.tree.node($0) }
        }
        #expect(depth > 1 && depth < 10)
    }

    @Test("its time is the superlayer's, so a slow parent shows the right moment")
    func retimed() {
        var slow = LayerValues()
        slow.timing.values.parameters.speed = 0.5
        var tree = RenderTree.row(2)
        tree.apply(
            at: 0,
            .setValues(LayerID(0), slow),
            .setAnimations(LayerID(1), [.numbers(7, .property(.zPosition), from: 0, to: 100, duration: 10)])
        )
        tree.apply(
            at: 4,
            .setAnimations(
                LayerID(1),
                [.numbers(7, .property(.zPosition), from: 0, to: 100, duration: 10), transition(1, begin: 2)]
            )
        )
        guard let source = tree.node(LayerID(1))?.transitionSources[AnimationID(raw: 1)],
            let root = source.tree.root
        else {
            Issue.record("no picture")
            return
        }
        #expect(source.tree.values(of: root, at: source.time)?.zPosition == 20)
    }
}
