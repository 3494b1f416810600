import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// Shows a row of a menu.
@MainActor final class MenuRowView: UIView {
    let row: MenuRow
    /// Whether a finger is on the row.
    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? MenuMetrics.highlight : nil }
    }

    private let title = UILabel()
    private let subtitle = UILabel()
    private let image = UIImageView()
    private let mark = UIImageView()
    private let line = UIView()
    private let textInset: CGFloat

    /// - Parameters:
    ///   - isOpen: Whether the row is the head of the open menu that it stands for.
    ///   - hasLine: Whether a line is below it.
    init(_ row: MenuRow, isMarked: Bool, isOpen: Bool, hasLine: Bool) {
        self.row = row
        textInset = isMarked ? MenuMetrics.markedInset : MenuMetrics.textInset
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        switch row {
        case .header(let text): setUpHeader(text)
        case .element(let element): setUp(element, isOpen: isOpen)
        case .waiting:
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.frame.origin = CGPoint(x: MenuMetrics.textInset, y: 12)
            spinner.startAnimating()
            addSubview(spinner)
            set("Loading…", .secondaryLabel)
        case .gap: backgroundColor = MenuMetrics.groupLine
        }
        if hasLine {
            line.backgroundColor = MenuMetrics.line
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) {
        row = .gap
        textInset = 0
        super.init(coder: coder)
    }

    private func set(_ text: String, _ color: UIColor) {
        title.text = text
        title.font = .systemFont(ofSize: MenuMetrics.titleSize)
        title.textColor = color
        title.numberOfLines = 1
        addSubview(title)
    }

    private func setUpHeader(_ text: String) {
        set(text, .secondaryLabel)
        title.font = .systemFont(ofSize: MenuMetrics.headerSize)
    }

    private func setUp(_ element: UIMenuElement, isOpen: Bool) {
        let attributes = MenuRow.attributes(of: element)
        let color: UIColor =
            attributes.contains(.disabled)
            ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        set(element.title, color)
        if isOpen { title.font = .boldSystemFont(ofSize: MenuMetrics.titleSize) }
        if let text = element.subtitle, !text.isEmpty {
            subtitle.text = text
            subtitle.font = .systemFont(ofSize: MenuMetrics.subtitleSize)
            subtitle.textColor = .secondaryLabel
            addSubview(subtitle)
        }
        let symbol: String? =
            switch (element, MenuRow.state(of: element)) {
            case (is UIMenu, _): isOpen ? "chevron.down" : "chevron.right"
            case (_, .on): "checkmark"
            case (_, .mixed): "minus"
            case (_, .off): nil
            }
        if let symbol {
            let size = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
            mark.image = UIImage(systemName: symbol, withConfiguration: size)
            mark.tintColor = element is UIMenu ? .secondaryLabel : color
            mark.contentMode = .center
            addSubview(mark)
        }
        if let picture = element.image {
            let size = UIImage.SymbolConfiguration(pointSize: MenuMetrics.imageSize)
            image.image = picture.isSymbolImage ? picture.withConfiguration(size) : picture
            image.tintColor = color
            image.contentMode = .scaleAspectFit
            addSubview(image)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let imageRoom = image.image == nil ? MenuMetrics.textInset : MenuMetrics.imageInset * 2 - 4
        var x = textInset
        if case .waiting = row { x = MenuMetrics.markedInset + 12 }
        let width = max(bounds.width - x - imageRoom, 0)
        let hasSubtitle = subtitle.superview != nil
        let titleHeight = title.intrinsicContentSize.height
        let top =
            (bounds.height - titleHeight - (hasSubtitle ? subtitle.intrinsicContentSize.height + 1 : 0)) / 2
        title.frame = CGRect(x: x, y: top.rounded(), width: width, height: titleHeight)
        if hasSubtitle {
            let height = subtitle.intrinsicContentSize.height
            subtitle.frame = CGRect(x: x, y: title.frame.maxY + 1, width: width, height: height)
        }
        mark.frame = CGRect(x: MenuMetrics.markX, y: 0, width: 16, height: bounds.height)
        let size = image.image?.size ?? .zero
        let scale = min(1, 24 / max(size.width, size.height, 1))
        image.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
        image.center = CGPoint(x: bounds.maxX - MenuMetrics.imageInset, y: bounds.midY)
        let hairline = 1 / UIScreenScale.current
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
    }
}
