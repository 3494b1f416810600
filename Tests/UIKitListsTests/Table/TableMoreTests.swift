import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

private final class IndexedLog: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var lines: [String] = []
    let letters = ["A", "B", "C", "D"]

    func numberOfSections(in tableView: UITableView) -> Int { letters.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        letters[section]
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        lines.append("near \(indexPaths.map(\.row))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        lines.append("far \(indexPaths.map(\.row))")
    }
}

private final class Chapters: UITableViewController {
    var opened: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        opened.append(indexPath.row)
    }
}

/// Swipes with buttons of the program's.
private final class Flags: NSObject, UITableViewDataSource, UITableViewDelegate {
    var flagged: [Int] = []
    var finish: ((Bool) -> Void)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            self?.flagged.append(indexPath.row)
            self?.finish = done
        }
        let made = UISwipeActionsConfiguration(actions: [flag])
        made.performsFirstActionWithFullSwipe = false
        return made
    }
}

/// The index of sections, prefetching, controllers, swipes of the program's, and flights over estimates.
@MainActor @Suite("Tables: more")
struct TableMoreTests {
    @Test("a finger on the index goes to its section")
    func index() {
        onGestureWindow { display, window, view, _ in
            let log = IndexedLog()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 440))
            table.dataSource = log
            view.addSubview(table)
            display.advance(by: 0)
            // Four titles, 14 points each, in the middle of 440.
            TouchScript {
                $0.press(at: CGPoint(x: 393, y: 227))
                $0.wait(0.2)
                $0.release()
            }.run(display, window, and: 0.3)
            #expect(table.contentOffset.y == table.rectForHeader(inSection: 2).minY)
            #expect(table.visibleCells[0].contentView.frame.maxX == 385)
        }
    }

    @Test("the prefetcher hears of rows ahead, and of those that are not wanted after all")
    func prefetch() {
        onGestureWindow { display, _, view, _ in
            let log = IndexedLog()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 220))
            table.rowHeight = 44
            table.dataSource = log
            table.prefetchDataSource = log
            table.sectionHeaderHeight = 0
            view.addSubview(table)
            display.advance(by: 0)
            #expect(log.lines == ["near [5, 6, 7, 8, 9]"])
            log.lines = []
            table.contentOffset.y = 44
            display.advance(by: 0)
            #expect(log.lines == ["near [10]"])
            log.lines = []
            table.contentOffset.y = 0
            display.advance(by: 0)
            #expect(log.lines == ["far [6, 7, 8, 9, 10]"])
        }
    }

    @Test(
        "a controller is data source and delegate of its table, and clears the selection when it comes back"
    )
    func controller() {
        onGestureWindow { display, window, view, _ in
            view.removeFromSuperview()
            let chapters = Chapters(style: .grouped)
            window.rootViewController = chapters
            display.advance(by: 0.1)
            #expect(chapters.tableView.style == .grouped && chapters.view === chapters.tableView)
            #expect(chapters.tableView.numberOfRows(inSection: 0) == 5)
            let row = chapters.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
            TouchScript { $0.tap(at: CGPoint(x: 100, y: row.midY), contact: 0.2) }.run(
                display,
                window,
                and: 0.2
            )
            #expect(chapters.opened == [2])
            #expect(chapters.tableView.indexPathForSelectedRow?.row == 2)
            chapters.viewWillAppear(true)
            #expect(chapters.tableView.indexPathForSelectedRow == nil)
        }
    }

    @Test(
        "a button at the leading edge does what it says, and the row goes back when the program has done it (uikit U144)",
        .claim("U144")
    )
    func leading() {
        onGestureWindow { display, window, view, _ in
            let flags = Flags()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 440))
            table.dataSource = flags
            table.delegate = flags
            view.addSubview(table)
            display.advance(by: 0)
            TouchScript {
                $0.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 330, y: 60), over: 0.4, rest: 0.2)
            }.run(display, window, and: 1)
            let cell = table.visibleCells[1]
            #expect(cell.bounds.minX == -74 && flags.flagged.isEmpty)
            TouchScript { $0.tap(at: CGPoint(x: 30, y: 60)) }.run(display, window, and: 1)
            #expect(flags.flagged == [1])
            #expect(cell.bounds.minX == -74)
            flags.finish?(true)
            display.advance(by: 1)
            #expect(cell.bounds.minX == 0)
        }
    }

    @Test(
        "a flick over estimates flies on without a jump, and ends at the real end (uikit U142)",
        .claim("U142")
    )
    func flick() {
        let log = TableLog(rows: 60)
        log.height = { CGFloat(30 + $0.row % 7 * 15) }
        onTable(log) { display, window, table, _ in
            var script = TouchScript()
            script.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 60), over: 0.09)
            script.play(in: window)
            var last = [String: CGFloat]()
            for frame in 0..<360 {
                display.advance(by: 1.0 / 60)
                var places = [String: CGFloat]()
                for cell in table.visibleCells {
                    places[cell.textLabel?.text ?? ""] = cell.frame.minY - table.contentOffset.y
                }
                let moves = places.compactMap { name, place in last[name].map { place - $0 } }
                if let first = moves.first {
                    #expect(moves.allSatisfy { abs($0 - first) < 0.6 }, "frame \(frame)")
                    #expect(abs(first) < 90, "frame \(frame)")
                }
                last = places
            }
            let end = (0..<60).reduce(0) { $0 + 30 + $1 % 7 * 15 }
            #expect(!table.isDecelerating)
            #expect(table.contentSize.height == CGFloat(end) || table.contentOffset.y < CGFloat(end) - 440)
            #expect(table.contentOffset.y <= table.contentSize.height - 440)
        }
    }

    @Test(
        "constraints of a cell that want another height than its row are told of, with the row's height (uikit U66)"
    )
    func encapsulated() {
        let log = TableLog(rows: 1)
        var lines: [String] = []
        log.configure = { cell, _ in
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 60),
            ])
        }
        onGestureWindow { display, _, view, _ in
            LayoutHost.current.log = { lines.append($0) }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 440))
            table.rowHeight = 44
            table.dataSource = log
            view.addSubview(table)
            display.advance(by: 0)
            #expect(lines.count == 1)
            #expect(lines.first?.contains("'UIView-Encapsulated-Layout-Height'") == true)
            #expect(lines.first?.contains(".height == 44") == true)
        }
    }

    @Test(
        "cells that size themselves, and are used again for rows of other heights, are told of nothing (uikit U66)"
    )
    func selfSized() {
        let log = TableLog(rows: 40)
        var lines: [String] = []
        var heights: [ObjectIdentifier: NSLayoutConstraint] = [:]
        log.configure = { cell, path in
            let height = 50 + CGFloat(path.row % 5) * 20
            if let known = heights[ObjectIdentifier(cell)] {
                known.constant = height
                return
            }
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            let own = box.heightAnchor.constraint(equalToConstant: height)
            heights[ObjectIdentifier(cell)] = own
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                own,
            ])
        }
        onGestureWindow { display, _, view, _ in
            LayoutHost.current.log = { lines.append($0) }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 440))
            table.dataSource = log
            view.addSubview(table)
            display.advance(by: 0)
            for row in stride(from: 0, to: 40, by: 5) {
                table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
                display.advance(by: 0.02)
            }
            table.reloadData()
            display.advance(by: 0.1)
            #expect(lines == [])
        }
    }
}
