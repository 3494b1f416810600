import AgateDisplay
import AgateExamples
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("The programs of the chapter on explicit animations")
struct ExplicitAnimationTests {
    @Test("snap back: the animation ends and the old colour is back", .claim("S57", "D12"))
    func snapBack() throws {
        try perform(SnapBack.self) { program, display, _ in
            let layer = program.controller.colorLayer
            let old = components(layer.backgroundColor)
            display.advance(to: 0.7)
            #expect(!isClose(components(layer.presentation()?.backgroundColor), old, within: 0.05))
            #expect(isClose(components(layer.backgroundColor), old))
            display.advance(to: 0.75)
            #expect(isClose(components(layer.presentation()?.backgroundColor), old))
        }
    }

    @Test(
        "no snap back: the new colour stays, and a second tap goes on from what one sees",
        .claim("S61", "D13")
    )
    func noSnapBack() throws {
        try perform(NoSnapBack.self) { program, display, _ in
            let layer = program.controller.colorLayer
            display.advance(to: 1)
            let first = components(layer.backgroundColor)
            #expect(isClose(components(layer.presentation()?.backgroundColor), first))
            display.advance(to: 1.4 - 1e-7)
            let before = components(layer.presentation()?.backgroundColor)
            display.advance(to: 1.4 + 1e-7)
            #expect(isClose(components(layer.presentation()?.backgroundColor), before))
            display.advance(to: 2)
            let second = components(layer.backgroundColor)
            #expect(!isClose(second, first))
            #expect(isClose(components(layer.presentation()?.backgroundColor), second))
        }
    }
}
