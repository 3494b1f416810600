import AgatePixels
import AgateRendering
import AgateTestSupport
import ArgumentParser
import Foundation
import LayerMarkup
import Testing
import agate

// Source: documents R30.
@Suite("The command line about documents")
struct DocumentCommandTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "agate-documents-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private let markup = """
        <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
        <CALayer name="a" bounds="0 0 30 20"><animations><animation type="CABasicAnimation" keyPath="opacity" duration="2"/></animations>
        <sublayers><CATextLayer><font type="string" value="Inter"/></CATextLayer></sublayers><states><LKState name="On"/></states>
        <nonsense/></CALayer></caml>
        """

    @Test("info says what a document holds, for people and as JSON")
    func info() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("a.caml").path
            try Data(markup.utf8).write(to: URL(fileURLWithPath: path))
            let command = try #require(try Agate.parseAsRoot(["info", path]) as? InfoCommand)
            #expect(
                try command.lines() == [
                    "\(path): markup", "  size        30 x 20, y down", "  length      2 s",
                    "  layers      2: 1 CALayer, 1 CATextLayer", "  animations  1: opacity",
                    "  states      On",
                    "  fonts       Inter", "  issues      1",
                    "    \(path):4:1: dropped: unknown element nonsense",
                ]
            )
            let json = try #require(try Agate.parseAsRoot(["info", path, "--json"]) as? InfoCommand)
            let data = Data(try json.lines().joined().utf8)
            let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect(object["width"] as? Double == 30 && (object["states"] as? [String]) == ["On"])
        }
    }

    @Test("check names file, line and column, and each failure has its exit code")
    func check() throws {
        try withFolder { folder in
            func file(_ name: String, _ text: String) throws -> String {
                let url = folder.appendingPathComponent(name)
                try Data(text.utf8).write(to: url)
                return url.path
            }
            let good = try file("good.caml", markup)
            #expect(CheckCommand.check(good).code == nil)
            #expect(CheckCommand.check(good, strict: true).code == .unsupported)
            let broken = try file("broken.caml", "<caml>\n<CALayer></caml>")
            #expect(CheckCommand.check(broken).lines == ["\(broken):2:12: error: mismatched tag"])
            #expect(CheckCommand.check(broken).code == .malformed)
            #expect(CheckCommand.check(folder.appendingPathComponent("none").path).code == .unreadable)
            #expect(CheckCommand.check(try file("a.svg", "<svg/>")).code == .unreadable)
            let deep = String(repeating: "<a>", count: 600) + String(repeating: "</a>", count: 600)
            #expect(CheckCommand.check(try file("deep.caml", deep)).code == .limit)
            let out = "<caml><CALayer><contents type='CGImage' src='../x.png'/></CALayer></caml>"
            #expect(CheckCommand.check(try file("out.caml", out)).code == .malformed)
        }
    }

    @Test("a document goes through all forms and comes back as the same bytes")
    func convert() throws {
        try withFolder { folder in
            func convert(_ from: String, _ to: String) throws {
                let command = try #require(
                    try Agate.parseAsRoot([
                        "convert", folder.appendingPathComponent(from).path,
                        folder.appendingPathComponent(to).path,
                    ]) as? ConvertCommand
                )
                _ = try command.convert()
            }
            try Data(markup.utf8).write(to: folder.appendingPathComponent("a.caml"))
            try convert("a.caml", "b.ca")
            try convert("b.ca", "c.caml")
            try convert("c.caml", "d.ca")
            let manager = FileManager.default
            let first = manager.contents(atPath: folder.appendingPathComponent("b.ca/main.caml").path)
            #expect(
                first != nil
                    && manager.contents(atPath: folder.appendingPathComponent("d.ca/main.caml").path) == first
            )
            try convert("d.ca", "e.caar")
            try convert("e.caar", "f.caml")
            #expect(manager.fileExists(atPath: folder.appendingPathComponent("f.caml").path))
            #expect(throws: (any Error).self) { try Agate.parseAsRoot(["convert", "a.caml", "b.png"]) }
        }
    }
    @Test("info lists a state once, however many layers have it", .claim("Q3.4"))
    func states() throws {
        try withFolder { folder in
            let part = "<CALayer><states><LKState name='On'/><LKState name='Off'/></states></CALayer>"
            let text =
                "<caml xmlns='http://www.apple.com/CoreAnimation/1.0'><CALayer bounds='0 0 9 9'><sublayers>\(part)\(part)</sublayers></CALayer></caml>"
            let path = folder.appendingPathComponent("a.caml").path
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            let command = try #require(try Agate.parseAsRoot(["info", path]) as? InfoCommand)
            #expect(try command.lines().filter { $0.contains("states") } == ["  states      On, Off"])
        }
    }

    @Test("what is not honoured is told of by check with its place, and --strict fails", .claim("Q3.5"))
    func silence() throws {
        try withFolder { folder in
            func check(_ name: String, _ text: String, strict: Bool) throws -> ([String], RenderFailure.Kind?)
            {
                let url = folder.appendingPathComponent(name)
                try Data("<caml xmlns='http://www.apple.com/CoreAnimation/1.0'>\(text)</caml>".utf8).write(
                    to: url
                )
                let (lines, code) = CheckCommand.check(url.path, strict: strict)
                return (lines.map { $0.replacingOccurrences(of: url.path, with: name) }, code)
            }
            let attributes = "<CALayer bounds='0 0 10 10' wibble='3'/>"
            #expect(
                try check("a.caml", attributes, strict: false) == (
                    ["a.caml:1:54: dropped: unknown attribute wibble"], nil
                )
            )
            #expect(try check("a.caml", attributes, strict: true).1 == .unsupported)
            let image =
                "<CALayer bounds='0 0 40 40'><contents type='CGImage' src='/else/image.png'/></CALayer>"
            let (lines, code) = try check("b.caml", image, strict: false)
            #expect(lines == ["b.caml:1:82: dropped: missing image /else/image.png"] && code == nil)
            #expect(try check("b.caml", image, strict: true).1 == .unsupported)
        }
    }

    @Test("a document without a size gets that of --size, and has one point without it", .claim("Q3.6"))
    @MainActor func size() throws {
        try withFolder { folder in
            let url = folder.appendingPathComponent("a.caml")
            let dot = "<CALayer bounds='0 0 4 4' anchorPoint='0 0' backgroundColor='1 0 0'/>"
            try Data(
                "<caml xmlns='http://www.apple.com/CoreAnimation/1.0'><CALayer><sublayers>\(dot)</sublayers></CALayer></caml>"
                    .utf8
            ).write(to: url)
            let document = try AnimatedDocument(contentsOf: url)
            #expect(document.issues.count == 1 && document.issues[0].contains("without bounds"))
            #expect(try DocumentSource(document).size == CGSize(width: 1, height: 1))
            let given = CGSize(width: 40, height: 20)
            #expect(try DocumentSource(document, fallbackSize: given).size == given)
            let target = folder.appendingPathComponent("a.png")
            let command = try RenderCommand.parse([
                url.path, "--size", "40x20", "--at", "0", "-o", target.path, "--progress", "none",
            ])
            try command.run()
            let picture = try ImageReader.read(Data(contentsOf: target)).image
            #expect(picture.width == 40 && picture.height == 20)
            #expect(picture[3, 3] == 0xFF00_00FF && picture[4, 4] == 0 && picture[39, 19] == 0)
        }
    }
}
