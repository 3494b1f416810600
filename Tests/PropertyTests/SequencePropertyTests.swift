import AgateDisplay
import AgateTestSupport
import AgateTestTrees
import Foundation
import QuartzCore
import Testing

@Suite("Random programs", .checkingInvariants)
struct SequencePropertyTests {
    /// Runs steps on a display, clears it, and says what is wrong.
    private func problem(_ steps: [TreeStep], draws: Bool = false) -> String? {
        var stage: TreeStage?
        let problem = ManualDisplay.run(size: CGSize(width: 64, height: 64)) { display -> String? in
            let running = TreeStage(display)
            stage = running
            for step in steps {
                running.run(step)
                if draws, case .advance = step { _ = display.makeImage() }
            }
            running.settle()
            if let problem = invisible(running) { return problem }
            running.clear()
            return told(running)
        }
        if let problem { return problem }
        // The display has ended; nothing of what was on it is left.
        let left = stage?.everything.filter { $0.object != nil }.map(\.name) ?? []
        return left.isEmpty ? nil : "still there: \(left.joined(separator: "; "))"
    }

    /// Whether both sides have the same layers with the same animations.
    private func invisible(_ stage: TreeStage) -> String? {
        var problem: String?
        var reached = 0
        var animated = 0
        stage.walk { layer, render in
            reached += 1
            if render.animationCount > 0 { animated += 1 }
            if layer.presentation() == nil { problem = "a displayed layer without presentation" }
            let keys = layer.animationKeys() ?? []
            if keys.count > render.animationCount { problem = "\(keys) but \(render.animationCount) run" }
            if (layer.sublayers ?? []).count != render.sublayers.count { problem = "other sublayers" }
            if (layer.mask == nil) != (render.mask == nil) { problem = "another mask" }
        }
        if let problem { return problem }
        let counts = stage.display.renderCounts
        if counts.layers != reached {
            return "\(counts.layers) layers on the render side, \(reached) in the tree"
        }
        if counts.animated != animated {
            return "\(counts.animated) layers animate on the render side, \(animated) in the tree"
        }
        for layer in stage.layers where !isDisplayed(layer, on: stage) && layer.presentation() != nil {
            return "a presentation of a layer that is not displayed"
        }
        return nil
    }

    private func isDisplayed(_ layer: CALayer, on stage: TreeStage) -> Bool {
        var current: CALayer? = layer
        while let next = current {
            if next === stage.display.layer { return true }
            current = next.superlayer
        }
        return false
    }

    /// Whether delegates and blocks heard what they have to hear once all is over.
    private func told(_ stage: TreeStage) -> String? {
        for listener in stage.listeners {
            let stops = listener.events.filter { $0 != "start" }
            let isOrderly = listener.events == ["start"] + stops || listener.events == stops
            if !isOrderly || stops.count > 1 { return "heard \(listener.events) of [\(listener.recipe)]" }
            if listener.events == ["finish"] { return "finished without a start: [\(listener.recipe)]" }
            if listener.events == ["start"] { return "never stopped: [\(listener.recipe)]" }
        }
        for (index, runs) in stage.completions.enumerated() where runs != 1 {
            return "completion block \(index) ran \(runs) times"
        }
        return nil
    }

    @Test(
        "never leave a layer or an animation behind, and tell each delegate and block once",
        .claim("2.26", "9.8", "9.9"),
        arguments: Seeds.upTo(60)
    )
    func programs(seed: UInt64) {
        let steps = TreeStep.sequence(120, seed: seed)
        let failure = report(seed: seed, steps) { problem($0) }
        if let failure { Issue.record("\(failure)") }
    }

    @Test("of hostile numbers do no harm either", arguments: Seeds.upTo(40))
    func hostilePrograms(seed: UInt64) {
        let steps = TreeStep.sequence(100, seed: seed &+ 100, wildness: .hostile)
        let failure = report(seed: seed, steps) { problem($0) }
        if let failure { Issue.record("\(failure)") }
    }

    @Test("of hostile numbers can be drawn", arguments: Seeds.upTo(12))
    func hostilePictures(seed: UInt64) {
        let steps = TreeStep.sequence(80, seed: seed &+ 200, wildness: .hostile)
        let failure = report(seed: seed, steps) { problem($0, draws: true) }
        if let failure { Issue.record("\(failure)") }
    }
}

@Suite("What random programs are made of")
struct GeneratorTests {
    @Test("deep trees, many animations, of which many start, some finish and some are cancelled")
    func variety() {
        var (layers, depth, starts, finishes, cancels) = (0, 0, 0, 0, 0)
        for seed in 1...20 as ClosedRange<UInt64> {
            ManualDisplay.run(size: CGSize(width: 64, height: 64)) { display in
                let stage = TreeStage(display)
                stage.run(TreeStep.sequence(120, seed: seed))
                stage.settle()
                stage.walk { layer, _ in
                    layers += 1
                    var steps = 0
                    var current: CALayer? = layer
                    while let next = current?.superlayer {
                        steps += 1
                        current = next
                    }
                    depth = max(depth, steps)
                }
                stage.clear()
                let events = stage.listeners.flatMap(\.events)
                starts += events.filter { $0 == "start" }.count
                finishes += events.filter { $0 == "finish" }.count
                cancels += events.filter { $0 == "cancel" }.count
            }
        }
        #expect(layers > 80 && depth > 3, "\(layers) layers, \(depth) deep")
        #expect(starts > 60 && finishes > 10 && cancels > 60, "\(starts), \(finishes), \(cancels)")
    }

    @Test("a failing sequence is made short")
    func shrinking() {
        let short = shrunk(Array(1...100)) { $0.contains(17) && $0.contains(80) }
        #expect(short == [17, 80])
    }
}
