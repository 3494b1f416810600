/// Kinds of data in a text that can become links.
///
/// Links and telephone numbers are found, as `NSDataDetector` finds them, in text that is not editable; the other types are kept and
/// find nothing.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The raw bits, one for each kind of data.
    public let rawValue: UInt

    /// Makes a set of bits; unknown ones are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers; a tap opens a `tel:` URL.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// URLs and addresses of web pages; a tap opens them.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses, which nothing finds here.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times, which nothing finds here.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Tracking numbers of parcels, which nothing finds here.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights, which nothing finds here.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Words and names to look up, which nothing finds here.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All kinds, those of later systems included.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
