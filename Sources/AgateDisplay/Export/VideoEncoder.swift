import Foundation

/// A running `ffmpeg` that takes raw frames through a pipe.
final class VideoEncoder {
    static let program = "ffmpeg"

    private let process = Process()
    private let input = Pipe()
    private let errors: URL

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - arguments: What to tell it; its input is the pipe.
    ///   - searchPath: Where to look for it, folders separated by colons.
    init(
        arguments: [String],
        searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) throws(ExportError) {
        guard let executable = Self.find(Self.program, in: searchPath) else {
            throw .encoderMissing(Self.program)
        }
        // A program that ends early must give an error on writing and not end this one too.
        signal(SIGPIPE, SIG_IGN)
        errors = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).log")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle(forWritingAtPath: errors.path) ?? FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            try? FileManager.default.removeItem(at: errors)
            throw .encoderFailed(Self.program, status: -1, message: WholeFile.reason(error))
        }
        try? input.fileHandleForReading.close()
    }

    deinit {
        try? FileManager.default.removeItem(at: errors)
    }

    /// Hands over the bytes of a frame.
    func write(_ bytes: UnsafeRawBufferPointer) throws(ExportError) {
        let descriptor = input.fileHandleForWriting.fileDescriptor
        var written = 0
        while written < bytes.count {
            let count = Glibc.write(
                descriptor,
                bytes.baseAddress?.advanced(by: written),
                bytes.count - written
            )
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure() }
            written += count
        }
    }

    /// Closes the pipe and waits until the file is whole.
    func finish() throws(ExportError) {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw failure() }
    }

    /// Gives up.
    func cancel() {
        try? input.fileHandleForWriting.close()
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
    }

    private func failure() -> ExportError {
        cancel()
        let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        let last = said.split(separator: "\n").last.map(String.init) ?? ""
        return .encoderFailed(Self.program, status: process.terminationStatus, message: last)
    }

    /// The first executable file of a name in a list of folders.
    static func find(_ name: String, in searchPath: String) -> URL? {
        for folder in searchPath.split(separator: ":") {
            let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
        }
        return nil
    }
}
