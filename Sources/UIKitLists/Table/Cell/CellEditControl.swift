import CoreGraphics
import Foundation
import QuartzCore
@_spi(UIKitRooms) import UIKitCore

/// The round control at the left edge of a cell that is edited.
final class CellEditControl: UIControl, UnarchivedView {
    enum Kind {
        case delete
        case insert
        case select
    }

    var kind = Kind.delete { didSet { if kind != oldValue { show() } } }
    /// Whether a row that is selected by the control is.
    var isOn = false { didSet { if isOn != oldValue { show() } } }
    var tint: UIColor = .systemBlue { didSet { if tint != oldValue { show() } } }
    private let disc = CAShapeLayer()
    private let sign = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layer.addSublayer(disc)
        layer.addSublayer(sign)
        let size = TableMetrics.Editing.controlSize
        let bounds = CGRect(x: 0, y: 0, width: size, height: size)
        for part in [disc, sign] {
            part.bounds = bounds
            part.fillColor = nil
        }
        sign.lineWidth = 2
        sign.lineCap = .round
        sign.lineJoin = .round
        disc.lineWidth = 1.5
        accessibilityTraits = .button
        addAction(
            UIAction { action in
                guard let control = action.sender as? CellEditControl,
                    let cell = control.superview as? UITableViewCell,
                    let table = TableTiles.table(of: cell)
                else { return }
                TableEditing.controlTapped(cell, table)
            },
            for: .touchUpInside
        )
        show()
    }

    private func show() {
        let size = TableMetrics.Editing.controlSize
        let bounds = CGRect(x: 0, y: 0, width: size, height: size)
        let path = UIBezierPath()
        let (middle, reach) = (size / 2, size * 0.23)
        let isRing = kind == .select && !isOn
        switch kind {
        case .delete, .insert:
            path.move(to: CGPoint(x: middle - reach, y: middle))
            path.addLine(to: CGPoint(x: middle + reach, y: middle))
            if kind == .insert {
                path.move(to: CGPoint(x: middle, y: middle - reach))
                path.addLine(to: CGPoint(x: middle, y: middle + reach))
            }
        case .select:
            path.move(to: CGPoint(x: size * 0.29, y: size * 0.53))
            path.addLine(to: CGPoint(x: size * 0.43, y: size * 0.68))
            path.addLine(to: CGPoint(x: size * 0.71, y: size * 0.34))
        }
        let color: UIColor =
            switch kind {
            case .delete: .systemRed
            case .insert: .systemGreen
            case .select: isOn ? tint : .systemGray3
            }
        let resolved = ViewAppearance.resolved(color, for: self)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        disc.path = UIBezierPath(ovalIn: bounds.insetBy(dx: isRing ? 0.75 : 0, dy: isRing ? 0.75 : 0)).cgPath
        disc.fillColor = isRing ? nil : resolved
        disc.strokeColor = isRing ? resolved : nil
        sign.path = path.cgPath
        sign.strokeColor = UIColor.white.cgColor
        sign.isHidden = isRing
        CATransaction.commit()
        accessibilityLabel =
            switch kind {
            case .delete: "Delete"
            case .insert: "Insert"
            case .select: "Select"
            }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = TableMetrics.Editing.controlSize / 2
        let margin = (superview as? UITableViewCell)?.place.margin ?? TableMetrics.margin
        for part in [disc, sign] {
            part.position = CGPoint(x: min(margin + side, bounds.width), y: bounds.height / 2)
        }
        show()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }
}

/// The three lines at the right edge of a cell that can be moved.
final class CellHandle: UIView, UnarchivedView {
    private let sign = CellSign(.handle, tint: .systemGray3)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(sign)
        accessibilityLabel = "Reorder"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sign.center = CGPoint(x: bounds.width / 2 - 2, y: bounds.height / 2)
    }

    // MARK: Moving the row

    /// A finger on the handle scrolls nothing.
    override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    private var table: UITableView? {
        (superview as? UITableViewCell).flatMap { TableTiles.table(of: $0) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let table, table.state.reorder == nil,
            let cell = superview as? UITableViewCell
        else { return }
        table.state.reorder = TableReorder(cell, table, at: touch.location(in: nil))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        table?.state.reorder?.move(to: touch.location(in: nil))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { table?.state.reorder?.end() }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        table?.state.reorder?.end()
    }
}
