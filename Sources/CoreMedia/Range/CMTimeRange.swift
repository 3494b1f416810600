/// A beginning with a length: the end does not belong to it.
public struct CMTimeRange: Sendable, Hashable {
    /// The beginning, which belongs to the range.
    public var start: CMTime
    /// The length: 0 or more in a valid range.
    public var duration: CMTime

    /// An invalid range, of invalid times.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// A range of a length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

    /// A range between two times; one that ends before it begins has a length below 0 and is invalid.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// The range at time 0 without a length.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// A range without meaning.
    public static let invalid = CMTimeRange()

    /// The first time behind the range.
    public var end: CMTime { start + duration }

    /// Whether beginning and length have a meaning, and the length is 0 or more.
    public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero }
    /// Whether the length is 0.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Whether one of the two is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

    /// Whether a time is in the range.
    public func containsTime(_ time: CMTime) -> Bool {
        isValid && time.isNumeric && time >= start && time < end
    }

    /// Whether another range lies in this one.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && range.start >= start && range.end <= end
    }

    /// The range that two share; a range of length 0 where that is nothing.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let begin = max(start, otherRange.start)
        let finish = min(end, otherRange.end)
        return finish > begin ? CMTimeRange(start: begin, end: finish) : .zero
    }

    /// The smallest range that both lie in.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

extension CMTimeRange: CustomStringConvertible {
    /// The beginning and the length, as Apple's systems print them.
    public var description: String { "{\(start), \(duration)}" }
}

/// A range of one timeline, and the one that it is played in.
public struct CMTimeMapping: Sendable, Hashable {
    /// The range that is read.
    public var source: CMTimeRange
    /// The range in which it is played.
    public var target: CMTimeRange

    /// A mapping of a range to another.
    public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}
