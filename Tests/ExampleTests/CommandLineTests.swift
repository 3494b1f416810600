import AgateDisplay
import AgateExamples
import AgateRendering
import AgateTestSupport
import ArgumentParser
import Foundation
import Testing
import agate

@MainActor @Suite("The command line")
struct CommandLineTests {
    @Test("no arguments mean the whole gallery, as animated PNG files")
    func defaults() throws {
        let command = try #require(try Agate.parseAsRoot(["gallery"]) as? GalleryCommand)
        #expect(command.names.isEmpty)
        #expect(command.out == "out")
        #expect(command.format == .apng)
        #expect(command.fps == nil)
        #expect(command.scale == nil)
        #expect(command.at == nil)
    }

    @Test("the command line says the version that jobs are made with")
    func version() {
        let error = #expect(throws: (any Error).self) { try Agate.parseAsRoot(["--version"]) }
        #expect(error.map { Agate.message(for: $0) } == EngineVersion.agate)
        #expect(error.map { Agate.exitCode(for: $0) } == .success)
    }

    @Test("names, folder, format, rate, scale and moments are understood")
    func options() throws {
        let arguments = [
            "gallery", "pop", "card-flip", "--out", "x", "--format", "strip", "--fps", "30", "--scale", "1.5",
        ]
        let command = try #require(
            try Agate.parseAsRoot(arguments + ["--at", "0.5,1,2.25"]) as? GalleryCommand
        )
        #expect(command.names == ["pop", "card-flip"])
        #expect(command.out == "x")
        #expect(command.format == .strip)
        #expect(command.fps == 30)
        #expect(command.scale == 1.5)
        #expect(command.at?.times == [0.5, 1, 2.25])
    }

    @Test("a dump of a program shows its layers at a moment")
    func dump() throws {
        let command = try #require(
            try Agate.parseAsRoot(["dump", "pop", "--at", "0.5", "--brief"]) as? DumpCommand
        )
        let text = try command.dumped()
        #expect(text.hasPrefix("CALayer \"display\" frame=(0, 0, "))
        #expect(text.contains("  animation "))
        #expect(throws: (any Error).self) { try Agate.parseAsRoot(["dump", "popp"]) }
        #expect(throws: (any Error).self) { try Agate.parseAsRoot(["dump", "pop", "--at", "-1"]) }
    }

    @Test(
        "a wrong argument is refused in words that help",
        arguments: [
            (["gallery", "popp"], "Did you mean pop?"),
            (["gallery", "zzzzzzzz"], "agate list"),
            (["gallery", "--fps", "0"], "1 to 240"),
            (["gallery", "--fps", "fast"], "fps"),
            (["gallery", "--fps", "nan"], "1 to 240"),
            (["gallery", "--scale", "-1"], "scale"),
            (["gallery", "--scale", "99"], "0.1 to 16"),
            (["gallery", "--at", "1,,2"], "at"),
            (["gallery", "--at", "-1"], "at"),
            (["gallery", "--format", "gif"], "apng"),
            (["gallery", "--format", "mp4", "--at", "1"], "--at"),
            (["gallery", "--at", "soon"], "such as 0.5,1,2.25, each 0 to 3600"),
            (["render", "pop", "--size", "640"], "such as 640x480; each is 1 to 16384"),
            (["render", "pop", "--at", "soon"], "1.5s, up to 1000000), 250ms"),
            (["render", "pop", "--frames", "9"], "such as 0..60"),
            (["render", "pop", "--background", "blue"], "such as #f80"),
            (["frobnicate"], "frobnicate"),
        ]
    )
    func refusals(arguments: [String], words: String) {
        do {
            _ = try Agate.parseAsRoot(arguments)
            Issue.record("\(arguments) was taken")
        } catch {
            #expect(Agate.exitCode(for: error) != .success)
            #expect(Agate.fullMessage(for: error).contains(words), "\(Agate.fullMessage(for: error))")
        }
    }

    @Test("a folder that cannot be written ends in failure, before anything is rendered")
    func unwritableFolder() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let command = try GalleryCommand.parse(["pop", "--out", file.path + "/below-a-file"])
        #expect(throws: ExitCode.failure) { try command.run() }
    }

    @Test(
        "each format makes the files it says",
        arguments: [
            ("apng", ["snap-back.png"]), ("strip", ["snap-back.png"]),
            ("png", ["snap-back-000.png", "snap-back-001.png"]),
        ]
    )
    func files(format: String, names: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = try GalleryCommand.parse(
            ["snap-back", "--out", folder.path, "--format", format, "--at", "0.5,0.6", "--scale", "0.5"])
        try command.run()
        let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(found.sorted() == names)
        for name in found {
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        }
    }

    @Test("debug views are named with commas between them, and only by their names")
    func debugViews() throws {
        let command = try GalleryCommand.parse(["pop", "--debug", "damage,overdraw"])
        #expect(command.debug?.views == [.damage, .overdraw])
        #expect(throws: (any Error).self) { try GalleryCommand.parse(["pop", "--debug", "damage,colour"]) }
    }

    @Test("the list has a line for each program")
    func list() {
        let lines = ListCommand.lines()
        #expect(lines.count == Gallery.programs.count)
        #expect(lines.contains { $0.hasPrefix("pop ") && $0.contains("Four views") })
    }
}
