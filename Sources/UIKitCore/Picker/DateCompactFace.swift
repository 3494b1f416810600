import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// A date picker as labels that open a calendar or wheels.
@MainActor final class DateCompactFace: UIView, UnarchivedView, DatePickerFace {
    weak var picker: UIDatePicker? {
        didSet { for capsule in [day, time] { capsule.picker = picker } }
    }

    private let day = DateCapsule(.date)
    private let time = DateCapsule(.time)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    private var shown: [DateCapsule] {
        switch picker?.datePickerMode {
        case .time: [time]
        case .date: [day]
        default: [day, time]
        }
    }

    var wishedSize: CGSize {
        let sizes = shown.map(\.wishedSize)
        let gaps = CalendarMetrics.capsuleGap * CGFloat(sizes.count - 1)
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + gaps,
            height: sizes.map(\.height).max() ?? 0
        )
    }

    func update(animated: Bool) {
        for capsule in [day, time] {
            let isShown = shown.contains { $0 === capsule }
            if isShown, capsule.superview == nil { addSubview(capsule) }
            if !isShown { capsule.removeFromSuperview() }
            capsule.update()
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for capsule in shown {
            let size = capsule.wishedSize
            capsule.frame = CGRect(
                x: x,
                y: (bounds.height - size.height) / 2,
                width: size.width,
                height: size.height
            )
            x += size.width + CalendarMetrics.capsuleGap
        }
    }
}

/// A label with a date or a time, which opens what picks it.
@MainActor final class DateCapsule: UIControl, UnarchivedView {
    weak var picker: UIDatePicker?
    private let part: UIDatePicker.Mode
    private let label = PartLabel()
    private var isOpen = false

    init(_ part: UIDatePicker.Mode) {
        self.part = part
        super.init(frame: .zero)
        layer.cornerRadius = CalendarMetrics.capsuleRadius
        layer.cornerCurve = .continuous
        backgroundColor = .tertiarySystemFill
        label.font = .systemFont(ofSize: CalendarMetrics.headerFont)
        label.textAlignment = .center
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        part = .date
        super.init(coder: coder)
    }

    func update() {
        guard let picker else { return }
        label.text = picker.settings.text(picker.date, part == .time ? "jmm" : "yMMMd")
        label.textColor = isOpen ? tintColor : .label
        setNeedsLayout()
    }

    var wishedSize: CGSize {
        CGSize(
            width: label.intrinsicContentSize.width + 2 * CalendarMetrics.capsuleInset,
            height: CalendarMetrics.capsuleHeight
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        label.alpha = isHighlighted ? 0.4 : 1
    }

    private func open() {
        guard let picker, let window, !isOpen else { return }
        isOpen = true
        picker.sendActions(for: .editingDidBegin)
        update()
        let content: UIView
        let size: CGSize
        if part == .time {
            let wheels = DateWheels(frame: .zero)
            wheels.mode = .time
            wheels.picker = picker
            wheels.update(animated: false)
            (content, size) = (wheels, CalendarMetrics.timeCard)
        } else {
            let month = DateCalendarView(frame: .zero)
            month.picker = picker
            month.update()
            (content, size) = (month, CalendarMetrics.monthSize)
        }
        let card = PickerPopover(content, size)
        card.tintColor = tintColor
        let style = picker.traitCollection.userInterfaceStyle
        if style != window.traitCollection.userInterfaceStyle { card.overrideUserInterfaceStyle = style }
        card.onEnd = { [weak self, weak picker] in
            self?.isOpen = false
            self?.update()
            picker?.sendActions(for: .editingDidEnd)
        }
        card.present(beside: convert(bounds, to: nil), in: window)
    }
}
