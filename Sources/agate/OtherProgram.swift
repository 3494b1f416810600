import AgateDisplay
import AgateRendering
import Foundation

/// Runs programs of others.
enum OtherProgram {
    /// Runs a program that is looked for on the PATH and gives what it prints; its errors go where ours go.
    ///
    /// - Parameters:
    ///   - package: Debian's package in which the program is.
    ///   - showsOutput: Whether what it prints goes where ours goes; then nothing is given.
    /// - Returns: How it ended, and what it printed.
    static func run(
        _ name: String,
        _ arguments: [String],
        package: String,
        showsOutput: Bool = false
    ) throws(RenderFailure) -> (status: Int32, output: String) {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        guard let executable = VideoEncoder.find(name, in: path) else {
            throw RenderFailure(
                .missing,
                "needs the program \(name) for this engine: install the package \(package), or choose --engine local."
            )
        }
        do { try OpenFiles.check(for: name) } catch { throw RenderFailure(error) }
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        if !showsOutput { process.standardOutput = output }
        do { try UnfinishedWork.start(process, isWorker: true) } catch {
            throw RenderFailure(.missing, "\(name) cannot be started: \(error)")
        }
        defer { UnfinishedWork.ended(process) }
        try? output.fileHandleForWriting.close()
        let said = showsOutput ? nil : try? output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: said ?? Data(), as: UTF8.self))
    }
}
