import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

/// Writes down what layers look for and what is run, and answers some of it.
private final class EventLog: CALayerDelegate, CAAction {
    var lines: [String] = []
    var answered: Set<String> = []
    var onRun: ((String, CALayer) -> Void)?

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard ["onOrderIn", "onOrderOut", "sublayers", "transition", "mask", "hidden"].contains(event) else {
            return nil
        }
        lines.append("\(layer.name ?? "?") \(event)")
        return answered.contains(event) ? self : nil
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        lines.append("run \(layer.name ?? "?") \(event)\(dict == nil ? "" : " with arguments")")
        onRun?(event, layer)
    }

    func takeLines() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@Suite("Events of the layer tree")
struct TreeEventTests {
    private func layer(_ name: String, _ log: EventLog) -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.delegate = log
        return layer
    }

    @Test("coming into view: a layer and its sublayers, by being added and by being unhidden", .claim("8.8"))
    func orderIn() {
        onStage { display in
            let log = EventLog()
            let parent = layer("parent", log)
            let child = layer("child", log)
            let grandchild = layer("grandchild", log)
            child.addSublayer(grandchild)
            parent.addSublayer(child)
            #expect(log.takeLines() == [])
            display.layer.addSublayer(parent)
            #expect(log.takeLines() == ["parent onOrderIn", "child onOrderIn", "grandchild onOrderIn"])
            child.isHidden = true
            #expect(log.takeLines() == ["child onOrderOut", "grandchild onOrderOut", "child hidden"])
            parent.isHidden = true
            #expect(log.takeLines() == ["parent onOrderOut", "parent hidden"])
            child.isHidden = false
            #expect(log.takeLines() == ["child hidden"])
            parent.isHidden = false
            #expect(
                log.takeLines() == [
                    "parent onOrderIn", "child onOrderIn", "grandchild onOrderIn", "parent hidden",
                ]
            )
        }
    }

    @Test("going out of view: a layer and its sublayers, by being taken out", .claim("8.8"))
    func orderOut() {
        onStage { display in
            let log = EventLog()
            let parent = layer("parent", log)
            let child = layer("child", log)
            display.layer.addSublayer(parent)
            parent.addSublayer(child)
            #expect(log.takeLines() == ["parent onOrderIn", "parent sublayers", "child onOrderIn"])
            child.removeFromSuperlayer()
            #expect(log.takeLines() == ["parent sublayers", "child onOrderOut"])
            parent.addSublayer(child)
            _ = log.takeLines()
            parent.removeFromSuperlayer()
            #expect(log.takeLines() == ["parent onOrderOut", "child onOrderOut"])
            child.removeFromSuperlayer()
            #expect(log.takeLines() == [])
        }
    }

    @Test("sublayers: every change of the list asks the superlayer, a move both of them", .claim("8.8"))
    func sublayers() {
        onStage { display in
            let log = EventLog()
            let left = layer("left", log)
            let right = layer("right", log)
            display.layer.sublayers = [left, right]
            _ = log.takeLines()
            let moved = CALayer()
            left.addSublayer(moved)
            #expect(log.takeLines() == ["left sublayers"])
            right.insertSublayer(moved, at: 0)
            #expect(log.takeLines() == ["left sublayers", "right sublayers"])
            right.sublayers = nil
            #expect(log.takeLines() == ["right sublayers"])
        }
    }

    @Test("a replaced sublayer asks the superlayer for a transition", .claim("8.8"))
    func replacing() {
        onStage { display in
            let log = EventLog()
            let parent = layer("parent", log)
            let old = layer("old", log)
            let new = layer("new", log)
            display.layer.addSublayer(parent)
            parent.addSublayer(old)
            _ = log.takeLines()
            parent.replaceSublayer(old, with: new)
            let lines = log.takeLines()
            #expect(lines.contains("parent transition"))
            #expect(lines.contains("old onOrderOut") && lines.contains("new onOrderIn"))
            #expect(parent.sublayers == [new])
        }
    }

    @Test(
        "the search is made before the change and the action runs after it, without arguments",
        .claim("8.8", "8.9")
    )
    func order() {
        onStage { display in
            let log = EventLog()
            log.answered = ["onOrderIn", "sublayers"]
            let parent = layer("parent", log)
            let child = layer("child", log)
            display.layer.addSublayer(parent)
            _ = log.takeLines()
            var superlayers: [CALayer?] = []
            log.onRun = { _, _ in superlayers.append(child.superlayer) }
            parent.addSublayer(child)
            #expect(
                log.takeLines() == [
                    "parent sublayers", "child onOrderIn", "run parent sublayers", "run child onOrderIn",
                ]
            )
            #expect(superlayers == [parent, parent])
        }
    }

    @Test("no event is looked for while actions are disabled", .claim("8.10"))
    func disabled() {
        onStage { display in
            let log = EventLog()
            let parent = layer("parent", log)
            let child = layer("child", log)
            CATransaction.setDisableActions(true)
            display.layer.addSublayer(parent)
            parent.addSublayer(child)
            child.isHidden = true
            parent.replaceSublayer(child, with: CALayer())
            #expect(log.lines == [])
        }
    }

    @Test(
        "an animation as the action for coming into view runs on the layer that was just added",
        .claim("8.8")
    )
    func fadeIn() {
        onStage { display in
            let layer = CALayer()
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.duration = 1
            layer.actions = ["onOrderIn": fade]
            display.layer.addSublayer(layer)
            #expect(layer.animationKeys() == ["onOrderIn"])
            display.advance(by: 0.25)
            expectClose(layer.presentation()?.opacity, 0.25)
            display.advance(by: 1)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("an action may take the layer out again that has just come in")
    func reentrance() {
        onStage { display in
            let log = EventLog()
            log.answered = ["onOrderIn"]
            log.onRun = { _, layer in layer.removeFromSuperlayer() }
            let layer = layer("a", log)
            display.layer.addSublayer(layer)
            #expect(layer.superlayer == nil)
            display.advance(by: 0)
            #expect(layer.presentation() == nil)
        }
    }

    @Test("a class's default action and a style answer events too", .claim("8.1"))
    func otherSteps() {
        onStage { display in
            let log = EventLog()
            let styled = CALayer()
            styled.name = "styled"
            styled.style = ["style": ["actions": ["onOrderIn": log]]]
            let classed = Announcing()
            classed.name = "classed"
            Announcing.log = log
            display.layer.addSublayer(styled)
            display.layer.addSublayer(classed)
            #expect(log.takeLines() == ["run styled onOrderIn", "run classed onOrderIn"])
            Announcing.log = nil
        }
    }

    @Test("masks and filters: documented actions answer when asked, and only given ones show", .claim("8.6"))
    func objects() throws {
        onStage { display in
            let layer = display.addLayer()
            for key in ["mask", "filters", "sublayers"] {
                #expect((layer.action(forKey: key) as? CABasicAnimation)?.keyPath == key)
            }
            #expect(layer.action(forKey: "backgroundFilters") is CATransition)
            layer.mask = CALayer()
            layer.filters = []
            layer.addSublayer(CALayer())
            #expect(layer.animationKeys() == nil)
            let log = EventLog()
            log.answered = ["mask"]
            layer.name = "layer"
            layer.delegate = log
            layer.mask = nil
            #expect(log.takeLines() == ["layer mask", "run layer mask"])
        }
    }
}

private final class Announcing: CALayer {
    nonisolated(unsafe) static var log: EventLog?

    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "onOrderIn" ? log : super.defaultAction(forKey: event)
    }
}
