import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists

/// Batches of changes, and how rows move.
@MainActor @Suite("Tables: changes")
struct TableUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test(
        "deletions count by the rows before, insertions by those after; rows move in 0.3 s (uikit U145)",
        .claim("U145")
    )
    func batch() {
        onTable(TableLog([["a", "b", "c", "d"]]), { $0.rowHeight = 40 }) { display, _, table, log in
            var ended: [Bool] = []
            table.performBatchUpdates({
                log.sections = [["a", "x", "c", "y", "d"]]
                table.deleteRows(at: [path(1)], with: .fade)
                table.insertRows(at: [path(1), path(3)], with: .fade)
            }) { ended.append($0) }
            #expect(table.shownRows == ["a 0", "x 40", "c 80", "y 120", "d 160"])
            let last = table.visibleCells[4]
            display.advance(by: 0.15)
            let y = last.layer.presentation()?.frame.minY ?? 0
            #expect(y > 125 && y < 155)
            #expect(ended.isEmpty)
            display.advance(by: 0.2)
            #expect(ended == [true])
            #expect(last.layer.presentation()?.frame.minY == 160)
            #expect(log.take().filter { $0.hasPrefix("end") } == ["end 0.1"])
        }
    }

    @Test(
        "a batch that does not fit the data source is told with the numbers, and everything is taken anew (uikit U145)",
        .claim("U145")
    )
    func wrongCount() {
        var told: [String] = []
        var ended: [Bool] = []
        let usual = ListChangeError.handler
        ListChangeError.handler = { told.append($0.description) }
        defer { ListChangeError.handler = usual }
        onTable(TableLog(rows: 4)) { display, _, table, log in
            log.sections = [["a", "b"]]
            table.performBatchUpdates {
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            } completion: {
                ended.append($0)
            }
            display.advance(by: 0)
            #expect(table.numberOfRows(inSection: 0) == 2)
            #expect(table.visibleCells.count == 2)
            log.sections[0].append("c")
            table.insertRows(at: [path(2)], with: .none)
            display.advance(by: 1)
            #expect(table.visibleCells.count == 3)
        }
        #expect(told.count == 1 && ended == [false])
        #expect(told.first?.contains("invalid number of rows in section 0") == true)
        #expect(told.first?.contains("after the update (2)") == true)
        #expect(told.first?.contains("before the update (4)") == true)
    }

    @Test(
        "rows that come above do not move what is seen; at the top they are seen (uikit U145)",
        .claim("U145")
    )
    func anchor() {
        onTable(TableLog(rows: 100), { $0.rowHeight = 40 }) { display, _, table, log in
            table.contentOffset.y = 410
            display.advance(by: 0)
            let before = table.shownRows
            log.sections[0].insert(contentsOf: ["new", "newer"], at: 3)
            table.insertRows(at: [path(3), path(4)], with: .automatic)
            #expect(table.contentOffset.y == 490)
            #expect(table.shownRows == before)
            display.advance(by: 0.1)
            #expect(
                table.visibleCells[2].layer.presentation()?.frame.minY == table.visibleCells[2].frame.minY
            )
            display.advance(by: 1)
            table.contentOffset.y = 0
            display.advance(by: 0)
            log.sections[0].insert("first", at: 0)
            table.insertRows(at: [path(0)], with: .top)
            #expect(table.contentOffset.y == 0 && table.shownRows.first == "first 0")
        }
    }

    @Test("sections come and go, rows go from section to section, and selections go with them")
    func sections() {
        onTable(TableLog([["a", "b"], ["c"], ["d"]]), { $0.rowHeight = 40 }) { display, _, table, log in
            table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
            table.performBatchUpdates {
                log.sections = [["n"], ["a", "c"], ["d", "b"]]
                table.insertSections([0], with: .left)
                table.moveRow(at: path(0, 1), to: path(1, 1))
                table.deleteSections([1], with: .right)
                table.moveRow(at: path(1, 0), to: path(1, 2))
            }
            display.advance(by: 1)
            #expect(table.shownRows.map { $0.prefix(1) } == ["n", "a", "c", "d", "b"])
            #expect(table.indexPathForSelectedRow == path(0, 2))
            #expect(table.visibleCells[3].isSelected)
            #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.alpha == 1 })
        }
    }

    @Test("a reloaded row gets another cell, a reconfigured one keeps its cell")
    func reload() {
        onTable(TableLog([["a", "b", "c"]]), { $0.rowHeight = 40 }) { display, _, table, log in
            let cells = table.visibleCells
            log.sections = [["A", "B", "C"]]
            table.reloadRows(at: [path(0)], with: .fade)
            table.reconfigureRows(at: [path(1)])
            display.advance(by: 1)
            #expect(table.shownRows == ["A 0", "B 40", "c 80"])
            #expect(table.visibleCells[0] !== cells[0] && table.visibleCells[1] === cells[1])
        }
    }

    @Test("an empty batch asks for heights anew, and rows move to their new places")
    func heightsOnly() {
        let log = TableLog(rows: 10)
        var isTall = false
        log.height = { $0.row == 1 && isTall ? 100 : 40 }
        onTable(log) { display, _, table, log in
            isTall = true
            _ = log.take()
            table.beginUpdates()
            table.endUpdates()
            #expect(table.rectForRow(at: path(2)).minY == 140)
            #expect(log.take().filter { $0.hasPrefix("cell") }.isEmpty)
            display.advance(by: 0.15)
            let y = table.cellForRow(at: path(2))?.layer.presentation()?.frame.minY ?? 0
            #expect(y > 85 && y < 135)
            display.advance(by: 0.3)
            #expect(table.visibleCells.count == 10)
        }
    }

    @Test(
        "random batches leave the table with the rows of its data source",
        arguments: Array(1...12) as [UInt64]
    )
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var names = 0
        func name() -> String {
            names += 1
            return "n\(names)"
        }
        let log = TableLog((0..<3).map { _ in (0..<8).map { _ in name() } })
        onTable(log, { $0.rowHeight = 30 }) { display, _, table, log in
            for _ in 0..<25 {
                let section = Int.random(in: 0..<log.sections.count, using: &generator)
                var rows = log.sections[section]
                let deleted = rows.indices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
                for index in deleted.reversed() { rows.remove(at: index) }
                var inserted: [Int] = []
                for _ in 0..<Int.random(in: 0...3, using: &generator) {
                    let index = Int.random(in: 0...rows.count, using: &generator)
                    inserted = inserted.map { $0 >= index ? $0 + 1 : $0 } + [index]
                    rows.insert(name(), at: index)
                }
                let animation: UITableView.RowAnimation = [.fade, .left, .top, .bottom, .middle, .none][
                    Int.random(in: 0..<6, using: &generator)
                ]
                table.performBatchUpdates {
                    log.sections[section] = rows
                    table.deleteRows(at: deleted.map { path($0, section) }, with: animation)
                    table.insertRows(at: inserted.map { path($0, section) }, with: animation)
                }
                display.advance(by: Double.random(in: 0...0.5, using: &generator))
                table.contentOffset.y = CGFloat(Int.random(in: 0...200, using: &generator))
                display.advance(by: 0)
                for cell in table.visibleCells {
                    guard let found = table.indexPath(for: cell) else { continue }
                    #expect(cell.textLabel?.text == log.sections[found.section][found.row])
                    #expect(cell.frame == table.rectForRow(at: found))
                }
            }
            display.advance(by: 1)
            #expect(table.subviews.compactMap { $0 as? UITableViewCell }.count == table.visibleCells.count)
        }
    }
}
