import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// Answers where rows and sections lie.
@MainActor enum TablePlaces {
    static func upToDate(_ table: UITableView) {
        if table.layer.needsLayout() { table.layoutIfNeeded() }
    }

    private static func rect(_ span: TableGeometry.Span, _ table: UITableView) -> CGRect {
        CGRect(
            x: TableHeights.sideInset(table),
            y: span.start,
            width: TableHeights.cellWidth(table),
            height: span.length
        )
    }

    static func rect(
        _ table: UITableView,
        _ section: Int,
        _ span: (TableGeometry) -> TableGeometry.Span
    ) -> CGRect {
        TableHeights.load(table)
        guard table.state.geometry.sections.indices.contains(section) else { return .zero }
        return rect(span(table.state.geometry), table)
    }

    static func rect(_ table: UITableView, _ path: IndexPath) -> CGRect {
        TableHeights.load(table)
        guard let place = ListPlace(path), table.state.geometry.contains(place) else { return .zero }
        return rect(table.state.geometry.row(place), table)
    }

    static func row(_ table: UITableView, at point: CGPoint) -> ListPlace? {
        TableHeights.load(table)
        guard point.y.isFinite, point.x >= 0, point.x <= table.bounds.width else { return nil }
        return table.state.geometry.row(at: point.y)
    }

    static func rows(_ table: UITableView, in rect: CGRect) -> [IndexPath]? {
        TableHeights.load(table)
        guard rect.minY.isFinite, rect.maxY.isFinite else { return [] }
        return table.state.geometry.rows(from: rect.minY, to: rect.maxY).map(\.path)
    }
}
