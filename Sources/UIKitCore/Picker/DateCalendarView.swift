import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// Lengths in points of calendars and of the labels that open them.
enum CalendarMetrics {
    static let width: CGFloat = 320
    static let margin: CGFloat = 16
    static let headerHeight: CGFloat = 48
    static let weekdayHeight: CGFloat = 20
    static let rowHeight: CGFloat = 42
    static let circle: CGFloat = 40
    static let rowCount = 6
    static let timeHeight: CGFloat = 48
    static let dayFont: CGFloat = 20
    static let headerFont: CGFloat = 17
    /// The arrow behind the name of the month.
    static let chevronFont: CGFloat = 14
    static let chevronGap: CGFloat = 5
    static let weekdayFont: CGFloat = 13
    /// How much of the tint lies behind the chosen day.
    static let chosenAlpha: CGFloat = 0.16
    static let capsuleHeight: CGFloat = 34
    static let capsuleRadius: CGFloat = 6
    static let capsuleInset: CGFloat = 11
    static let capsuleGap: CGFloat = 4
    static let timeCard = CGSize(width: 216, height: 200)

    static var monthSize: CGSize {
        CGSize(width: width, height: headerHeight + weekdayHeight + CGFloat(rowCount) * rowHeight + 8)
    }
}

/// A month of a calendar, of which a day is chosen by a tap.
///
/// A tap on the month's name brings out wheels of months and years in the place of the days, and another one puts them away.
///
/// GUESS calendar-wheels: what they are turned to is chosen at once, with the same day.
@MainActor final class DateCalendarView: UIView, UnarchivedView {
    weak var picker: UIDatePicker?
    /// Called when a day was chosen.
    var onPick: (() -> Void)?

