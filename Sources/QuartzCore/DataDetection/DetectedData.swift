public import Foundation

/// A finding of a detector: a range and its meaning.
final class DetectedData: NSTextCheckingResult {
    /// The meaning of a range.
    enum Meaning {
        case link(URL)
        case phoneNumber(String)
        case date(Date, TimeZone)
    }

    let meaning: Meaning
    private let place: NSRange

    init(_ meaning: Meaning, at place: NSRange) {
        (self.meaning, self.place) = (meaning, place)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType {
        let type =
            switch meaning {
            case .link: DataPattern.link
            case .phoneNumber: DataPattern.phoneNumber
            case .date: DataPattern.date
            }
        return NSTextCheckingResult.CheckingType(rawValue: type)
    }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange {
        idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
    }
    override func range(withName name: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    override var regularExpression: NSRegularExpression? { nil }

    override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextCheckingResult {
    private var detected: DetectedData.Meaning? { (self as? DetectedData)?.meaning }

    /// The address of a link; nil for other results.
    public var url: URL? {
        guard case .link(let url) = detected else { return nil }
        return url
    }

    /// The telephone number as it stands in the text; nil for other results.
    public var phoneNumber: String? {
        guard case .phoneNumber(let number) = detected else { return nil }
        return number
    }

    /// The moment of a date; nil for other results.
    public var date: Date? {
        guard case .date(let date, _) = detected else { return nil }
        return date
    }

    /// The time zone that a date was read in; nil for other results.
    public var timeZone: TimeZone? {
        guard case .date(_, let zone) = detected else { return nil }
        return zone
    }

    /// The duration of an event with a date, in seconds: always 0, since durations are not detected.
    public var duration: TimeInterval { 0 }

    /// The parts of an address or a journey: nil, none are found.
    public var components: [NSTextCheckingKey: String]? { nil }

    /// The parts of an address: nil, none are found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// A part of an address or a journey that is found in a text.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    /// The name of the part, as in the keys of Apple's dictionaries, such as `ZIP`.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the person or company in an address.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// The job title of the person in an address.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// The company of the person in an address.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The street and the number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The town or city of an address.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state or province of an address.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code of an address.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country of an address.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// A telephone number that belongs to an address.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// The airline of a flight, such as its two-letter code.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of a flight without the airline.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
