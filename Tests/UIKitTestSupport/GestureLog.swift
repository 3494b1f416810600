package import AgateDisplay
package import Foundation
package import UIKitCore

/// Writes down what recognizers and views are told.
@MainActor package final class GestureLog: NSObject, UIGestureRecognizerDelegate {
    package private(set) var lines: [String] = []
    package var simultaneous: Set<String> = []
    package var refused: Set<String> = []
    package var refusedTouches: Set<String> = []

    package func add(_ line: String) { lines.append(line) }

    /// What was written since the last call.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Adds a recognizer to a view, whose states are written down with its name.
    package func watch<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String,
        in view: UIView
    )
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

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !refused.contains(gestureRecognizer.name ?? "")
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        simultaneous.contains(gestureRecognizer.name ?? "")
    }

    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    {
        !refusedTouches.contains(gestureRecognizer.name ?? "")
    }
}

/// A view that writes its touches down.
package final class LoggedView: UIView {
    package weak var log: GestureLog?
    package var name = "view"

    package convenience init(_ log: GestureLog, _ name: String, frame: CGRect) {
        self.init(frame: frame)
        (self.log, self.name) = (log, name)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("\(name) began \(touches.count)")
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("\(name) moved")
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("\(name) ended")
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("\(name) cancelled")
    }
}

/// A window of 400 x 800 points with a view that fills it.
@MainActor package func onGestureWindow(
    _ body: (ManualDisplay, UIWindow, LoggedView, GestureLog) throws -> Void
)
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
    @MainActor package func run(_ display: ManualDisplay, _ window: UIWindow, and moment: Double = 0) {
        play(in: window)
        display.advance(by: duration + moment)
    }
}
