import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

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

/// A data source that has the method by way of a protocol's extension, and one whose subclass overrides it.
private protocol Committing: UITableViewDataSource {}

extension Committing {
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private class GenericSource<Item>: NSObject, Committing {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private final class DerivedSource: GenericSource<Int> {}

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

private final class MovingController: PlainController {
    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

/// What tables do for data sources that leave methods out.
@MainActor @Suite("Tables: methods that are left out")
struct TableAbilityTests {
    /// Whether a row can be swiped away, and whether it has a handle.
    private func answers(_ source: any UITableViewDataSource & UITableViewDelegate) -> [Bool] {
        var answers: [Bool] = []
        onGestureWindow { display, window, view, _ in
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

    @Test(
        "rows are swiped away only where the data source commits it, and moved only where it takes note",
        .claim("Q6.7")
    )
    func protocols() {
        #expect(answers(Neither()) == [false, false])
        #expect(answers(Commits()) == [true, false])
        #expect(answers(Moves()) == [false, true])
    }

    @Test("whether a method is there is known without a call, however it comes to be there", .claim("Q6.7"))
    func presence() {
        func commits<Source: UITableViewDataSource>(_ source: Source) -> Bool {
            Source.TableViewCommitResult.self == Void.self
        }
        func moves<Source: UITableViewDataSource>(_ source: Source) -> Bool {
            Source.TableViewMoveResult.self == Void.self
        }
        #expect(!commits(Neither()) && !moves(Neither()))
        #expect(commits(Commits()) && !moves(Commits()))
        #expect(moves(Moves()) && !commits(Moves()))
        #expect(commits(GenericSource<String>()) && commits(DerivedSource()))
        let erased: any UITableViewDataSource = Commits()
        let isCommitting = commits(erased)
        #expect(isCommitting)
        // Rows of diffable sources cannot be edited unless a subclass says so.
        let table = UITableView(frame: .zero)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        #expect(commits(source) && !source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    }

    @Test("the default says by its result that there is no method, and changes nothing", .claim("Q6.7"))
    func defaultResult() {
        let (source, path) = (Neither(), IndexPath(row: 0, section: 0))
        let result: Any = source.tableView(UITableView(frame: .zero), commit: .delete, forRowAt: path)
        #expect(result is MethodNotImplemented)
    }

    @Test("controllers of tables say so by what they override", .claim("Q6.7"))
    func controllers() {
        #expect(answers(PlainController(style: .plain)) == [false, false])
        #expect(answers(CommittingController(style: .plain)) == [true, false])
        #expect(answers(MovingController(style: .plain)) == [false, true])
    }
}
