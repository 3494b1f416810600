/// Edits of one source, in the order of their places.
public struct EditList: Sendable {
    /// The edits; none overlaps another.
    public private(set) var edits: [SourceEdit]

    /// Sorts edits by their places; those at one place keep their order, and one that overlaps an earlier one is left out.
    public init(_ edits: [SourceEdit]) {
        var kept: [SourceEdit] = []
        let sorted = edits.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }
        for (_, edit) in sorted where edit.offset >= (kept.last?.end ?? 0) { kept.append(edit) }
        self.edits = kept
    }

    /// A range of the source with the edits that lie in it.
    public func applied(to source: SourceText, in range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var place = range.lowerBound
        for edit in edits where edit.offset >= range.lowerBound && edit.end <= range.upperBound {
            result += source.bytes[place..<edit.offset]
            result += edit.replacement.utf8
            place = edit.end
        }
        result += source.bytes[place..<range.upperBound]
        return result
    }

    /// The source with all edits.
    public func applied(to source: SourceText) -> [UInt8] {
        applied(to: source, in: 0..<source.bytes.count)
    }
}
