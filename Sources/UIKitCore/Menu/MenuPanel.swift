import CoreGraphics
import Foundation
import QuartzCore

/// One column of rows on a blurred ground, which scroll where there is no room for all.
@MainActor final class MenuPanel: UIView {
    private(set) var menu: UIMenu
    /// The element that opened the menu, where it lies over another one.
    private let opener: UIMenu?
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let scroll = UIScrollView()
    private let list = MenuListView()
    private var rows: [MenuRowView] = []
    /// Called with the row that was chosen.
    var onChoose: ((MenuPanel, UIMenuElement, CGRect) -> Void)?
    /// Called when deferred elements have arrived.
    var onChange: ((MenuPanel) -> Void)?

    init(_ menu: UIMenu, opener: UIMenu?) {
        self.menu = menu
        self.opener = opener
        super.init(frame: .zero)
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        ground.layer.cornerRadius = MenuMetrics.radius
        ground.layer.cornerCurve = .continuous
        ground.clipsToBounds = true
        addSubview(ground)
        scroll.contentInsetAdjustmentBehavior = .never
        ground.contentView.addSubview(scroll)
        scroll.addSubview(list)
        list.panel = self
        fill()
    }

    required init?(coder: NSCoder) {
        menu = UIMenu()
        opener = nil
        super.init(coder: coder)
    }

    /// Shows another menu.
    func show(_ menu: UIMenu) {
        self.menu = menu
        fill()
    }

    private func fill() {
        for row in rows { row.removeFromSuperview() }
        var made: [MenuRow] = []
        if let opener {
            made.append(.element(opener))
        } else if !menu.title.isEmpty {
            made.append(.header(menu.title))
        }
        made += MenuRow.rows(of: menu) { [weak self] in
            guard let self else { return }
            fill()
            onChange?(self)
        }
        let isMarked = made.contains {
            guard case .element(let element) = $0 else { return false }
            return element is UIMenu || MenuRow.state(of: element) != .off
        }
        rows = made.indices.map { index in
            let isLast = index == made.count - 1
            var isBeforeGap = false
            if !isLast, case .gap = made[index + 1] { isBeforeGap = true }
            var isGap = false
            if case .gap = made[index] { isGap = true }
            return MenuRowView(
                made[index],
                isMarked: isMarked,
                isOpen: opener != nil && index == 0,
                hasLine: !isLast && !isBeforeGap && !isGap
            )
        }
        for row in rows { list.addSubview(row) }
        setNeedsLayout()
    }

    /// The size for all rows.
    var wholeSize: CGSize {
        CGSize(width: MenuMetrics.width, height: max(rows.reduce(0) { $0 + $1.row.height }, 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        scroll.frame = bounds
        let whole = wholeSize
        list.frame = CGRect(origin: .zero, size: whole)
        scroll.contentSize = whole
        scroll.isScrollEnabled = whole.height > bounds.height + 0.5
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: whole.width, height: row.row.height)
            y += row.row.height
        }
        layer.shadowPath = CGPath(
            roundedRect: bounds,
            cornerWidth: min(MenuMetrics.radius, bounds.width / 2),
            cornerHeight: min(MenuMetrics.radius, bounds.height / 2),
            transform: nil
        )
    }

    // MARK: Fingers

    private func row(at windowPoint: CGPoint) -> MenuRowView? {
        guard bounds.encloses(convert(windowPoint, from: nil)) else { return nil }
        let point = list.convert(windowPoint, from: nil)
        return rows.first { $0.frame.encloses(point) && $0.row.choice != nil }
    }

    /// A finger is at a point of the window; nil if it has gone.
    func highlight(at windowPoint: CGPoint?) {
        let under = windowPoint.flatMap { row(at: $0) }
        for row in rows where row.isHighlighted != (row === under) { row.isHighlighted = row === under }
    }

    /// A finger has left at a point of the window; whether it has chosen a row.
    @discardableResult
    func choose(at windowPoint: CGPoint) -> Bool {
        let under = row(at: windowPoint)
        highlight(at: nil)
        guard let under, let element = under.row.choice else { return false }
        onChoose?(self, element, under.convert(under.bounds, to: nil))
        return true
    }

    /// Where the row of an element is in the window; for tests.
    func frame(of element: UIMenuElement) -> CGRect? {
        layoutIfNeeded()
        let found = rows.first {
            if case .element(let shown) = $0.row { return shown === element }
            return false
        }
        return found.map { $0.convert($0.bounds, to: nil) }
    }
}

/// The rows of a panel, which fingers touch.
@MainActor private final class MenuListView: UIView {
    weak var panel: MenuPanel?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        panel?.highlight(at: touches.first?.location(in: nil))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        panel?.highlight(at: touches.first?.location(in: nil))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let point = touches.first?.location(in: nil) { panel?.choose(at: point) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        panel?.highlight(at: nil)
    }
}
