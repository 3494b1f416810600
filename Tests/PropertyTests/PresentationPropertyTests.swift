import AgateDisplay
import AgateScene
import AgateTestSupport
import AgateTestTrees
import AgateTiming
import Foundation
import QuartzCore
import Testing

@Suite("Presentations of random trees", .checkingInvariants)
struct PresentationPropertyTests {
    /// Runs a body with a stage of its own.
    private func onStage<Result>(_ body: (TreeStage) -> Result) -> Result {
        ManualDisplay.run(size: CGSize(width: 200, height: 200)) { display in
            let stage = TreeStage(display)
            defer { stage.clear() }
            return body(stage)
        }
    }

    /// All values of a presentation layer by key-value coding, as text.
    private func values(of layer: CALayer?) -> [String: String] {
        layer.map { CALayerValues.text(of: $0) } ?? ["": "none"]
    }

    /// What differs between two dictionaries.
    private func difference(_ left: [String: String], _ right: [String: String]) -> String? {
        for (key, value) in left where value != right[key] {
            return "\(key) is \(value) and \(right[key] ?? "missing")"
        }
        return nil
    }

    @Test(
        "presentation() is what the render tree evaluates, for every property of every layer",
        .claim("11.1"),
        arguments: Seeds.upTo(24)
    )
    func presentationIsEvaluation(seed: UInt64) {
        let steps = TreeStep.sequence(60, seed: seed, theme: .animatedTree)
        let failure = report(seed: seed, steps) { steps in
            onStage { stage -> String? in
                stage.run(steps)
                stage.settle()
                var problem: String?
                for time in [0.0, 0.11, 0.5, 0.77, 1.3, 2.9] {
                    stage.display.advance(to: time)
                    let now = stage.display.time
                    stage.walk { layer, render in
                        guard problem == nil, let node = render.tree.node(render.id) else { return }
                        // The layer's clock as the client converts it, and the animations one by one.
                        let local = layer.convertTime(now, from: nil)
                        let expected = CALayerValues.text(
                            node.values.evaluated(with: node.animations, at: local)
                        )
                        let whole = render.tree.values(of: render.id, at: now).map { CALayerValues.text($0) }
                        if let whole, let found = difference(expected, whole) {
                            problem = "at \(now) by tree: \(found)"
                        }
                        let presentation = layer.presentation()
                        if let presentation, presentation.model() !== layer { problem = "another model" }
                        if let found = difference(
                            expected,
                            presentation.map { CALayerValues.text(of: $0) } ?? [:]
                        ) {
                            problem = "at \(now) by presentation: \(found)"
                        }
                    }
                }
                return problem
            }
        }
        if let failure { Issue.record("\(failure)") }
    }

    @Test(
        "a commit split in two is the same as one, at all times after",
        .claim("9.13"),
        arguments: Seeds.upTo(24)
    )
    func splitCommits(seed: UInt64) {
        let steps = TreeStep.sequence(50, seed: seed, theme: .changesOnly)
        let failure = report(seed: seed, steps) { steps in
            let one = dumps(of: steps, flushingEvery: .max)
            let two = dumps(of: steps, flushingEvery: max(steps.count / 2, 1))
            let many = dumps(of: steps, flushingEvery: 1)
            if one != two { return "two halves differ:\n\(firstDifference(one, two))" }
            if one != many { return "single steps differ:\n\(firstDifference(one, many))" }
            return nil
        }
        if let failure { Issue.record("\(failure)") }
    }

    private func firstDifference(_ left: [String], _ right: [String]) -> String {
        for (a, b) in zip(left, right) where a != b {
            for (x, y) in zip(a.split(separator: "\n"), b.split(separator: "\n")) where x != y {
                return "\(x)\n\(y)"
            }
            return "one is longer:\n\(a)\n---\n\(b)"
        }
        return ""
    }

