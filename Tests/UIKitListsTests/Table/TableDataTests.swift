import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists

private final class NotedCell: UITableViewCell {
    nonisolated(unsafe) static var made = 0
    private(set) var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        Self.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

private final class RegisteredLog: TableLog {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "noted", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
}

/// What a table asks its data source, when, and which cells it makes.
@MainActor @Suite("Tables: data")
struct TableDataTests {
    @Test(
        "a table asks for sections, rows, then for each row that is seen its cell, and tells that it will be shown (uikit U141)",
        .claim("U141")
    )
    func order() {
        onTable(TableLog([["a", "b"], ["c"]]), style: .plain) { _, _, table, log in
            let lines = log.take()
            #expect(Array(lines.prefix(3)) == ["sections", "rows 0", "rows 1"])
            #expect(lines.filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1", "cell 1.0"])
            #expect(lines.filter { $0.hasPrefix("will") } == ["will 0.0", "will 0.1", "will 1.0"])
            let firstWill = lines.firstIndex(of: "will 0.0") ?? 0
            #expect(firstWill > (lines.firstIndex(of: "cell 0.0") ?? .max))
            table.reloadData()
            #expect(log.take() == [])
            table.layoutIfNeeded()
            #expect(log.take().contains("cell 0.0"))
        }
    }

    @Test(
        "without estimates all heights are asked for, with them those of rows that are seen (uikit U141)",
        .claim("U141")
    )
    func heights() {
        let log = TableLog(rows: 100)
        log.height = { _ in 50 }
        onTable(log, { $0.estimatedRowHeight = 0 }) { _, _, table, log in
            #expect(log.take().filter { $0.hasPrefix("height") }.count == 100)
            #expect(table.contentSize.height == 5000)
        }
        let other = TableLog(rows: 100)
        other.height = { _ in 50 }
        onTable(other) { _, _, table, log in
            #expect(log.take().filter { $0.hasPrefix("height") }.count <= 11)
            #expect(table.contentSize.height == 4454)
        }
    }

    @Test(
        "1000 rows, of which 10 are seen, are scrolled through with 12 cells at most (uikit U140)",
        .claim("U140")
    )
    func reuse() {
        onTable(TableLog(rows: 1000), { $0.rowHeight = 44 }) { display, _, table, log in
            for step in 0...430 {
                table.contentOffset.y = CGFloat(step) * 100
                display.advance(by: 1.0 / 60)
            }
            #expect(log.made <= 12)
            #expect(table.visibleCells.count <= 12)
            let ended = log.lines.filter { $0.hasPrefix("end") }
            #expect(ended.count > 900 && Set(ended).count == ended.count)
        }
    }

    @Test(
        "a registered class is made by its own initialiser, and prepared only when it is used again (uikit U140)",
        .claim("U140")
    )
    func registered() {
        NotedCell.made = 0
        onTable(
            RegisteredLog(rows: 50),
            {
                $0.rowHeight = 44
                $0.register(NotedCell.self, forCellReuseIdentifier: "noted")
            }
        ) { display, _, table, _ in
            #expect(NotedCell.made == 10)
            #expect(table.visibleCells.allSatisfy { ($0 as? NotedCell)?.reuses == 0 })
            #expect(table.visibleCells.first?.reuseIdentifier == "noted")
            #expect(table.visibleCells.first?.detailTextLabel != nil)
            table.contentOffset.y = 440
            display.advance(by: 0)
            #expect(NotedCell.made == 10)
            #expect(table.visibleCells.allSatisfy { ($0 as? NotedCell)?.reuses == 1 })
        }
    }

    @Test("an identifier without a class stops with the identifier (uikit U140)", .claim("U140"))
    func unregistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                ManualDisplay.run(size: CGSize(width: 100, height: 100)) { _ in
                    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    _ = table.dequeueReusableCell(
                        withIdentifier: "nobody",
                        for: IndexPath(row: 0, section: 0)
                    )
                }
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("nobody"))
    }

    @Test("a table without data, with odd sizes and with paths that are not there, answers and does not fail")
    func unsound() {
        onTable(TableLog([])) { display, _, table, log in
            let nowhere = IndexPath(row: 7, section: 3)
            #expect(table.numberOfSections == 0 && table.numberOfRows(inSection: 2) == 0)
            #expect(table.rectForRow(at: nowhere) == .zero && table.rect(forSection: 5) == .zero)
            table.scrollToRow(at: nowhere, at: .top, animated: true)
            table.selectRow(at: nowhere, animated: false, scrollPosition: .middle)
            table.deselectRow(at: IndexPath(), animated: true)
            #expect(table.cellForRow(at: IndexPath(index: 1)) == nil)
            #expect(table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: .infinity)) == nil)
            log.sections = [["a"], []]
            log.height = { _ in .nan }
            table.reloadData()
            table.frame.size = .zero
            display.advance(by: 0)
            table.frame.size = CGSize(width: 300, height: 300)
            log.height = { _ in -300 }
            table.reloadData()
            display.advance(by: 0)
            #expect(table.contentSize.height.isFinite)
            table.contentOffset.y = 1e300
            display.advance(by: 0)
        }
    }
}

/// Cells and headers whose content is a configuration.
@MainActor @Suite("Tables: configurations")
struct TableConfigurationTests {
    @Test("content by a configuration fills the cell, takes its height, and follows the cell's state")
    func content() {
        var states: [String] = []
        let log = TableLog(rows: 4)
        log.configure = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(path.row)"
            if path.row == 1 { content.secondaryText = "a second line" }
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listPlainCell()
            cell.configurationUpdateHandler = { _, state in
                states.append("\(path.row) \(state.isSelected)")
            }
        }
        onTable(log) { display, _, table, _ in
            let cells = table.visibleCells
            #expect(cells[0].frame.height >= 44 && cells[1].frame.height > cells[0].frame.height)
            #expect(cells[0].contentView.subviews.first is UIListContentView)
            #expect(cells[0].contentView.subviews.first?.frame == cells[0].contentView.bounds)
            #expect(states == ["0 false", "1 false", "2 false", "3 false"])
            states = []
            table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
            display.advance(by: 0)
            #expect(states == ["2 true"])
            #expect(cells[2].configurationState.isSelected)
            cells[0].contentConfiguration = nil
            #expect(cells[0].contentView.subviews.isEmpty)
        }
    }
}
