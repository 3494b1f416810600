import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// A date picker's wheels.
@MainActor
final class DateWheels: UIView, UnarchivedView, DatePickerFace, UIPickerViewDataSource,
    UIPickerViewDelegate
{
    weak var picker: UIDatePicker?
    /// Another mode than the picker's, for wheels of times beside a calendar.
    var mode: UIDatePicker.Mode?

    private let wheels = UIPickerView(frame: .zero)
    private var columns: [DateColumn] = []
    private var settings: DateSettings?

    override init(frame: CGRect) {
        super.init(frame: frame)
        wheels.dataSource = self
        wheels.delegate = self
        addSubview(wheels)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var wishedSize: CGSize { PickerMetrics.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }

    func update(animated: Bool) {
        guard let picker else { return }
        var settings = picker.settings
        if let mode {
            settings = DateSettings(
                mode: mode,
                calendar: settings.calendar,
                locale: settings.locale,
                timeZone: nil,
                minimum: settings.minimum,
                maximum: settings.maximum,
                minuteInterval: settings.minuteInterval
            )
        }
        let isFirst = self.settings == nil
        self.settings = settings
        columns = DateColumn.columns(settings)
        if !animated || isFirst { wheels.reloadAllComponents() }
        for (index, column) in columns.enumerated() {
            show(
                value(of: column, picker, settings),
                in: index,
                column,
                settings,
                animated: animated && !isFirst
            )
        }
    }

    private func value(of column: DateColumn, _ picker: UIDatePicker, _ settings: DateSettings) -> Int {
        let minutes = Int(picker.countDownDuration / 60)
        switch column {
        case .hourCount: return minutes / 60
        case .minuteCount: return minutes % 60 / settings.minuteInterval
        default: return column.value(of: picker.date, settings)
        }
    }

    /// Turns a wheel to a value, by the nearest of its rows.
    private func show(
        _ value: Int,
        in component: Int,
        _ column: DateColumn,
        _ settings: DateSettings,
        animated: Bool
    ) {
        let count = column.valueCount(settings)
        let row = wheels.selectedRow(inComponent: component)
        var wanted = value
        if column.isEndless {
            let middle = PickerMetrics.rounds / 2 * count + value
            let round = Int((Double(row - value) / Double(count)).rounded())
            let near = round * count + value
            let isNear = animated && near >= 0 && near < column.rowCount(settings)
            wanted = isNear ? near : middle
        }
        if wanted != row || !animated {
            wheels.selectRow(wanted, inComponent: component, animated: animated)
        }
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        guard let settings, columns.indices.contains(component) else { return 0 }
        return columns[component].rowCount(settings)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        columns.indices.contains(component) ? columns[component].width : 0
    }

    func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString? {
        guard let settings, let picker, columns.indices.contains(component) else { return nil }
        let column = columns[component]
        let value = row % max(column.valueCount(settings), 1)
        let isCount = column == .hourCount || column == .minuteCount
        let shown = isCount ? picker.date : column.date(picker.date, value: value, settings)
        let isThere = column != .day || column.value(of: shown, settings) == value
        let color: UIColor = isCount || isThere && settings.allows(shown) ? .label : .tertiaryLabel
        return NSAttributedString(
            string: column.title(value, settings),
            attributes: [.foregroundColor: color, .font: UIFont.systemFont(ofSize: PickerMetrics.fontSize)]
        )
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let settings, let picker, columns.indices.contains(component) else { return }
        if settings.mode == .countDownTimer {
            var values = (hours: 0, minutes: 0)
            for (index, column) in columns.enumerated() {
                let row = wheels.selectedRow(inComponent: index)
                if column == .hourCount { values.hours = row } else { values.minutes = row }
            }
            let minutes = values.hours * 60 + values.minutes * settings.minuteInterval
            picker.picked(duration: Double(minutes * 60))
        } else {
            // Days may be shorter than the wheel's: all wheels are read, the day last.
            var date = picker.date
            let order: [DateColumn] = [.year, .month, .day, .span, .half, .hour, .minute]
            for column in order {
                guard let index = columns.firstIndex(of: column) else { continue }
                let value = wheels.selectedRow(inComponent: index) % max(column.valueCount(settings), 1)
                if value != column.value(of: date, settings) {
                    date = column.date(date, value: value, settings)
                }
            }
            picker.picked(date)
        }
        update(animated: true)
    }
}