    /// The values shown at several times after the steps were committed in pieces.
    private func dumps(of steps: [TreeStep], flushingEvery count: Int) -> [String] {
        onStage { stage in
            CATransaction.setDisableActions(true)
            stage.display.advance(by: 0.25)
            for (index, step) in steps.enumerated() {
                if index % count == 0 { CATransaction.flush() }
                CATransaction.setDisableActions(true)
                stage.run(step)
            }
            stage.settle()
            return [0.0, 0.2, 0.6, 1.1, 2.3].map { later in
                stage.display.advance(to: 0.25 + later)
                var lines: [String] = []
                stage.walk { layer, render in
                    let shown = values(of: layer.presentation()).sorted { $0.key < $1.key }
                    lines.append(shown.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
                    lines.append("animations \(layer.animationKeys() ?? []) \(render.animationCount)")
                }
                return lines.joined(separator: "\n")
            }
        }
    }

    @Test(
        "evaluation is a function of time: small steps, large steps and steps back show the same",
        arguments: Seeds.upTo(24)
    )
    func pureFunction(seed: UInt64) {
        let steps = TreeStep.sequence(60, seed: seed, theme: .animatedTree)
        let failure = report(seed: seed, steps) { steps in
            onStage { stage -> String? in
                stage.run(steps)
                stage.settle()
                guard let render = stage.display.renderRoot else { return "no root" }
                let times = (0...60).map { Double($0) * 0.05 }
                let forwards = times.map { render.tree.sceneDump(at: $0) }
                let backwards = Array(times.reversed().map { render.tree.sceneDump(at: $0) }.reversed())
                if forwards != backwards { return "backwards: \(firstDifference(forwards, backwards))" }
                for index in stride(from: 0, to: times.count, by: 7)
                where render.tree.sceneDump(at: times[index]) != forwards[index] {
                    return "by large steps, at \(times[index])"
                }
                return nil
            }
        }
        if let failure { Issue.record("\(failure)") }
    }

    @Test("visiting every frame or none on the way shows the same", arguments: Seeds.upTo(16))
    func visits(seed: UInt64) {
        let steps = TreeStep.sequence(40, seed: seed, theme: .animatedTree)
        func shown(_ steps: [TreeStep], by increment: Double) -> [String: String] {
            onStage { stage in
                stage.run(steps)
                stage.settle()
                while stage.display.time + increment < 2.49 { stage.display.advance(by: increment) }
                stage.display.advance(to: 2.5)
                var result: [String: String] = [:]
                var number = 0
                stage.walk { layer, _ in
                    number += 1
                    for (key, value) in values(of: layer.presentation()) {
                        result["\(number) \(key)"] = value
                    }
                    result["\(number) keys"] = "\(layer.animationKeys() ?? [])"
                }
                return result
            }
        }
        let failure = report(seed: seed, steps) { steps in
            difference(shown(steps, by: 0.01), shown(steps, by: 2.5))
        }
        if let failure { Issue.record("\(failure)") }
    }
}

/// The values of a layer as text, from the render side or from key-value coding.
private enum CALayerValues {
    static func text(_ values: LayerValues) -> [String: String] {
        var result: [String: String] = [:]
        let hasText = values.kind.name == .text
        for property in SceneProperty.all(of: values.kind) where !isDrawn(property, hasText: hasText) {
            result[property.keyPath] = text(of: values.value(of: property), property)
        }
        return result
    }

    static func text(of layer: CALayer) -> [String: String] {
        var result: [String: String] = [:]
        for property in SceneProperty.all(of: layer) where !isDrawn(property, hasText: layer is CATextLayer) {
            let value = animatableValue(from: layer.value(forKey: property.keyPath)) ?? .none
            result[property.keyPath] = text(of: value, property)
        }
        return result
    }

    /// Whether the render side draws the value by itself, as the contents of text.
    private static func isDrawn(_ property: SceneProperty, hasText: Bool) -> Bool {
        hasText && property == .contents
    }

    private static func text(of value: AnimatableValue, _ property: SceneProperty) -> String {
        switch value {
        case .dissolve(let dissolve): dissolve.presented.map { "\(ObjectIdentifier($0))" } ?? "none"
        case .image(let image): "\(ObjectIdentifier(image))"
        case .bool(let flag): flag ? "1.0" : "0.0"
        case .number(let number):
            // What Apple keeps in single precision reads back so.
            property.row.kind == .float ? "\(Double(Float(number)))" : "\(number)"
        case .color(let rgba): "\(rgba)"
        case .path(let path): "\(path.verbs) \(path.points)"
        case .array(let items): "\(items.map { $0.asNumber ?? .nan })"
        default: "\(value)"
        }
    }
}
