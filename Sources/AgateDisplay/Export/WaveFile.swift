package import Foundation

/// A WAV file that is written from its beginning to its end: 16 bits a sample, two channels.
///
/// It appears under its name when it is whole.
package final class WaveFile {
    private let whole: WholeFile
    private var byteCount = 0
    private var bytes: [UInt8] = []
    private var failure: ExportError?
    /// Bytes that are written at once.
    private static let blockSize = 1 << 18
    /// The size of a WAV file is a number of 32 bits.
    private static let maxByteCount = 0xFFFF_0000

    /// Begins a file, and makes its folder.
    package init(_ file: URL) throws(ExportError) {
        try WholeFile.makeFolder(file.deletingLastPathComponent())
        whole = try WholeFile(file)
        try whole.append(Self.head(byteCount: 0))
    }

    /// Where the bytes are before the file is whole.
    package var unfinished: URL { whole.unfinished }

    /// Writes pairs of left and right; what is louder than the full scale is cut off, and errors are thrown at the end.
    package func append(_ pairs: UnsafeBufferPointer<Float>) {
        guard failure == nil else { return }
        for sample in pairs {
            let number = Int16(min(max((sample * 32_767).rounded(), -32_768), 32_767))
            bytes.append(UInt8(truncatingIfNeeded: number))
            bytes.append(UInt8(truncatingIfNeeded: number >> 8))
        }
        if bytes.count >= Self.blockSize { flush() }
    }

    private func flush() {
        guard failure == nil, !bytes.isEmpty else { return }
        guard byteCount + bytes.count <= Self.maxByteCount else {
            failure = .cannotWrite(whole.unfinished, reason: "a WAV file has no room for more than six hours")
            return
        }
        do { try whole.append(bytes) } catch { failure = error }
        byteCount += bytes.count
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes what is left, and the lengths in the head; the file keeps its hidden name.
    package func close() throws(ExportError) {
        flush()
        if let failure { throw failure }
        try whole.rewriteStart(Self.head(byteCount: byteCount))
        try whole.close()
    }

    /// Gives the closed file its name.
    package func publish() throws(ExportError) { try whole.publish() }

    /// The bytes before the samples.
    static func head(byteCount: Int) -> [UInt8] {
        let channels = 2
        let rate = SoundTrack.sampleRate
        var bytes: [UInt8] = []
        func append(_ value: Int, bytes count: Int) {
            for shift in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
        }
        bytes += "RIFF".utf8
        append(36 + byteCount, bytes: 4)
        bytes += "WAVEfmt ".utf8
        append(16, bytes: 4)
        // Plain numbers.
        append(1, bytes: 2)
        append(channels, bytes: 2)
        append(rate, bytes: 4)
        append(rate * channels * 2, bytes: 4)
        append(channels * 2, bytes: 2)
        append(16, bytes: 2)
        bytes += "data".utf8
        append(byteCount, bytes: 4)
        return bytes
    }
}
