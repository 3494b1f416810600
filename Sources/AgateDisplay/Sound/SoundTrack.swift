import AgateGeometry

/// All that sounds on a display, mixed on the display's time.
///
/// A recording pulls the sound of a manual display as its time moves on: what a player does at a moment is heard from the sample of
/// that moment on. The device that sounds of a live display pulls it on a thread of its own.
package final class SoundTrack: @unchecked Sendable {
    /// Samples per second: the rate of film, and of most devices.
    package static let sampleRate = 48_000

    /// Called with pairs of left and right, between -1 and 1 unless several sources add up to more.
    package typealias Sink = (UnsafeBufferPointer<Float>) -> Void

    private struct State {
        var sources: [any SoundSource] = []
        var sinks: [Int: Sink] = [:]
        var lastSink = 0
        /// The sample that is recorded next.
        var cursor = 0
        /// Whether a source has sounded since the recording began.
        var hasSounded = false
        /// The sample that a device gets next.
        var deviceCursor = 0
    }

    // Used with the lock held only.
    private let state = LockedValue(State())
    private static let blockLength = 4096

    package init() {}

    /// The first sample at or after a time of the display.
    package static func sample(at displayTime: Double) -> Int {
        let sample = (displayTime * Double(sampleRate) - 1e-6).rounded(.up)
        return abs(sample) < 9e15 ? Int(sample) : sample > 0 ? 1 << 53 : 0
    }

    /// Changes sources with the lock held; what they sound like until then is recorded first.
    package func change<Result>(at displayTime: Double, _ body: () throws -> Result) rethrows -> Result {
        try state.withLock { state in
            Self.record(&state, to: Self.sample(at: displayTime))
            return try body()
        }
    }

    /// Adds a source, once, or takes it away.
    package func set(_ source: any SoundSource, isThere: Bool, at displayTime: Double) {
        state.withLock { state in
            Self.record(&state, to: Self.sample(at: displayTime))
            let place = state.sources.firstIndex { $0 === source }
            if isThere, place == nil { state.sources.append(source) }
            if !isThere, let place { state.sources.remove(at: place) }
        }
    }

    /// How many sources there are.
    package var sourceCount: Int { state.withLock { $0.sources.count } }

    // MARK: Recording

    /// Begins to record from a time on.
    ///
    /// - Returns: The recording's number, for ``stopRecording(_:)``.
    package func record(from displayTime: Double, into sink: @escaping Sink) -> Int {
        state.withLock { state in
            if state.sinks.isEmpty {
                state.cursor = Self.sample(at: displayTime)
                state.hasSounded = false
            } else {
                Self.record(&state, to: Self.sample(at: displayTime))
            }
            state.lastSink += 1
            state.sinks[state.lastSink] = sink
            return state.lastSink
        }
    }

    /// Records up to a time; nothing where it has been reached, or where no recording runs.
    package func advance(to displayTime: Double) {
        state.withLock { Self.record(&$0, to: Self.sample(at: displayTime)) }
    }

    /// Ends a recording.
    ///
    /// - Returns: Whether a source has sounded in it.
    @discardableResult
    package func stopRecording(_ number: Int) -> Bool {
        state.withLock { state in
            state.sinks[number] = nil
            return state.hasSounded
        }
    }

    private static func record(_ state: inout State, to end: Int) {
        guard !state.sinks.isEmpty, end > state.cursor else { return }
        var pairs = [Float](repeating: 0, count: 2 * min(end - state.cursor, blockLength))
        while state.cursor < end {
            let count = min(end - state.cursor, blockLength)
            pairs.withUnsafeMutableBufferPointer { whole in
                let block = UnsafeMutableBufferPointer(rebasing: whole[..<(2 * count)])
                block.update(repeating: 0)
                for source in state.sources where source.mix(into: block, from: state.cursor) {
                    state.hasSounded = true
                }
                for sink in state.sinks.sorted(by: { $0.key < $1.key }) {
                    sink.value(UnsafeBufferPointer(block))
                }
            }
            state.cursor += count
        }
    }

    // MARK: Devices

    /// Gives a device its next samples.
    ///
    /// They follow on those before while the device's clock agrees with the display's; where the two are more than a tenth of a second
    /// apart, the sound goes on at the display's time.
    package func pull(into pairs: UnsafeMutableBufferPointer<Float>, at displayTime: Double) {
        pairs.update(repeating: 0)
        state.withLock { state in
            let due = Self.sample(at: displayTime)
            if abs(due - state.deviceCursor) > Self.sampleRate / 10 { state.deviceCursor = due }
            for source in state.sources { _ = source.mix(into: pairs, from: state.deviceCursor) }
            state.deviceCursor += pairs.count / 2
        }
        for index in pairs.indices { pairs[index] = min(max(pairs[index], -1), 1) }
    }
}
