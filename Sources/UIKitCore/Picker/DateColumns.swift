import CoreGraphics
import Foundation

/// A wheel of a date picker.
package enum DateColumn {
    case year
    case month
    case day
    /// Days one after the other, over months and years.
    case span
    case hour
    case minute
    case half
    case hourCount
    case minuteCount

    /// The wheels of a mode, from left to right.
    package static func columns(_ settings: DateSettings) -> [DateColumn] {
        let time: [DateColumn] = settings.isTwelveHours ? [.hour, .minute, .half] : [.hour, .minute]
        switch settings.mode {
        case .time: return time
        case .dateAndTime: return [.span] + time
        case .countDownTimer: return [.hourCount, .minuteCount]
        case .date: return settings.dateOrder.map { $0 == "y" ? .year : $0 == "M" ? .month : .day }
        case .yearAndMonth:
            return settings.dateOrder.filter { $0 != "d" }.map { $0 == "y" ? .year : .month }
        }
    }

    /// How many different values there are.
    func valueCount(_ settings: DateSettings) -> Int {
        switch self {
        case .year: 10_000
        case .month: max(settings.monthNames.count, 1)
        case .day: settings.calendar.maximumRange(of: .day)?.count ?? 31
        case .span: 2 * Self.spanReach + 1
        case .hour: settings.isTwelveHours ? 12 : 24
        case .minute, .minuteCount: 60 / settings.minuteInterval
        case .half: 2
        case .hourCount: 24
        }
    }

    /// Whether the last value is followed by the first.
    var isEndless: Bool {
        switch self {
        case .month, .day, .hour, .minute: true
        default: false
        }
    }

    /// How many days before and after the year 2001 there are.
    private static let spanReach = 73_000

    func rowCount(_ settings: DateSettings) -> Int {
        valueCount(settings) * (isEndless ? PickerMetrics.rounds : 1)
    }

    /// The number that is added to a row's index for its value.
    private var base: Int { self == .year || self == .month || self == .day ? 1 : 0 }

    /// The value of a date, as a number from 0.
    package func value(of date: Date, _ settings: DateSettings) -> Int {
        let calendar = settings.calendar
        switch self {
        case .year: return calendar.component(.year, from: date) - base
        case .month: return calendar.component(.month, from: date) - base
        case .day: return calendar.component(.day, from: date) - base
        case .span:
            let days = calendar.dateComponents(
                [.day],
                from: start(calendar),
                to: calendar.startOfDay(for: date)
            )
            return (days.day ?? 0) + Self.spanReach
        case .hour:
            let hour = calendar.component(.hour, from: date)
            return settings.isTwelveHours ? hour % 12 : hour
        case .minute: return calendar.component(.minute, from: date) / settings.minuteInterval
        case .half: return calendar.component(.hour, from: date) / 12
        case .hourCount, .minuteCount: return 0
        }
    }

    private func start(_ calendar: Calendar) -> Date {
        calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    }

    /// The date with another value in this wheel.
    func date(_ date: Date, value: Int, _ settings: DateSettings) -> Date {
        let calendar = settings.calendar
        let hour = calendar.component(.hour, from: date)
        let minute = calendar.component(.minute, from: date)
        switch self {
        case .year: return settings.date(date, year: value + base)
        case .month: return settings.date(date, month: value + base)
        case .day: return settings.date(date, day: value + base)
        case .span:
            let now = self.value(of: date, settings)
            return calendar.date(byAdding: .day, value: value - now, to: date) ?? date
        case .hour:
            let half = settings.isTwelveHours ? hour / 12 * 12 : 0
            return settings.date(date, hour: value + half, minute: minute)
        case .minute: return settings.date(date, hour: hour, minute: value * settings.minuteInterval)
        case .half: return settings.date(date, hour: hour % 12 + 12 * value, minute: minute)
        case .hourCount, .minuteCount: return date
        }
    }

    package func title(_ value: Int, _ settings: DateSettings) -> String {
        switch self {
        case .year:
            var parts = DateComponents()
            (parts.year, parts.month, parts.day) = (value + base, 1, 1)
            guard let date = settings.calendar.date(from: parts) else { return String(value + base) }
            return settings.text(date, "y")
        case .month:
            let names = settings.monthNames
            return names.indices.contains(value) ? names[value] : String(value + base)
        case .day: return DateWords.number(value + base, settings.locale)
        case .span:
            let start = start(settings.calendar)
            let day = settings.calendar.date(byAdding: .day, value: value - Self.spanReach, to: start)
            if let day, settings.calendar.isDate(day, inSameDayAs: settings.now) {
                return DateWords.today(settings.locale)
            }
            return settings.text(day ?? start, "EEEMMMd")
        case .hour:
            guard settings.isTwelveHours else { return DateWords.number(value, digits: 2, settings.locale) }
            return DateWords.number(value == 0 ? 12 : value, settings.locale)
        case .minute:
            return DateWords.number(value * settings.minuteInterval, digits: 2, settings.locale)
        case .half: return settings.dayHalves[min(max(value, 0), 1)]
        case .hourCount: return DateWords.hours(value, settings.locale)
        case .minuteCount: return DateWords.minutes(value * settings.minuteInterval, settings.locale)
        }
    }

    /// The width of the wheel, in points.
    var width: CGFloat {
        switch self {
        case .year: 84
        case .month: 138
        case .day: 50
        case .span: 142
        case .hour, .minute: 46
        case .half: 52
        case .hourCount, .minuteCount: 130
        }
    }
}
