import AgateDisplay
import AgateTestSupport
import Foundation
import Observation
import Testing
import UIKit
import UIKitTestSupport

@MainActor private final class Calls {
    var lines: [String] = []
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@Observable private final class Model {
    var title = "one"
    var unused = 0
}

private final class PanelView: UIView {
    var calls: Calls?
    var name = ""
    var model: Model?

    convenience init(_ name: String, _ calls: Calls, model: Model? = nil) {
        self.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        (self.name, self.calls, self.model) = (name, calls, model)
    }

    override func updateProperties() {
        super.updateProperties()
        calls?.lines.append("update \(name)" + (model.map { " \($0.title)" } ?? ""))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        calls?.lines.append("layout \(name)")
    }
}

private final class PanelController: UIViewController {
    var calls: Calls?
    override func loadView() { view = PanelView("root", calls ?? Calls()) }
    override func updateProperties() { calls?.lines.append("update controller") }
    override func viewWillLayoutSubviews() { calls?.lines.append("will layout") }
}

/// Views whose properties are brought up to date before layout.
@MainActor @Suite("Updates of properties")
struct PropertyUpdateTests {
    @Test("each view is called once when it comes into a window, superviews first, before any layout")
    func order() {
        onWindow { display, window in
            let calls = Calls()
            let outer = PanelView("outer", calls)
            outer.addSubview(PanelView("inner", calls))
            outer.setNeedsUpdateProperties()
            display.advance(by: 0.02)
            #expect(calls.lines.isEmpty)
            window.addSubview(outer)
            display.advance(by: 0.02)
            #expect(calls.take() == ["update outer", "update inner", "layout outer", "layout inner"])
            display.advance(by: 0.02)
            #expect(calls.lines.isEmpty)
            outer.subviews[0].setNeedsUpdateProperties()
            outer.subviews[0].setNeedsUpdateProperties()
            display.advance(by: 0.02)
            #expect(calls.take() == ["update inner"])
            outer.setNeedsLayout()
            display.advance(by: 0.02)
            #expect(calls.take() == ["layout outer"])
        }
    }

    @Test("a controller is called before its view")
    func controller() {
        onWindow { display, window in
            let calls = Calls()
            let controller = PanelController()
            controller.calls = calls
            window.rootViewController = controller
            display.advance(by: 0.02)
            #expect(calls.take() == ["update controller", "update root", "will layout", "layout root"])
            controller.setNeedsUpdateProperties()
            controller.updatePropertiesIfNeeded()
            #expect(calls.take() == ["update controller"])
            display.advance(by: 0.02)
            #expect(calls.lines.isEmpty)
        }
    }

    @Test("layout at once updates properties first; one that always asks again waits for the next commit")
    func atOnce() {
        onWindow { display, window in
            let calls = Calls()
            let view = PanelView("view", calls)
            window.addSubview(view)
            view.layoutIfNeeded()
            #expect(calls.take() == ["update view", "layout view"])
            let greedy = GreedyView(frame: .zero)
            window.addSubview(greedy)
            display.advance(by: 0.02)
            let count = greedy.count
            #expect(count > 0 && count < 10_000)
            display.advance(by: 0.02)
            #expect(greedy.count > count)
        }
    }

    private final class GreedyView: UIView {
        var count = 0
        override func updateProperties() {
            count += 1
            setNeedsUpdateProperties()
        }
    }

    @Test("what is read of an observable object asks again when it changes")
    func observable() {
        onWindow { display, window in
            let (calls, model) = (Calls(), Model())
            window.addSubview(PanelView("view", calls, model: model))
            display.advance(by: 0.02)
            #expect(calls.take() == ["update view one", "layout view"])
            model.unused += 1
            display.advance(by: 0.02)
            #expect(calls.lines.isEmpty)
            model.title = "two"
            display.advance(by: 0.02)
            #expect(calls.take() == ["update view two"])
            model.title = "three"
            display.advance(by: 0.02)
            #expect(calls.take() == ["update view three"])
        }
    }
}
