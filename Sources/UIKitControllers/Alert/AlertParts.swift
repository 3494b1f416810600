import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The colours of alerts.
@MainActor enum AlertColors {
    /// Behind cards and lists: nearly opaque.
    static let fill = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 37 / 255, alpha: 0.98) : UIColor(white: 249 / 255, alpha: 0.98)
    }
    /// Behind the cancelling action of a list.
    static let cancelFill = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 44 / 255, alpha: 1) : UIColor(white: 1, alpha: 1)
    }
    /// Over a button under a finger.
    static let pressed = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08)
    }
}

/// One action of an alert.
@MainActor final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    private let shade = UIView()

    init(_ action: UIAlertAction, size: CGFloat, isBold: Bool) {
        self.action = action
        super.init(frame: .zero)
        shade.backgroundColor = AlertColors.pressed
        shade.isUserInteractionEnabled = false
        shade.isHidden = true
        label.text = action.title
        label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        addSubview(shade)
        addSubview(label)
        action.isEnabledDidChange = { [weak self] in self?.paint() }
        accessibilityIdentifier = action.accessibilityIdentifier
        paint()
    }

    required init?(coder: NSCoder) { nil }

    private func paint() {
        isEnabled = action.isEnabled
        label.textColor =
            !action.isEnabled
            ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor ?? .systemBlue
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        paint()
    }

    /// How wide the title is by nature.
    var titleWidth: CGFloat { label.sizeThatFits(CGSize(width: 10_000, height: 100)).width }

    override var isHighlighted: Bool {
        didSet { shade.isHidden = !isHighlighted }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}

/// A thin line.
@MainActor final class AlertLine: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .separator
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// The thickness of a line: one pixel.
    static var thickness: CGFloat { 1 / max(UIScreenScale.current, 1) }
}

/// Title and message, one below the other.
@MainActor final class AlertTexts: UIView {
    private let title = UILabel()
    private let message = UILabel()
    private let isList: Bool

    init(isList: Bool) {
        self.isList = isList
        super.init(frame: .zero)
        let size = AlertMetrics.Sheet.textSize
        title.font = .systemFont(ofSize: isList ? size : AlertMetrics.titleSize, weight: .semibold)
        message.font = .systemFont(ofSize: isList ? size : AlertMetrics.messageSize)
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.textColor = isList ? .secondaryLabel : .label
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ alert: UIAlertController) {
        title.text = alert.title
        message.text = alert.message
        // A message without a title stands in its place.
        let isAlone = (alert.title ?? "").isEmpty
        if !isList {
            message.font = .systemFont(
                ofSize: isAlone ? AlertMetrics.titleSize : AlertMetrics.messageSize,
                weight: isAlone ? .semibold : .regular
            )
        }
        setNeedsLayout()
    }

    var isEmpty: Bool { (title.text ?? "").isEmpty && (message.text ?? "").isEmpty }

    private func frames(width: CGFloat) -> (title: CGRect, message: CGRect, height: CGFloat) {
        func height(_ label: UILabel) -> CGFloat {
            guard let text = label.text, !text.isEmpty else { return 0 }
            return label.sizeThatFits(CGSize(width: width, height: 10_000)).height.rounded(.up)
        }
        let (first, second) = (height(title), height(message))
        let gap = first > 0 && second > 0 ? isList ? 8 : AlertMetrics.titleGap : 0
        return (
            CGRect(x: 0, y: 0, width: width, height: first),
            CGRect(x: 0, y: first + gap, width: width, height: second),
            first + gap + second
        )
    }

    func height(width: CGFloat) -> CGFloat { frames(width: width).height }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(width: bounds.width)
        title.frame = frames.title
        message.frame = frames.message
    }
}
