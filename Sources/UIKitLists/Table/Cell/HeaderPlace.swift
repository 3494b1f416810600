import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// What a table tells a header or footer of its section.
struct HeaderPlace: Equatable {
    var style = UITableView.Style.plain
    var isHeader = true
    var isFirst = false
    var margin = TableMetrics.margin

    init() {}

    @MainActor init(_ table: UITableView, isHeader: Bool, isFirst: Bool) {
        style = table.style
        self.isHeader = isHeader
        self.isFirst = isFirst
        margin = TableMetrics.margin(forWidth: table.bounds.width)
    }
}

/// What programs put views into.
final class HeaderContentView: UIView, UnarchivedView {
    /// The margins of a header's content: those of its table at the sides.
    override var standardMargins: UIEdgeInsets? {
        let side = (superview as? UITableViewHeaderFooterView)?.place.margin ?? TableMetrics.margin
        return UIEdgeInsets(top: 4, left: side, bottom: 4, right: side)
    }
}
