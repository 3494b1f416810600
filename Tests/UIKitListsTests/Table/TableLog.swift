import AgateDisplay
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// A data source and delegate that writes down what it is asked and told.
@MainActor class TableLog: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var lines: [String] = []
    var made = 0
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var height: (IndexPath) -> CGFloat? = { _ in nil }
    var title: (Int) -> String? = { _ in nil }

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(rows: Int) { self.init([(0..<rows).map { "Row \($0)" }]) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        lines.append("sections")
        return sections.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lines.append("rows \(section)")
        return sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        lines.append("cell \(indexPath.section).\(indexPath.row)")
        var cell = tableView.dequeueReusableCell(withIdentifier: "row")
        if cell == nil {
            cell = UITableViewCell(style: .default, reuseIdentifier: "row")
            made += 1
        }
        let found = cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        found.textLabel?.text = sections[indexPath.section][indexPath.row]
        configure(found, indexPath)
        return found
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        lines.append("height \(indexPath.section).\(indexPath.row)")
        return height(indexPath) ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        lines.append("will \(indexPath.section).\(indexPath.row)")
    }
    func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) { lines.append("end \(indexPath.section).\(indexPath.row)") }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        lines.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        lines.append("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("will select \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        lines.append("deselect \(indexPath.row)")
    }
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        lines.append("commit \(editingStyle) \(indexPath.row)")
        guard editingStyle == .delete else { return }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        lines.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        title(section)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}

/// A table of 400 by 440 points, with a log, on a window of 400 by 800.
@MainActor func onTable<Log: TableLog>(
    _ log: Log,
    style: UITableView.Style = .plain,
    height: CGFloat = 440,
    _ setUp: (UITableView) -> Void = { _ in },
    _ body: (ManualDisplay, UIWindow, UITableView, Log) throws -> Void
) rethrows {
    try onGestureWindow { display, window, view, _ in
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: height), style: style)
        setUp(table)
        table.dataSource = log
        table.delegate = log
        view.addSubview(table)
        display.advance(by: 0)
        try body(display, window, table, log)
    }
}

extension UITableView {
    /// The texts of the cells that are shown, with where they begin on the screen.
    var shownRows: [String] {
        visibleCells.map { "\($0.textLabel?.text ?? "") \(Int($0.frame.minY - contentOffset.y))" }
    }
}
