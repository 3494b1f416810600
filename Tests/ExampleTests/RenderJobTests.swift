import AgateDisplay
import AgatePixels
import AgateRendering
import ArgumentParser
import Foundation
import Testing
import agate

// Source: documents R1, R40-R44, K57.
@MainActor @Suite("Rendering documents by a program of one's own")
struct RenderJobTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("jobs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String, _ text: String) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
    }

    private static let markup = """
        <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer id="r" bounds="0 0 8 4" backgroundColor="1 0 0"><states>
        <LKState name="Off"/><LKState name="On"><elements><LKStateSetValue targetId="r" keyPath="opacity"><value type="real" value="0"/>
        </LKStateSetValue></elements></LKState></states><stateTransitions><LKStateTransition fromState="*" toState="*"><elements>
        <LKStateTransitionElement targetId="r" key="opacity"><animation type="CABasicAnimation" keyPath="opacity" duration="1"/>
        </LKStateTransitionElement></elements></LKStateTransition></stateTransitions></CALayer></caml>
        """

    @Test("a job that is planned, run chunk by chunk and joined has the frames of a renderer")
    func job() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = try file("a.caml", Self.markup)
        let opened = try AnimatedDocument(contentsOf: document)
        #expect(opened.states == ["Off", "On"] && opened.duration == nil && opened.format == "markup")
        var settings = try RenderSettings(for: opened, ending: "apng")
        (settings.states, settings.framesPerSecond) = (["Off", "On"], "4")
        (settings.frameCount, settings.chunkLength) = (8, 3)
        let output = folder.appendingPathComponent("a.apng")
        let job = try RenderJob.plan(document, settings, output: output)
        #expect(job.manifest.chunks.map(\.count) == [3, 3, 2])
        #expect(job.manifest.resources.count == 1 && job.manifest.resources[0].path == "../a.caml")
        #expect(throws: RenderFailure.self) { try job.join() }
        for chunk in job.manifest.chunks.reversed() { try job.run(chunk.index) }
        #expect(try RenderJob(job.folder).states(readsFiles: true) == [.done, .done, .done])
        #expect(try job.join() == [output])

        let frames = try ImageReader.read(Data(contentsOf: output), frames: .all).frames
        #expect(frames.count == 8)
        var alphas: [Int] = []
        try FrameRenderer(document: opened, settings: settings).render(0..<100) { frame, picture in
            alphas.append(Int(picture.buffer[4, 2] >> 24))
            #expect(picture.buffer[4, 2] == frames[frame].image[4, 2])
        }
        // A second in one state, a second on the way to the other.
        #expect(alphas == [255, 255, 255, 255, 255, 191, 128, 64])
    }

    @Test(
        "frames that are compressed while others are drawn come in their order, and an error ends all of it",
        arguments: ["png", "jpg", "webp", "apng", "gif"]
    )
    func order(ending: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let opened = try AnimatedDocument(contentsOf: file("a.caml", Self.markup))
        var settings = try RenderSettings(for: opened, ending: ending)
        (settings.states, settings.framesPerSecond) = (["Off", "On"], "10")
        (settings.frameCount, settings.background) = (20, "#0000ffff")
        let source = try DocumentSource(opened, states: settings.statePlan)
        var count = 0
        let files = try FilmExport.write(source, settings, to: folder.appendingPathComponent("a.\(ending)")) {
            count += 1
        }
        #expect(count == 20)
        let frames = try files.flatMap { try ImageReader.read(Data(contentsOf: $0), frames: .all).frames }
            .map(\.image)
        var index = 0
        for frame in frames {
            // A frame that is like the one before it may be one with it.
            let red = Int(frame[4, 2] & 0xFF)
            while index < 20, abs(red - (index <= 10 ? 255 : 255 * (20 - index) / 10)) > 12 { index += 1 }
            #expect(index < 20, "\(red)")
        }
        var left = 3
        #expect(throws: CancellationError.self) {
            _ = try FilmExport.write(source, settings, to: folder.appendingPathComponent("b.\(ending)")) {
                left -= 1
                if left == 0 { throw CancellationError() }
            }
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!names.contains { $0.hasPrefix("b") || $0.hasPrefix(".") })
    }

    @Test("a state is a still, states follow each other, and names that are not there are told")
    func states() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = try file("a.caml", Self.markup).path
        func run(_ arguments: [String], _ name: String) throws -> [UInt32] {
            let output = folder.appendingPathComponent(name)
            try RenderCommand.parse([document, "-o", output.path, "--progress", "none"] + arguments).run()
            return try ImageReader.read(Data(contentsOf: output), frames: .all).frames.map {
                $0.image[4, 2] >> 24
            }
        }
        #expect(try run(["--state", "On"], "on.png") == [0])
        #expect(try run(["--state", "Off"], "off.png") == [255])
        let turns = ["--states", "On,Off,On", "--hold", "2", "--fps", "2"]
        let all = try run(turns, "a.apng")
        #expect(all == [0, 0, 0, 0, 0, 128, 255, 255, 255, 128, 0, 0])
        #expect(try run(turns + ["--at", "2.5s"], "b.png") == [128])
        #expect(throws: ExitCode(1)) { try run(["--state", "Away"], "c.png") }
        #expect(throws: ExitCode(1)) { try run(["--state", "On", "--states", "On"], "c.png") }
        #expect(throws: ExitCode(1)) { try run(["--states", "On,,Off"], "c.png") }
        #expect(throws: ExitCode(1)) { try run(["--states", "On,Off", "--hold", "0"], "c.png") }
    }

    @Test("what a document names is a part of the job")
    func resources() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appendingPathComponent("images/p.png")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("images"),
            withIntermediateDirectories: true
        )
        try Data(PNGWriter().encode(ImageBuffer(width: 1, height: 1, pixels: [0xFFFF_FFFF]))).write(
            to: picture
        )
        let layer = #"{"ty":2,"refId":"p","ind":1,"ip":0,"op":9,"st":0,"ks":{}}"#
        let asset = #"{"id":"p","w":1,"h":1,"u":"images/","p":"p.png"}"#
        let document = try file(
            "a.json",
            #"{"v":"5","w":4,"h":4,"fr":10,"ip":0,"op":9,"layers":[\#(layer)],"assets":[\#(asset)]}"#
        )
        let settings = try RenderSettings(for: AnimatedDocument(contentsOf: document), ending: "gif")
        let job = try RenderJob.plan(document, settings, output: folder.appendingPathComponent("a.gif"))
        #expect(job.manifest.resources.map(\.path) == ["../a.json", "../images/p.png"])
        try Data().write(to: picture)
        #expect { try job.run(0) } throws: { ($0 as? RenderFailure)?.path == picture.path }
    }

    @Test("numbers of chunks are written as runs and read again")
    func chunkLists() {
        #expect(ChunkList.text([0, 1, 2, 5, 7, 8]) == "0-2,5,7-8")
        #expect(ChunkList.text([]) == "")
        #expect(ChunkList.numbers("0-2,5,7-8") == [0, 1, 2, 5, 7, 8])
        for wrong in ["", ",", "1-", "2-1", "a", "1-2-3", "-1", "1,"] {
            #expect(ChunkList.numbers(wrong) == nil)
        }
    }
}
