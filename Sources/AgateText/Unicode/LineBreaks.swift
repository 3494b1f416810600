/// Where lines of a text may or must break, by UAX#14.
///
/// An opportunity lies behind the white space that it follows. The end of the text is always the last opportunity.
///
/// Source: text T130. Thai, Lao, Khmer and Myanmar break between words of ICU's dictionaries.
package struct LineBreaks: Sendable, Equatable {
    /// All opportunities, mandatory ones included.
    package let opportunities: BoundaryList
    /// Those of the opportunities that end their line: behind line terminators.
    package let mandatory: BoundaryList

    /// Finds the opportunities of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - keepsHangulWords: Whether lines break between Hangul syllables at spaces only.
    /// - Complexity: O(n).
    package init(_ text: UTF16Text, keepsHangulWords: Bool = false) {
        var (opportunities, mandatory) =
            LineBreakRules(text).map { ($0.opportunities, $0.mandatory) } ?? PlainBreaks.lines(of: text)
        if keepsHangulWords {
            let units = text.units
            opportunities.removeAll { offset in
                let offset = Int(offset)
                return offset < units.count && Self.isHangul(units[offset])
                    && Self.isHangul(units[offset - 1])
            }
        }
        self.opportunities = BoundaryList(offsets: opportunities, textCount: text.count)
        self.mandatory = BoundaryList(offsets: mandatory, textCount: text.count)
    }

    /// The opportunities of a string.
    package init(_ string: String) { self.init(UTF16Text(string)) }

    /// Whether a line may break at an offset above 0.
    package func isOpportunity(_ offset: Int) -> Bool { offset > 0 && opportunities.contains(offset) }

    /// Whether a line must break at an offset above 0.
    package func isMandatory(_ offset: Int) -> Bool { offset > 0 && mandatory.contains(offset) }

    /// Whether a unit is of Hangul: letters (Jamo) or syllables.
    private static func isHangul(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }
}
