import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The list of an action sheet: texts and actions in one group, the cancelling action in another one below.
@MainActor final class AlertSheet: UIView, AlertLook {
    private typealias Metrics = AlertMetrics.Sheet

    private let alertReference: BackReference<UIAlertController>
    private var alert: UIAlertController { alertReference.object }
    private let texts = AlertTexts(isList: true)
    private let group = UIView()
    private let list = UIScrollView()
    private let cancelGroup = UIView()
    private var buttons: [AlertButton] = []
    private var lines: [AlertLine] = []
    private var cancel: AlertButton?

    init(_ alert: UIAlertController) {
        alertReference = BackReference(alert) {
            UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        }
        super.init(frame: CGRect(x: 0, y: 0, width: Metrics.widest, height: 100))
        for part in [group, cancelGroup] {
            part.layer.cornerRadius = Metrics.cornerRadius
            part.clipsToBounds = true
            addSubview(part)
        }
        group.backgroundColor = AlertColors.fill
        cancelGroup.backgroundColor = AlertColors.cancelFill
        list.showsVerticalScrollIndicator = false
        group.addSubview(list)
        list.addSubview(texts)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        texts.show(alert)
        for old in buttons as [UIView] + lines + [cancel].compactMap({ $0 }) { old.removeFromSuperview() }
        func make(_ action: UIAlertAction) -> AlertButton {
            let button = AlertButton(action, size: Metrics.buttonSize, isBold: alert.isBold(action))
            button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
            return button
        }
        buttons = alert.actions.filter { $0.style != .cancel }.map(make)
        cancel = alert.actions.first { $0.style == .cancel }.map(make)
        lines = buttons.map { _ in AlertLine() }
        for part in buttons as [UIView] + lines { list.addSubview(part) }
        if let cancel { cancelGroup.addSubview(cancel) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        guard !texts.isEmpty else { return 0 }
        return texts.height(width: width - 2 * Metrics.textMargin) + 2 * Metrics.textMargin
    }

    private func listHeight(_ width: CGFloat) -> CGFloat {
        textHeight(width) + CGFloat(buttons.count) * Metrics.row
    }

    private var cancelHeight: CGFloat { cancel == nil ? 0 : Metrics.row + Metrics.gap }

    func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let width = max(min(bounds.width, Metrics.widest) - 2 * Metrics.side, 0)
        let below = max(safeArea.bottom, Metrics.side)
        let maximum = max(bounds.height - safeArea.top - below - AlertMetrics.edge, Metrics.row)
        let height = min(listHeight(width) + cancelHeight, maximum)
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(),
            y: bounds.height - below - height,
            width: width,
            height: height
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let height = max(bounds.height - cancelHeight, 0)
        group.frame = CGRect(x: 0, y: 0, width: width, height: height)
        list.frame = group.bounds
        list.contentSize = CGSize(width: width, height: listHeight(width))
        let text = textHeight(width)
        texts.frame = CGRect(
            x: Metrics.textMargin,
            y: Metrics.textMargin,
            width: max(width - 2 * Metrics.textMargin, 0),
            height: max(text - 2 * Metrics.textMargin, 0)
        )
        for (index, button) in buttons.enumerated() {
            let y = text + CGFloat(index) * Metrics.row
            button.frame = CGRect(x: 0, y: y, width: width, height: Metrics.row)
            lines[index].frame = CGRect(x: 0, y: y, width: width, height: AlertLine.thickness)
            lines[index].isHidden = y == 0
        }
        cancelGroup.isHidden = cancel == nil
        cancelGroup.frame = CGRect(x: 0, y: height + Metrics.gap, width: width, height: Metrics.row)
        cancel?.frame = cancelGroup.bounds
    }
}
