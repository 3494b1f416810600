package import Foundation

/// A player of one tone that plays into memory: the sound it made can be written down as a WAV file.
///
/// Its clock is the caller's, as everywhere in the gallery: `render(to:)` makes the sound up to a time, at the
/// volume that the player has now. From the volume of the call before, the loudness glides in a straight line, so
/// that 60 changes a second sound smooth.
package final class TonePlayer {
    /// Samples in a second.
    package static let sampleRate = 44_100.0
    /// The tone, in turns a second: the A below middle C.
    package static let frequency = 220.0

    /// How loud it plays: 0 is silence, 1 the full scale.
    package var volume: Float = 1
    package private(set) var isPlaying = false
    /// What was played, from time 0 on; silence while the player was stopped.
    package private(set) var samples: [Int16] = []

    private var renderedVolume: Float = 1

    package init() {}

    package func play() {
        isPlaying = true
    }

    package func stop() {
        isPlaying = false
    }

    /// Plays on to a time.
    ///
    /// - Parameter time: Seconds since the beginning; a time already reached changes nothing.
    package func render(to time: Double) {
        guard time.isFinite, time >= 0 else { return }
        let first = samples.count
        let end = Int((time * Self.sampleRate).rounded())
        guard end > first else { return }
        let target = isPlaying ? volume : 0
        for index in first..<end {
            let progress = Float(index - first + 1) / Float(end - first)
            let gain = renderedVolume + (target - renderedVolume) * progress
            let phase = 2 * Double.pi * Self.frequency * Double(index) / Self.sampleRate
            // A touch of the octave, so that it is a tone and not a test signal.
            let wave = 0.8 * sin(phase) + 0.2 * sin(2 * phase)
            samples.append(Int16((Double(gain) * wave * 30_000).rounded()))
        }
        renderedVolume = target
    }

    /// Starts at silence, as a player that has not played yet.
    package func rewind() {
        samples = []
        renderedVolume = isPlaying ? volume : 0
    }

    /// What was played as a WAV file: one channel of 16-bit samples.
    package func makeWAV() -> Data {
        let byteCount = UInt32(samples.count * 2)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(44 + samples.count * 2)
        func append<Value: FixedWidthInteger>(_ value: Value) {
            withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
        }
        bytes.append(contentsOf: "RIFF".utf8)
        append(36 + byteCount)
        bytes.append(contentsOf: "WAVEfmt ".utf8)
        append(UInt32(16))
        append(UInt16(1))  // plain samples
        append(UInt16(1))  // one channel
        append(UInt32(Self.sampleRate))
        append(UInt32(Self.sampleRate) * 2)
        append(UInt16(2))
        append(UInt16(16))
        bytes.append(contentsOf: "data".utf8)
        append(byteCount)
        for sample in samples { append(sample) }
        return Data(bytes)
    }
}
