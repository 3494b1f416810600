import CoreGraphics
public import Foundation
import QuartzCore

/// The looks that a date picker can have.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style that suits the mode: compact, and wheels for durations and months.
    case automatic = 0
    /// Wheels, one for each part of the date.
    case wheels = 1
    /// Labels that open a calendar or wheels when they are tapped.
    case compact = 2
    /// A calendar of a month in the place of the picker.
    case inline = 3
}

/// A control for a date, a time, or a length of time.
///
/// Times of a date that the mode does not show stay what they are. Setting ``date`` sends no event.
///
/// Source: uikit U133.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The kinds of values that the user can pick.
    public enum Mode: Int, Sendable {
        /// A time of day: hour and minute.
        case time = 0
        /// A day: year, month and day of the month.
        case date = 1
        /// A day with a time of day.
        case dateAndTime = 2
        /// A length of time, in hours and minutes.
        case countDownTimer = 3
        /// A month with its year.
        case yearAndMonth = 4
    }

    private var dateStorage = Date()
    private var durationStorage: TimeInterval = 0
    private var face: (any DatePickerFace)?

    /// Makes a picker of the present moment.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a picker of the present moment, as large as it wishes to be.
    @preconcurrency @MainActor public convenience init() {
        self.init(frame: .zero)
        frame.size = intrinsicContentSize
    }

    /// Makes a picker from an archive, with its date, mode and style.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        defer { coder.didInitialize(self, as: UIDatePicker.self) }
        guard coder.containsValue(forKey: "UIDatePickerDate") else { return }
        dateStorage = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "UIDatePickerDate"))
        datePickerMode = Mode(rawValue: coder.decodeInteger(forKey: "UIDatePickerMode")) ?? .dateAndTime
        preferredDatePickerStyle =
            UIDatePickerStyle(rawValue: coder.decodeInteger(forKey: "UIDatePickerStyle")) ?? .automatic
        durationStorage = coder.decodeDouble(forKey: "UIDatePickerDuration")
    }

    /// Writes the view and its date into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(dateStorage.timeIntervalSinceReferenceDate, forKey: "UIDatePickerDate")
        coder.encode(datePickerMode.rawValue, forKey: "UIDatePickerMode")
        coder.encode(preferredDatePickerStyle.rawValue, forKey: "UIDatePickerStyle")
        coder.encode(durationStorage, forKey: "UIDatePickerDuration")
    }

    // MARK: Mode and limits

    /// The kind of value that the user picks; a day with a time of day at first.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }

    /// The look that the program prefers; `automatic` at first.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }

    /// The style that the picker has; never `automatic`.
    ///
    /// Lengths of time and months have wheels alone, and times of day no calendar.
    open var datePickerStyle: UIDatePickerStyle {
        switch (preferredDatePickerStyle, datePickerMode) {
        case (_, .countDownTimer), (_, .yearAndMonth): .wheels
        case (.automatic, _): .compact
        case (.inline, .time): .wheels
        default: preferredDatePickerStyle
        }
    }

    /// The locale of the shown texts; nil for the calendar's.
    open var locale: Locale? = .current { didSet { rebuild() } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The calendar of the shown dates; nil for the user's.
    open var calendar: Calendar! = .current { didSet { rebuild() } }
    /// The time zone of the shown dates; nil for the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }

    /// The earliest date; ignored if it is later than the latest.
    open var minimumDate: Date? { didSet { limitsDidChange() } }
    /// The latest date; ignored if it is earlier than the earliest.
    open var maximumDate: Date? { didSet { limitsDidChange() } }

    private func limitsDidChange() {
        dateStorage = settings.clamped(dateStorage)
        update(animated: false)
    }

    /// The step between minutes; a divisor of 60, otherwise 1.
    open var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
            if minuteInterval != oldValue { rebuild() }
        }
    }

    /// Whether dates are rounded down to the step between minutes.
    open var roundsToMinuteInterval = true { didSet { update(animated: false) } }

    /// The picked length of time, in seconds: whole minutes below a day.
    open var countDownDuration: TimeInterval {
        get { durationStorage }
        set {
            guard newValue.isFinite else { return }
            let minutes = (min(max(newValue, 0), DateSettings.longestDuration) / 60).rounded(.down)
            durationStorage = minutes * 60
            update(animated: false)
        }
    }

    /// The picked date, inside the limits; at first the moment at which the picker was made.
    open var date: Date {
        get { dateStorage }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date without sending an event; if animated, the wheels turn.
    ///
    /// A date that is not finite is ignored.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        dateStorage = settings.clamped(date)
        update(animated: animated)
    }

    /// Picks a date as the user does: sets it and sends `valueChanged`.
    ///
    /// This is an addition of this library, for scripted programs and tests.
    public func pick(_ date: Date) {
        setDate(date, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// A person has picked a date or a length of time.
    func picked(_ date: Date) {
        let old = dateStorage
        setDate(date, animated: true)
        if dateStorage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    func picked(duration: TimeInterval) {
        let old = durationStorage
        countDownDuration = max(duration, Double(60 * minuteInterval))
        if durationStorage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Looks

    /// What the parts need to know.
    var settings: DateSettings {
        DateSettings(
            mode: datePickerMode,
            calendar: calendar ?? .current,
            locale: locale,
            timeZone: timeZone,
            minimum: minimumDate,
            maximum: maximumDate,
            minuteInterval: minuteInterval
        )
    }

    private func rebuild() {
        face?.removeFromSuperview()
        face = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func madeFace() -> any DatePickerFace {
        if let face { return face }
        let made: any DatePickerFace =
            switch datePickerStyle {
            case .wheels: DateWheels(frame: bounds)
            case .inline: DateInlineFace(frame: bounds)
            case .automatic, .compact: DateCompactFace(frame: bounds)
            }
        made.picker = self
        face = made
        addSubview(made)
        made.update(animated: false)
        return made
    }

    private func update(animated: Bool) {
        face?.update(animated: animated && window != nil)
        if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
    }

    @_spi(UIKitRooms) open override func stateDidChange() {
        super.stateDidChange()
        face?.alpha = isEnabled ? 1 : 0.5
        face?.isUserInteractionEnabled = isEnabled
    }

    /// The size that the style needs, in points.
    open override dynamic var intrinsicContentSize: CGSize { madeFace().wishedSize }

    /// The size that the style needs, in points, whatever is offered.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { madeFace().wishedSize }

    // GUESS intrinsic-priorities
    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 750, vertical: 750) }

    /// Gives the parts the size of the picker.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let shown = madeFace()
        let size = shown.wishedSize
        switch datePickerStyle {
        case .compact:
            shown.frame = CGRect(
                x: 0,
                y: (bounds.height - size.height) / 2,
                width: max(size.width, bounds.width),
                height: size.height
            )
        default: shown.frame = bounds
        }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let day = settings.text(date, datePickerMode == .time ? "jmm" : "yMMMd")
        return super.accessibilityDefaults.element(value: day, traits: .adjustable)
    }
}

/// What a date picker looks like in a style.
@MainActor protocol DatePickerFace: UIView {
    var picker: UIDatePicker? { get set }
    var wishedSize: CGSize { get }
    /// Shows the picker's date.
    func update(animated: Bool)
}
