import CoreGraphics
public import CoreMedia
public import Foundation

/// A time as numbers that a box for structs of numbers holds: whole ones of 32 bits are exact in each.
private struct BoxedTime: StructBoxable {
    var high: CGFloat
    var low: CGFloat
    var scale: CGFloat
    var flags: CGFloat
    var epoch: CGFloat

    static var boxing: StructBoxing { .cmTime }

    init(_ time: CMTime) {
        high = CGFloat(time.value >> 32)
        low = CGFloat(UInt32(truncatingIfNeeded: time.value))
        scale = CGFloat(time.timescale)
        flags = CGFloat(time.flags.rawValue)
        epoch = CGFloat(Int32(truncatingIfNeeded: time.epoch))
    }

    /// The time; an invalid one for numbers of an archive that are none of a time.
    var time: CMTime {
        guard let high = Int64(exactly: high), let low = UInt32(exactly: low),
            let scale = Int32(exactly: scale),
            let flags = UInt32(exactly: flags), let epoch = Int64(exactly: epoch), Int32(exactly: high) != nil
        else { return .invalid }
        return CMTime(
            value: high << 32 | Int64(low),
            timescale: scale,
            flags: CMTimeFlags(rawValue: flags),
            epoch: epoch
        )
    }
}

extension NSValue {
    /// Makes a value that holds a copy of a time.
    public convenience init(time: CMTime) { self.init(boxing: BoxedTime(time)) }

    /// The time in the box; an invalid one when it holds something else.
    public var timeValue: CMTime { unboxed(as: BoxedTime.self)?.time ?? .invalid }

    /// Makes a value that holds a copy of a range of times.
    public convenience init(timeRange: CMTimeRange) { self.init(boxing: BoxedRange(timeRange)) }

    /// The range in the box; an invalid one when it holds something else.
    public var timeRangeValue: CMTimeRange { unboxed(as: BoxedRange.self)?.range ?? .invalid }
}

/// A range as numbers.
private struct BoxedRange: StructBoxable {
    var start: BoxedTime
    var duration: BoxedTime

    static var boxing: StructBoxing { .cmTimeRange }

    init(_ range: CMTimeRange) { (start, duration) = (BoxedTime(range.start), BoxedTime(range.duration)) }

    var range: CMTimeRange { CMTimeRange(start: start.time, duration: duration.time) }
}
