import Foundation

// The functions of C that Apple's systems have beside the members of `CMTime`.

/// A time without meaning.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// The time later than all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// The time earlier than all others.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
/// No time: 0 at a scale of 1.
public let kCMTimeZero = CMTime.zero
/// The largest scale that the system accepts.
public let kCMTimeMaxTimescale: Int32 = 0x7FFF_FFFF

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time of `value / timescale` seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time of `value / timescale` seconds, as Swift 3 and 4 write it.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time of `value / timescale` seconds in a course.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    var time = CMTime(value: value, timescale: timescale)
    time.epoch = epoch
    return time
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time nearest to some seconds at a scale.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time nearest to some seconds at a scale, as Swift 3 and 4 write it.
public func CMTimeMakeWithSeconds(_ seconds: Float64, _ preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same time at another scale.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time so many times as long.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time so many times as long, at its scale.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else {
        if multiplier < 0, time.isPositiveInfinity || time.isNegativeInfinity {
            return time.isPositiveInfinity ? .negativeInfinity : .positiveInfinity
        }
        return time
    }
    var result = CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
    result.epoch = time.epoch
    return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time multiplied by a fraction, rounded at its scale; invalid for a divisor of 0.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard divisor != 0, time.isValid else { return .invalid }
    guard time.isNumeric else {
        return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
    }
    let isNegative = (multiplier < 0) != (divisor < 0)
    let found = TimeFraction.quotient(
        time.value,
        times: Int64(multiplier.magnitude),
        by: Int64(divisor.magnitude)
    )
    guard let found else { return (time.value > 0) != isNegative ? .positiveInfinity : .negativeInfinity }
    var result = time
    result.value = isNegative ? -found.value : found.value
    if !found.isExact { result.flags.insert(.hasBeenRounded) }
    return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// -1, 0 or 1: whether the first time is earlier, the same, or later.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { Int32(time1.compared(to: time2)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 > time1 ? time2 : time1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? .zero - time : time }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time as text, as ``CMTime/description`` has it.
public func CMTimeCopyDescription(allocator: AnyObject?, time: CMTime) -> String? { time.description }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Prints a time to standard error.
public func CMTimeShow(_ time: CMTime) {
    try? FileHandle.standardError.write(contentsOf: Data("\(time)\n".utf8))
}