    private let heading = PartLabel()
    private let chevron = PartImageView(frame: .zero)
    /// The wheels of months and years, while they are seen.
    private var wheels: DateWheels?
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdays: [PartLabel] = []
    private var days: [PartLabel] = []
    private let circle = PartView()
    /// The first day of the month that is shown.
    private var month: Date?
    private var shown: [Date?] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        heading.font = .boldSystemFont(ofSize: CalendarMetrics.headerFont)
        heading.textColor = .label
        addSubview(heading)
        chevron.image = UIImage(
            systemName: "chevron.right",
            withConfiguration: UIImage.SymbolConfiguration(
                pointSize: CalendarMetrics.chevronFont,
                weight: .semibold
            )
        )
        addSubview(chevron)
        for (button, name, step) in [(back, "chevron.left", -1), (forward, "chevron.right", 1)] {
            let size = UIImage.SymbolConfiguration(pointSize: 19, weight: .semibold)
            button.setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
            addSubview(button)
        }
        circle.layer.cornerRadius = CalendarMetrics.circle / 2
        addSubview(circle)
        for _ in 0..<7 {
            let label = PartLabel()
            label.font = .systemFont(ofSize: CalendarMetrics.weekdayFont, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            weekdays.append(label)
            addSubview(label)
        }
        for _ in 0..<7 * CalendarMetrics.rowCount {
            let label = PartLabel()
            label.textAlignment = .center
            days.append(label)
            addSubview(label)
        }
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: Selector("tap:", DateCalendarView.tapped))
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func turn(by step: Int) {
        guard let picker, let month else { return }
        let calendar = picker.settings.calendar
        self.month = calendar.date(byAdding: .month, value: step, to: month) ?? month
        UIView.transition(
            with: self,
            duration: 0.25,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.fill() }
        )
    }

    /// Shows the month of the picker's date.
    func update() {
        guard let picker else { return }
        let calendar = picker.settings.calendar
        month = calendar.dateInterval(of: .month, for: picker.date)?.start
        wheels?.update(animated: false)
        fill()
    }

    /// Brings the wheels of months and years out, or puts them away.
    private func switchWheels() {
        if let wheels {
            wheels.removeFromSuperview()
            self.wheels = nil
        } else {
            let made = DateWheels(frame: .zero)
            made.mode = .yearAndMonth
            made.picker = picker
            addSubview(made)
            wheels = made
        }
        for part in weekdays + days + [back, forward] as [UIView] { part.isHidden = wheels != nil }
        update()
        UIView.animate(withDuration: 0.25) {
            let angle: CGFloat = self.wheels == nil ? 0 : .pi / 2
            self.chevron.transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    private func fill() {
        guard let picker, let month else { return }
        let settings = picker.settings
        let calendar = settings.calendar
        heading.text = settings.text(month, "yMMMM")
        heading.textColor = wheels == nil ? .label : tintColor
        for (label, name) in zip(weekdays, settings.weekdays) {
            label.text = name.uppercased(with: settings.locale)
        }
        let weekday = calendar.component(.weekday, from: month)
        let first = (weekday - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        shown = days.indices.map { index in
            let day = index - first
            return day >= 0 && day < count ? calendar.date(byAdding: .day, value: day, to: month) : nil
        }
        circle.isHidden = true
        for (label, date) in zip(days, shown) {
            guard let date else {
                label.text = nil
                continue
            }
            label.text = DateWords.number(calendar.component(.day, from: date), settings.locale)
            let isToday = calendar.isDate(date, inSameDayAs: settings.now)
            let isChosen = calendar.isDate(date, inSameDayAs: picker.date)
            let isAllowed = allows(date, settings)
            label.font = .systemFont(ofSize: CalendarMetrics.dayFont, weight: isChosen ? .semibold : .regular)
            label.textColor =
                isChosen || isToday && isAllowed ? tintColor : isAllowed ? .label : .tertiaryLabel
            if isChosen, wheels == nil { circle.isHidden = false }
        }
        setNeedsLayout()
    }

    /// Whether a moment of the day is within the limits.
    private func allows(_ day: Date, _ settings: DateSettings) -> Bool {
        let end = settings.calendar.date(byAdding: .day, value: 1, to: day) ?? day
        if let minimum = settings.minimum, end <= minimum { return false }
        if let maximum = settings.maximum, day > maximum { return false }
        return true
    }

    private func frame(of index: Int) -> CGRect {
        let width = (bounds.width - 2 * CalendarMetrics.margin) / 7
        let top = CalendarMetrics.headerHeight + CalendarMetrics.weekdayHeight
        return CGRect(
            x: CalendarMetrics.margin + CGFloat(index % 7) * width,
            y: top + CGFloat(index / 7) * CalendarMetrics.rowHeight,
            width: width,
            height: CalendarMetrics.rowHeight
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = CalendarMetrics.margin
        let height = CalendarMetrics.headerHeight
        let room = bounds.width - 160
        let width = min(heading.sizeThatFits(CGSize(width: room, height: height)).width, room)
        heading.frame = CGRect(x: margin + 4, y: 0, width: width, height: height)
        let arrow = chevron.image?.size ?? .zero
        chevron.bounds.size = arrow
        chevron.center = CGPoint(
            x: heading.frame.maxX + CalendarMetrics.chevronGap + arrow.width / 2,
            y: height / 2
        )
        wheels?.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
        forward.frame = CGRect(x: bounds.width - margin - 40, y: 0, width: 40, height: height)
        back.frame = CGRect(x: bounds.width - margin - 84, y: 0, width: 40, height: height)
        for (index, label) in weekdays.enumerated() {
            let cell = frame(of: index)
            label.frame = CGRect(
                x: cell.minX,
                y: height,
                width: cell.width,
                height: CalendarMetrics.weekdayHeight
            )
        }
        for (index, label) in days.enumerated() {
            let cell = frame(of: index)
            label.frame = cell
            guard let picker, let date = shown.indices.contains(index) ? shown[index] : nil,
                picker.settings.calendar.isDate(date, inSameDayAs: picker.date)
            else { continue }
            circle.backgroundColor = ButtonColors.scaled(tintColor, by: CalendarMetrics.chosenAlpha)
            circle.bounds.size = CGSize(width: CalendarMetrics.circle, height: CalendarMetrics.circle)
            circle.center = CGPoint(x: cell.midX, y: cell.midY)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        fill()
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: self)
        if point.y < CalendarMetrics.headerHeight, point.x < back.frame.minX { return switchWheels() }
        guard wheels == nil, let picker,
            let index = days.indices.first(where: { frame(of: $0).contains(point) }),
            shown.indices.contains(index), let day = shown[index]
        else { return }
        let settings = picker.settings
        guard allows(day, settings) else { return }
        let parts = settings.calendar.dateComponents([.year, .month, .day], from: day)
        picker.picked(settings.date(picker.date, year: parts.year, month: parts.month, day: parts.day))
        fill()
        onPick?()
    }
}
