import AgateDisplay
import AgateExamples
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("The programs of the article on custom properties")
struct CustomPropertyTests {
    @Test("layer clock: the hands take the short way", .claim("S64", "S66", "S67"))
    func layerClock() throws {
        try perform(LayerClock.self) { program, display, _ in
            let face = program.controller.clockFace
            #expect(face.position == CGPoint(x: 160, y: 150))
            display.advance(to: 0.5)
            // From ten o'clock to one: 90 degrees forwards, through twelve.
            #expect(face.hourHand.animationKeys() != nil)
            display.advance(to: 0.5 + 0.125)
            let hour = try #require(face.hourHand.presentation()).affineTransform()
            let angle = atan2(hour.b, hour.a)
            #expect(abs(angle - (-.pi / 3 + .pi / 2 * 0.8024034)) < 1e-4)
            display.advance(to: 0.8)
            let minute = face.minuteHand.affineTransform()
            #expect(abs(atan2(minute.b, minute.a) - (50.0 / 60 * 2 * .pi - 2 * .pi)) < 1e-9)
        }
    }

    @Test("layer clock: the face is made as in the text", .claim("S65"))
    func layerClockParts() {
        let face = LayerClockFace()
        #expect(face.bounds == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(face.path?.boundingBox == face.bounds)
        #expect(face.lineWidth == 4)
        #expect(face.hourHand.path?.boundingBox == CGRect(x: -2, y: -70, width: 4, height: 70))
        #expect(face.minuteHand.path?.boundingBox == CGRect(x: -1, y: -90, width: 2, height: 90))
        #expect(face.sublayers?.count == 2)
    }

    @Test(
        "drawn clock: it draws itself for each frame of its own property",
        .claim("S70", "S72", "S73", "D16")
    )
    func drawnClock() throws {
        try perform(DrawnClock.self) { program, display, stage in
            let face = program.controller.clockFace
            display.advance(to: 0.49)
            let before = stage.lines.count
            display.advance(to: 1)
            #expect(face.time == 1.5)
            let values = stage.lines[before...].compactMap { Double($0.dropFirst("time: ".count)) }
            #expect((15...17).contains(values.count))
            #expect(values.first == 0)
            #expect(values.last == 1.5)
            for frame in 1...14 {
                #expect(
                    values.contains { abs($0 - 0.1 * Double(frame)) < 1e-5 },
                    "frame \(frame) of \(values)"
                )
            }
            #expect(face.contents != nil)
        }
    }

    @Test("drawn clock: a new time is drawn where the text says", .claim("S74"))
    func drawnClockPicture() throws {
        try perform(DrawnClock.self) { program, display, _ in
            display.advance(to: 1)
            let image = display.makeImage()
            // At half past one the minute hand points down: from the middle to (100, 190) on the face.
            let hand = pixel(image, x: 160, y: 150 + 80)
            #expect(hand.x > 200 && hand.z < 150)
            let beyond = pixel(image, x: 160, y: 150 + 94)
            #expect(beyond.x > 250 && beyond.z > 250)
        }
    }

    @Test("frame clock: at half past one it shows picture 3 of 24", .claim("S76", "D18"))
    func frameClock() throws {
        try perform(FrameClock.self) { program, display, _ in
            let face = program.controller.clockFace
            #expect(face.frames.count == 24)
            display.advance(to: 1)
            #expect(face.frameIndex == 3)
            #expect(face.contents as? CGImage === face.frames[3].cgImage)
        }
    }

    @Test("audio layer: the volume ramps in a quarter of a second", .claim("S77", "S78", "S80", "D19"))
    func audioLayer() throws {
        try perform(AudioFade.self) { program, display, _ in
            let layer = program.controller.audioLayer
            let player = try #require(layer.player)
            display.advance(to: 0.8)
            #expect(layer.isPlaying)
            #expect(player.volume == 1)
            display.advance(to: 1.29)
            #expect(player.volume == 0)
            display.advance(to: 1.3)
            for (time, volume) in [(0.05, 0.2), (0.1, 0.4), (0.15, 0.6), (0.2, 0.8)] {
                display.advance(to: 1.3 + time)
                #expect(abs(Double(player.volume) - volume) < 1e-5, "at \(time) s")
            }
        }
    }

    @Test("audio layer: the ramps can be measured in the sound file", .claim("S78"))
    func soundFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try perform(AudioFade.self) { program, display, _ in
            display.advance(to: 3)
            return try program.writeProducts(into: folder)
        }
        let data = try Data(contentsOf: #require(files.first))
        #expect(data.prefix(4) == Data("RIFF".utf8))
        #expect(data.count == 44 + 2 * 44_100 * 3)
        let samples = data.dropFirst(44).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }

        /// The loudness around a moment, as a part of the loudness of full volume.
        func loudness(at time: Double) -> Double {
            let middle = Int(time * 44_100)
            let period = 401  // two turns of the tone
            let window = samples[max(0, middle - period / 2)..<min(samples.count, middle + period / 2)]
            let power = window.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(window.count)
            return power.squareRoot() / (30_000 * (0.5 * (0.64 + 0.04)).squareRoot())
        }
        let ramp = [
            (0.2, 0), (0.6, 1), (0.85, 0.8), (0.9, 0.6), (1.0, 0.2), (1.2, 0), (1.35, 0.2), (1.45, 0.6),
            (1.5, 0.8),
            (1.7, 1), (2.05, 0.75), (2.3, 0.5), (2.55, 0.25), (2.9, 0),
        ]
        for (time, level) in ramp {
            #expect(abs(loudness(at: time) - level) < 0.02, "at \(time) s: \(loudness(at: time))")
        }
    }

    @Test("audio layer: away from a display its volume jumps", .claim("S79", "D20"))
    func detachedAudioLayer() {
        let player = TonePlayer()
        let layer = AudioLayer(player: player)
        layer.volume = 0
        #expect(layer.animationKeys() == nil)
        layer.displayIfNeeded()
        #expect(player.volume == 0)
    }
}
