/// The range at time 0 without a length.
public let kCMTimeRangeZero = CMTimeRange.zero
/// A range without meaning.
public let kCMTimeRangeInvalid = CMTimeRange.invalid

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A range of a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A range of a length, as Swift 3 and 4 write it.
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A range between two times.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, end: end)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first time behind a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a range lies in another.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The range that two share, of length 0 where they share nothing.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest range that two lie in.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two ranges begin and end at the same times.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time brought into a range: its beginning or its end for those outside.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    min(max(time, range.start), range.end)
}
