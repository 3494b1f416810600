import AgateDisplay
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("Export")
struct ExportTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("agate-export-\(UUID().uuidString)")

    /// A display of 10 x 6 on which a red box fades in over one second.
    private func inDisplay<Result>(_ body: (ManualDisplay) throws -> Result) rethrows -> Result {
        try ManualDisplay.run(size: CGSize(width: 10, height: 6)) { display in
            var scene = SceneBuilder(width: 10, height: 6)
            let box = scene.add(CGRect(x: 0, y: 0, width: 10, height: 6), color: .red)
            let fade = scene.animation(.opacity, from: .number(0), to: .number(1), duration: 1)
            scene.animate(box, [fade])
            display.scene = scene.scene
            return try body(display)
        }
    }

    @Test("evenly spaced moments end one frame before the end")
    func times() {
        #expect(FrameTimes(duration: 1, framesPerSecond: 4).times == [0, 0.25, 0.5, 0.75])
        #expect(FrameTimes(duration: 0, framesPerSecond: 60).times == [0])
        #expect(FrameTimes(duration: .nan, framesPerSecond: -1).times == [0])
        #expect(FrameTimes(at: [2, -1, .nan, 1]).times == [1, 2])
    }

    @Test("moments count from the display's time when the export begins, one export after the other")
    func momentsFromNow() throws {
        try ManualDisplay.run(size: CGSize(width: 2, height: 2)) { display in
            display.advance(to: 2)
            _ = try FilmStrip.makeImage(display, frames: FrameTimes(at: [0, 0.5]))
            #expect(display.time == 2.5)
            _ = try FilmStrip.makeImage(display, frames: FrameTimes(at: [0.25]))
            #expect(display.time == 2.75)
        }
    }

    @Test("a sequence of PNG files")
    func sequence() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try inDisplay {
            try PNGSequence.write(
                $0,
                frames: FrameTimes(duration: 1, framesPerSecond: 4),
                to: folder,
                name: "fade"
            )
        }
        #expect(
            files.map(\.lastPathComponent) == [
                "fade-000.png", "fade-001.png", "fade-002.png", "fade-003.png",
            ]
        )
        let half = try PNGReader.read(contentsOf: files[2])
        #expect(half.width == 10 && half.height == 6)
        #expect(abs(Int(half[5, 3] >> 24) - 128) <= 1)
    }

    @Test("a film strip holds its frames side by side")
    func strip() throws {
        let image = try inDisplay {
            try FilmStrip.makeImage($0, frames: FrameTimes(at: [0.25, 0.5, 2]), gap: 2)
        }
        #expect(image.width == 34 && image.height == 6)
        #expect(abs(Int(image[5, 3] >> 24) - 64) <= 1)
        #expect(image[11, 3] == 0)
        #expect(image[33, 3] == 0xFF00_00FF)
    }

    @Test("an animated PNG")
    func animated() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("fade.png")
        try inDisplay {
            try AnimatedPNG.write($0, frames: FrameTimes(duration: 1, framesPerSecond: 5), to: file)
        }
        let bytes = try Data(contentsOf: file)
        #expect(bytes.range(of: Data("acTL".utf8)) != nil)
    }

    @Test("no moments, unknown endings and places that cannot be written are errors that say so")
    func errors() throws {
        inDisplay { display in
            #expect(throws: ExportError.self) {
                try FilmStrip.makeImage(display, frames: FrameTimes(at: []))
            }
            #expect(throws: ExportError.self) {
                try Video.write(display, duration: 1, to: folder.appendingPathComponent("fade.gif"))
            }
            #expect(throws: ExportError.self) {
                try PNGSequence.write(
                    display,
                    frames: FrameTimes(at: [0]),
                    to: URL(fileURLWithPath: "/dev/null/frames")
                )
            }
        }
    }
}
