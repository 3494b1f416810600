import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// What programs put views into.
final class CellContentView: UIView, UnarchivedView {
    /// The margins of a cell's content: those of its table at the sides.
    override var standardMargins: UIEdgeInsets? {
        let side = (superview as? UITableViewCell)?.place.margin ?? TableMetrics.margin
        let vertical = TableMetrics.Cell.vertical
        return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    }

    /// The row has the size that the table gives it.
    override var isEncapsulated: Bool { true }

    /// The text or the image in the view wants another size: the row follows.
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableViewCell)?.invalidateIntrinsicContentSize()
    }
}

/// The views of a cell, made when they are needed.
@MainActor final class CellParts {
    let style: UITableViewCell.CellStyle
    let content = CellContentView(frame: .zero)
    var image: UIImageView?
    var text: UILabel?
    var detail: UILabel?
    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?
    /// The grey view that stands for a selected background that is not set.
    var greyBackground: UIView?
    var accessory: UIView?
    var accessoryKind: CellAccessory.Kind?
    var editControl: CellEditControl?
    var handle: CellHandle?
    var separator: UIView?
    var topSeparator: UIView?
    let configured = ConfiguredParts()

    /// The texts and the image give way to content that a configuration describes.
    func forgetTexts() { (text, detail, image) = (nil, nil, nil) }

    init(_ style: UITableViewCell.CellStyle) {
        self.style = style
    }

    static func imageView(of cell: UITableViewCell) -> UIImageView? {
        let parts = cell.parts
        guard parts.style != .value2 else { return nil }
        if let known = parts.image { return known }
        let made = UIImageView(frame: .zero)
        made.contentMode = .center
        parts.image = made
        parts.content.addSubview(made)
        return made
    }

    static func textLabel(of cell: UITableViewCell) -> UILabel? {
        let parts = cell.parts
        if let known = parts.text { return known }
        let made = label(in: cell)
        made.font =
            parts.style == .value2
            ? .systemFont(ofSize: TableMetrics.Cell.detailSize) : .preferredFont(forTextStyle: .body)
        if parts.style == .value2 {
            made.textAlignment = .right
            made.textColor = cell.tintColor
        }
        parts.text = made
        return made
    }

    static func detailLabel(of cell: UITableViewCell) -> UILabel? {
        let parts = cell.parts
        guard parts.style != .default else { return nil }
        if let known = parts.detail { return known }
        let made = label(in: cell)
        switch parts.style {
        case .value1:
            made.font = .preferredFont(forTextStyle: .body)
            made.textColor = .secondaryLabel
            made.textAlignment = .right
        case .value2, .subtitle, .default: made.font = .systemFont(ofSize: TableMetrics.Cell.detailSize)
        }
        parts.detail = made
        return made
    }

    private static func label(in cell: UITableViewCell) -> UILabel {
        let made = CellLabel(frame: .zero)
        made.cell = cell
        cell.parts.content.addSubview(made)
        return made
    }

    /// The button that the system shows when a button for details is wanted.
    var detailButton: UIButton? {
        accessory as? UIButton ?? accessory?.subviews.lazy.compactMap { $0 as? UIButton }.first
    }
}

/// A text of a cell, at whose change the row is laid out anew.
private final class CellLabel: UILabel {
    weak var cell: UITableViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}

/// What happens to new cells and to those that are used again.
@MainActor enum CellSetUp {
    static func finish(_ cell: UITableViewCell) {
        cell.parts.content.frame = cell.bounds
        cell.addSubview(cell.parts.content)
        if cell.backgroundColor == nil { cell.backgroundColor = .systemBackground }
    }

    /// Nothing stays of the last row but what the program has put into the cell.
    static func reset(_ cell: UITableViewCell) {
        cell.swipe?.close(animated: false)
        UIView.performWithoutAnimation {
            cell.setHighlighted(false, animated: false)
            cell.setSelected(false, animated: false)
        }
        cell.alpha = 1
        cell.isHidden = false
        cell.transform = .identity
    }
}
