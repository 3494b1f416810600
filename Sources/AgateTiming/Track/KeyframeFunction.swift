import Synchronization

/// The values of a keyframe animation as a function of time: computed when they are read, and not listed.
///
/// For values that cost much to find, such as an outline that modifiers change: of a whole timeline only the moments that are looked at
/// are worked out. The value depends on the argument alone, so frames can be shown in any order and by any thread. The last few values
/// are kept, because the renderer and `presentation()` ask for the same moments.
package final class KeyframeFunction: Sendable {
    /// Values that stand for the function, as keyframes.
    package struct Listed: Sendable {
        package var values: [AnimatableValue]
        /// When each value is reached, as fractions of the whole.
        package var keyTimes: [Double]

        package init(values: [AnimatableValue], keyTimes: [Double]) {
            (self.values, self.keyTimes) = (values, keyTimes)
        }
    }

    /// A value of the type that the function gives.
    package let sample: AnimatableValue
    private let argument: @Sendable (Double) -> Double
    private let function: @Sendable (Double) -> AnimatableValue
    private let list: @Sendable () -> Listed
    private let cache = Mutex(Cache())

    private struct Cache {
        var values: [(argument: Double, value: AnimatableValue)] = []
        var listed: Listed?
        var evaluations = 0
    }

    /// How many values are kept.
    private static let maxCached = 4

    /// - Parameters:
    ///   - sample: A value of the type that the function gives.
    ///   - argument: From a fraction of the whole, `0...1`, to what the value depends on: moments of one argument have one value. Cheap.
    ///   - list: Finds values that stand for the function; called at most once, and only for code that needs keyframes.
    ///   - function: The value for an argument.
    package init(
        sample: AnimatableValue,
        argument: @escaping @Sendable (Double) -> Double = { $0 },
        list: @escaping @Sendable () -> Listed,
        function: @escaping @Sendable (Double) -> AnimatableValue
    ) {
        (self.sample, self.argument, self.list, self.function) = (sample, argument, list, function)
    }

    /// The value at a fraction of the whole, `0...1`.
    package func value(at fraction: Double) -> AnimatableValue {
        let argument = argument(fraction)
        // Held while the value is found: no two threads find the same one at the same time.
        return cache.withLock { cache in
            if let found = cache.values.first(where: { $0.argument == argument }) { return found.value }
            let value = function(argument)
            cache.evaluations += 1
            if cache.values.count >= Self.maxCached { cache.values.removeFirst() }
            cache.values.append((argument, value))
            return value
        }
    }

    /// Keyframes that stand for the function.
    package var listed: Listed {
        cache.withLock { cache in
            if let listed = cache.listed { return listed }
            let listed = list()
            cache.listed = listed
            return listed
        }
    }

    /// How many values have been worked out, those of ``listed`` left out.
    package var evaluations: Int { cache.withLock { $0.evaluations } }
}
