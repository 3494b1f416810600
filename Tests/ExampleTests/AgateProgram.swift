import Foundation

/// A folder of its own for a test that runs the program `agate`, and the programs and files in it.
final class AgateProgram {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var out: URL { folder.appendingPathComponent("out") }
    /// Where other programs are looked for; nil is the PATH of the tests.
    var path: String?

    init() throws {
        try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Puts a script of the shell in the place of a program.
    func replace(_ name: String, with script: String) throws {
        let file = folder.appendingPathComponent(name)
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// Puts a program in the place of ffmpeg.
    ///
    /// `$last` is the file that it is to write.
    func replaceEncoder(with script: String) throws {
        try replace("ffmpeg", with: "for last; do :; done\n\(script)")
    }

    var outFiles: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: out.path).sorted() }
    }

    /// The bytes of a file in the folder for results.
    func bytes(_ name: String) throws -> Data { try Data(contentsOf: out.appendingPathComponent(name)) }

    /// The folder that the build put its products into.
    private static let products: URL = {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: bundle).deletingLastPathComponent()
    }()

    /// Runs a shell command in which `agate` is the program and `$OUT` the folder for results, and waits for its end.
    @discardableResult
    func run(_ command: String) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        let output = Pipe()
        let errors = folder.appendingPathComponent("errors")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        var environment = ProcessInfo.processInfo.environment
        let path = self.path ?? environment["PATH"] ?? "/usr/bin:/bin"
        environment["PATH"] = "\(folder.path):\(Self.products.path):\(path)"
        environment["OUT"] = out.path
        process.environment = environment
        // Encoders that are none may write to a file "-" where they run.
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        try? output.fileHandleForWriting.close()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: said, as: UTF8.self),
            String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        )
    }
}
