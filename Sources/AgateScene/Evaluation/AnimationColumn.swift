import AgateTiming
import Foundation

/// All animations of one type of value, as flat records: what is read in every frame in one array, what is read
/// seldom in another.
///
/// Benchmark `evaluate-scalar`: a record that runs its first cycle takes one division, a few multiplications
/// and one line of its curve's table.
struct AnimationColumn<Value: ColumnValue>: Sendable {
    /// The values of a record that its first cycle needs.
    struct Hot: Sendable {
        var begin: Double
        var speed: Double
        var duration: Double
        /// Seconds from the begin, in the animation's own time, up to which this record is enough.
        var end: Double
        var ends: Value.Ends
        /// The index of the curve in ``curves``.
        var curve: Int32
    }

    /// The values of a record that are needed outside the first cycle.
    struct Cold: Sendable {
        var timing: TimingParameters
        var pace: PacingCurve?
        var isRemovedOnCompletion: Bool
        var compiled: CompiledTrack
        /// The value of missing ends of the track.
        var base: AnimatableValue
        var motion: ColumnMotion
    }

    private(set) var hot: [Hot] = []
    private(set) var cold: [Cold?] = []
    /// The transforms that each record is between; the identity where it is between none.
    private var pairs: [TransformPair] = []
    private var curves = CurveTable()
    private var free: [Int32] = []

    /// How many records there are, used or free.
    var count: Int { hot.count }

    /// Adds a record.
    ///
    /// - Parameters:
    ///   - hotRecord: The values that every frame reads, without the curve.
    ///   - coldRecord: The values that are read seldom.
    ///   - pace: The curve.
    ///   - pair: The transforms that the ends are; nil for other ends.
    /// - Returns: Its place, which stays.
    mutating func insert(
        _ hotRecord: Hot,
        _ coldRecord: Cold,
        pace: PacingCurve,
        pair: TransformPair? = nil
    ) -> Int32 {
        let pair = pair ?? .identity
        var hotRecord = hotRecord
        hotRecord.curve = curves.insert(pace)
        if let place = free.popLast() {
            hot[Int(place)] = hotRecord
            cold[Int(place)] = coldRecord
            pairs[Int(place)] = pair
            return place
        }
        hot.append(hotRecord)
        cold.append(coldRecord)
        pairs.append(pair)
        return Int32(hot.count - 1)
    }

    /// Frees a record.
    mutating func remove(_ place: Int32) {
        cold[Int(place)] = nil
        pairs[Int(place)] = .identity
        curves.remove(hot[Int(place)].curve)
        // Never in its first cycle again, and the cold record is not there: not in effect.
        hot[Int(place)].end = -.infinity
        free.append(place)
        if free.count == hot.count {
            hot.removeAll(keepingCapacity: true)
            cold.removeAll(keepingCapacity: true)
            pairs.removeAll(keepingCapacity: true)
            free.removeAll(keepingCapacity: true)
        }
    }
}

/// How the value of a record comes about.
enum ColumnMotion: Sendable {
    /// Between two ends, paced by a curve.
    case mix
    /// Between two ends, by a spring.
    case spring(Spring)
    /// Anything else: keyframes, cumulative animations, value functions.
    case compiled
}

extension AnimationColumn {
    /// Evaluates all records at one time of one clock.
    ///
    /// - Parameters:
    ///   - localTime: The times of the layers' clocks.
    ///   - values: Where the values go, by record.
    ///   - isInEffect: Where it goes whether a record shows at all.
    func evaluate(
        at localTime: Double,
        into values: UnsafeMutablePointer<Value>,
        _ isInEffect: UnsafeMutablePointer<Bool>
    ) {
        withRecords { records in
            for index in records.hot.indices {
                evaluate(index, records, at: localTime, into: values, isInEffect)
            }
        }
    }

    /// Evaluates all records, each at the time of its layer's clock.
    func evaluate(
        at localTimes: UnsafePointer<Double>,
        clocks: UnsafePointer<Int32>,
        into values: UnsafeMutablePointer<Value>,
        _ isInEffect: UnsafeMutablePointer<Bool>
    ) {
        withRecords { records in
            for index in records.hot.indices {
                evaluate(index, records, at: localTimes[Int(clocks[index])], into: values, isInEffect)
            }
        }
    }

    /// The records that every frame reads, for the length of one evaluation.
    private struct Records {
        var hot: UnsafeBufferPointer<Hot>
        var curves: UnsafeBufferPointer<PacingCurve>
        var pairs: UnsafeBufferPointer<TransformPair>
    }

    @inline(__always)
    private func withRecords(_ body: (Records) -> Void) {
        hot.withUnsafeBufferPointer { hot in
            curves.curves.withUnsafeBufferPointer { curves in
                pairs.withUnsafeBufferPointer { pairs in
                    body(Records(hot: hot, curves: curves, pairs: pairs))
                }
            }
        }
    }

    @inline(__always)
    private func evaluate(
        _ index: Int,
        _ records: Records,
        at localTime: Double,
        into values: UnsafeMutablePointer<Value>,
        _ isInEffect: UnsafeMutablePointer<Bool>
    ) {
        let hot = records.hot
        guard let pairs = records.pairs.baseAddress else { return }
        let elapsed = (localTime - hot[index].begin) * hot[index].speed
        if elapsed >= 0, elapsed < hot[index].end {
            let progress = elapsed / hot[index].duration
            // The column holds the curve while this runs: nothing is counted.
            let fraction = Unmanaged.passUnretained(records.curves[Int(hot[index].curve)])
                ._withUnsafeGuaranteedRef { $0.value(at: progress) }
            values[index] = Value.value(between: hot[index].ends, pairs + index, at: fraction)
            isInEffect[index] = true
        } else if let value = fullValue(of: index, ends: hot[index].ends, pairs + index, at: localTime) {
            values[index] = value
            isInEffect[index] = true
        } else {
            isInEffect[index] = false
        }
    }

    /// The value of a record at any time, `nil` when it has no effect.
    @inline(never)
    private func fullValue(
        of index: Int,
        ends: Value.Ends,
        _ pair: UnsafePointer<TransformPair>,
        at localTime: Double
    ) -> Value? {
        guard let record = cold[index] else { return nil }
        let reading = record.timing.reading(at: localTime)
        guard reading.isInEffect else { return nil }
        if reading.phase == .after, record.isRemovedOnCompletion { return nil }
        switch record.motion {
        case .mix:
            let fraction = record.pace?.value(at: reading.progress) ?? reading.progress
            return Value.value(between: ends, pair, at: fraction)
        case .spring(let spring):
            return Value.value(between: ends, pair, at: spring.progress(at: reading.localTime))
        case .compiled:
            return record.compiled.ownValue(at: reading, record.timing, pace: record.pace, over: record.base)
                .flatMap(Value.init)
        }
    }
}

extension AnimationColumn.Hot {
    /// - Parameter isMix: Whether the value is the mix of the ends by the curve; if not, the cold record is
    ///   always evaluated.
    init(_ timing: TimingParameters, ends: Value.Ends, isMix: Bool) {
        begin = timing.beginTime
        speed = timing.speed
        duration = timing.duration
        self.ends = ends
        curve = 0
        let isPlain =
            isMix && timing.speed > 0 && timing.speed.isFinite && timing.timeOffset == 0
            && timing.duration > 0 && timing.duration.isFinite && !timing.beginTime.isNaN
        // A little less than the first cycle: at its seam with the next one only the whole rule is right.
        let firstCycle = min(timing.activeDuration, timing.duration)
        end = isPlain ? firstCycle - 4 * TimingParameters.timeTolerance : -.infinity
    }
}
