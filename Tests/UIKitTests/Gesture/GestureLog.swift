import AgateDisplay
import Foundation
import UIKit

/// Writes down what recognizers and views are told.
@MainActor final class GestureLog: NSObject, UIGestureRecognizerDelegate {
    private(set) var lines: [String] = []
    var simultaneous: Set<String> = []
    var refused: Set<String> = []
    var refusedTouches: Set<String> = []

    func add(_ line: String) { lines.append(line) }

    /// What was written since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Adds a recognizer to a view, whose states are written down with its name.
    func watch<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, in view: UIView)
        -> Recognizer
    {
        recognizer.name = name
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("changed:", GestureLog.changed))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    private func changed(_ recognizer: UIGestureRecognizer) {
        add("\(recognizer.name ?? "") \(recognizer.state)")
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !refused.contains(gestureRecognizer.name ?? "")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        simultaneous.contains(gestureRecognizer.name ?? "")
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !refusedTouches.contains(gestureRecognizer.name ?? "")
    }
}

/// A view that writes its touches down.
final class LoggedView: UIView {
    weak var log: GestureLog?
    var name = "view"

    convenience init(_ log: GestureLog, _ name: String, frame: CGRect) {
        self.init(frame: frame)
        (self.log, self.name) = (log, name)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("\(name) began \(touches.count)")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("\(name) moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("\(name) ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("\(name) cancelled")
    }
}

/// A window of 400 x 800 points with a view that fills it.
@MainActor func onGestureStage(_ body: (ManualDisplay, UIWindow, LoggedView, GestureLog) throws -> Void)
    rethrows
{
    try ManualDisplay.run(size: CGSize(width: 400, height: 800)) { display in
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.makeKeyAndVisible()
        let log = GestureLog()
        let view = LoggedView(log, "view", frame: window.bounds)
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        display.advance(by: 0)
        try body(display, window, view, log)
    }
}

extension TouchScript {
    /// Plays the script to its end, and a moment longer.
    @MainActor func run(_ display: ManualDisplay, _ window: UIWindow, and moment: Double = 0) {
        play(in: window)
        display.advance(by: duration + moment)
    }
}
