import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Writes down the events of fingers on it.
private final class Sheet: UIView {
    struct Line: Equatable {
        var word: String
        var places: [CGPoint]
        var times: [Double]
        var predicted: [CGPoint] = []
    }

    var lines: [Line] = []
    var moves: [Line] { lines.filter { $0.word == "move" } }

    private func note(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        for touch in touches.sorted(by: { $0.location(in: nil).y < $1.location(in: nil).y }) {
            let all = event?.coalescedTouches(for: touch) ?? []
            let next = event?.predictedTouches(for: touch) ?? []
            lines.append(
                Line(
                    word: word,
                    places: all.map { $0.location(in: self) },
                    times: all.map(\.timestamp),
                    predicted: next.map { $0.location(in: self) }
                )
            )
            #expect(all.last?.location(in: self) == touch.location(in: self))
            #expect(all.last?.timestamp == touch.timestamp && all.allSatisfy { $0.phase == touch.phase })
            #expect(all.first?.previousLocation(in: self) == touch.previousLocation(in: self))
            #expect(all.allSatisfy { $0 !== touch && $0.view === self })
            #expect(event?.coalescedTouches(for: UITouch()) == nil)
            #expect(event?.predictedTouches(for: UITouch()) == nil)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("down", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("move", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("up", touches, event) }
}

@MainActor private func onSheet(_ body: (ManualDisplay, UIWindow, Sheet) -> Void) {
    onWindow { display, window in
        let sheet = Sheet(frame: window.bounds)
        sheet.isMultipleTouchEnabled = true
        window.addSubview(sheet)
        display.advance(by: 0)
        body(display, window, sheet)
    }
}

/// 240 places a second, from 10 points on by 1 point each, for a tenth of a second.
@MainActor private func fastScript(finger: Int = 0, y: Double = 50) -> TouchScript {
    TouchScript {
        $0.samplesPerSecond = 240
        $0.press(at: CGPoint(x: 10, y: y), finger: finger)
        $0.move(to: CGPoint(x: 34, y: y), over: 0.1, finger: finger)
        $0.release(finger: finger)
    }
}

@MainActor @Suite("Moves of one frame")
struct MergedMovesTests {
    @Test("240 places a second are one move with four of them at each of 60 refreshes", .claim("U110"))
    func merged() {
        onSheet { display, window, sheet in
            fastScript().play(in: window)
            display.advance(by: 0.2)
            #expect(sheet.lines.map(\.word) == ["down"] + Array(repeating: "move", count: 6) + ["up"])
            #expect(sheet.moves.map(\.places.count) == [4, 4, 4, 4, 4, 4])
            #expect(sheet.moves.flatMap(\.places).map { Int($0.x.rounded()) } == Array(11...34))
            let times = sheet.moves.flatMap(\.times)
            for (index, time) in times.enumerated() {
                #expect(abs(time - Double(index + 1) / 240) < 1e-9)
            }
            #expect(sheet.lines.last?.places == [CGPoint(x: 34, y: 50)])
        }
    }

    @Test("how time is cut into steps changes no event", .claim("U110"))
    func steps() {
        var all: [[Sheet.Line]] = []
        for step in [0.2, 0.05, 0.004, 0.0007] {
            onSheet { display, window, sheet in
                fastScript().play(in: window)
                while display.time < 0.2 { display.advance(to: min(display.time + step, 0.2)) }
                all.append(sheet.moves)
            }
        }
        #expect(all.allSatisfy { $0 == all[0] } && all[0].count == 6)
    }

    @Test("the way ahead is predicted in a straight line, for one refresh at most", .claim("U110"))
    func predicted() {
        onSheet { display, window, sheet in
            fastScript().play(in: window)
            display.advance(by: 0.2)
            for move in sheet.moves {
                let last = move.places.last?.x ?? 0
                #expect(move.predicted.count == 4)
                for (index, point) in move.predicted.enumerated() {
                    #expect(abs(point.x - last - Double(index + 1)) < 1e-6 && point.y == 50)
                }
            }
            sheet.lines = []
            UITouch.simulate(.began, at: CGPoint(x: 10, y: 10), in: window)
            display.advance(by: 0.5)
            UITouch.simulate(.moved, at: CGPoint(x: 40, y: 10), in: window)
            // 60 points per second for a sixtieth of a second.
            #expect(abs((sheet.lines.last?.predicted.last?.x ?? 0) - 41) < 1e-6)
            UITouch.simulate(.moved, at: CGPoint(x: 50, y: 10), in: window)
            #expect(sheet.lines.last?.predicted == [])
            UITouch.simulate(.ended, at: CGPoint(x: 50, y: 10), in: window)
            #expect(sheet.lines.last?.predicted == [])
        }
    }

    @Test("fingers that move in one frame are one event, each with its own way", .claim("U110"))
    func fingers() {
        onSheet { display, window, sheet in
            fastScript().play(in: window)
            fastScript(finger: 1, y: 90).play(in: window)
            display.advance(by: 1.0 / 60)
            #expect(sheet.lines.map(\.word) == ["down", "down", "move", "move"])
            #expect(sheet.moves.map { $0.places.map(\.y) } == [[50, 50, 50, 50], [90, 90, 90, 90]])
        }
    }

    @Test(
        "a finger that comes down comes after the moves before it, and so does one that leaves",
        .claim("U110")
    )
    func order() {
        onSheet { display, window, sheet in
            let input = HostInputDelivery.current
            @MainActor func tell(_ phase: HostTouch.Phase, _ finger: Int, _ x: Double) {
                input.deliver(
                    HostInput(.touch(HostTouch(phase, finger: finger, x: x, y: 10)), at: display.time)
                )
            }
            tell(.began, 0, 10)
            tell(.moved, 0, 20)
            tell(.moved, 0, 30)
            #expect(sheet.lines.map(\.word) == ["down"])
            tell(.began, 1, 100)
            #expect(sheet.lines.map(\.word) == ["down", "move", "down"])
            #expect(sheet.moves[0].places.map(\.x) == [20, 30])
            tell(.moved, 0, 40)
            tell(.ended, 0, 50)
            #expect(sheet.lines.map(\.word) == ["down", "move", "down", "move", "up"])
            #expect(sheet.lines.last?.places.map(\.x) == [50])
            tell(.moved, 1, 120)
            input.deliver(HostInput(.text("x"), at: display.time))
            #expect(sheet.moves.count == 3)
            tell(.moved, 1, 130)
            display.advance(by: 1.0 / 60)
            #expect(sheet.moves.count == 4)
            tell(.moved, 1, .nan)
            tell(.moved, 9, 10)
            display.advance(by: 1)
            #expect(sheet.moves.count == 4)
        }
    }

    @Test("moves reach their window before display links are called", .claim("U110"))
    func links() {
        onSheet { display, window, sheet in
            var seen: [Int] = []
            let counter = LinkCounter { seen.append(sheet.moves.count) }
            let link = CADisplayLink(target: counter, selector: Selector("tick:", LinkCounter.tick))
            link.add(to: .main, forMode: .common)
            fastScript().play(in: window)
            display.advance(by: 0.1)
            link.invalidate()
            #expect(Array(seen.suffix(6)) == [1, 2, 3, 4, 5, 6])
        }
    }

}

@MainActor private final class LinkCounter: NSObject {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
        super.init()
    }

    func tick(_ link: CADisplayLink) { body() }
}
