import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists

/// A log whose sections have titles.
@MainActor private func titled(_ sections: [[String]]) -> TableLog {
    let log = TableLog(sections)
    log.title = { "Section \($0)" }
    return log
}

/// Where rows, headers and footers lie.
@MainActor @Suite("Tables: geometry")
struct TableGeometryViewTests {
    private let twenty = (0..<20).map { "Row \($0)" }

    @Test("a row is 44 points high, a plain header 28 with 22 above it (uikit U142)", .claim("U142"))
    func plain() {
        onTable(titled([["a", "b"], ["c"]])) { _, _, table, _ in
            #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 400, height: 28))
            #expect(
                table.rectForRow(at: IndexPath(row: 0, section: 0))
                    == CGRect(x: 0, y: 50, width: 400, height: 44)
            )
            #expect(table.rectForHeader(inSection: 1).minY == 160)
            #expect(table.contentSize.height == 232)
            #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
            table.sectionHeaderTopPadding = 0
            #expect(table.rectForHeader(inSection: 0).minY == 0)
        }
    }

    @Test(
        "a grouped header with a title is 38 points high, the room below a section 18 (uikit U142)",
        .claim("U142")
    )
    func grouped() {
        onTable(titled([["a"], ["b"]]), style: .grouped) { _, _, table, _ in
            #expect(table.rectForHeader(inSection: 0).height == 38)
            #expect(table.rectForFooter(inSection: 0).height == 18)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 138)
            #expect(table.headerView(forSection: 0)?.textLabel?.text == "SECTION 0")
        }
    }

    @Test(
        "the rows of inset groups stay 16 points away from the sides, 20 where there is room, with round corners (uikit U142)",
        .claim("U142")
    )
    func insetGrouped() {
        onTable(titled([["a", "b", "c"]]), style: .insetGrouped) { display, _, table, _ in
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minX == 16)
            let cells = table.visibleCells
            #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
            #expect(cells.map(\.frame.width) == [368, 368, 368])
            table.frame.size.width = 430
            display.advance(by: 0)
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minX == 20)
            #expect(table.visibleCells.first?.frame.width == 390)
        }
    }

    @Test(
        "the line below a row is a pixel thin and begins at the text: at 16 points, or 20 (uikit U142)",
        .claim("U142")
    )
    func separators() {
        onTable(TableLog(rows: 3)) { _, _, table, _ in
            #expect(table.separatorInset.left == 16)
            let cell = table.visibleCells[0]
            #expect(cell.separatorInset.left == 16)
            let line = cell.subviews.first { $0.frame.height == 1 }
            #expect(line?.frame == CGRect(x: 16, y: 43, width: 384, height: 1))
            cell.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 10)
            cell.layoutIfNeeded()
            #expect(line?.frame == CGRect(x: 60, y: 43, width: 330, height: 1))
            table.separatorStyle = .none
            cell.layoutIfNeeded()
            #expect(line?.isHidden == true)
        }
    }

    @Test("plain headers stay at the top until their section ends (uikit U143)", .claim("U143"))
    func sticky() {
        onTable(titled([twenty, twenty])) { display, _, table, _ in
            // Section 0 goes from 0 to 22 + 28 + 20 · 44 = 930.
            for (offset, expected) in [(0, 22), (22, 22), (300, 300), (902, 902), (910, 902), (929, 902)] {
                table.contentOffset.y = CGFloat(offset)
                display.advance(by: 0)
                #expect(table.headerView(forSection: 0)?.frame.minY == CGFloat(expected), "\(offset)")
            }
            table.contentOffset.y = 931
            display.advance(by: 0)
            #expect(table.headerView(forSection: 0) == nil)
            #expect(table.headerView(forSection: 1)?.frame.minY == 952)
            table.contentInset.top = 50
            table.contentOffset.y = 960
            display.advance(by: 0)
            #expect(table.headerView(forSection: 1)?.frame.minY == 1010)
        }
    }

    @Test("the table's own header and footer stand at the ends of the content, as wide as it")
    func ends() {
        onTable(TableLog(rows: 3)) { display, _, table, _ in
            let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
            let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
            table.tableHeaderView = header
            table.tableFooterView = footer
            display.advance(by: 0)
            #expect(header.frame == CGRect(x: 0, y: 0, width: 400, height: 70))
            #expect(footer.frame == CGRect(x: 0, y: 202, width: 400, height: 30))
            #expect(table.contentSize.height == 232)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
            table.tableHeaderView = nil
            display.advance(by: 0)
            #expect(header.superview == nil && table.contentSize.height == 162)
        }
    }

    @Test("estimates are replaced without moving what is seen, up and down (uikit U142)", .claim("U142"))
    func estimates() {
        let log = TableLog(rows: 200)
        log.height = { CGFloat(60 + $0.row % 5 * 20) }
        onTable(log) { display, _, table, _ in
            table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .middle, animated: false)
            display.advance(by: 0)
            let row = table.rectForRow(at: IndexPath(row: 150, section: 0))
            #expect(abs(row.midY - table.bounds.midY) < 1)
            for _ in 0..<700 {
                let before = Dictionary(
                    uniqueKeysWithValues: table.visibleCells.map {
                        ($0.textLabel?.text ?? "", $0.frame.minY - table.contentOffset.y)
                    }
                )
                guard table.contentOffset.y > 30 else { break }
                table.contentOffset.y -= 30
                display.advance(by: 0)
                for cell in table.visibleCells {
                    guard let old = before[cell.textLabel?.text ?? ""] else { continue }
                    #expect(abs(cell.frame.minY - table.contentOffset.y - old - 30) < 0.01)
                }
            }
            table.contentOffset.y = 0
            display.advance(by: 0)
            let known = (0..<150).reduce(0) { $0 + 60 + $1 % 5 * 20 }
            #expect(table.rectForRow(at: IndexPath(row: 150, section: 0)).minY == CGFloat(known))
        }
    }

    @Test(
        "a row that finds its height by itself is as high as its constraints say (uikit U65, U142)",
        .claim("U142")
    )
    func selfSizing() {
        let log = TableLog(rows: 30)
        log.configure = { cell, path in
            guard cell.contentView.subviews.allSatisfy({ $0.tag != 9 }) else { return }
            let box = UIView()
            box.tag = 9
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.textLabel?.text = nil
            cell.contentView.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: 60)
            NSLayoutConstraint.activate([
                height, box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
            ])
        }
        onTable(log) { _, _, table, _ in
            #expect(table.visibleCells.allSatisfy { $0.frame.height == 80 })
            let box = table.visibleCells[0].contentView.subviews.first { $0.tag == 9 }
            #expect(box?.frame == CGRect(x: 16, y: 10, width: 368, height: 60))
        }
    }

    @Test("a long text makes its row higher, in lines of the row's width")
    func longText() {
        let log = TableLog([[String(repeating: "many words ", count: 30), "one"]])
        log.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
        onTable(log) { _, _, table, _ in
            let (first, second) = (table.visibleCells[0], table.visibleCells[1])
            #expect(first.frame.height > 100 && second.frame.height == 44)
            #expect(second.frame.minY == first.frame.maxY)
            #expect((first.textLabel?.frame.height ?? 0) + 22 <= first.frame.height + 1)
        }
    }

    @Test("10 000 sections and 10 000 rows are looked up without walking through them")
    func many() {
        let sections = (0..<10_000).map { _ in
            TableGeometry.Section(header: 20, footer: 0, rows: LengthTree([44]), isMeasured: [true])
        }
        var geometry = TableGeometry(sections)
        #expect(geometry.height == 640_000)
        #expect(geometry.row(at: 64 * 5000 + 30) == ListPlace(5000, 0))
        #expect(geometry.row(at: 64 * 5000 + 10) == nil)
        geometry.setRow(100, at: ListPlace(0, 0))
        #expect(geometry.section(9999).start == 64 * 9999 + 56)
        #expect(geometry.rows(from: 120, to: 250) == [ListPlace(1, 0), ListPlace(2, 0)])
    }

    @Test("scrolling to a row brings it to the top, the middle, the bottom, or as little as is needed")
    func scrollTo() {
        onTable(TableLog(rows: 100), { $0.rowHeight = 44 }) { display, _, table, _ in
            @MainActor func scroll(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
                table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
                return table.contentOffset.y
            }
            #expect(scroll(50, .top) == 2200)
            #expect(scroll(50, .bottom) == 1804)
            #expect(scroll(50, .middle) == 2002)
            #expect(scroll(50, .none) == 2002)
            #expect(scroll(0, .none) == 0)
            #expect(scroll(99, .top) == 3960)
            table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: true)
            display.advance(by: 0.1)
            #expect(table.contentOffset.y < 3960 && table.contentOffset.y > 440)
            display.advance(by: 0.4)
            #expect(table.contentOffset.y == 440)
        }
    }
}
