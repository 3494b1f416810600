import AgateTestSupport
import Foundation
import Testing

@Suite("Members that several types spell out")
struct SpelledOutTests {
    /// How `Scripts/spell-out` ends.
    private func check(_ arguments: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = Repository.root.appendingPathComponent("Scripts/spell-out")
        process.arguments = ["--check"] + arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test("writing them again gives the same bytes")
    func fresh() throws {
        #expect(try check() == 0, "run Scripts/spell-out")
    }

    @Test("a place that differs from its text, by a member or by its access, is not fresh")
    func stale() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try String(
            contentsOf: Repository.root.appendingPathComponent("Scripts/spelled-out/scroll-delegate"),
            encoding: .utf8
        )
        func status(_ access: String, _ body: String) throws -> Int32 {
            let file = """
                class Some {
                    // Spelled out by Scripts/spell-out: scroll-delegate\(access)
                \(body)    // Spelled out to here.
                }

                """
            try Data(file.utf8).write(to: folder.appendingPathComponent("Some.swift"))
            return try check(folder.path)
        }
        #expect(try status("", text) == 0)
        #expect(try status(", public", text.replacing("    open ", with: "    public ")) == 0)
        #expect(try status(", public", text) == 1)
        #expect(try status("", "") == 1)
        #expect(try status("", text + "    open func more() {}\n") == 1)
    }
}
