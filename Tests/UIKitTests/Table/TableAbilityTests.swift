import AgateDisplay
import Foundation
import Testing
import UIKit

/// Data sources with one of the methods, the other, both and neither.
private class Neither: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private final class Commits: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private final class Moves: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

private class PlainController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

private final class CommittingController: PlainController {
    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

/// What tables do for data sources that leave methods out.
@MainActor @Suite("Tables: methods that are left out")
struct TableAbilityTests {
    /// Whether a row can be swiped away, and whether it has a handle.
    private func answers(_ source: any UITableViewDataSource & UITableViewDelegate) -> [Bool] {
        var answers: [Bool] = []
        onGestureStage { display, window, view, _ in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 440))
            table.dataSource = source
            table.delegate = source
            view.addSubview(table)
            display.advance(by: 0)
            TouchScript {
                $0.drag(from: CGPoint(x: 350, y: 60), to: CGPoint(x: 250, y: 60), over: 0.3, rest: 0.2)
            }.run(display, window, and: 1)
            let swipes = table.visibleCells[1].bounds.minX > 0
            TouchScript { $0.tap(at: CGPoint(x: 100, y: 300)) }.run(display, window, and: 1)
            table.setEditing(true, animated: false)
            display.advance(by: 0)
            answers = [swipes, table.visibleCells[1].contentView.frame.maxX < 400]
        }
        return answers
    }

    @Test("rows are swiped away only where the data source commits it, and moved only where it takes note")
    func protocols() {
        #expect(answers(Neither()) == [false, false])
        #expect(answers(Commits()) == [true, false])
        #expect(answers(Moves()) == [false, true])
    }

    @Test("controllers of tables say so by what they override")
    func controllers() {
        #expect(answers(PlainController(style: .plain)) == [false, false])
        #expect(answers(CommittingController(style: .plain)) == [true, false])
    }
}
