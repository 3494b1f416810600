import Foundation

/// How one kind of data looks in a text, and what it means.
///
/// Unchecked, because the compiler does not see that regular expressions are used by several threads at once.
struct DataPattern: @unchecked Sendable {
    /// The number of dates among kinds of results.
    static let date: NSTextCheckingTypes = 1 << 3
    /// The number of links.
    static let link: NSTextCheckingTypes = 1 << 5
    /// The number of telephone numbers.
    static let phoneNumber: NSTextCheckingTypes = 1 << 11
    /// Addresses and journeys, which Apple's detector finds.
    static let neverFound: NSTextCheckingTypes = 1 << 4 | 1 << 12

    /// The number of the kind.
    let type: NSTextCheckingTypes
    private let expression: NSRegularExpression
    /// Reads the meaning of a match, of which it may be a part alone; nil if it has none after all.
    private let read: (_ text: NSString, _ match: NSTextCheckingResult) -> DetectedData?

    private init?(
        _ type: NSTextCheckingTypes,
        _ pattern: String,
        _ read: @escaping (NSString, NSTextCheckingResult) -> DetectedData?
    ) {
        guard let made = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
            return nil
        }
        (self.type, expression, self.read) = (type, made, read)
    }

    /// The finds in a range of a text.
    func results(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        return expression.matches(in: string, options: .withTransparentBounds, range: range).compactMap {
            read(text, $0)
        }
    }

    /// All kinds.
    static let all = [
        DataPattern(link, LinkText.pattern) { LinkText.read($0, $1) },
        DataPattern(phoneNumber, PhoneText.pattern) { PhoneText.read($0, $1) },
        DataPattern(date, DateText.pattern) { DateText.read($0, $1) },
    ].compactMap(\.self)
}

/// Addresses of the web and of mail.
private enum LinkText {
    /// Domains at the end of a host without a scheme: usual ones of several letters, and any two letters of a country.
    private static let domains =
        "(?:com|org|net|edu|gov|mil|int|info|biz|name|pro|app|dev|xyz|blog|shop|site|online|tech|store|cloud|page|me|io|ai|tv"
        + "|a[cdefgilmoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abdefghilmnpqrstuwy]"
        + "|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|n[acefgilopruz]|om|p[aefghklmnrstwy]"
        + "|qa|r[eosuw]|s[abcdeghijklmnorstuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw])"

    /// Its groups: 1 an address with a scheme, 2 one of mail, 3 a host without a scheme and what follows.
    static let pattern =
        "(?<![a-z0-9+.-])([a-z][a-z0-9+.-]{1,30}://[^\\s<>\"]+|mailto:[^\\s<>\"]+@[^\\s<>\"]+)"
        + "|(?<![a-z0-9._%+-])([a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\\.){1,8}[a-z]{2,24})(?![a-z0-9-])"
        + "|(?<![a-z0-9@._%+-])((?:[a-z0-9-]{1,63}\\.){1,8}\(domains)(?![a-z0-9@-])(?!\\.[a-z0-9])(?::\\d{1,5})?(?:[/?#][^\\s<>\"]*)?)"

    static func read(_ text: NSString, _ match: NSTextCheckingResult) -> DetectedData? {
        let range = trimmed(match.range, of: text)
        let found = text.substring(with: range)
        let prefix =
            if match.range(at: 2).location != NSNotFound {
                "mailto:"
            } else if match.range(at: 3).location != NSNotFound {
                "http://"
            } else {
                ""
            }
        guard let url = URL(string: prefix + found), url.scheme != nil else { return nil }
        if prefix.isEmpty, found.hasSuffix("//") { return nil }
        return DetectedData(.link(url), at: range)
    }

    /// A range without the punctuation at its end, and without brackets that do not begin in it.
    private static func trimmed(_ range: NSRange, of text: NSString) -> NSRange {
        var characters = Array(text.substring(with: range).utf16)
        let marks = Set(".,;:!?'\u{2019}\u{201D}\u{BB}\u{2026}*_|`".utf16)
        let brackets = [(open: "(", close: ")"), ("[", "]"), ("{", "}")].map {
            (open: $0.open.utf16.first ?? 0, close: $0.close.utf16.first ?? 0)
        }
        var balances = brackets.map { pair in
            characters.reduce(0) { $0 + ($1 == pair.open ? 1 : 0) - ($1 == pair.close ? 1 : 0) }
        }
        while let last = characters.last {
            if let pair = brackets.firstIndex(where: { $0.close == last }), balances[pair] < 0 {
                balances[pair] += 1
            } else if !marks.contains(last) {
                break
            }
            characters.removeLast()
        }
        return NSRange(location: range.location, length: characters.count)
    }
}

