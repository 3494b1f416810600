import AgateDisplay
import AgatePixels
import AgateRendering
import ArgumentParser
import Foundation
import Testing
import agate

/// Texts, values, fonts and animations that the command line chooses in place of what a document says.
@Suite("agate render: what is put in place of what a document says")
@MainActor struct ReplacedValueTests {
    /// A black square on the left and a text on the right.
    private static let badge = Data(
        #"""
        {"v":"5","w":80,"h":40,"fr":10,"ip":0,"op":9,"fonts":{"list":[{"fName":"Body","fFamily":"Nowhere","fStyle":"Regular","ascent":75}]},
        "layers":[
        {"ty":4,"nm":"Square","ind":1,"ip":0,"op":9,"st":0,"ks":{},"shapes":[{"ty":"gr","nm":"Group","it":[
        {"ty":"rc","nm":"Box","p":{"a":0,"k":[20,20]},"s":{"a":0,"k":[20,20]},"r":{"a":0,"k":0}},
        {"ty":"fl","nm":"Fill 1","c":{"a":0,"k":[0,0,0,1]},"o":{"a":0,"k":100}},{"ty":"tr","nm":"Transform"}]}]},
        {"ty":5,"nm":"Name","ind":2,"ip":0,"op":9,"st":0,"ks":{"p":{"a":0,"k":[44,30,0]}},
        "t":{"d":{"k":[{"t":0,"s":{"s":20,"f":"Body","t":"ii","j":0,"tr":0,"lh":24,"fc":[0,0,0]}}]},"p":{},"m":{},"a":[]}}]}
        """#.utf8
    )

    /// A font of a family that no other test asks for: fonts that a document brings stay registered for the whole process, before those
    /// of the system.
    private static let lycian = URL(
        fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansLycian-Regular.ttf"
    )

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "replaced-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.badge.write(to: folder.appendingPathComponent("badge.json"))
    }

    private func render(_ arguments: [String]) throws -> Data {
        let output = folder.appendingPathComponent("a.png")
        let input = folder.appendingPathComponent("badge.json").path
        try RenderCommand.parse([input, "--at", "0", "-o", output.path, "--progress", "none"] + arguments)
            .run()
        return try Data(contentsOf: output)
    }

    /// The status that a command line ends with.
    private func status(_ arguments: [String]) -> Int32 {
        do {
            _ = try render(arguments)
            return 0
        } catch { return RenderCommand.exitCode(for: error).rawValue }
    }

    /// A pixel as red, green, blue and opacity, premultiplied, from the lowest byte up.
    private func color(_ png: Data, _ x: Int, _ y: Int) throws -> [UInt8] {
        let pixel = try #require(ImageReader.read(png).frames.first?.image)[x, y]
        return (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * UInt32($0))) }
    }

    @Test("a colour and a point are given on the command line (documents L160)")
    func values() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let plain = try render([])
        let red = try render(["--set", "**.Fill 1.Color=#ff0000"])
        #expect(try color(plain, 20, 20) == [0, 0, 0, 255])
        #expect(Set(try color(red, 20, 20)) == [0, 255])
        #expect(try color(red, 20, 20) != color(plain, 20, 20))
        let moved = try render(["--set", "Square.Group.Box.Position=60,20"])
        #expect(try color(moved, 20, 20) == [0, 0, 0, 0])
        #expect(try color(moved, 60, 20) == [0, 0, 0, 255])
    }

    @Test("a text is given by the name of its layer or by its key path (documents L164)")
    func texts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let plain = try render([])
        let named = try render(["--text", "Name=ll"])
        #expect(named != plain)
        #expect(try render(["--text", "Name=ii"]) == plain)
        #expect(try render(["--text", "Name="]) != plain)
    }

    @Test("a font of a file counts before those of the system (documents L132)")
    func fonts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(status(["--font", folder.appendingPathComponent("badge.json").path]) == 2)
        #expect(status(["--font", folder.appendingPathComponent("none.ttf").path]) == 2)
        let font = Self.lycian
        guard FileManager.default.fileExists(atPath: font.path) else { return }
        #expect(status(["--font", font.path]) == 0)
        #expect(status(["--font", font.path, "--font", font.path]) == 0)
    }

    @Test("what the document does not have is told, with the way to what it has (documents L160)")
    func mistakes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(status(["--text", "Title=a"]) == 1)
        #expect(status(["--set", "Square.Fill 9.Color=#fff"]) == 1)
        #expect(status(["--set", "**.Fill 1.Color=red"]) == 1)
        #expect(status(["--set", "**.Fill 1.Color=1,2,3"]) == 1)
        #expect(status(["--set", "**.Fill 1.Opacity=nan"]) == 1)
        #expect(status(["--set", "no equals sign"]) == 1)
        #expect(status(["--animation", "other"]) == 5)
        let command = try InfoCommand.parse([folder.appendingPathComponent("badge.json").path, "--keypaths"])
        let lines = try command.lines()
        #expect(lines.contains("Name = \"ii\""))
        #expect(lines.contains("Square.Group.Fill 1.Color"))
    }

    @Test("a document in memory is the one in the file")
    func memory() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("badge.json")
        let (first, second) = (try AnimatedDocument(contentsOf: file), try AnimatedDocument(data: Self.badge))
        #expect(first.format == second.format && first.size == second.size)
        #expect(first.duration == second.duration && first.path == file.path && second.path == "document")
        let markup = Data("<caml><CALayer bounds=\"0 0 8 9\"/></caml>".utf8)
        let layers = try AnimatedDocument(data: markup, name: "icon")
        #expect(layers.format == "markup" && layers.size == CGSize(width: 8, height: 9))
        #expect(layers.makeLayer() !== layers.makeLayer())
        #expect(throws: RenderFailure.self) { try AnimatedDocument(data: Data("{".utf8)) }
        #expect(throws: RenderFailure.self) { try AnimatedDocument(data: Data()) }
        var options = DocumentOptions()
        options.texts = ["Title": "a"]
        #expect(throws: RenderFailure.self) { try AnimatedDocument(data: markup, options: options) }
    }

    @Test("a job keeps texts, values and fonts, and refuses a font that has changed (documents R41)")
    func job() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("badge.json")
        let system = Self.lycian
        guard FileManager.default.fileExists(atPath: system.path) else { return }
        let font = folder.appendingPathComponent("lycian.ttf")
        try FileManager.default.copyItem(at: system, to: font)
        var settings = try RenderSettings(for: AnimatedDocument(contentsOf: file), ending: "apng")
        settings.texts = ["Name": "ll"]
        settings.values = ["**.Fill 1.Color": "#ff0000"]
        let output = folder.appendingPathComponent("a.apng")
        let job = try RenderJob.plan(file, settings, output: output, fonts: [font])
        try job.run(0)
        let opened = try RenderJob(job.folder)
        #expect(opened.manifest.fonts.count == 1 && opened.manifest.settings.texts == ["Name": "ll"])
        try job.join()
        let image = try Data(contentsOf: output)
        #expect(try color(image, 20, 20) != [0, 0, 0, 255])
        try FileManager.default.removeItem(at: job.folder.appendingPathComponent("chunk-0.ok"))
        try Data("changed".utf8).write(to: font)
        #expect(throws: RenderFailure.self) { try opened.run(0) }
    }
}
