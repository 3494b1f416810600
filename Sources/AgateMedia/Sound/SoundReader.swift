import CAgateMedia

/// The samples of a file, by their number: pairs of left and right at the file's own rate.
///
/// What was decoded last is kept, a second or so, and other places are gone to. Used by one thread at a time.
package final class SoundReader {
    private let file: MediaFile
    package let stream: MediaStream
    /// Samples per second.
    package let sampleRate: Int
    /// Samples of the whole file.
    package let frameCount: Int

    /// Decoded pairs, from sample ``windowStart`` on.
    private var window: [Float] = []
    private var windowStart = 0
    private var hasEnded = false
    private var room: [Float] = []
    /// The damage that ended decoding before the end of the file.
    package private(set) var failure: MediaError?

    /// Samples behind the wanted ones that are kept, for the neighbours of the next ones.
    private static let kept = 8192
    /// Seconds ahead that are decoded rather than gone to.
    private static let patience = 2
    /// Seconds before a place at which decoding begins: a frame depends on the ones before it.
    private static let preroll = 0.25

    /// Opens the sound of a file.
    ///
    /// - Throws: ``MediaError``.
    package init(_ source: MediaSource, limits: MediaLimits = MediaLimits()) throws(MediaError) {
        var file = try MediaFile(source, limits: limits)
        guard let stream = file.sound else { throw MediaError(.noStream, "it has no sound") }
        guard (100...768_000).contains(stream.sampleRate), (1...64).contains(stream.channelCount) else {
            throw MediaError(
                .unreadable,
                "\(stream.channelCount) channels of \(stream.sampleRate) samples per second are no sound"
            )
        }
        try file.select(stream)
        var seconds = stream.duration.map { stream.seconds($0) } ?? file.duration
        if seconds == nil {
            // The file does not say: its packets do.
            let end = agate_media_measure(file.native)
            seconds = end < 0 ? 0 : stream.seconds(end - stream.start)
            file = try MediaFile(source, limits: limits)
            try file.select(stream)
        }
        self.file = file
        self.stream = stream
        sampleRate = stream.sampleRate
        let length = min(max(seconds ?? 0, 0), limits.duration)
        frameCount = Int((length * Double(stream.sampleRate)).rounded())
    }

    /// Seconds of the whole file.
    package var duration: Double { Double(frameCount) / Double(sampleRate) }

    /// Copies samples; those outside of the file, and those that cannot be decoded, are silent.
    package func read(from first: Int, count: Int, into pairs: UnsafeMutablePointer<Float>) {
        pairs.update(repeating: 0, count: 2 * count)
        let begin = max(first, 0)
        let end = min(first + count, frameCount)
        guard begin < end else { return }
        prepare(begin, end)
        let from = max(begin, windowStart)
        let to = min(end, windowEnd)
        guard from < to else { return }
        window.withUnsafeBufferPointer { window in
            guard let start = window.baseAddress else { return }
            (pairs + 2 * (from - first)).update(
                from: start + 2 * (from - windowStart),
                count: 2 * (to - from)
            )
        }
    }

    private var windowEnd: Int { windowStart + window.count / 2 }

    private func prepare(_ begin: Int, _ end: Int) {
        if begin < windowStart || begin > windowEnd + Self.patience * sampleRate { go(to: begin) }
        while windowEnd < end, !hasEnded {
            decode()
            drop(before: begin - Self.kept)
        }
    }

    private func go(to sample: Int) {
        let seconds = max(Double(sample) / Double(sampleRate) - Self.preroll, 0)
        window.removeAll(keepingCapacity: true)
        windowStart = -1
        hasEnded = false
        guard agate_media_seek(file.native, stream.units(seconds)) else {
            windowStart = sample
            hasEnded = true
            return
        }
        while windowStart < 0, !hasEnded { decode() }
        if windowStart < 0 { windowStart = sample }
    }

    private func drop(before sample: Int) {
        let extra = min(sample, windowEnd) - windowStart
        guard extra > Self.kept else { return }
        window.removeFirst(2 * extra)
        windowStart += extra
    }

    private func decode() {
        let frame: agate_media_frame
        do {
            guard let next = try file.next() else {
                hasEnded = true
                return
            }
            frame = next
        } catch {
            failure = error
            hasEnded = true
            return
        }
        let count = Int(frame.sample_count)
        guard count > 0, count <= 1 << 22 else { return }
        if room.count < 2 * count { room = [Float](repeating: 0, count: 2 * count) }
        room.withUnsafeMutableBufferPointer { room in
            if let start = room.baseAddress { agate_media_get_samples(file.native, start) }
        }
        place(count, at: frame.time)
    }

    /// Puts decoded samples behind the others: where they say they belong, if that is more than a rounding away.
    private func place(_ count: Int, at time: Int64) {
        var skipped = 0
        if time != Int64.min, abs(time) < 1 << 60 {
            let exact = stream.seconds(time - stream.start) * Double(sampleRate)
            let sample = abs(exact) < 1e15 ? Int(exact.rounded()) : 0
            if windowStart < 0 {
                windowStart = max(sample, 0)
                skipped = max(-sample, 0)
            } else {
                let gap = sample - windowEnd
                if gap > sampleRate {
                    // What is not in the file is silent, and need not be kept.
                    window.removeAll(keepingCapacity: true)
                    windowStart = sample
                } else if gap > sampleRate / 50 {
                    window.append(contentsOf: [Float](repeating: 0, count: 2 * gap))
                } else if gap < -sampleRate / 50 {
                    skipped = -gap
                }
            }
        } else if windowStart < 0 {
            windowStart = 0
        }
        guard skipped < count else { return }
        window.append(contentsOf: room[(2 * skipped)..<(2 * count)])
    }
}
