import CoreGraphics
import Foundation

/// The titles at the right edge of a plain table that lead to its sections.
@MainActor enum TableIndex {
    static func update(_ table: UITableView, isNew: Bool) {
        let state = table.state
        guard isNew else { return }
        let rowCount = state.geometry.sections.reduce(0) { $0 + $1.rows.count }
        let titles = table.style == .plain ? table.dataSource?.sectionIndexTitles(for: table) : nil
        guard let titles, !titles.isEmpty, rowCount >= max(state.options.indexMinimum, 0) else {
            state.indexView?.removeFromSuperview()
            state.indexView = nil
            return
        }
        let view = state.indexView ?? TableIndexView(frame: .zero)
        view.titles = titles
        if state.indexView == nil {
            state.indexView = view
            table.addSubview(view)
        }
        view.show(table)
    }

    /// The index stays at the edge of what is seen.
    static func place(_ table: UITableView) {
        guard let view = table.state.indexView else { return }
        let insets = table.adjustedContentInset
        let bounds = table.bounds
        let frame = CGRect(
            x: bounds.maxX - insets.right - TableMetrics.Index.width,
            y: bounds.minY + insets.top,
            width: TableMetrics.Index.width,
            height: max(bounds.height - insets.top - insets.bottom, 0)
        )
        UIView.performWithoutAnimation { TableTiles.setFrame(frame, of: view) }
    }

    /// A finger is at a title.
    static func go(to index: Int, _ table: UITableView) {
        let state = table.state
        guard let titles = state.indexView?.titles, titles.indices.contains(index) else { return }
        if titles[index] == UITableView.indexSearch {
            table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
            return
        }
        let section =
            table.dataSource?.tableView(table, sectionForSectionIndexTitle: titles[index], at: index) ?? index
        guard state.geometry.sections.indices.contains(section) else { return }
        // Twice: the visible part there is measured the first time.
        for _ in 0..<2 {
            let top = state.geometry.header(section).start - table.adjustedContentInset.top
            let offset = ScrollGeometry(table).clamped(CGPoint(x: table.contentOffset.x, y: top))
            table.setContentOffset(offset, animated: false)
            table.layoutIfNeeded()
        }
    }
}

/// Shows the titles, one below the other in the middle of the height.
final class TableIndexView: UIControl, UnarchivedView {
    var titles: [String] = [] { didSet { if titles != oldValue { makeLabels() } } }
    private var labels: [UILabel] = []
    private var current = -1
    private var isTracked = false

    private func makeLabels() {
        for label in labels { label.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel(frame: .zero)
            label.text = title == UITableView.indexSearch ? "⌕" : title
            label.font = .systemFont(ofSize: TableMetrics.Index.fontSize, weight: .semibold)
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        setNeedsLayout()
    }

    func show(_ table: UITableView) {
        let options = table.state.options
        for label in labels { label.textColor = options.indexColor ?? table.tintColor }
        backgroundColor =
            isTracked ? options.indexTrackingBackground ?? options.indexBackground : options.indexBackground
    }

    private var lineHeight: CGFloat {
        guard !labels.isEmpty else { return 0 }
        return min(TableMetrics.Index.lineHeight, bounds.height / CGFloat(labels.count))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = lineHeight
        let top = (bounds.height - height * CGFloat(labels.count)) / 2
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
        }
    }

    private func follow(_ touch: UITouch) {
        guard let table = superview as? UITableView, lineHeight > 0 else { return }
        let top = (bounds.height - lineHeight * CGFloat(labels.count)) / 2
        let line = Int(max(0, (touch.location(in: self).y - top) / lineHeight).rounded(.down))
        let index = min(line, labels.count - 1)
        guard index != current else { return }
        current = index
        TableIndex.go(to: index, table)
    }

    override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isTracked = true
        if let table = superview as? UITableView { show(table) }
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end() }

    override func cancelTracking(with event: UIEvent?) { end() }

    private func end() {
        isTracked = false
        current = -1
        if let table = superview as? UITableView { show(table) }
    }
}
