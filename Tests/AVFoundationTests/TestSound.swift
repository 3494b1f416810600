import Foundation

/// Files of sound that tests make.
enum TestSound {
    /// A WAV file of 16 bits.
    ///
    /// - Parameters:
    ///   - channels: The samples of each channel, between -1 and 1.
    static func wav(_ channels: [[Double]], rate: Int = 48_000) -> Data {
        var bytes: [UInt8] = []
        func append(_ value: Int, _ count: Int) {
            for shift in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
        }
        let length = channels[0].count * channels.count * 2
        bytes += "RIFF".utf8
        append(36 + length, 4)
        bytes += "WAVEfmt ".utf8
        append(16, 4)
        append(1, 2)
        append(channels.count, 2)
        append(rate, 4)
        append(rate * channels.count * 2, 4)
        append(channels.count * 2, 2)
        append(16, 2)
        bytes += "data".utf8
        append(length, 4)
        for index in channels[0].indices {
            for channel in channels { append(Int((channel[index] * 32_767).rounded()), 2) }
        }
        return Data(bytes)
    }

    /// A tone of one channel.
    static func tone(_ frequency: Double = 440, seconds: Double = 1, level: Double = 0.5, rate: Int = 48_000)
        -> Data
    {
        let count = Int((seconds * Double(rate)).rounded())
        return wav(
            [(0..<count).map { level * sin(2 * .pi * frequency * Double($0) / Double(rate)) }],
            rate: rate
        )
    }

    /// A sound of one value.
    static func constant(_ level: Double, seconds: Double = 1) -> Data {
        wav([[Double](repeating: level, count: Int((seconds * 48_000).rounded()))])
    }

    /// The samples of a WAV file of two channels as `SoundFile` writes it, between -1 and 1.
    static func samples(of file: URL) throws -> (left: [Double], right: [Double]) {
        let bytes = try Data(contentsOf: file)
        let numbers = bytes.dropFirst(44).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
        let left = stride(from: 0, to: numbers.count, by: 2).map { Double(numbers[$0]) / 32_767 }
        let right = stride(from: 1, to: numbers.count, by: 2).map { Double(numbers[$0]) / 32_767 }
        return (left, right)
    }

    /// The level of a part of a sound: the root of the mean square.
    static func level(_ samples: [Double], from: Double, to: Double) -> Double {
        let part = samples[Int(from * 48_000)..<min(Int(to * 48_000), samples.count)]
        return (part.reduce(0) { $0 + $1 * $1 } / Double(max(part.count, 1))).squareRoot()
    }
}

/// A folder that goes when the test is over.
final class TestFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// Writes a file.
    func write(_ data: Data, _ name: String) throws -> URL {
        try data.write(to: file(name))
        return file(name)
    }
}
