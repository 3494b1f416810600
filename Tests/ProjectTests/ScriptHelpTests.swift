import AgateTestSupport
import Foundation
import Testing

@Suite("The scripts")
struct ScriptHelpTests {
    @Test("each script tells what it does at --help, and builds nothing for that", .claim("Q7.7"))
    func help() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let mark = folder.appendingPathComponent("built").path
        for name in ["swift", "swiftc", "apt-get"] {
            let file = folder.appendingPathComponent(name)
            try Data("#!/bin/sh\ntouch '\(mark)'\nexit 1\n".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        let scripts = Repository.root.appendingPathComponent("Scripts")
        for name in try FileManager.default.contentsOfDirectory(atPath: scripts.path).sorted() {
            let script = scripts.appendingPathComponent(name)
            // What scripts read lies in folders, which can be entered: that counts as executable.
            let isFolder = try script.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
            guard !isFolder, FileManager.default.isExecutableFile(atPath: script.path) else { continue }
            let process = Process()
            let output = Pipe()
            process.executableURL = script
            process.arguments = ["--help"]
            process.environment = ProcessInfo.processInfo.environment.merging(
                ["PATH": "\(folder.path):/usr/bin:/bin"]
            ) { $1 }
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            process.standardInput = FileHandle.nullDevice
            try process.run()
            try? output.fileHandleForWriting.close()
            let said = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "Scripts/\(name) --help")
            #expect(said.count > 40, "Scripts/\(name) --help says nothing")
        }
        #expect(
            !FileManager.default.fileExists(atPath: mark),
            "a script builds or installs before it answers --help"
        )
    }
}
