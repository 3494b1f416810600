import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The parts of a second that a time counts.
public typealias CMTimeScale = Int32
/// A number that keeps times of different courses apart.
public typealias CMTimeEpoch = Int64

/// The kinds of times beside their numbers.
public struct CMTimeFlags: OptionSet, Sendable, Hashable {
    /// The bits, those of Apple's systems.
    public let rawValue: UInt32

    /// Flags with some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The time means something; without it all other flags are without meaning.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The number was rounded at some time.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// The time is later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// The time is earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// The time is not known, as the length of a file that is not loaded yet.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The three kinds that have no number.
    public static let impliedValueFlagsMask: CMTimeFlags = [
        .positiveInfinity, .negativeInfinity, .indefinite,
    ]
}

/// The ways of rounding a number that does not fit the scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest, halves away from zero: the default.
    case roundHalfAwayFromZero = 1
    /// Towards zero: the fraction is cut off.
    case roundTowardZero = 2
    /// Away from zero, if there is a fraction.
    case roundAwayFromZero = 3
    /// Towards zero where the scale becomes coarser, else away from zero.
    case quickTime = 4
    /// Up, to the later time.
    case roundTowardPositiveInfinity = 5
    /// Down, to the earlier time.
    case roundTowardNegativeInfinity = 6

    /// To the nearest, halves away from zero.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A moment or a length of time: `value / timescale` seconds.
///
/// Times that are equal as numbers are equal, whatever their scales: 1/2 and 300/600 seconds.
public struct CMTime: Sendable {
    /// The numerator, in parts of a second.
    public var value: CMTimeValue
    /// Parts of a second: above 0 in a time with a number.
    public var timescale: CMTimeScale
    /// Whether the time is valid, and whether it has a number.
    public var flags: CMTimeFlags
    /// The course that the time belongs to, 0 for most; times of a later one are later.
    public var epoch: CMTimeEpoch

    /// An invalid time: all four parts are 0.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// A time of four parts as they are, valid or not.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// A time of `value / timescale` seconds; invalid for a scale that is not above 0.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// The time nearest to some seconds at a scale.
    ///
    /// Seconds that are infinite or no number give infinite and invalid times. Where the numerator would be too large, the scale is
    /// halved until it fits, and the time is marked as rounded.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self = .invalid
            return
        }
        guard seconds.isFinite else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        var scale = preferredTimescale
        while abs(seconds) * Double(scale) >= 9.2e18, scale > 1 { scale /= 2 }
        let exact = seconds * Double(scale)
        guard abs(exact) < 9.2e18 else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let rounded = exact.rounded()
        self.init(value: Int64(rounded), timescale: scale)
        if rounded != exact || scale != preferredTimescale { flags.insert(.hasBeenRounded) }
    }

    /// A time without meaning.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// The time later than all others.
    public static let positiveInfinity = CMTime(
        value: 0,
        timescale: 0,
        flags: [.valid, .positiveInfinity],
        epoch: 0
    )
    /// The time earlier than all others.
    public static let negativeInfinity = CMTime(
        value: 0,
        timescale: 0,
        flags: [.valid, .negativeInfinity],
        epoch: 0
    )
    /// No time: 0 at a scale of 1.
    public static let zero = CMTime(value: 0, timescale: 1)

    /// Whether the time has a meaning.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is later than all others.
    public var isPositiveInfinity: Bool { flags.isSuperset(of: [.valid, .positiveInfinity]) }
    /// Whether the time is earlier than all others.
    public var isNegativeInfinity: Bool { flags.isSuperset(of: [.valid, .negativeInfinity]) }
    /// Whether the time is not known.
    public var isIndefinite: Bool { flags.isSuperset(of: [.valid, .indefinite]) }
    /// Whether the time has a number.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0 }
    /// Whether the number was rounded at some time.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The seconds: infinite for infinite times, and no number for times that are invalid or not known.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }

    /// The same time at another scale; invalid for a scale that is not above 0.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isValid, newTimescale > 0 else { return .invalid }
        guard isNumeric, newTimescale != timescale else { return self }
        guard
            let found = TimeFraction.quotient(
                value,
                times: Int64(newTimescale),
                by: Int64(timescale),
                method,
                isCoarser: newTimescale < timescale
            )
        else { return value > 0 ? .positiveInfinity : .negativeInfinity }
        var result = CMTime(value: found.value, timescale: newTimescale, flags: flags, epoch: epoch)
        if !found.isExact { result.flags.insert(.hasBeenRounded) }
        return result
    }
}

extension CMTime: CustomStringConvertible, CustomDebugStringConvertible {
    /// The time as Apple's systems print it, such as `{1/2 = 0.500}`.
    public var description: String {
        guard isValid else { return "{INVALID}" }
        if isIndefinite { return "{INDEFINITE}" }
        if isPositiveInfinity { return "{+INFINITY}" }
        if isNegativeInfinity { return "{-INFINITY}" }
        return
            "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))\(hasBeenRounded ? ", rounded" : "")}"
    }

    /// The same as ``description``.
    public var debugDescription: String { "CMTime: \(description)" }
}
