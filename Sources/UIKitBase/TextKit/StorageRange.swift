import Foundation

/// Ranges of a text that may come from anywhere.
package enum StorageRange {
    /// A range cut to a length; `NSNotFound` and numbers below 0 are cut too.
    package static func clamped(_ range: NSRange, to length: Int) -> NSRange {
        let start = min(max(range.location, 0), length)
        let (sum, overflows) = range.location.addingReportingOverflow(max(range.length, 0))
        let end = overflows ? length : min(max(sum, start), length)
        return NSRange(location: start, length: end - start)
    }

    /// A range cut to a text, with both halves of the surrogate pairs at its ends; an empty one within a pair moves before it.
    package static func whole(_ range: NSRange, in text: NSAttributedString) -> NSRange {
        let range = clamped(range, to: text.length)
        let units = text.string.utf16
        guard units.count == text.length else { return range }
        func divides(_ offset: Int) -> Bool {
            guard offset > 0, offset < units.count else { return false }
            let index = units.index(units.startIndex, offsetBy: offset)
            return units[index] & 0xFC00 == 0xDC00 && units[units.index(before: index)] & 0xFC00 == 0xD800
        }
        let start = divides(range.location) ? range.location - 1 : range.location
        let end = NSMaxRange(range)
        if range.length == 0 { return NSRange(location: start, length: 0) }
        return NSRange(location: start, length: (divides(end) ? end + 1 : end) - start)
    }

    /// The range with the rest of the clusters at its ends, as the standard library has them.
    static func clusters(around range: NSRange, in string: String) -> NSRange {
        let units = string.utf16
        guard NSMaxRange(range) <= units.count else { return range }
        let start = units.index(units.startIndex, offsetBy: range.location)
        let end = units.index(start, offsetBy: range.length)
        var first = range.location
        var last = NSMaxRange(range)
        if String.Index(start, within: string) == nil {
            let cluster = string.index(before: string.index(after: start))
            first -= units.distance(from: cluster, to: start)
        }
        if String.Index(end, within: string) == nil {
            last += units.distance(from: end, to: string.index(after: end))
        }
        return NSRange(location: first, length: last - first)
    }

    /// The longest range around a character, in a limit, in which the attributes of each one meet a condition.
    static func longest(
        at location: Int,
        in limit: NSRange,
        of text: NSAttributedString,
        where isSame: ([NSAttributedString.Key: Any]) -> Bool
    ) -> NSRange {
        let limit = clamped(limit, to: text.length)
        guard NSLocationInRange(location, limit) else { return NSRange(location: location, length: 0) }
        var start = location
        var end = location + 1
        var part = NSRange()
        _ = text.attributes(at: location, effectiveRange: &part)
        start = max(min(part.location, location), limit.location)
        end = min(max(NSMaxRange(part), location + 1), NSMaxRange(limit))
        while start > limit.location, isSame(text.attributes(at: start - 1, effectiveRange: &part)) {
            start = max(min(part.location, start - 1), limit.location)
        }
        while end < NSMaxRange(limit), isSame(text.attributes(at: end, effectiveRange: &part)) {
            end = min(max(NSMaxRange(part), end + 1), NSMaxRange(limit))
        }
        return NSRange(location: start, length: end - start)
    }

    /// Walks through a range; the body is given a place and what is left of the range, and says what it has looked at.
    static func forEach(
        in range: NSRange,
        of text: NSAttributedString,
        reversed: Bool,
        _ body: (_ offset: Int, _ limit: NSRange) -> NSRange?
    ) {
        var rest = clamped(range, to: text.length)
        while rest.length > 0 {
            guard let seen = body(reversed ? NSMaxRange(rest) - 1 : rest.location, rest) else { return }
            // The text may have become shorter meanwhile.
            rest = NSIntersectionRange(rest, NSRange(location: 0, length: text.length))
            if reversed {
                let end = min(seen.location, NSMaxRange(rest) - 1)
                rest.length = max(end - rest.location, 0)
            } else {
                let start = max(NSMaxRange(seen), rest.location + 1)
                rest = NSRange(location: start, length: max(NSMaxRange(rest) - start, 0))
            }
        }
    }

    /// Whether two sets of attributes are equal.
    static func areEqual(_ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any]) -> Bool {
        a.count == b.count && a.allSatisfy { key, value in areEqual(value, b[key]) }
    }

    /// Whether two values of attributes are equal.
    static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return NSArray(object: a).isEqual(to: [b])
    }
}
