import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// Highlighting, selecting and editing by fingers.
@MainActor @Suite("Tables: fingers")
struct TableSelectionTests {
    private func tap(_ y: CGFloat, x: CGFloat = 200) -> TouchScript {
        TouchScript { $0.tap(at: CGPoint(x: x, y: y), contact: 0.2) }
    }

    @Test(
        "a row is highlighted while a finger is on it and selected when it leaves: will select, the old one goes, did select (uikit U144)",
        .claim("U144")
    )
    func select() {
        onTable(TableLog(rows: 20), { $0.rowHeight = 44 }) { display, window, table, log in
            _ = log.take()
            let press = TouchScript { $0.press(at: CGPoint(x: 200, y: 60)) }
            press.play(in: window)
            display.advance(by: 0.1)
            #expect(log.take() == [])
            display.advance(by: 0.1)
            #expect(log.take() == ["highlight 1"])
            #expect(table.visibleCells[1].isHighlighted && !table.visibleCells[1].isSelected)
            TouchScript {
                $0.move(to: CGPoint(x: 201, y: 60), over: 0)
                $0.release()
            }.run(display, window)
            #expect(log.take() == ["unhighlight 1", "will select 1", "select 1"])
            #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
            #expect(table.visibleCells[1].isSelected)
            tap(150).run(display, window, and: 0.1)
            #expect(
                log.take() == ["highlight 3", "unhighlight 3", "will select 3", "deselect 1", "select 3"]
            )
            #expect(!table.visibleCells[1].isSelected)
            table.deselectRow(at: IndexPath(row: 3, section: 0), animated: true)
            #expect(table.indexPathForSelectedRow == nil && log.take() == [])
        }
    }

    @Test("a finger that scrolls selects nothing (uikit U144)", .claim("U144"))
    func scroll() {
        onTable(TableLog(rows: 50), { $0.rowHeight = 44 }) { display, window, table, log in
            _ = log.take()
            TouchScript {
                $0.press(at: CGPoint(x: 200, y: 300))
                $0.wait(0.3)
                $0.move(to: CGPoint(x: 200, y: 200), over: 0.3)
                $0.release()
            }.run(display, window, and: 1)
            let told = log.take().filter { $0.contains("light") || $0.contains("select") }
            #expect(told == ["highlight 6", "unhighlight 6"])
            #expect(table.contentOffset.y > 80 && table.indexPathForSelectedRow == nil)
        }
    }

    @Test("with several selections each tap changes one row")
    func several() {
        onTable(
            TableLog(rows: 20),
            {
                $0.rowHeight = 44
                $0.allowsMultipleSelection = true
            }
        ) { display, window, table, _ in
            for y in [20.0, 60, 110] { tap(y).run(display, window, and: 0.5) }
            tap(60).run(display, window, and: 0.5)
            #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
            table.allowsMultipleSelection = false
            #expect(table.indexPathsForSelectedRows?.map(\.row) == [0])
            table.allowsSelection = false
            tap(200).run(display, window, and: 0.5)
            #expect(table.indexPathsForSelectedRows?.map(\.row) == [0])
        }
    }

    @Test(
        "a swipe to the left shows the button that deletes; a tap on it lets the data source delete the row (uikit U144)",
        .claim("U144")
    )
    func swipeToDelete() {
        onTable(TableLog(rows: 5), { $0.rowHeight = 44 }) { display, window, table, log in
            TouchScript {
                $0.drag(from: CGPoint(x: 350, y: 60), to: CGPoint(x: 280, y: 62), over: 0.3, rest: 0.2)
            }.run(display, window, and: 1)
            let cell = table.visibleCells[1]
            #expect(cell.showingDeleteConfirmation)
            #expect(cell.bounds.minX == 74)
            _ = log.take()
            // Elsewhere a tap puts the row back and selects nothing.
            tap(150).run(display, window, and: 1)
            #expect(cell.bounds.minX == 0 && !cell.showingDeleteConfirmation && log.take() == [])
            TouchScript {
                $0.drag(from: CGPoint(x: 350, y: 60), to: CGPoint(x: 280, y: 62), over: 0.3, rest: 0.2)
            }.run(display, window, and: 1)
            tap(60, x: 370).run(display, window, and: 1)
            #expect(log.take().contains("commit delete 1"))
            #expect(table.shownRows == ["Row 0 0", "Row 2 44", "Row 3 88", "Row 4 132"])
            #expect(table.visibleCells.allSatisfy { $0.bounds.minX == 0 && $0.alpha == 1 })
        }
    }

    @Test(
        "a swipe over more than half of the row performs its first action at once (uikit U144)",
        .claim("U144")
    )
    func fullSwipe() {
        for (distance, deletes) in [(190.0, false), (240.0, true)] {
            onTable(TableLog(rows: 5), { $0.rowHeight = 44 }) { display, window, table, log in
                TouchScript {
                    $0.drag(
                        from: CGPoint(x: 380, y: 60),
                        to: CGPoint(x: 380 - distance, y: 60),
                        over: 0.4,
                        rest: 0.2
                    )
                }.run(display, window, and: 1)
                #expect(log.take().contains("commit delete 1") == deletes, "\(distance)")
                #expect(table.visibleCells.count == (deletes ? 4 : 5))
            }
        }
    }

    @Test("while the table is edited, the control at the left asks, and the button deletes")
    func editing() {
        onTable(TableLog(rows: 5), { $0.rowHeight = 44 }) { display, window, table, log in
            table.setEditing(true, animated: true)
            display.advance(by: 1)
            #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
            #expect(table.visibleCells[0].contentView.frame == CGRect(x: 38, y: 0, width: 320, height: 44))
            tap(20, x: 25).run(display, window, and: 1)
            #expect(table.visibleCells[0].showingDeleteConfirmation)
            tap(20, x: 370).run(display, window, and: 1)
            #expect(log.take().contains("commit delete 0"))
            #expect(table.visibleCells.count == 4)
            table.setEditing(false, animated: false)
            display.advance(by: 0)
            #expect(table.visibleCells[0].contentView.frame.minX == 0)
        }
    }

    @Test("a row is moved by its handle; the data source hears where it is (uikit U144)", .claim("U144"))
    func reorder() {
        onTable(TableLog(rows: 6), { $0.rowHeight = 44 }) { display, window, table, log in
            table.isEditing = true
            display.advance(by: 0)
            TouchScript {
                $0.press(at: CGPoint(x: 380, y: 20))
                $0.wait(0.4)
                $0.move(to: CGPoint(x: 380, y: 155), over: 0.6)
                $0.wait(0.3)
                $0.release()
            }.run(display, window, and: 1)
            #expect(log.take().contains("move 0 to 3"))
            #expect(
                table.shownRows.map { $0.prefix(5) } == [
                    "Row 1", "Row 2", "Row 3", "Row 0", "Row 4", "Row 5",
                ]
            )
            #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
            #expect(table.contentOffset.y == 0)
        }
    }

    @Test("editing a controller of tables edits its table (uikit U144)")
    func controllers() {
        let controller = UITableViewController(style: .plain)
        onPhone(root: controller) { _, _ in
            controller.navigationItem.rightBarButtonItem = controller.editButtonItem
            controller.setEditing(true, animated: true)
            #expect(controller.isEditing && controller.tableView.isEditing)
            #expect(controller.editButtonItem.title == "Done")
            controller.isEditing = false
            #expect(!controller.tableView.isEditing && controller.editButtonItem.title == "Edit")
        }
    }
}
