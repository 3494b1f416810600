import AgateDisplay
import AgateExamples
import AgateTestSupport
import Foundation
import Lottie
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("The programs of our own")
struct OwnProgramTests {
    @Test("loading indicator: each chase begins where the last one ended")
    func loadingIndicator() throws {
        try perform(LoadingIndicator.self) { program, display, _ in
            let ring = program.controller.ring
            /// Where the tail of the stroke is, as a part of a turn.
            func tail() throws -> Double {
                let shown = try #require(ring.presentation())
                let transform = shown.affineTransform()
                let turn = atan2(transform.b, transform.a) / (2 * .pi) + Double(shown.strokeStart)
                return turn - turn.rounded(.down)
            }
            display.advance(to: 1.4 - 1e-6)
            let before = try tail()
            display.advance(to: 1.4 + 1e-6)
            let after = try tail()
            #expect(abs(before - after) < 1e-3 || abs(abs(before - after) - 1) < 1e-3)
        }
    }

    @Test("card flip: after a turn one sees the other side, and after two the first again")
    func cardFlip() throws {
        try perform(CardFlip.self) { _, display, _ in
            let back = pixel(display.makeImage(), x: 160, y: 140)
            display.advance(to: 2)
            let front = pixel(display.makeImage(), x: 160, y: 140)
            display.advance(to: 4)
            #expect(pixel(display.makeImage(), x: 160, y: 140) == back)
            #expect(front != back)
            #expect(front.x > 200 && front.z < 150, "the heart is red")
        }
    }

    @Test("paths and strokes: the spiral draws itself, and areas show what their operation leaves")
    func pathsAndStrokes() throws {
        try perform(PathsAndStrokes.self) { program, display, _ in
            display.advance(to: 1.5)
            let drawn = try #require(program.controller.spiral.presentation()).strokeEnd
            #expect(drawn > 0.3 && drawn < 0.7)
            display.advance(to: 3.5)
            let image = display.makeImage()
            // What both areas have in common: filled by union and intersection, not by the difference of both.
            let common = CGPoint(x: 58, y: 54)
            func color(_ card: Int) -> SIMD3<Int> {
                let x = Int(12 + 116 * Double(card % 4) + common.x)
                let color = pixel(image, x: x, y: Int(12 + 228 + common.y))
                return SIMD3(Int(color.x), Int(color.y), Int(color.z))
            }
            #expect(color(8) != color(11) && color(9) != color(11))
            #expect(color(10) == color(11), "the card shows through")
        }
    }

    @Test("drawn path: the bands are drawn from the outside in")
    func drawnPath() throws {
        try perform(DrawnPath.self) { program, display, _ in
            display.advance(to: 1.3)
            let drawn = try program.controller.bands.map { try #require($0.presentation()).strokeEnd }
            #expect(zip(drawn, drawn.dropFirst()).allSatisfy { $0 >= $1 })
            #expect(drawn[0] > 0.4 && drawn[9] == 0)
            display.advance(to: 4.4)
            #expect(program.controller.bands.allSatisfy { $0.presentation()?.strokeEnd == 1 })
        }
    }

    @Test("comet: its tail stays where it was born, keeps its colour and outlives the head")
    func comet() throws {
        try perform(Comet.self) { program, display, _ in
            func brightness(_ place: CGPoint) -> SIMD3<Int> {
                let color = pixel(display.makeImage(), x: Int(place.x), y: Int(place.y))
                return SIMD3(Int(color.x), Int(color.y), Int(color.z))
            }
            display.advance(to: 1)
            let passed = try #require(program.controller.dust.presentation()).emitterPosition
            display.advance(to: 1.6)
            let now = try #require(program.controller.dust.presentation()).emitterPosition
            #expect(hypot(now.x - passed.x, now.y - passed.y) > 40)
            let tail = brightness(passed)
            #expect(tail.z > 60 && tail.z > tail.x, "still blue")
            display.advance(to: program.controller.flight + 0.6)
            #expect(program.controller.dust.birthRate == 0)
            let end = brightness(program.controller.dust.emitterPosition)
            #expect(end.x > 60 && end.x >= end.z, "amber or brighter, and still there")
            display.advance(to: 6.4)
            let gone = brightness(program.controller.dust.emitterPosition)
            #expect(gone.x < 40)
        }
    }

    @Test("like: the heart plays its markers, and takes another colour on its way")
    func like() throws {
        try perform(Like.self) { program, display, _ in
            let animation = program.controller.animation
            display.advance(to: 0.5)
            #expect(animation.animation != nil && animation.currentFrame == 0)
            let empty = pixel(display.makeImage(), x: 160, y: 100)
            display.advance(to: 1.2)
            let frame = animation.currentFrame
            #expect(animation.isAnimationPlaying && frame > 20 && frame < 60)
            display.advance(to: 2.3)
            let violet = pixel(display.makeImage(), x: 160, y: 100)
            #expect(
                empty.x > 200 && violet.z > violet.x && violet.x > violet.y && !animation.isAnimationPlaying
            )
            display.advance(to: 3.2)
            let teal = pixel(display.makeImage(), x: 160, y: 100)
            #expect(teal.y > teal.x && animation.currentFrame > 59.9)
            display.advance(to: 4.3)
            #expect(pixel(display.makeImage(), x: 160, y: 100) == empty)
        }
    }
}
