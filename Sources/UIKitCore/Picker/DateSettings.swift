import Foundation

/// What a date picker picks from, with the formats of its language.
package struct DateSettings {
    static let longestDuration: TimeInterval = 23 * 3600 + 59 * 60

    let mode: UIDatePicker.Mode
    let calendar: Calendar
    let locale: Locale
    let minimum, maximum: Date?
    let minuteInterval: Int
    /// Which day is the present one.
    let now: Date

    package init(
        mode: UIDatePicker.Mode,
        calendar: Calendar,
        locale: Locale?,
        timeZone: TimeZone?,
        minimum: Date?,
        maximum: Date?,
        minuteInterval: Int,
        now: Date = Date()
    ) {
        self.now = now
        var own = calendar
        let language = locale ?? calendar.locale ?? .current
        own.locale = language
        if let timeZone { own.timeZone = timeZone }
        self.mode = mode
        self.calendar = own
        self.locale = language
        self.minuteInterval = minuteInterval
        // Limits that exclude each other are none.
        let isSound = minimum.flatMap { low in maximum.map { low <= $0 } } ?? true
        self.minimum = isSound ? minimum : nil
        self.maximum = isSound ? maximum : nil
    }

    /// The nearest date within the limits.
    func clamped(_ date: Date) -> Date {
        var limited = date
        if let maximum { limited = min(limited, maximum) }
        if let minimum { limited = max(limited, minimum) }
        return limited
    }

    func allows(_ date: Date) -> Bool { clamped(date) == date }

    // MARK: Formats

    private func formatter() -> DateFormatter {
        let made = DateFormatter()
        made.locale = locale
        made.calendar = calendar
        made.timeZone = calendar.timeZone
        return made
    }

    /// A date by a template of fields, in the order of the language.
    func text(_ date: Date, _ template: String) -> String {
        let made = formatter()
        made.setLocalizedDateFormatFromTemplate(template)
        return made.string(from: date)
    }

    private func format(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    /// Whether hours are counted to 12 twice.
    var isTwelveHours: Bool { format("jmm").contains("a") }

    /// The order of year, month and day in the language: a string of y, M and d.
    var dateOrder: String {
        var order = ""
        for letter in format("yMMMMd") {
            let field: Character? =
                switch letter {
                case "y", "u", "U", "r": "y"
                case "M", "L": "M"
                case "d": "d"
                default: nil
                }
            if let field, !order.contains(field) { order.append(field) }
        }
        return order.count == 3 ? order : "Mdy"
    }

    var monthNames: [String] { formatter().standaloneMonthSymbols }
    var dayHalves: [String] { [formatter().amSymbol, formatter().pmSymbol] }

    /// Short names of the days of the week, the first one first.
    var weekdays: [String] {
        let names = formatter().shortStandaloneWeekdaySymbols
        guard names.count == 7 else { return names }
        let first = min(max(calendar.firstWeekday - 1, 0), 6)
        return (0..<7).map { names[(first + $0) % 7] }
    }

    // MARK: Days

    /// The date with another day of the calendar and the same time of day.
    func date(_ date: Date, year: Int? = nil, month: Int? = nil, day: Int? = nil) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        if let year { parts.year = year }
        if let month { parts.month = month }
        let wanted = day ?? parts.day ?? 1
        parts.day = 1
        guard let first = calendar.date(from: parts) else { return date }
        let last = calendar.range(of: .day, in: .month, for: first)?.upperBound ?? 29
        parts.day = min(max(wanted, 1), last - 1)
        return calendar.date(from: parts) ?? date
    }

    /// The date with another time of its day.
    func date(_ date: Date, hour: Int, minute: Int) -> Date {
        calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date) ?? date
    }
}
