import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The card of an alert: texts, fields, and buttons below them, two side by side if their titles fit.
@MainActor final class AlertCard: UIView, AlertLook {
    private let alertReference: BackReference<UIAlertController>
    private var alert: UIAlertController { alertReference.object }
    private let texts = AlertTexts(isList: false)
    private let head = UIScrollView()
    private let foot = UIScrollView()
    private var buttons: [AlertButton] = []
    private var lines: [AlertLine] = []

    init(_ alert: UIAlertController) {
        alertReference = BackReference(alert) {
            UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        }
        super.init(frame: CGRect(x: 0, y: 0, width: AlertMetrics.width, height: 100))
        backgroundColor = AlertColors.fill
        layer.cornerRadius = AlertMetrics.cornerRadius
        clipsToBounds = true
        for part in [head, foot] {
            part.showsVerticalScrollIndicator = false
            addSubview(part)
        }
        head.addSubview(texts)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        texts.show(alert)
        for old in buttons as [UIView] + lines { old.removeFromSuperview() }
        for field in alert.textFields ?? [] where field.superview !== head { head.addSubview(field) }
        var shown = alert.shownActions
        // Side by side the cancelling action stands first.
        if shown.count == 2, shown[1].style == .cancel { shown.reverse() }
        buttons = shown.map { action in
            AlertButton(action, size: AlertMetrics.buttonSize, isBold: alert.isBold(action))
        }
        if !isSideBySide, shown.count == 2, shown[0].style == .cancel { buttons.reverse() }
        lines = buttons.map { _ in AlertLine() }
        for button in buttons {
            foot.addSubview(button)
            let action = button.action
            button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
        }
        for line in lines { foot.addSubview(line) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private var isSideBySide: Bool {
        guard buttons.count == 2 else { return false }
        return buttons.allSatisfy { $0.titleWidth <= AlertMetrics.width / 2 - 16 }
    }

    private var innerWidth: CGFloat { AlertMetrics.width - 2 * AlertMetrics.margin }

    private var headHeight: CGFloat {
        let fields = CGFloat(alert.textFields?.count ?? 0)
        let texts = texts.height(width: innerWidth)
        let below =
            fields > 0
            ? fields * (AlertMetrics.fieldHeight + AlertMetrics.fieldGap) + AlertMetrics.fieldGap : 0
        guard texts + below > 0 else { return 0 }
        return AlertMetrics.top + texts + below + AlertMetrics.bottom
    }

    private var footHeight: CGFloat {
        guard !buttons.isEmpty else { return 0 }
        return isSideBySide ? AlertMetrics.row : CGFloat(buttons.count) * AlertMetrics.row
    }

    func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let room = bounds.inset(by: safeArea)
        let maximum = max(room.height - 2 * AlertMetrics.edge, AlertMetrics.row)
        let width = min(AlertMetrics.width, bounds.width)
        let height = min(headHeight + footHeight, maximum)
        return CGRect(
            x: (room.midX - width / 2).rounded(),
            y: (room.midY - height / 2).rounded(),
            width: width,
            height: height
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        // What does not fit is scrolled; one and a half rows of the buttons are seen in any case.
        let foot = min(footHeight, max(bounds.height - headHeight, min(footHeight, AlertMetrics.row * 1.5)))
        head.frame = CGRect(x: 0, y: 0, width: width, height: max(bounds.height - foot, 0))
        head.contentSize = CGSize(width: width, height: headHeight)
        self.foot.frame = CGRect(x: 0, y: max(bounds.height - foot, 0), width: width, height: foot)
        self.foot.contentSize = CGSize(width: width, height: footHeight)
        let inner = innerWidth
        let textHeight = texts.height(width: inner)
        texts.frame = CGRect(x: AlertMetrics.margin, y: AlertMetrics.top, width: inner, height: textHeight)
        var y = AlertMetrics.top + textHeight + 2 * AlertMetrics.fieldGap
        for field in alert.textFields ?? [] {
            field.frame = CGRect(x: AlertMetrics.margin, y: y, width: inner, height: AlertMetrics.fieldHeight)
            y += AlertMetrics.fieldHeight + AlertMetrics.fieldGap
        }
        layOutButtons(width)
    }

    private func layOutButtons(_ width: CGFloat) {
        let hair = AlertLine.thickness
        let row = AlertMetrics.row
        for (index, button) in buttons.enumerated() {
            if isSideBySide {
                let half = width / 2
                button.frame = CGRect(x: CGFloat(index) * half, y: 0, width: half, height: row)
                lines[index].frame =
                    index == 0
                    ? CGRect(x: 0, y: 0, width: width, height: hair)
                    : CGRect(x: half - hair / 2, y: 0, width: hair, height: row)
            } else {
                button.frame = CGRect(x: 0, y: CGFloat(index) * row, width: width, height: row)
                lines[index].frame = CGRect(x: 0, y: CGFloat(index) * row, width: width, height: hair)
            }
        }
    }
}
