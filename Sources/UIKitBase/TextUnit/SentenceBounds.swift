import AgateText

/// The sentences of a paragraph: each ends behind a full stop or its like, what closes quotations behind that, and white space.
///
/// A full stop between characters without a space ends none, nor does one before a small letter. A simple form of UAX#29's rules.
struct SentenceBounds {
    /// Where sentences end, ascending; the last one is the end of the text.
    private let ends: [Int]
    /// Where the sentences begin.
    private let starts: [Int]

    init(_ text: UTF16Text) {
        var ends: [Int] = []
        let units = text.units
        var index = 0
        while index < units.count {
            guard let stop = Self.stop(units[index]) else {
                index += 1
                continue
            }
            var end = index + 1
            while end < units.count, Self.stop(units[end]) != nil || Self.closes(units[end]) { end += 1 }
            let behindText = end
            while end < units.count, UTF16Text.isWhiteSpace(units[end]) { end += 1 }
            index = end
            if stop == .full, end < units.count {
                guard end > behindText, !text.scalar(at: end).properties.isLowercase else { continue }
            }
            if end < units.count { ends.append(end) }
        }
        if units.count > 0 { ends.append(units.count) }
        self.ends = ends
        starts = [0] + ends.dropLast()
    }

    /// The sentence of a unit.
    func sentence(at offset: Int) -> Range<Int> {
        guard let place = ends.firstIndex(where: { $0 > offset }) ?? ends.indices.last else { return 0..<0 }
        return starts[place]..<ends[place]
    }

    /// The next end behind an offset.
    func end(after offset: Int) -> Int? { ends.first { $0 > offset } }

    /// The last start before an offset.
    func start(before offset: Int) -> Int? { ends.isEmpty ? nil : starts.last { $0 < offset } }

    private enum Stop {
        /// One that may stand within a number or an abbreviation.
        case full
        case other
        /// One that no space has to follow.
        case ideographic
    }

    private static func stop(_ unit: UInt16) -> Stop? {
        switch unit {
        case 0x2E: .full
        case 0x21, 0x3F, 0x2026, 0x203C, 0x2047...0x2049, 0x061F, 0x06D4: .other
        case 0x3002, 0xFF01, 0xFF1F, 0xFF0E, 0xFF61, 0x0964, 0x0965: .ideographic
        default: nil
        }
    }

    private static func closes(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x22, 0x27, 0x29, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x203A, 0x300D, 0x300F, 0xFF09: true
        default: false
        }
    }
}
