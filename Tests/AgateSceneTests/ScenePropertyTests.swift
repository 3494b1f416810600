import AgateGeometry
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("The tree as text")
struct SceneDumpTests {
    @Test("it says what differs from the defaults, and what runs")
    func text() {
        var tree = RenderTree.row(3)
        var values = LayerValues()
        values.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        values.opacity = 0.5
        tree.apply(
            at: 0,
            .setValues(LayerID(1), values),
            .setAnimations(
                LayerID(1),
                [.numbers(7, .component(.position, .x), from: 0, to: 8, duration: 0.25)]
            ),
            .setSublayers(LayerID(0), [LayerID(1)]),
            .setMask(LayerID(0), LayerID(2))
        )
        let model = """
            layer 0
              layer 1 bounds=(0, 0, 100, 50) opacity=0.5
                animation 7 position.x basic 0.25 s
              mask 2

            """
        #expect(tree.sceneDump() == model)
        #expect(tree.sceneDump(at: 0.125).contains("position=(4, 0)"))
        #expect(RenderTree().sceneDump() == "no root\n")
    }
}

@Suite("What holds for all trees")
struct ScenePropertyTests {
    private func randomValues(_ generator: inout SeededGenerator) -> LayerValues {
        var values = LayerValues()
        values.opacity = Float(generator.unit())
        values.position = CGPoint(x: generator.double(in: -100...100), y: generator.double(in: -100...100))
        if generator.int(in: 0..<4) == 0 {
            values.timing.values.parameters.speed = generator.double(in: 0...2)
            values.timing.values.parameters.beginTime = generator.double(in: 0...1)
        }
        return values
    }

    private func randomAnimations(_ generator: inout SeededGenerator, _ next: inout UInt64)
        -> [RenderAnimation]
    {
        (0..<generator.int(in: 0..<4)).map { _ in
            next += 1
            let targets: [PropertyTarget] = [
                .property(.opacity), .component(.position, .x), .component(.transform, .rotationZ),
                .property(.cornerRadius),
            ]
            let target = targets[generator.int(in: 0..<targets.count)]
            let from = generator.double(in: 0...1)
            let begin = generator.double(in: 0...1)
            let isAdditive = generator.int(in: 0..<2) == 0
            if generator.int(in: 0..<3) == 0 {
                return steps(next, target, begin: begin, duration: generator.double(in: 0.2...2))
            }
            return .numbers(next, target, from: from, begin: begin, duration: generator.double(in: 0...1)) {
                $1.isAdditive = isAdditive
                $0.timing.fillMode = isAdditive ? .both : .removed
            }
        }
    }

    /// An animation that goes in steps, twice.
    private func steps(
        _ id: UInt64,
        _ target: PropertyTarget,
        begin: Double,
        duration: Double
    ) -> RenderAnimation {
        var track = KeyframeTrack()
        track.values = [.number(1), .number(2), .number(3)]
        track.calculationMode = .discrete
        var timing = TimingParameters(duration: duration)
        timing.beginTime = begin
        timing.repeatCount = 2
        return RenderAnimation(
            id: AnimationID(raw: id),
            timing: timing,
            content: .property(PropertyAnimation(target: target, track: .keyframe(track)))
        )
    }

    /// Random operations on 40 slots: some of them nonsense, as a broken client could send.
    private func randomOperations(_ count: Int, seed: UInt64) -> [Commit.Operation] {
        var generator = SeededGenerator(seed: seed)
        var next: UInt64 = 0
        var operations: [Commit.Operation] = [.insert(LayerID(0), LayerValues()), .setRoot(LayerID(0))]
        for _ in 0..<count {
            let id = LayerID(generator.int(in: 1..<40))
            let parent = LayerID(generator.int(in: 0..<Int(id.slot)))
            switch generator.int(in: 0..<7) {
            case 0, 1: operations.append(.insert(id, randomValues(&generator)))
            case 2: operations.append(.setValues(id, randomValues(&generator)))
            case 3: operations.append(.setSublayers(parent, [id]))
            case 4: operations.append(.setMask(parent, id))
            case 5: operations.append(.setAnimations(id, randomAnimations(&generator, &next)))
            default: operations.append(.remove(id))
            }
        }
        return operations
    }

    @Test("many commits of one operation are one commit of many", arguments: [1, 2, 3, 4, 5] as [UInt64])
    func splitting(seed: UInt64) {
        let operations = randomOperations(400, seed: seed)
        var whole = RenderTree()
        var commit = Commit(time: 0)
        commit.operations = operations
        whole.apply(commit)
        var parts = RenderTree()
        var before: [(RenderTree, String)] = []
        for (index, operation) in operations.enumerated() {
            parts.apply(at: 0, operation)
            if index % 40 == 0 { before.append((parts, parts.sceneDump(at: 0.5))) }
        }
        #expect(whole.sceneDump() == parts.sceneDump())
        #expect(whole.sceneDump(at: 0.7) == parts.sceneDump(at: 0.7))
        #expect(Set(whole.animatedLayers) == Set(parts.animatedLayers))
        for (tree, text) in before { #expect(tree.sceneDump(at: 0.5) == text) }
    }

    @Test("what is told, told often or seldom, is the same", arguments: [1, 2, 3, 4, 5] as [UInt64])
    func events(seed: UInt64) {
        var commit = Commit(time: 0)
        commit.operations = randomOperations(400, seed: seed)
        var often = ToldTree()
        often.apply(commit)
        var seldom = often
        var told: [RenderEvent] = []
        for step in 0...400 { told += often.takeEvents(at: Double(step) / 100) }
        let atOnce = seldom.takeEvents(at: 4)
        #expect(Set(told) == Set(atOnce))
        #expect(told.count == atOnce.count)
        #expect(Set(told).count == told.count)
    }

    @Test("between two changes that the tree announces nothing changes", arguments: [1, 2, 3] as [UInt64])
    func announced(seed: UInt64) {
        var commit = Commit(time: 0)
        commit.operations = randomOperations(300, seed: seed)
        var tree = RenderTree()
        tree.apply(commit)
        var time = 0.0
        while time < 6 {
            let change = tree.nextChange(after: time) ?? .infinity
            if change > time + 0.02 {
                let later = min(change, 6) - 0.01
                #expect(
                    tree.sceneDump(at: time) == tree.sceneDump(at: later),
                    "between \(time) and \(change)"
                )
            }
            time += 0.037
        }
    }
}
