import AgateTestSupport
import QuartzCore
import Testing

private final class Answer: CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return answer
    }
}

private final class NoteAction: CAAction {
    var runs: [String] = []
    var valueWhenRun: Float?

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        runs.append(event)
        valueWhenRun = (anObject as? CALayer)?.opacity
    }
}

private class DefaultActionLayer: CALayer {
    nonisolated(unsafe) static var shared = NoteAction()

    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "opacity" ? shared : nil
    }
}

@Suite("The search for an action")
struct ActionSearchTests {
    @Test("delegate: an object is used, nil goes on, a null ends", .claim("S7", "S8", "S40", "8.1", "8.2"))
    func delegateAnswers() {
        onStage { display in
            let layer = display.addLayer()
            let delegate = Answer()
            layer.delegate = delegate
            let inActions = NoteAction()
            layer.actions = ["opacity": inActions]
            let fromDelegate = NoteAction()

            delegate.answer = fromDelegate
            #expect(layer.action(forKey: "opacity") as? NoteAction === fromDelegate)
            delegate.answer = nil
            #expect(layer.action(forKey: "opacity") as? NoteAction === inActions)
            delegate.answer = NSNull()
            #expect(layer.action(forKey: "opacity") == nil)
            #expect(delegate.asked == ["opacity", "opacity", "opacity"])
        }
    }

    @Test("actions win over style, style over the class, nulls end", .claim("S40", "S44", "8.2"))
    func order() {
        onStage { display in
            let layer = display.addLayer(DefaultActionLayer())
            #expect(layer.action(forKey: "opacity") as? NoteAction === DefaultActionLayer.shared)
            let styled = NoteAction()
            layer.style = ["style": ["actions": ["opacity": styled]] as [AnyHashable: Any]]
            #expect(layer.action(forKey: "opacity") as? NoteAction === styled)
            let own = NoteAction()
            layer.actions = ["opacity": own]
            #expect(layer.action(forKey: "opacity") as? NoteAction === own)
            layer.actions = ["opacity": NSNull()]
            #expect(layer.action(forKey: "opacity") == nil)
            #expect(layer.action(forKey: "position") is CABasicAnimation)
        }
    }

    @Test("run: after the value was written, once per change", .claim("S7", "8.9"))
    func runOrder() {
        onStage { display in
            let layer = display.addLayer()
            let action = NoteAction()
            layer.actions = ["opacity": action]
            layer.opacity = 0.25
            #expect(action.runs == ["opacity"])
            #expect(action.valueWhenRun == 0.25)
            layer.opacity = 0.25
            #expect(action.runs == ["opacity"])
        }
    }

    @Test("disableActions: the search itself still answers", .claim("8.10"))
    func searchWhileDisabled() {
        onStage { display in
            let layer = display.addLayer()
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            #expect(layer.action(forKey: "opacity") is CABasicAnimation)
            CATransaction.commit()
        }
    }

    @Test("default action of the class: none, for every key", .claim("8.3"))
    func classDefault() {
        for key in ["position", "opacity", "hidden", "contents"] {
            #expect(CALayer.defaultAction(forKey: key) == nil)
            #expect(CAShapeLayer.defaultAction(forKey: key) == nil)
        }
    }

    @Test(
        "implicit: the documented properties get a basic animation, hidden a transition",
        .claim("8.5", "8.6"),
        arguments: [
            "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents",
            "contentsRect",
            "cornerRadius", "masksToBounds", "opacity", "position", "shadowColor", "shadowOffset",
            "shadowOpacity", "shadowRadius", "sublayerTransform", "transform", "zPosition",
        ]
    )
    func implicitActions(key: String) {
        onStage { display in
            let layer = display.addLayer()
            let action = layer.action(forKey: key) as? CABasicAnimation
            #expect(action?.keyPath == key)
            #expect(layer.action(forKey: "hidden") is CATransition)
            #expect(layer.action(forKey: "onOrderIn") == nil)
            #expect(layer.action(forKey: "doubleSided") == nil)
        }
    }
}
