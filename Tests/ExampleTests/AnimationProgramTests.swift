import AgateDisplay
import AgateExamples
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("The programs about animations")
struct AnimationProgramTests {
    @Test("springs: with less damping than critical they overshoot, with as much or more they do not")
    func springs() throws {
        try perform(Springs.self) { program, display, _ in
            let controller = program.controller
            let dampings = SpringsController.dampings
            let critical = 2 * SpringsController.stiffness.squareRoot()
            var highest = dampings.map { _ in controller.restY }
            for step in 0...170 {
                display.advance(to: 0.3 + Double(step) / 60)
                for (index, example) in controller.examples.enumerated() {
                    let y = try #require(example.weight.presentation()).position.y
                    highest[index] = min(highest[index], y)
                }
            }
            for (damping, y) in zip(dampings, highest) {
                #expect((y < controller.targetY - 0.5) == (damping < critical), "damping \(damping)")
            }
            // More damping, less swing; and too much of it is slower than just enough.
            #expect(highest == highest.sorted())
            display.advance(to: 10)
            #expect(controller.examples.allSatisfy { $0.weight.animationKeys() == nil })
        }
    }

    @Test("springs: the one with too much damping lags behind the one with just enough")
    func overdamped() throws {
        try perform(Springs.self) { program, display, _ in
            display.advance(to: 0.6)
            let places = try program.controller.examples.map {
                try #require($0.weight.presentation()).position.y
            }
            #expect(places[3] > places[2] + 5)
        }
    }

    @Test("keyframe modes: discrete stays on the stops, paced keeps its speed, cubic meets the stops")
    func keyframeModes() throws {
        try perform(KeyframeModes.self) { program, display, _ in
            let stops = KeyframeModesController.stops
            let lanes = program.controller.lanes
            func place(_ index: Int) throws -> CGPoint {
                try #require(lanes[index].ball.presentation()).position
            }
            func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
            let duration = 2.7
            var steps: [CGFloat] = []
            var last = stops[0]
            for part in 0..<40 {
                display.advance(to: 0.3 + duration * Double(part) / 40)
                #expect(stops.contains(try place(1)))
                let paced = try place(2)
                if part > 0 { steps.append(distance(paced, last)) }
                last = paced
            }
            let shortest = try #require(steps.min())
            let longest = try #require(steps.max())
            // A step round a corner is the shorter for it.
            #expect(longest < 9.5 && shortest > 4)
            for index in 0..<4 {
                try perform(KeyframeModes.self) { program, display, _ in
                    display.advance(to: 0.3 + duration * Double(index) / 4)
                    for lane in [0, 3] {
                        let ball = program.controller.lanes[lane].ball
                        let shown = try #require(ball.presentation()).position
                        #expect(distance(shown, stops[index]) < 0.01, "lane \(lane), stop \(index)")
                    }
                }
            }
        }
    }

    @Test("additive moves: a replaced move starts from rest, an added one keeps its speed")
    func additiveMoves() throws {
        try perform(AdditiveMoves.self) { program, display, _ in
            let balls = program.controller.panels.map(\.ball)
            func places() throws -> [CGPoint] { try balls.map { try #require($0.presentation()).position } }
            func speeds(from start: Double) throws -> [CGFloat] {
                display.advance(to: start)
                let before = try places()
                display.advance(to: start + 1.0 / 60)
                return zip(before, try places()).map { hypot($0.x - $1.x, $0.y - $1.y) * 60 }
            }
            // The second finger is down at 1 s.
            let before = try speeds(from: 0.95)
            let after = try speeds(from: 1)
            #expect(abs(before[0] - before[1]) < 1, "the first move is the same on both sides")
            #expect(after[0] < before[0] * 0.2)
            #expect(after[1] > before[1] * 0.8)
            display.advance(to: 5.1)
            let last = try #require(AdditiveMovesController.goals.last)
            for place in try places() {
                #expect(abs(place.x - last.x) < 0.01 && abs(place.y - last.y) < 0.01)
            }
        }
    }

    @Test("animation group: it cuts off the child that is longer, plays back, and leaves nothing behind")
    func animationGroup() throws {
        try perform(AnimationGroup.self) { program, display, _ in
            let controller = program.controller
            let layers = (tile: controller.tile, head: controller.head)
            let begin = 0.3
            let length = AnimationGroupController.groupDuration
            func shown() throws -> (x: CGFloat, color: SIMD3<Double>, head: CGFloat) {
                let tile = try #require(layers.tile.presentation())
                let head = try #require(layers.head.presentation())
                return (tile.position.x, components(tile.backgroundColor), head.position.x)
            }
            let start = try shown()
            // The colour is seven tenths on its way when the group turns.
            display.advance(to: begin + length)
            let turned = try shown()
            let target = components(CGColor(red: 0.478, green: 0.365, blue: 0.827, alpha: 1))
            let way = (turned.color - start.color) / (target - start.color)
            #expect(isClose(way, SIMD3(repeating: 0.7), within: 0.01), "\(way)")
            #expect(turned.x == 276)
            display.advance(to: begin + 2 * length - 0.4)
            let back = try shown()
            display.advance(to: begin + 2 * length + 0.1)
            #expect(controller.tile.animationKeys() == nil)
            #expect(try shown().x == start.x && back.x < turned.x)
            #expect(try shown().head == start.head)
        }
    }

    @Test("scrubbing: a stopped layer stands, winding shows its past, and it goes on where it was shown")
    func scrubbing() throws {
        try perform(Scrubbing.self) { program, display, _ in
            let controller = program.controller
            let planets = controller.planets
            func places() throws -> [CGPoint] {
                try planets.map { try #require($0.presentation()).position }
            }
            func areClose(_ left: [CGPoint], _ right: [CGPoint]) -> Bool {
                zip(left, right).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 0.05 }
            }
            display.advance(to: 0.9)
            let past = try places()
            display.advance(to: 1.41)
            #expect(controller.isPaused)
            let paused = try places()
            display.advance(to: 1.8)
            #expect(try places() == paused)
            #expect(!areClose(past, paused))
            // Wound back to what was there at 0.9 s.
            controller.sky.timeOffset -= 0.5
            display.advance(by: 0)
            #expect(areClose(try places(), past))
            controller.sky.timeOffset += 0.5
            display.advance(to: 4.8)
            let before = try places()
            controller.resume()
            display.advance(by: 0)
            #expect(areClose(try places(), before))
            #expect(!controller.isPaused)
        }
    }
}
