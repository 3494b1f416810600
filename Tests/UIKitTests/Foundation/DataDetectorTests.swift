import Foundation
import Testing
import UIKit

/// Data in texts.
@Suite("Data detectors")
struct DataDetectorTests {
    /// Links, telephone numbers and dates.
    private static let all: UInt64 = 1 << 5 | 1 << 11 | 1 << 3

    private func found(_ text: String, _ types: UInt64 = all) throws -> [String] {
        let detector = try NSDataDetector(types: types)
        let range = NSRange(location: 0, length: text.utf16.count)
        return detector.matches(in: text, options: [], range: range).map { result in
            let part = (text as NSString).substring(with: result.range)
            if let url = result.url { return "\(part) -> \(url.absoluteString)" }
            if let number = result.phoneNumber { return "phone \(number)" }
            return result.date.map { "\(part) -> \(Self.text($0, result.timeZone))" } ?? "nothing"
        }
    }

    private static func text(_ date: Date, _ zone: TimeZone?) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = zone
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        return formatter.string(from: date)
    }

    @Test(
        "addresses end before the punctuation behind them and keep brackets that begin in them",
        arguments: [
            (
                "See https://example.com/a_(b)?q=1. Or (http://x.org/y), 'https://z.net/'!",
                [
                    "https://example.com/a_(b)?q=1 -> https://example.com/a_(b)?q=1",
                    "http://x.org/y -> http://x.org/y", "https://z.net/ -> https://z.net/",
                ]
            ),
            (
                "Write to bob.smith@mail.example.co.uk, or mailto:a@b.org.",
                [
                    "bob.smith@mail.example.co.uk -> mailto:bob.smith@mail.example.co.uk",
                    "mailto:a@b.org -> mailto:a@b.org",
                ]
            ),
            (
                "example.com/page and www.foo.org:8080/x?y#z; app://deep/link",
                [
                    "example.com/page -> http://example.com/page",
                    "www.foo.org:8080/x?y#z -> http://www.foo.org:8080/x?y#z",
                    "app://deep/link -> app://deep/link",
                ]
            ),
            ("readme.txt, file.swift, e.g. this, 3.14, a..b, @name, http://", []),
            ("\u{1F600} example.com", ["example.com -> http://example.com"]),
        ] as [(String, [String])]
    )
    func links(_ text: String, _ expected: [String]) throws { #expect(try found(text) == expected) }

    @Test(
        "telephone numbers are found in the usual ways of writing, and other numbers are not",
        arguments: [
            (
                "+44 20 7946 0958, (415) 555-0132, 415.555.0132, 030 901820, 555-0132 or 4155550132",
                [
                    "phone +44 20 7946 0958", "phone (415) 555-0132", "phone 415.555.0132",
                    "phone 030 901820",
                    "phone 555-0132", "phone 4155550132",
                ]
            ),
            ("3.14159265358 192.168.100.200 10:30 1234-5678-9012-3456 $1,000,000,000 12345", []),
        ] as [(String, [String])]
    )
    func phoneNumbers(_ text: String, _ expected: [String]) throws { #expect(try found(text) == expected) }

    @Test(
        "dates are found with numbers and English names, at noon unless a time stands behind",
        arguments: [
            (
                "on 26 November 2026 at 5:30 PM, 11/26/2026, Nov 26, 2026 or 2026-11-26T17:30:05",
                [
                    "26 November 2026 at 5:30 PM -> 2026-11-26 17:30:00", "11/26/2026 -> 2026-11-26 12:00:00",
                    "Nov 26, 2026 -> 2026-11-26 12:00:00", "2026-11-26T17:30:05 -> 2026-11-26 17:30:05",
                ]
            ),
            ("2026-13-45, 31 February 2026, 1/2/3", []),
        ] as [(String, [String])]
    )
    func dates(_ text: String, _ expected: [String]) throws { #expect(try found(text) == expected) }

    @Test("only the wanted kinds are found, only in the range, until the block has enough")
    func wanted() throws {
        let text = "a.com 555-0132 b.com c.com"
        #expect(try found(text, 1 << 5) == ["a", "b", "c"].map { "\($0).com -> http://\($0).com" })
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType(rawValue: 1 << 5).rawValue)
        var seen: [Int] = []
        detector.enumerateMatches(in: text, range: NSRange(location: 5, length: 999)) { result, _, stops in
            seen.append(result?.range.location ?? -1)
            stops.pointee = true
        }
        #expect(seen == [15])
        #expect(
            detector.firstMatch(in: text, range: NSRange(location: 0, length: 5))?.resultType.rawValue == 32
        )
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 26)) == 3)
        #expect(
            detector.rangeOfFirstMatch(in: text, range: NSRange(location: 6, length: 8)).location
                == NSNotFound
        )
        #expect(detector.matches(in: text, range: NSRange(location: 90, length: 5)).isEmpty)
        #expect(detector.matches(in: text, range: NSRange(location: 5, length: .max)).count == 2)
        #expect(detector.matches(in: text, range: NSRange(location: -1, length: 5)).isEmpty)
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
        #expect(throws: (any Error).self) { try NSDataDetector(types: 1 << 1) }
    }

    @Test("long texts that could be something at each place are read once")
    func hostile() throws {
        for piece in ["a", "a.", "1 ", "+1", "0-", "(", "a@", "://", "\u{0}"] {
            let text = String(repeating: piece, count: 20_000)
            #expect(try found(text).count <= text.utf16.count)
        }
    }
}
