import AgateDisplay
import AgateMedia

/// A file that sounds on a display: what a player does, sample by sample.
///
/// All of it is touched with the lock of its ``SoundTrack`` held.
final class SoundVoice: SoundSource, @unchecked Sendable {
    /// How a voice goes on from a sample of the display's time.
    private struct Course {
        var firstSample: Int
        /// Where it is then, in samples of the file, counted on over repetitions.
        var place: Double
        /// Samples of the file per second of the display's time, divided by those of the file's own time.
        var rate: Double
        /// The number of samples after which it ends; nil for one that goes on for ever.
        var end: Int?
        var keepsPitch: Bool
    }

    let reader: SoundReader
    private var course: Course?
    private var stretch: TimeStretch?
    var volume = SoundRamp(1)
    /// -1 on the left, 1 on the right.
    var pan: Float = 0
    private var room: [Float] = []

    init(_ reader: SoundReader) { self.reader = reader }

    /// Goes on from a place.
    ///
    /// - Parameters:
    ///   - sample: The first sample of the display's time.
    ///   - seconds: The place in the file, counted on over repetitions.
    ///   - plays: How often the file is played in all; nil for ever.
    ///   - rate: Seconds of the file per second, above 0.
    func run(from sample: Int, at seconds: Double, plays: Int?, rate: Double, keepsPitch: Bool) {
        let place = seconds * Double(reader.sampleRate)
        // Where the rates agree, each sample of the file is one of the display.
        let isWhole = rate == 1 && reader.sampleRate == SoundTrack.sampleRate
        let (end, isTooLarge) = (plays ?? 0).multipliedReportingOverflow(by: reader.frameCount)
        course = Course(
            firstSample: sample,
            place: isWhole ? place.rounded() : place,
            rate: rate,
            end: plays == nil || isTooLarge ? nil : end,
            keepsPitch: keepsPitch && rate != 1
        )
        stretch =
            keepsPitch && rate != 1
            ? TimeStretch(rate: rate, sampleRate: reader.sampleRate, from: place) : nil
    }

    /// Is silent.
    func stop() { (course, stretch) = (nil, nil) }

    func mix(into pairs: UnsafeMutableBufferPointer<Float>, from firstSample: Int) -> Bool {
        guard let course, reader.frameCount > 0, let output = pairs.baseAddress else { return false }
        let count = pairs.count / 2
        let begin = max(course.firstSample, firstSample)
        guard begin < firstSample + count else { return false }
        // Of a stretched sound, samples of the result are counted, from the beginning of the course.
        let step =
            Double(reader.sampleRate) / Double(SoundTrack.sampleRate) * (course.keepsPitch ? 1 : course.rate)
        let origin = course.keepsPitch ? 0 : course.place
        func place(_ sample: Int) -> Double { origin + Double(sample - course.firstSample) * step }
        var last = firstSample + count
        if let end = course.end {
            let length = (Double(end) - course.place) / course.rate * (course.keepsPitch ? 1 : course.rate)
            let samples = ((origin + length - place(begin)) / step).rounded(.up)
            guard samples > 0 else { return false }
            if samples < Double(last - begin) { last = begin + Int(samples) }
        }
        let reach = SincTable.reach(step: step)
        let lowest = Int(place(begin).rounded(.down)) - reach
        let highest = Int(place(last - 1).rounded(.up)) + reach
        let length = highest - lowest + 1
        if room.count < 2 * length { room = [Float](repeating: 0, count: 2 * length) }
        room.withUnsafeMutableBufferPointer { room in
            guard let start = room.baseAddress else { return }
            fetch(from: lowest, count: length, into: start)
            let left = min(1, 1 - pan)
            let right = min(1, 1 + pan)
            for sample in begin..<last {
                let value = SincTable.shared.value(at: place(sample) - Double(lowest), step: step, in: start)
                let gain = volume.value(at: sample)
                output[2 * (sample - firstSample)] += value.left * gain * left
                output[2 * (sample - firstSample) + 1] += value.right * gain * right
            }
        }
        return true
    }

    private func fetch(from first: Int, count: Int, into pairs: UnsafeMutablePointer<Float>) {
        if stretch != nil {
            stretch?.read(from: first, count: count, into: pairs) { [reader, end = course?.end] in
                Self.read(reader, from: $0, count: $1, end: end, into: $2)
            }
        } else {
            Self.read(reader, from: first, count: count, end: course?.end, into: pairs)
        }
    }

    /// Samples of the file, counted on over its repetitions.
    private static func read(
        _ reader: SoundReader,
        from first: Int,
        count: Int,
        end: Int?,
        into pairs: UnsafeMutablePointer<Float>
    ) {
        var index = first
        let last = first + count
        while index < last {
            let target = pairs + 2 * (index - first)
            if index < 0 {
                let silent = min(-index, last - index)
                target.update(repeating: 0, count: 2 * silent)
                index += silent
                continue
            }
            if let end, index >= end {
                target.update(repeating: 0, count: 2 * (last - index))
                return
            }
            let place = index % reader.frameCount
            var run = min(reader.frameCount - place, last - index)
            if let end { run = min(run, end - index) }
            reader.read(from: place, count: run, into: target)
            index += run
        }
    }
}
