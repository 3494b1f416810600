import AgateDisplay
import Foundation

/// What a program has played on its display since it began, to be written down.
@MainActor final class PlayedSound {
    private let display: ManualDisplay
    private let samples = LockedValue<[Float]>([])
    private let recording: Int

    /// Begins to listen; nil on a display that sounds by itself.
    init?() {
        guard let display = ManualDisplay.current else { return nil }
        self.display = display
        recording = display.sound.record(from: display.time) { [samples] block in
            samples.withLock { $0.append(contentsOf: block) }
        }
    }

    /// Writes what was played until a time of the display to a WAV file, and listens no longer.
    func write(to file: URL, until time: Double) throws {
        display.sound.advance(to: time)
        display.sound.stopRecording(recording)
        let wave = try WaveFile(file)
        samples.withLock { $0.withUnsafeBufferPointer { wave.append($0) } }
        try wave.close()
        try wave.publish()
    }
}
