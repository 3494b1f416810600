import AgateDisplay
import Foundation
import UIKit

/// What controllers were told, in order.
@MainActor final class CallLog {
    var lines: [String] = []

    /// The lines since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that writes down what it is told.
@MainActor class NotedController: UIViewController {
    let name: String
    let log: CallLog
    var notesLayout = false

    init(_ name: String, _ log: CallLog) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { if notesLayout { view.setNeedsUpdateConstraints() } }

    private func note(_ text: String) { log.lines.append("\(name) \(text)") }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func updateViewConstraints() {
        if notesLayout { note("constraints") }
        super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { if notesLayout { note("willLayOut") } }
    override func viewDidLayoutSubviews() { if notesLayout { note("didLayOut") } }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove \(parent == nil ? "nil" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove \(parent == nil ? "nil" : "in")")
    }
}
