import Foundation

/// A WAV file of one tone that the program makes for itself: the A below middle C, for a second that repeats without a seam.
enum ToneFile {
    /// Samples in a second.
    static let sampleRate = 48_000
    /// The tone, in turns a second: a whole number, so that the end fits the beginning.
    static let frequency = 220.0

    /// The file, which is written when there is none yet; a player of a file that cannot be written is silent.
    static func make() -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("agate-audio-layer.wav")
        let bytes = Data(wav())
        if (try? Data(contentsOf: file)) != bytes { try? bytes.write(to: file, options: .atomic) }
        return file
    }

    /// The bytes: one channel of 16-bit samples.
    private static func wav() -> [UInt8] {
        var bytes: [UInt8] = []
        func append<Value: FixedWidthInteger>(_ value: Value) {
            withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
        }
        let byteCount = UInt32(sampleRate * 2)
        bytes.append(contentsOf: "RIFF".utf8)
        append(36 + byteCount)
        bytes.append(contentsOf: "WAVEfmt ".utf8)
        append(UInt32(16))
        append(UInt16(1))  // plain samples
        append(UInt16(1))  // one channel
        append(UInt32(sampleRate))
        append(UInt32(sampleRate * 2))
        append(UInt16(2))
        append(UInt16(16))
        bytes.append(contentsOf: "data".utf8)
        append(byteCount)
        for index in 0..<sampleRate {
            let phase = 2 * Double.pi * frequency * Double(index) / Double(sampleRate)
            // A touch of the octave, so that it is a tone and not a test signal.
            append(Int16(((0.8 * sin(phase) + 0.2 * sin(2 * phase)) * 30_000).rounded()))
        }
        return bytes
    }
}
