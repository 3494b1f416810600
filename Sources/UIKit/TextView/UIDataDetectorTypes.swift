/// Kinds of data in a text that can become links.
///
/// There is no detector on Linux: the types are kept and change nothing. Text that is to be tapped carries the attribute `link`.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The raw bits, one for each kind of data.
    public let rawValue: UInt

    /// Makes a set of bits; unknown ones are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers, which could be called.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// URLs and names of web pages, which could be opened.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses, which could be shown on a map.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times, which could be added to a calendar.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Tracking numbers of parcels, which could be followed.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights, which could be looked up.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Words and names that could be looked up.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All kinds, those of later systems included.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
