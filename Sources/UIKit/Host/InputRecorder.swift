package import AgateDisplay
import Foundation

/// Writes what a person does to a file, line by line as it happens.
///
/// Source: window W47.
@MainActor package final class InputRecorder {
    private let path: String
    private let file: FileHandle
    /// Whether a failure to write was reported.
    private var hasFailed = false
    private let start: Double
    private weak var connection: HostConnection?

    /// Why nothing can be written.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Begins a file, with the size and look that the display has now.
    package init(_ path: String, of connection: HostConnection) throws {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { throw Failure(description: "The recording \(path) cannot be written.") }
        // A full disk or a file that may not grow ends the recording, and not the program.
        ProcessSignals.failOnWriting()
        (self.file, self.path) = (file, path)
        self.connection = connection
        let display = connection.display
        start = display.time
        let size = HostSize(width: display.size.width, height: display.size.height, scale: display.scale)
        write(HostInput(.resize(size), at: start))
        connection.onInput = { [weak self] in self?.write($0) }
    }

    private func write(_ input: HostInput) {
        var input = input
        input.time = max(0, input.time - start)
        do { try file.write(contentsOf: InputRecording.line(of: input)) } catch {
            guard !hasFailed else { return }
            hasFailed = true
            let text = "warning: the recording \(path) ends here: \(WholeFile.reason(error))\n"
            try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        }
    }

    /// Ends it.
    package func close() {
        connection?.onInput = nil
        try? file.close()
    }
}
