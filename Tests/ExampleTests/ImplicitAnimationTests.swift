import AgateDisplay
import AgateExamples
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

/// The pace of the default timing function at a quarter, a half and three quarters of an animation.
private let defaultPace = [(0.25, 0.4085106), (0.5, 0.8024034), (0.75, 0.9604590)]

@MainActor @Suite("The programs of the chapter on implicit animations")
struct ImplicitAnimationTests {
    @Test(
        "implicit colour: a tap fades the layer to its new colour in a quarter of a second",
        .claim("S31", "S47", "D1")
    )
    func implicitColor() throws {
        try perform(ImplicitColor.self) { program, display, _ in
            let layer = program.controller.colorLayer
            let old = components(layer.backgroundColor)
            display.advance(to: 0.5)
            let new = components(layer.backgroundColor)
            #expect(!isClose(old, new), "the model reads the new colour at once")
            #expect(isClose(components(layer.presentation()?.backgroundColor), old))
            for (part, progress) in defaultPace {
                display.advance(to: 0.5 + 0.25 * part)
                let shown = components(layer.presentation()?.backgroundColor)
                #expect(isClose(shown, old + (new - old) * progress))
            }
            display.advance(to: 0.76)
            #expect(isClose(components(layer.presentation()?.backgroundColor), new))
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("transaction: the same change takes a second", .claim("S36", "D2"))
    func transaction() throws {
        try perform(Transaction.self) { program, display, _ in
            let layer = program.controller.colorLayer
            let old = components(layer.backgroundColor)
            display.advance(to: 0.5)
            let new = components(layer.backgroundColor)
            for (part, progress) in defaultPace {
                display.advance(to: 0.5 + part)
                let shown = components(layer.presentation()?.backgroundColor)
                #expect(isClose(shown, old + (new - old) * progress))
            }
            #expect(CATransaction.animationDuration() == 0.25)
        }
    }

    @Test("completion: after the fade the layer turns, in the default time", .claim("S38", "D3"))
    func completion() throws {
        try perform(Completion.self) { program, display, _ in
            let layer = program.controller.colorLayer
            display.advance(to: 1.49)
            #expect(layer.affineTransform() == .identity)
            display.advance(to: 1.5)
            for (time, angle) in [
                (0.0625, 0.6416869), (0.125, 1.260412), (0.1875, 1.508685), (0.26, Double.pi / 2),
            ] {
                display.advance(to: 1.5 + time)
                let transform = try #require(layer.presentation()).affineTransform()
                #expect(abs(atan2(transform.b, transform.a) - angle) < 1e-5)
            }
        }
    }

    @Test("backing layer: a view's own layer jumps", .claim("S4", "S39", "D4"))
    func backingLayer() throws {
        try perform(BackingLayer.self) { program, display, _ in
            let layer = program.controller.layerView.layer
            let old = components(layer.backgroundColor)
            display.advance(to: 0.5)
            let new = components(layer.backgroundColor)
            #expect(!isClose(old, new))
            #expect(isClose(components(layer.presentation()?.backgroundColor), new))
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("printed actions: null outside a block, a basic animation inside", .claim("S41", "D5"))
    func printedActions() throws {
        try perform(PrintedActions.self) { _, _, stage in
            try #require(stage.lines.count == 2)
            #expect(stage.lines[0] == "Outside: <null>")
            #expect(stage.lines[1].hasPrefix("Inside: <CABasicAnimation: 0x"))
        }
    }

    @Test("push transition: half way, the new colour fills the left half", .claim("S45", "S46", "D9"))
    func pushTransition() throws {
        try perform(PushTransition.self) { program, display, _ in
            let layer = program.controller.colorLayer
            let old = components(layer.backgroundColor)
            display.advance(to: 0.625)
            let new = components(layer.backgroundColor)
            #expect(layer.animationKeys() == ["transition"])
            let image = display.makeImage()
            // The layer lies at (110, 66), 100 points wide.
            for (x, expected) in [(130, new), (150, new), (170, old), (190, old)] {
                let seen = pixel(image, x: x, y: 116)
                #expect(
                    isClose(SIMD3(Double(seen.x), Double(seen.y), Double(seen.z)), expected * 255, within: 1)
                )
            }
        }
    }

    @Test("tap to move: the presentation layer is where one sees it, and takes the tap", .claim("S51", "D11"))
    func tapToMove() throws {
        try perform(TapToMove.self) { program, display, _ in
            let layer = program.controller.colorLayer
            display.advance(to: 0.5)
            // The finger came down a tenth of a second before it went up.
            let start = 0.4
            #expect(layer.position == CGPoint(x: 250, y: 210))
            display.advance(to: start + 4 * 0.2)
            let x = try #require(layer.presentation()).position.x
            #expect(abs(x - (160 + 90 * 0.2952443)) < 1e-3)
            let color = components(layer.backgroundColor)
            let seen = try #require(layer.presentation())
            #expect(seen.hitTest(layer.position) == nil)
            #expect(layer.hitTest(layer.position) === layer)
            display.advance(to: 1.5)
            #expect(
                !isClose(components(layer.backgroundColor), color),
                "the second tap meets the moving layer"
            )
            #expect(layer.position == CGPoint(x: 250, y: 210), "and does not send it elsewhere")
            display.advance(to: 3)
            #expect(layer.position == CGPoint(x: 75, y: 80))
        }
    }
}
