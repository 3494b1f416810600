/// Kinds of data in a text that can become links.
///
/// There is no detector on Linux: the types are kept and change nothing. Text that is to be tapped carries the attribute `link`.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the types.
    public let rawValue: UInt

    /// Makes a set of bits; unknown ones are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What can be looked up.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All types there will ever be.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
