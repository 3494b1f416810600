import CoreGraphics
import Foundation
import UIKitCore

/// Where the parts of a cell lie.
///
/// Source: uikit U142.
@MainActor enum CellLayout {
    static func layOut(_ cell: UITableViewCell) {
        let parts = cell.parts
        CellAccessory.update(cell)
        CellEditing.update(cell)
        let size = cell.bounds.size
        let whole = CGRect(origin: .zero, size: size)
        for background in [parts.background, parts.selectedBackground, parts.multipleSelectionBackground]
        where background?.superview === cell {
            background?.frame = whole
        }
        if parts.greyBackground?.superview === cell { parts.greyBackground?.frame = whole }
        parts.content.frame = contentFrame(of: cell, width: size.width, height: size.height)
        CellAccessory.layOut(cell)
        CellEditing.layOut(cell)
        layOutTexts(cell)
        parts.configured.place(in: parts.content, behind: cell)
        // The separator begins where the text of the content does.
        parts.configured.contentView?.layoutIfNeeded()
        CellSeparators.layOut(cell)
        cell.swipe?.layOut()
    }

    /// Where the content lies in a cell of a size.
    static func contentFrame(of cell: UITableViewCell, width: CGFloat, height: CGFloat) -> CGRect {
        let left = cell.place.safeLeft + CellEditing.leftWidth(of: cell)
        let right = CellEditing.rightWidth(of: cell) + CellAccessory.width(of: cell)
        let edge = max(width - cell.place.safeRight - cell.place.indexWidth - right, left)
        return CGRect(x: left, y: 0, width: edge - left, height: height)
    }

    /// Gives the content the height of its cell before constraints are solved: that of the row that the cell was used for before counts no longer.
    static func giveHeight(of cell: UITableViewCell) {
        let content = cell.parts.content
        if content.layoutState != nil, content.bounds.height != cell.bounds.height {
            content.frame.size.height = cell.bounds.height
        }
    }

    // MARK: Texts

    private static func shown(_ label: UILabel?) -> UILabel? {
        guard let label, label.superview != nil, label.text?.isEmpty == false else { return nil }
        return label
    }

    /// Where texts begin: after margin, indentation and image.
    static func textStart(of cell: UITableViewCell) -> CGFloat {
        let start = cell.place.margin + CGFloat(max(cell.indentationLevel, 0)) * cell.indentationWidth
        guard let image = cell.parts.image?.image else { return start }
        return start + image.size.width + TableMetrics.Cell.imageGap
    }

    private static func layOutTexts(_ cell: UITableViewCell) {
        let parts = cell.parts
        let bounds = parts.content.bounds
        guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
        let right = bounds.width - (CellAccessory.width(of: cell) > 0 ? 0 : cell.place.margin)
        let start = textStart(of: cell)
        if let view = parts.image {
            let size = view.image?.size ?? .zero
            let x = start - TableMetrics.Cell.imageGap - size.width
            view.frame = onPixels(
                CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            )
            view.isHidden = view.image == nil
        }
        let room = CGRect(x: start, y: 0, width: max(right - start, 0), height: bounds.height)
        let (text, detail) = (shown(parts.text), shown(parts.detail))
        switch parts.style {
        case .default: if let text { text.frame = middle(text, room) }
        case .subtitle: stack(text, detail, room)
        case .value1: sideBySide(text, detail, room)
        case .value2: columns(text, detail, room)
        }
    }

    private static func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private static func onPixels(_ rect: CGRect) -> CGRect {
        let scale = UIScreenScale.current
        return CGRect(
            x: (rect.minX * scale).rounded() / scale,
            y: (rect.minY * scale).rounded() / scale,
            width: rect.width,
            height: rect.height
        )
    }

    /// A text over the whole width, in the middle of the height.
    private static func middle(_ label: UILabel, _ room: CGRect) -> CGRect {
        let height = min(size(label, room.width).height, room.height)
        return onPixels(
            CGRect(x: room.minX, y: (room.height - height) / 2, width: room.width, height: height)
        )
    }

    private static func stack(_ text: UILabel?, _ detail: UILabel?, _ room: CGRect) {
        guard let text, let detail else {
            if let only = text ?? detail { only.frame = middle(only, room) }
            return
        }
        let (first, second) = (size(text, room.width).height, size(detail, room.width).height)
        let gap = TableMetrics.Cell.subtitleGap
        let top = (room.height - first - gap - second) / 2
        text.frame = onPixels(CGRect(x: room.minX, y: top, width: room.width, height: first))
        detail.frame = onPixels(
            CGRect(x: room.minX, y: top + first + gap, width: room.width, height: second)
        )
    }

    private static func sideBySide(_ text: UILabel?, _ detail: UILabel?, _ room: CGRect) {
        guard let text, let detail else {
            if let text { text.frame = middle(text, room) }
            if let detail { detail.frame = middle(detail, room) }
            return
        }
        let gap = TableMetrics.Cell.textGap
        let (first, second) = (size(text, room.width), size(detail, room.width))
        // The first text keeps its width before the second one does.
        let width = min(first.width, max(room.width - gap, 0))
        let rest = min(second.width, max(room.width - gap - width, 0))
        text.frame = onPixels(
            CGRect(x: room.minX, y: (room.height - first.height) / 2, width: width, height: first.height)
        )
        detail.frame = onPixels(
            CGRect(
                x: room.maxX - rest,
                y: (room.height - second.height) / 2,
                width: rest,
                height: second.height
            )
        )
    }

    private static func columns(_ text: UILabel?, _ detail: UILabel?, _ room: CGRect) {
        let column = min(TableMetrics.Cell.column, room.width)
        let gap = TableMetrics.Cell.textGap
        if let text {
            text.frame = middle(text, CGRect(x: room.minX, y: 0, width: column, height: room.height))
        }
        guard let detail else { return }
        let start = room.minX + column + gap
        detail.frame = middle(
            detail,
            CGRect(x: start, y: 0, width: max(room.maxX - start, 0), height: room.height)
        )
    }

    /// The height of the texts within a width of the content, with what is above and below them; 0 without texts.
    static func textHeight(of cell: UITableViewCell, contentWidth: CGFloat) -> CGFloat {
        let parts = cell.parts
        let (text, detail) = (shown(parts.text), shown(parts.detail))
        let right = CellAccessory.width(of: cell) > 0 ? 0 : cell.place.margin
        let width = max(contentWidth - right - textStart(of: cell), 0)
        let image = parts.image?.image?.size.height ?? 0
        func height(_ label: UILabel?) -> CGFloat { label.map { size($0, width).height } ?? 0 }
        var texts: CGFloat
        switch parts.style {
        case .subtitle:
            texts = height(text) + height(detail)
            if text != nil, detail != nil { texts += TableMetrics.Cell.subtitleGap }
        case .default: texts = height(text)
        case .value1, .value2: texts = max(height(text), height(detail))
        }
        let padded = texts > 0 ? texts + 2 * TableMetrics.Cell.vertical : 0
        return max(padded, image > 0 ? image + 2 * TableMetrics.Cell.imageVertical : 0)
    }

    /// The least height of a row with the texts of the cell.
    static func minHeight(of cell: UITableViewCell) -> CGFloat {
        let isDouble =
            cell.parts.style == .subtitle && shown(cell.parts.text) != nil && shown(cell.parts.detail) != nil
        return isDouble ? TableMetrics.subtitleRowHeight : TableMetrics.rowHeight
    }
}
