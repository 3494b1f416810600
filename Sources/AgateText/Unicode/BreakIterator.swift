import AgateGeometry
import CAgateUnicode

/// A break iterator of ICU's, without a text except in ``forEachBoundary(of:_:)``.
///
/// Unchecked: ICU's iterators may go from thread to thread, and the pools hand one to a single thread at a time.
final class BreakIterator: @unchecked Sendable {
    /// Of which rules and language an iterator is.
    struct Kind: Hashable, Sendable {
        let rules: AgateBreakKind.RawValue
        let language: String
    }

    /// Making an iterator takes longer than breaking a label's text.
    private static let pool = ScratchPool<BreakIterator>(limit: 16)

    private let kind: Kind
    /// Nil without ICU.
    private let iterator: OpaquePointer?

    private init(_ kind: Kind) {
        self.kind = kind
        iterator = agate_breaks_open(AgateBreakKind(rawValue: kind.rules), kind.language)
    }

    deinit {
        if let iterator { agate_breaks_close(iterator) }
    }

    /// Calls a function for each boundary of a text after its start, the end included.
    ///
    /// - Parameter language: A language tag such as `ja`, or nothing for the rules of no language.
    /// - Returns: False where the boundaries could not be found: without ICU, or for texts of more than 2³¹ units.
    static func forEachBoundary(
        of text: UTF16Text,
        rules: AgateBreakKind,
        language: String = "",
        _ body: (_ offset: Int32, _ status: AgateBreakStatus) -> Void
    ) -> Bool {
        guard agate_unicode_is_available(), text.count < Int(Int32.max) else { return false }
        // ICU tailors the words of no language: they end at a colon. Those of Swedish do not, as UAX#29 has it.
        let isPlainWords = rules == AGATE_BREAK_WORDS && language.isEmpty
        let kind = Kind(rules: rules.rawValue, language: isPlainWords ? "sv" : language)
        let breaks = pool.acquire(where: { $0.kind == kind }, make: { BreakIterator(kind) })
        defer { pool.release(breaks) }
        return breaks.forEachBoundary(of: text, body)
    }

    private func forEachBoundary(
        of text: UTF16Text,
        _ body: (_ offset: Int32, _ status: AgateBreakStatus) -> Void
    ) -> Bool {
        guard let iterator else { return false }
        return text.units.withUnsafeBufferPointer { units in
            guard let start = units.baseAddress, !units.isEmpty else { return true }
            guard agate_breaks_begin(iterator, start, Int32(units.count)) else { return false }
            defer { agate_breaks_end(iterator) }
            return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 256) { offsets in
                withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { statuses in
                    guard let offset = offsets.baseAddress, let status = statuses.baseAddress else {
                        return false
                    }
                    var found: Int32
                    repeat {
                        found = agate_breaks_next(iterator, offset, status, 256)
                        for index in 0..<Int(found) {
                            body(offsets[index], AgateBreakStatus(rawValue: UInt32(statuses[index])))
                        }
                    } while found == 256
                    return true
                }
            }
        }
    }
}
