package import Foundation

/// A running `ffmpeg` that takes raw frames through a pipe.
package final class VideoEncoder {
    static let program = "ffmpeg"
    /// Where programs are looked for, folders separated by colons.
    static var searchPath: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

    private let executable: URL
    private let process = Process()
    private let running: PatientProcess
    private let input: Pipe
    private let messages: MessageLog
    /// The file that the program writes.
    private let file: URL

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the encoder, apart from the file to write; its input is the pipe.
    ///   - file: The file to write.
    ///   - searchPath: Where to look for it, folders separated by colons.
    init(
        arguments: [String],
        writing file: URL,
        searchPath: String = VideoEncoder.searchPath
    ) throws(ExportError) {
        guard let executable = Self.find(Self.program, in: searchPath) else {
            throw .encoderMissing(Self.program)
        }
        // A program that ends early must give an error on writing and not end this one too.
        ProcessSignals.failOnWriting()
        try OpenFiles.check(for: Self.program)
        self.executable = executable
        self.file = file
        input = Pipe()
        messages = MessageLog()
        running = PatientProcess(process)
        process.executableURL = executable
        process.arguments = arguments + [file.path]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = messages.handle
        do {
            try running.start()
        } catch {
            throw .encoderFailed(Self.program, status: -1, message: WholeFile.reason(error))
        }
        try? input.fileHandleForReading.close()
        // A program that takes nothing is given up after a while.
        let flags = fcntl(input.fileHandleForWriting.fileDescriptor, F_GETFL)
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFL, flags | O_NONBLOCK)
        // Frames have megabytes: with the 64 KB that a pipe has at first, both sides wait for each other a hundred times a frame (benchmark
        // `render/mp4`). Where the system allows no more, it stays as it is.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, Self.setPipeSize, Self.pipeSize)
    }

    /// Linux' `F_SETPIPE_SZ`, a macro that Swift does not see.
    private static let setPipeSize: Int32 = 1031
    private static let pipeSize: Int32 = 1 << 20

    /// Hands over the bytes of a frame.
    func write(_ bytes: UnsafeRawBufferPointer) throws(ExportError) {
        switch running.write(bytes, to: input.fileHandleForWriting.fileDescriptor) {
        case .done: break
        case .failed: throw failure()
        case .stuck: throw stuck()
        }
    }

    /// Hands over the pixels of a frame.
    func write(_ pixels: [UInt32]) throws(ExportError) {
        let outcome = pixels.withUnsafeBytes {
            running.write($0, to: input.fileHandleForWriting.fileDescriptor)
        }
        switch outcome {
        case .done: break
        case .failed: throw failure()
        case .stuck: throw stuck()
        }
    }

    /// Closes the pipe and waits until the program has ended.
    func finish() throws(ExportError) {
        try? input.fileHandleForWriting.close()
        switch running.finish(writing: file) {
        case .done: break
        case .failed: throw failure()
        case .stuck: throw stuck()
        }
    }

    /// Gives up, unless it has ended.
    func cancel() {
        try? input.fileHandleForWriting.close()
        running.cancel()
    }

    /// Reads the written file back and compares it with what was sent; a full disk need not make the program fail.
    ///
    /// - Parameters:
    ///   - frames: The frames that were sent.
    ///   - seconds: Their length, in seconds.
    func check(_ file: URL, frames: Int, seconds: Double) throws(ExportError) {
        guard let found = VideoProbe.read(file, with: executable) else {
            throw .encoderFailed(
                Self.program,
                status: 0,
                message: "the file that it wrote cannot be read back"
            )
        }
        guard found.frames == frames else {
            throw .encoderFailed(
                Self.program,
                status: 0,
                message: "the file that it wrote has \(found.frames) frames of \(frames)"
            )
        }
        // The program tells the time at which the last frame is decoded: up to three frames before it is shown, without its length.
        guard abs(found.seconds - seconds) <= 4 * seconds / Double(frames) + 0.05 else {
            throw .encoderFailed(
                Self.program,
                status: 0,
                message: "the file that it wrote is \(found.seconds) seconds long and not \(seconds)"
            )
        }
    }

    private func stuck() -> ExportError {
        cancel()
        return .encoderStuck(Self.program, seconds: running.patience)
    }

    private func failure() -> ExportError {
        cancel()
        return .encoderFailed(
            Self.program,
            status: process.terminationStatus,
            message: process.terminationStatus == 0
                ? "it ended before it had taken all frames" : messages.lastLine
        )
    }

    /// The first executable file of a name in a list of folders.
    package static func find(_ name: String, in searchPath: String) -> URL? {
        for folder in searchPath.split(separator: ":") {
            let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
                !isFolder.boolValue
            else { continue }
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
        }
        return nil
    }
}

extension VideoEncoder {
    /// The first line of what the program says of itself.
    package static func version() throws(ExportError) -> String {
        guard let executable = find(program, in: searchPath) else { throw .encoderMissing(program) }
        try OpenFiles.check(for: program)
        let process = Process()
        let running = PatientProcess(process)
        let output = Pipe()
        process.executableURL = executable
        process.arguments = ["-version"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try running.start() } catch {
            throw .encoderFailed(program, status: -1, message: WholeFile.reason(error))
        }
        try? output.fileHandleForWriting.close()
        guard let said = running.read(output.fileHandleForReading.fileDescriptor),
            case .done = running.finish(writing: nil)
        else {
            running.cancel()
            throw .encoderFailed(
                program,
                status: process.terminationStatus,
                message: "it does not tell its version"
            )
        }
        let line =
            String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
            ?? ""
        return line.components(separatedBy: " Copyright")[0]
    }
}
