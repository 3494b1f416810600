import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// Rows with a name each, which can be deleted by a swipe, or by an action of a program's own.
private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = (0..<6).map { "row \($0)" }
    var usesAction = false
    var hasContent = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if hasContent {
            var content = cell.defaultContentConfiguration()
            content.text = names[indexPath.row]
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
        } else {
            cell.textLabel?.text = names[indexPath.row]
        }
        return cell
    }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { delete(indexPath, tableView) }

    private func delete(_ path: IndexPath, _ table: UITableView) {
        names.remove(at: path.row)
        table.deleteRows(at: [path], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard usesAction else { return nil }
        let action = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
            self?.delete(indexPath, tableView)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}

@MainActor @Suite("Tables: swiped rows whose cells are used again")
struct SwipeReuseTests {
    private func onTable(_ names: Names, _ body: (ManualDisplay, UIWindow, UITableView) -> Void) {
        onGestureWindow { display, window, view, _ in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 440))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = names
            table.delegate = names
            view.addSubview(table)
            display.advance(by: 0)
            body(display, window, table)
        }
    }

    private func swipe(_ display: ManualDisplay, _ window: UIWindow) {
        TouchScript {
            $0.drag(from: CGPoint(x: 350, y: 60), to: CGPoint(x: 250, y: 60), over: 0.3, rest: 0.2)
        }.run(display, window, and: 1)
    }

    /// The view at the trailing edge that a swipe has pulled out.
    private func buttons(of cell: UITableViewCell) -> [UIView] {
        cell.subviews.filter { "\(type(of: $0))" == "SwipeActionsView" }
    }

    @Test(
        "the cell of a deleted row is used again without its swipe",
        .claim("Q7.2"),
        arguments: [false, true]
    )
    func deletion(usesAction: Bool) {
        let names = Names()
        names.usesAction = usesAction
        onTable(names) { display, window, table in
            swipe(display, window)
            let swiped = table.visibleCells[1]
            #expect(buttons(of: swiped).count == 1)
            TouchScript { $0.tap(at: CGPoint(x: 380, y: 60)) }.run(display, window, and: 2)
            #expect(names.names.count == 5)
            // Its cell comes back for the new row.
            names.names.append("new")
            table.reloadData()
            display.advance(by: 1)
            #expect(table.visibleCells.contains(swiped))
            for cell in table.visibleCells {
                #expect(cell.bounds.minX == 0 && buttons(of: cell).isEmpty, "\(cell.textLabel?.text ?? "")")
            }
        }
    }

    @Test("the button of a swiped row stays at its edge when the row has another width", .claim("Q7.2"))
    func resize() {
        onTable(Names()) { display, window, table in
            swipe(display, window)
            for width in [300.0, 380, 200] {
                table.frame.size.width = width
                display.advance(by: 0.5)
                for cell in table.visibleCells {
                    guard let view = buttons(of: cell).first else { continue }
                    #expect(abs(view.frame.maxX - cell.bounds.maxX) < 0.5, "\(view.frame) in \(cell.bounds)")
                }
            }
        }
    }

    @Test("separators begin at the text of content configurations from the first layout on", .claim("Q7.3"))
    func separators() {
        let names = Names()
        names.hasContent = true
        onTable(names) { display, window, table in
            for cell in table.visibleCells {
                let label = cell.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }.first
                let start = label.map { cell.convert($0.bounds, from: $0).minX } ?? 0
                let lines = cell.subviews.filter { $0.frame.height <= 1 && $0.frame.height > 0 }
                #expect(start > 40)
                #expect(
                    lines.count == 1 && abs(lines[0].frame.minX - start) < 1,
                    "\(lines.map(\.frame)) \(start)"
                )
            }
        }
    }
}
