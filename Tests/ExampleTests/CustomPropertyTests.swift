import AVFoundation
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

    @Test("drawn clock: at half past one the hour hand ends at (156.6, 43.4)", .claim("D17"))
    func drawnClockHand() throws {
        try perform(DrawnClock.self, scale: 2) { _, display, _ in
            display.advance(to: 1)
            let image = display.makeImage()
            // The face lies at (60, 50); the hand is 4 points wide and its end is round.
            let end = CGPoint(x: 60 + 156.5685, y: 50 + 43.43146)
            let inside = pixel(image, x: Int(end.x * 2), y: Int(end.y * 2))
            #expect(inside.x < 60)
            let beyond = pixel(image, x: Int((end.x + 3) * 2), y: Int((end.y - 3) * 2))
            #expect(beyond.x > 250)
        }
    }

    @Test("drawn clock: the minute hand goes all the way round for an hour", .claim("S75"))
    func minuteHandTurns() throws {
        try perform(DrawnClock.self) { program, display, _ in
            // From 0 to 1.5 hours in 15 frames: after five of them it is half past twelve, after ten one o'clock.
            for (frame, turn) in [(5, 0.5), (10, 0.0), (15, 0.5)] {
                display.advance(to: 0.5 + Double(frame) / 60)
                let hand = pixel(display.makeImage(), x: 160, y: turn == 0 ? 150 - 85 : 150 + 85)
                #expect(hand.x > 200 && hand.z < 150, "after \(frame) frames")
            }
        }
    }

    @Test("drawn clock: its time can be reached by its name", .claim("S68"))
    func keyValueCoding() {
        let face = DrawnClockFace()
        let other = DrawnClockFace()
        face.setValue(2.5, forKey: "time")
        #expect(face.time == 2.5)
        #expect(face.value(forKey: "time") as? CGFloat == 2.5)
        #expect(other.time == 0)
    }

    @Test("without an action a change is one drawing, with the new value", .claim("S71", "D15"))
    func plainProperty() {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let layer = PlainClockFace()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            layer.drawn = []
            layer.time = 1.5
            display.advance(by: 0.5)
            #expect(layer.drawn == [1.5])
        }
    }

    @Test("three kinds of property: for other properties, for a drawing, for something else", .claim("S63"))
    func kinds() throws {
        let hands = try perform(LayerClock.self) { program, display, _ in
            display.advance(to: 0.6)
            return program.controller.clockFace.hourHand.animationKeys()
        }
        #expect(hands != nil)
        let drawing = try perform(DrawnClock.self) { program, display, _ in
            display.advance(to: 0.6)
            return program.controller.clockFace.contents
        }
        #expect(drawing != nil)
        let volume = try perform(AudioFade.self) { program, display, _ in
            display.advance(to: 0.9)
            return program.controller.audioLayer.player?.volume ?? 0
        }
        #expect(abs(volume - 0.6) < 1e-5)
    }

    @Test("layer clock: from 0 to 45 minutes is a quarter back", .claim("D14"))
    func shortWay() throws {
        try ManualDisplay.run(size: CGSize(width: 300, height: 300)) { display in
            let face = LayerClockFace()
            display.layer.addSublayer(face)
            face.time = Date(timeIntervalSince1970: 11 * 3600)
            display.advance(by: 0)
            face.time = Date(timeIntervalSince1970: 13 * 3600 + 45 * 60)
            CATransaction.flush()
            // The default pace is at the middle after about 0.0733 s; before it is less, after it more.
            var angles: [Double] = []
            for _ in 0..<25 {
                display.advance(by: 0.01)
                let shown = try #require(face.minuteHand.presentation()).affineTransform()
                angles.append(atan2(shown.b, shown.a))
            }
            #expect(angles.allSatisfy { $0 <= 1e-9 && $0 >= -.pi / 2 - 1e-9 })
            #expect(angles[6] > -.pi / 4 && angles[7] < -.pi / 4)
            let hour = face.hourHand.affineTransform()
            #expect(abs(atan2(hour.b, hour.a) - .pi / 6) < 1e-9)
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
        #expect(data.count == 44 + 4 * 48_000 * 3)
        let pairs = data.dropFirst(44).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
        let samples = stride(from: 0, to: pairs.count, by: 2).map { pairs[$0] }

        /// The loudness around a moment, as a part of the loudness of full volume.
        func loudness(at time: Double) -> Double {
            // A volume that is set takes a refresh to be reached.
            let middle = Int((time + 1.0 / 60) * 48_000)
            let period = 436  // two turns of the tone
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
    func detachedAudioLayer() throws {
        let layer = AudioFadeController().audioLayer
        let player = try #require(layer.player)
        layer.volume = 0
        #expect(layer.animationKeys() == nil)
        layer.displayIfNeeded()
        #expect(player.volume == 0)
    }
}

/// A clock face that only says when it draws.
private final class PlainClockFace: CALayer {
    @LayerProperty var time: CGFloat = 0
    var drawn: [CGFloat] = []

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "time" || super.needsDisplay(forKey: key)
    }

    override func display() {
        drawn.append(time)
    }
}
