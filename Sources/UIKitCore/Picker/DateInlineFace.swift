import CoreGraphics
import CoreText
import Foundation

/// A date picker as a calendar of a month, with the time below it where that is picked, too.
@MainActor final class DateInlineFace: UIView, UnarchivedView, DatePickerFace {
    weak var picker: UIDatePicker? {
        didSet {
            month.picker = picker
            time.picker = picker
        }
    }

    private let month = DateCalendarView()
    private let caption = PartLabel()
    private let time = DateCapsule(.time)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(month)
        caption.text = "Time"
        caption.font = .boldSystemFont(ofSize: CalendarMetrics.headerFont)
        caption.textColor = .label
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var hasTime: Bool { picker?.datePickerMode == .dateAndTime }

    var wishedSize: CGSize {
        var size = CalendarMetrics.monthSize
        if hasTime { size.height += CalendarMetrics.timeHeight }
        return size
    }

    func update(animated: Bool) {
        month.update()
        time.update()
        for part in [caption, time] as [UIView] {
            if hasTime, part.superview == nil { addSubview(part) }
            if !hasTime { part.removeFromSuperview() }
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CalendarMetrics.monthSize
        month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: size.height)
        let height = CalendarMetrics.timeHeight
        caption.frame = CGRect(x: CalendarMetrics.margin + 4, y: size.height, width: 120, height: height)
        let capsule = time.wishedSize
        time.frame = CGRect(
            x: bounds.width - CalendarMetrics.margin - capsule.width,
            y: size.height + (height - capsule.height) / 2,
            width: capsule.width,
            height: capsule.height
        )
    }
}
