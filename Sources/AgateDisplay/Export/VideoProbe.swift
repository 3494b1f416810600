import Foundation

/// How many frames a video file holds and how long it is, as the encoder's own program reads them.
enum VideoProbe {
    /// Reads a file through, without decoding its frames.
    ///
    /// - Parameter executable: `ffmpeg`.
    /// - Returns: nil for a file that cannot be read.
    static func read(_ file: URL, with executable: URL) -> (frames: Int, seconds: Double)? {
        guard (try? OpenFiles.check(for: "ffmpeg")) != nil else { return nil }
        let process = Process()
        let running = PatientProcess(process)
        let output = Pipe()
        process.executableURL = executable
        process.arguments = [
            "-hide_banner", "-nostdin", "-loglevel", "error", "-progress", "pipe:1", "-i", file.path, "-map",
            "0:v:0",
            "-c", "copy", "-f", "null", "-",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? running.start()) != nil else { return nil }
        try? output.fileHandleForWriting.close()
        guard let said = running.read(output.fileHandleForReading.fileDescriptor),
            case .done = running.finish(writing: nil)
        else { return nil }
        return parse(String(decoding: said, as: UTF8.self))
    }

    /// Reads what `-progress` prints: blocks of lines `key=value`, of which the last one counts.
    static func parse(_ text: String) -> (frames: Int, seconds: Double)? {
        var frames: Int?
        var microseconds: Double?
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard parts.count == 2 else { continue }
            if parts[0] == "frame" { frames = Int(parts[1]) }
            if parts[0] == "out_time_us" { microseconds = Double(parts[1]) }
        }
        guard let frames, let microseconds else { return nil }
        return (frames, microseconds / 1e6)
    }
}