/// Telephone numbers.
private enum PhoneText {
    private static let extra = "(?:\\s?(?:ext\\.?|x)\\s?\\d{1,5})?"
    private static let gap = "[\\s.\\u00A0-]"

    static let pattern =
        "(?<![\\w+.,/:@#$€£=-])(?:"
        // With a country's number.
        + "\\+\\d{1,3}(?:\(gap)?\\(?\\d{1,5}\\)?){1,6}"
        // North America's.
        + "|(?:1\(gap))?(?:\\(\\d{3}\\)\\s?|\\d{3}\(gap))\\d{3}\(gap)\\d{4}\(extra)"
        // From 0 on, in groups.
        + "|\\(?0\\d{1,5}\\)?[\\s/\\u00A0-]\\d{2,8}(?:[\\s\\u00A0-]\\d{2,8}){0,4}"
        + "|\\d{3}-\\d{4}|\\d{10,11}"
        + ")(?![\\w-]|[.,:/]\\d|\\s?[%€$])"

    static func read(_ text: NSString, _ match: NSTextCheckingResult) -> DetectedData? {
        let number = text.substring(with: match.range)
        let digits = number.unicodeScalars.count { ("0"..."9").contains($0) }
        guard (7...20).contains(digits), number.first != "+" || digits <= 15 else { return nil }
        return DetectedData(.phoneNumber(number), at: match.range)
    }
}

/// Dates with numbers, or with English names of months.
private enum DateText {
    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let month =
        "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
    private static let day = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s"

    /// Its groups: 1 to 3 year, month, day; 4 to 6 month, day, year; 7 to 9 day, month's name, year; 10 to 12 month's name, day, year;
    /// 13 to 16 hour, minute, second, half of the day.
    static let pattern =
        "(?<![\\w/.-])(?:\(day))?(?:(\\d{4})-(\\d{2})-(\\d{2})|(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})"
        + "|(\\d{1,2})(?:st|nd|rd|th)?\\.?\\s(?:of\\s)?(\(month))\\.?,?\\s(\\d{4})"
        + "|(\(month))\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?,?\\s(\\d{4}))"
        + "(?:(?:,?\\sat\\s|,?\\s|T)(\\d{1,2}):(\\d{2})(?::(\\d{2}))?(?:\\s?([ap])\\.?m\\b\\.?)?)?(?![\\w/]|[.-]\\d)"

    static func read(_ text: NSString, _ match: NSTextCheckingResult) -> DetectedData? {
        func part(_ group: Int) -> String? {
            let range = match.range(at: group)
            return range.location == NSNotFound ? nil : text.substring(with: range)
        }
        func number(_ group: Int) -> Int? { part(group).flatMap { Int($0) } }
        func named(_ group: Int) -> Int? {
            part(group).flatMap { months.firstIndex(of: String($0.lowercased().prefix(3))) }.map { $0 + 1 }
        }
        var components = DateComponents()
        components.year = number(1) ?? number(6) ?? number(9) ?? number(12)
        components.month = number(2) ?? number(4) ?? named(8) ?? named(10)
        components.day = number(3) ?? number(5) ?? number(7) ?? number(11)
        if let year = components.year, part(6)?.count == 2 {
            components.year = year + (year < 70 ? 2000 : 1900)
        }
        (components.hour, components.minute, components.second) = (
            number(13) ?? 12, number(14) ?? 0, number(15) ?? 0
        )
        if let half = part(16)?.lowercased(), let hour = components.hour {
            guard (1...12).contains(hour) else { return nil }
            components.hour = hour % 12 + (half == "p" ? 12 : 0)
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        components.calendar = calendar
        guard components.isValidDate(in: calendar), let date = calendar.date(from: components) else {
            return nil
        }
        return DetectedData(.date(date, calendar.timeZone), at: match.range)
    }
}
