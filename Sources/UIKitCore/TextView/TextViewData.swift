import AgateDisplay
import Foundation
import QuartzCore

/// Data of a text that are links though no attribute says so: what ``UITextView/dataDetectorTypes`` asks for, in text that is not edited.
@MainActor enum TextViewData {
    /// A part of a text, and what it leads to.
    struct Found {
        let range: NSRange
        let url: URL
    }

    /// Longer paragraphs are not searched.
    private static let maxUnits = 20_000
    private static let detectors = LockedValue<[NSTextCheckingTypes: NSDataDetector]>([:])

    /// The data in a paragraph of a view's text.
    static func data(in paragraph: String, of view: UITextView) -> [Found] {
        guard !view.dataDetectorTypes.isEmpty, !view.isEditable, paragraph.utf16.count <= maxUnits,
            let detector = detector(view.dataDetectorTypes)
        else { return [] }
        let whole = NSRange(location: 0, length: paragraph.utf16.count)
        return detector.matches(in: paragraph, range: whole).compactMap { result in
            let url = result.url ?? result.phoneNumber.flatMap(telephone)
            return url.map { Found(range: result.range, url: $0) }
        }
    }

    /// The data that lie at a place of a view's text.
    static func data(at place: Int, of view: UITextView) -> Found? {
        let text = view.textStorage.string as NSString
        guard place >= 0, place < text.length else { return nil }
        let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
        let found = data(in: text.substring(with: paragraph), of: view).first {
            NSLocationInRange(place - paragraph.location, $0.range)
        }
        return found.map {
            Found(
                range: NSRange(location: $0.range.location + paragraph.location, length: $0.range.length),
                url: $0.url
            )
        }
    }

    private static func detector(_ types: UIDataDetectorTypes) -> NSDataDetector? {
        var wanted: NSTextCheckingTypes = 0
        if types.contains(.link) { wanted |= 1 << 5 }
        if types.contains(.phoneNumber) { wanted |= 1 << 11 }
        if let known = detectors.withLock({ $0[wanted] }) { return known }
        guard let made = try? NSDataDetector(types: wanted) else { return nil }
        detectors.withLock { $0[wanted] = made }
        return made
    }

    private static func telephone(_ number: String) -> URL? {
        let digits = number.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
        return URL(string: "tel:\(digits)")
    }
}
