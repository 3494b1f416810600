/// The properties of animations, named as key-value coding and the printed form name them.
enum AnimationKey: UInt8, CaseIterable {
    case timingFunction, delegate, removedOnCompletion
    case beginTime, duration, speed, timeOffset, repeatCount, repeatDuration, autoreverses, fillMode
    case keyPath, additive, cumulative, valueFunction
    case fromValue, toValue, byValue
    case mass, stiffness, damping, velocity, allowsOverdamping
    case values, path, keyTimes, timingFunctions, calculationMode, rotationMode
    case tensionValues, continuityValues, biasValues
    case animations
    case type, subtype, startProgress, endProgress, filter
    case preferredFrameRateRangeMinimum, preferredFrameRateRangeMaximum, preferredFrameRateRangePreferred

    /// The name.
    var name: String { "\(self)" }
}

/// Which properties of an animation were set, in the order in which each was set first.
///
/// Every animation carries one and fills it while it is set up, so it allocates nothing until an arbitrary key
/// is used.
///
/// Source: claims 16.9. GUESS printed-arbitrary-keys: they count as set after all properties.
/// GUESS printed-twice: a property that is set twice stands where it was set first.
struct SetKeys {
    /// A bit for each property.
    private var members: UInt64 = 0
    /// The properties, a byte each, eight to a word: no class has more than 32.
    private var order: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private var count: UInt8 = 0
    private var custom: [String] = []

    /// Notes that a property was set.
    mutating func insert(_ key: AnimationKey) {
        let bit = UInt64(1) << UInt64(key.rawValue)
        guard members & bit == 0 else { return }
        members |= bit
        let code = UInt64(key.rawValue) << UInt64(count % 8 * 8)
        switch count / 8 {
        case 0: order.0 |= code
        case 1: order.1 |= code
        case 2: order.2 |= code
        default: order.3 |= code
        }
        count += 1
    }

    /// Notes that an arbitrary key was set.
    mutating func insert(custom key: String) {
        if !custom.contains(key) { custom.append(key) }
    }

    /// Notes that an arbitrary key has no value any more.
    mutating func remove(custom key: String) {
        custom.removeAll { $0 == key }
    }

    /// The names, the first one first.
    var names: [String] {
        let words = [order.0, order.1, order.2, order.3]
        let properties = (0..<Int(count)).compactMap { index in
            AnimationKey(
                rawValue: UInt8(truncatingIfNeeded: words[min(index / 8, 3)] >> UInt64(index % 8 * 8))
            )
        }
        return properties.map(\.name) + custom
    }
}
