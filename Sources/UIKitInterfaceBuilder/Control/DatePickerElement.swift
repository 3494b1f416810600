import CoreGraphics
import Foundation
import UIKitCore

/// What elements of date pickers say.
@MainActor enum DatePickerElement {
    static let kind = ElementKind.view("datePicker", UIDatePicker.self, read)

    private static let modes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
    ]

    private static let styles: [String: UIDatePickerStyle] = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]

    private static func read(_ picker: UIDatePicker, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let mode = load.value(element, "datePickerMode", modes) { picker.datePickerMode = mode }
        if let style = load.value(element, "style", styles) { picker.preferredDatePickerStyle = style }
        if let locale = element.child("locale", key: "locale")?.text("localeIdentifier") {
            picker.locale = Locale(identifier: locale)
        }
        if let name = element.child("timeZone", key: "timeZone")?.text("name") {
            picker.timeZone = TimeZone(identifier: name)
        }
        if let interval = element.integer("minuteInterval") { picker.minuteInterval = interval }
        if let rounds = element.flag("roundsToMinuteInterval") { picker.roundsToMinuteInterval = rounds }
        if let duration = element.number("countDownDuration") { picker.countDownDuration = duration }
        // The date is kept within the limits, so that it comes after them.
        if let date = date(element, "minimumDate") { picker.minimumDate = date }
        if let date = date(element, "maximumDate") { picker.maximumDate = date }
        // GUESS ib-picker-now: a date beside the switch that is on is what the editor shows.
        let isCurrent = element.flag("useCurrentDate") ?? true
        if let date = date(element, "date"), !isCurrent { picker.date = date }
    }

    private static func date(_ element: InterfaceElement, _ key: String) -> Date? {
        guard let seconds = element.child("date", key: key)?.number("timeIntervalSinceReferenceDate"),
            abs(seconds) < farthest
        else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }

    /// Seconds of 8,000 years: calendars do not count farther.
    private static let farthest: CGFloat = 8_000 * 366 * 86_400
}
