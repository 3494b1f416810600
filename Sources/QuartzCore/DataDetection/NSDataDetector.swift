public import Foundation

/// The numbers of several kinds of results, together.
public typealias NSTextCheckingTypes = UInt64

/// Finds data in texts: links, telephone numbers and dates.
///
/// These are found:
/// - links: addresses with a scheme and `//`, `mailto:` addresses, addresses of mail, and names of hosts that end in a usual domain
///   (`example.com/page`, which becomes `http://example.com/page`). Punctuation behind an address is none of it, nor is a bracket that
///   does not begin in it.
/// - telephone numbers: with a country's number (`+44 20 7946 0958`), in North America's way (`(415) 555-0132`, `415.555.0132`), beginning
///   with 0 in groups (`030 901820`), seven digits as `555-0132`, and ten or eleven digits at a stretch.
/// - dates: `2026-11-26`, `11/26/2026` (the month first), and English ones with the name of the month (`26 November 2026`,
///   `Nov 26, 2026`), each with a time behind it (`at 5:30 PM`, `17:30`); at noon without one. They count in the present time zone.
///
/// These are not found: postal addresses, flights, dates in words (`tomorrow`), and times without a day.
///
/// Apple's class derives from `NSRegularExpression`, which cannot be derived from here: it has its methods of finding.
public final class NSDataDetector: NSObject, Sendable {
    /// The numbers of the kinds that are looked for.
    public let checkingTypes: NSTextCheckingTypes

    private let patterns: [DataPattern]

    /// Makes a detector.
    ///
    /// - Parameter checkingTypes: The numbers of kinds of results, together; those that are never found do no harm beside one that is.
    /// - Throws: An error if nothing could ever be found.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        patterns = DataPattern.all.filter { checkingTypes & $0.type != 0 }
        super.init()
        let known = DataPattern.all.reduce(DataPattern.neverFound) { $0 | $1.type }
        guard checkingTypes & known != 0 else { throw CocoaError(.formatting) }
    }

    /// Calls a block with each result of a range, from its start to its end; setting the block's last argument ends it.
    public func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stops: ObjCBool = false
        for result in matches(in: string, options: options, range: range) {
            block(result, [], &stops)
            if stops.boolValue { return }
        }
    }

    /// The results of a range, from its start to its end; they do not overlap.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - options: How much around a range counts; results are the same with all of them.
    ///   - range: In UTF-16 units; what reaches out of the text is cut off.
    public func matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> [NSTextCheckingResult] {
        let length = string.utf16.count
        guard (0..<length).contains(range.location), range.length > 0 else { return [] }
        let part = NSRange(location: range.location, length: min(range.length, length - range.location))
        let found = patterns.flatMap { $0.results(in: string, part) }
        // The one that begins first counts, of several the longest.
        let sorted = found.sorted {
            ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length)
        }
        var kept: [NSTextCheckingResult] = []
        for result in sorted where result.range.location >= kept.last.map({ NSMaxRange($0.range) }) ?? 0 {
            kept.append(result)
        }
        return kept
    }

    /// The number of results in a range.
    public func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// The first result of a range; nil if there is none.
    public func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// The range of the first result in a range; its location is `NSNotFound` if there is none.
    public func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }
}
