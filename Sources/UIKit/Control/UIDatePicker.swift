public import Foundation
import QuartzCore

/// A control for a date or a time.
///
/// The date and its event work; the wheels are not drawn, since there is no text engine yet.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is picked.
    public enum Mode: Int, Sendable {
        /// A time of day.
        case time = 0
        /// A day.
        case date = 1
        /// Both.
        case dateAndTime = 2
        /// A length of time.
        case countDownTimer = 3
    }

    private var dateStorage = Date()

    /// What is picked.
    open var datePickerMode = Mode.dateAndTime
    /// The language of what is shown.
    open var locale: Locale? = .current
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The calendar of what is shown.
    open var calendar: Calendar! = .current
    /// The time zone of what is shown.
    open var timeZone: TimeZone?
    /// The earliest date.
    open var minimumDate: Date?
    /// The latest date.
    open var maximumDate: Date?
    /// The picked length of time, in seconds.
    open var countDownDuration: TimeInterval = 0
    /// The step between minutes; a divisor of 60.
    open var minuteInterval = 1

    /// The picked date, inside the limits.
    open var date: Date {
        get { dateStorage }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date; as on Apple's systems this sends no event, see ``pick(_:)``.
    open func setDate(_ date: Date, animated: Bool) {
        var limited = date
        if let minimumDate { limited = max(limited, minimumDate) }
        if let maximumDate { limited = min(limited, maximumDate) }
        dateStorage = limited
    }

    /// Picks a date as a person does: sets it and sends `valueChanged`.
    ///
    /// This is an addition of this library, for scripted programs and tests.
    public func pick(_ date: Date) {
        setDate(date, animated: true)
        sendActions(for: .valueChanged)
    }
}
