import AgateDisplay
import AgatePixels
import AgateRendering
import AgateTestSupport
import ArgumentParser
import Foundation
import Testing
import agate

/// What `agate render` writes, read back.
@Suite("agate render", .serialized)
@MainActor struct RenderCommandTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("render-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func run(_ arguments: [String], into name: String) throws -> Data {
        let file = folder.appendingPathComponent(name)
        let command = try RenderCommand.parse(arguments + ["-o", file.path, "--progress", "none"])
        try command.run()
        return (try? Data(contentsOf: file)) ?? Data()
    }

    /// The status that a command line ends with.
    private func status(_ arguments: [String], into name: String) -> Int32 {
        do {
            _ = try run(arguments, into: name)
            return 0
        } catch { return RenderCommand.exitCode(for: error).rawValue }
    }

    @Test(
        "each ending gives its kind of file, with as many frames as the length and the rate say (documents R2)"
    )
    func formats() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let arguments = ["loading-indicator", "--size", "64x56", "--fps", "10", "--to", "0.5"]
        for (name, format) in [("a.webp", ImageFormat.webp), ("a.gif", .gif), ("a.apng", .png)] {
            let bytes = try run(arguments, into: name)
            let read = try ImageReader.read(bytes, frames: .all)
            #expect(read.format == format)
            #expect(read.frames.count == 5 && read.frames[0].image.width == 64)
            #expect(try run(arguments, into: "b" + name) == bytes)
        }
        let still = try ImageReader.read(
            run(["layer-clock", "--at", "40%", "--scale", "0.5"], into: "a.jpg")
        )
        #expect(still.format == .jpeg && still.frames[0].image.width == 160)
        _ = try run(arguments + ["--frames", "1..3"], into: "f-%02d.png")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasPrefix("f-")
        }
        #expect(names.sorted() == ["f-00.png", "f-01.png"])
    }

    @Test("a frame rendered alone equals the frame in a run (documents R1)")
    func frameAlone() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let size = ["springs", "--size", "90x65", "--fps", "20"]
        _ = try run(size + ["--to", "1"], into: "run-%03d.png")
        let frame = try Data(contentsOf: folder.appendingPathComponent("run-013.png"))
        let same = try run(size + ["--at", "0.65"], into: "same.png")
        #expect(same == frame)
    }

    @Test("a video has its frames and its length, and the same bytes each time (documents R6)")
    func videos() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let arguments = ["comet", "--size", "48x33", "--fps", "24000/1001", "--to", "0.5"]
        for name in ["a.mp4", "a.mov", "a.webm", "a.mkv"] {
            let bytes = try run(arguments, into: name)
            #expect(bytes.count > 500, "\(name)")
            let isSame = try run(arguments, into: "b" + name) == bytes
            #expect(isSame, "\(name)")
        }
    }

    @Test(
        "a Lottie file written as markup has the same pictures (documents K73)",
        arguments: ["Flower", "Dawn"]
    )
    func convertedLottie(name: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/Documents/\(name).json").path
        #expect(try AnimatedDocument(contentsOf: URL(fileURLWithPath: document)).issues == [])
        let bundle = folder.appendingPathComponent("\(name).ca").path
        let command = try ConvertCommand.parse([document, bundle])
        #expect(try command.convert() == [])
        for moment in ["0", "0.7s", "2.21s"] {
            let arguments = ["--at", moment, "--size", "120x120"]
            let original = try run([document] + arguments, into: "a.png")
            #expect(original.count > 1000)
            let isSame = try run([bundle] + arguments, into: "b.png") == original
            #expect(isSame, "at \(moment)")
        }
    }

    /// A red square of 10 points at the left of 40 x 20, which moves to the right in ten frames of a second.
    private static let mover = """
        {"w":40,"h":20,"fr":10,"ip":0,"op":10,"layers":[{"ty":1,"sw":10,"sh":20,"sc":"#ff0000","ip":0,"op":10,
        "ks":{"p":{"k":[{"t":0,"s":[0,0]},{"t":10,"s":[30,0]}]}}}]}
        """

    private func file(_ name: String, _ bytes: Data) throws -> String {
        let file = folder.appendingPathComponent(name)
        try bytes.write(to: file)
        return file.path
    }

    @Test("--fit fill stretches each way by itself, cover cuts off, contain leaves room (documents R11)")
    func fits() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = try file("mover.json", Data(Self.mover.utf8))
        func row(_ fit: String, _ y: Int) throws -> [Bool] {
            let arguments = [document, "--at", "0", "--size", "40x40", "--fit", fit]
            let image = try ImageReader.read(run(arguments, into: "\(fit).png")).frames[0].image
            return (0..<40).map { image[$0, y] != 0 }
        }
        #expect(try row("fill", 1).count { $0 } == 10 && row("fill", 38).count { $0 } == 10)
        #expect(try row("contain", 1).count { $0 } == 0 && row("contain", 20).count { $0 } == 10)
        // Twice as large, and 20 pixels are cut off on either side.
        #expect(try row("cover", 1).count { $0 } == 0)
    }

    @Test("a dotLottie archive plays as its manifest says where that is asked for (documents L142)")
    func asAuthored() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func archive(_ more: String) throws -> String {
            let manifest = #"{"animations":[{"id":"m"\#(more)}]}"#
            return try file(
                "m.lottie",
                StoredZip.data([
                    ("manifest.json", Data(manifest.utf8)), ("animations/m.json", Data(Self.mover.utf8)),
                    ("s/start.json", Data("{}".utf8)),
                ])
            )
        }
        /// The left edge of the square in each frame.
        func edges(_ document: String, _ more: [String]) throws -> [Int] {
            let read = try ImageReader.read(
                run([document] + more, into: "\(UUID().uuidString).apng"),
                frames: .all
            )
            return read.frames.map { frame in (0..<40).first { frame.image[$0, 10] & 255 > 127 } ?? -1 }
        }
        let plain = try edges(archive(""), ["--as-authored"])
        #expect(plain == [0, 3, 6, 9, 12, 15, 18, 21, 24, 27])
        let backwards = try archive(#","direction":-1,"speed":2"#)
        #expect(try edges(backwards, []) == plain)
        #expect(try edges(backwards, ["--as-authored"]) == [30, 24, 18, 12, 6])
        let bouncing = try edges(archive(#","playMode":"bounce""#), ["--as-authored"])
        #expect(bouncing == plain + [30, 27, 24, 21, 18, 15, 12, 9, 6, 3])
        let summary = DocumentSummary(try AnimatedDocument(archive("")))
        #expect(summary.stateMachines == ["start"] && summary.archiveAnimations == ["m"])
    }

    @Test("a video has its frames as often as it is to play (documents R5)")
    func repeatedVideo() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = try file("mover.json", Data(Self.mover.utf8))
        let arguments = [document, "--chunk", "4"]
        let once = try run(arguments, into: "once.mkv")
        #expect(try run(arguments + ["--loop", "1"], into: "one.mkv") == once)
        let twice = try run(arguments + ["--loop", "2"], into: "twice.mkv")
        #expect(twice.count > once.count * 3 / 2)
        #expect(status(arguments + ["--loop", "65535", "--fps", "100"], into: "long.mkv") == 6)
    }

    @Test("a GIF file has no frame below two hundredths of a second, and its length", .claim("Q4.8"))
    func fastGIF() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = try file("mover.json", Data(Self.mover.utf8))
        for (rate, frames) in [("60", 50), ("100", 50), ("60000/1001", 50), ("50", 50), ("30", 30)] {
            let bytes = try run([document, "--fps", rate], into: "a.gif")
            let read = try ImageReader.read(bytes, frames: .all)
            #expect(read.frames.count == frames, "\(rate)")
            #expect(read.frames.allSatisfy { $0.duration >= 0.02 - 1e-9 }, "\(rate)")
            #expect(abs(read.frames.reduce(0) { $0 + $1.duration } - 1) < 1e-9, "\(rate)")
        }
        let note = try #require(OutputFormat.gif.note(on: FrameRate(60)))
        #expect(note.contains("at most 50 frames a second") && note.contains("60"))
        #expect(
            OutputFormat.gif.note(on: FrameRate(50)) == nil
                && OutputFormat.apng.note(on: FrameRate(60)) == nil
        )
        let still = try run([document, "--fps", "60", "--at", "0"], into: "b.gif")
        #expect(try ImageReader.read(still, frames: .all).frames.count == 1)
        // Pictures of a display, by moments.
        let target = folder.appendingPathComponent("c.gif")
        try ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
            let times = FrameTimes(at: [0, 0.005, 0.01, 0.02, 0.03, 0.04])
            try AnimatedGIF.write(display, frames: times, to: target)
        }
        let picked = try ImageReader.read(Data(contentsOf: target), frames: .all)
        #expect(picked.frames.map(\.duration) == [0.02, 0.02, 0.02])
    }

    @Test("the frames of ProRes say that their colours are those of BT.709", .claim("Q4.8"))
    func proResColors() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = try file("mover.json", Data(Self.mover.utf8))
        let bytes = [UInt8](try run([document, "--codec", "prores4444"], into: "a.mov"))
        let name = Array("icpf".utf8)
        let frame = try #require(bytes.indices.dropLast(24).first { Array(bytes[$0..<$0 + 4]) == name })
        // Behind the name the frame's header: its bytes 14 to 16 are primaries, transfer function and matrix.
        #expect(Array(bytes[(frame + 4 + 14)...(frame + 4 + 16)]) == [1, 1, 1])
    }

    @Test(
        "a picture that is not there ends `render` with 5, or with 4 under --strict, and is told of",
        .claim("Q4.3")
    )
    func missingPicture() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text =
            #"{"w":20,"h":20,"fr":10,"ip":0,"op":9,"assets":[{"id":"i","w":9,"h":9,"u":"","p":"gone.png"}],"#
            + #""layers":[{"ty":2,"refId":"i","ip":0,"op":9}]}"#
        let document = try file("gone.json", Data(text.utf8))
        #expect(status([document, "--at", "0"], into: "a.png") == 5)
        // The rest is written.
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.png").path))
        #expect(status([document, "--at", "0", "--strict"], into: "b.png") == 4)
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("b.png").path))
        let (lines, code) = CheckCommand.check(document)
        #expect(lines == ["\(document): layers[0]: dropped: picture gone.png, which is not there"])
        #expect(code == .missing)
        #expect(CheckCommand.check(document, strict: true).code == .unsupported)
    }

    @Test("what cannot be done ends with its status, and leaves no file (documents R30)")
    func statuses() {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(status(["no-such-program"], into: "a.png") == 2)
        #expect(status([#filePath, "--at", "0"], into: "a.png") == 2)
        #expect(status(["springs"], into: "a.bmp") == 1)
        #expect(status(["springs", "--fps", "0"], into: "a.png") == 1)
        #expect(status(["springs", "--at", "@intro"], into: "a.png") == 1)
        #expect(status(["springs", "--from", "2", "--to", "1"], into: "a.png") == 1)
        #expect(status(["springs", "--size", "10x10", "--scale", "2"], into: "a.png") == 1)
        #expect(status(["springs", "--codec", "prores4444"], into: "a.mp4") == 1)
        #expect(status(["springs", "--background", "none"], into: "a.mp4") == 1)
        let command = ["springs", "--at", "0", "-o", "/dev/null/a.png"]
        #expect(throws: ExitCode(7)) { try RenderCommand.parse(command).run() }
        #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == [])
    }

    @Test(
        "issues are told once for each kind, and --strict refuses what leaves something out (documents R15)"
    )
    func issues() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let camera = #"{"ty":13,"ind":1,"ip":0,"op":9,"st":0,"ks":{}}"#
        let text = #"{"v":"5","w":20,"h":20,"fr":10,"ip":0,"op":9,"layers":[\#(camera),\#(camera)]}"#
        let file = folder.appendingPathComponent("camera.json")
        try Data(text.utf8).write(to: file)
        let summary = try AnimatedDocument(contentsOf: file).issues
        #expect(
            summary.count == 1
                && summary[0].hasSuffix(": layers[0]: dropped: camera layer (and 1 more place)"),
            "\(summary)"
        )
        #expect(status([file.path, "--at", "0", "--strict"], into: "a.png") == 4)
        #expect(status([file.path, "--at", "0"], into: "a.png") == 0)
    }

    @Test("moments are seconds, milliseconds, parts, frames and markers (documents R4)")
    func moments() {
        #expect(Moment(argument: "1.5s") == .seconds(1.5))
        #expect(Moment(argument: "250ms") == .seconds(0.25))
        #expect(Moment(argument: "40%") == .part(0.4))
        #expect(Moment(argument: "#120") == .frame(120) && Moment(argument: "#6.25") == .frame(6.25))
        #expect(Moment(argument: "@in+") == .marker("in", end: true))
        #expect(Moment(argument: "@in") == .marker("in", end: false))
        for wrong in ["", "-1", "nan", "inf", "101%", "#-1", "#x", "@", "@+", "1h"] {
            #expect(Moment(argument: wrong) == nil, "\(wrong)")
        }
        #expect(FrameRange(argument: "10..20")?.range == 10..<20)
        for wrong in ["20..10", "5..5", "..3", "a..b", "1-2"] { #expect(FrameRange(argument: wrong) == nil) }
    }

    @Test("rates are fractions: those of television are recognised (documents R3)")
    func rates() throws {
        #expect(FrameRate("23.976")?.description == "24000/1001")
        #expect(FrameRate("29.97")?.description == "30000/1001")
        #expect(FrameRate("59.94")?.description == "60000/1001")
        #expect(FrameRate("24000/1001")?.description == "24000/1001")
        #expect(FrameRate("12.5")?.description == "25/2")
        #expect(FrameRate("60")?.description == "60")
        for wrong in ["0", "-1", "nan", "1/0", "0/1", "1001", "x", "30/", "1/2/3"] {
            #expect(FrameRate(wrong) == nil, "\(wrong)")
        }
        let rate = try #require(FrameRate(24_000, over: 1001))
        #expect(rate.time(of: 24_000) == 1001)
        #expect(rate.frames(in: 1001) == 24_000)
    }
}
