import AgateDisplay
import AgatePixels
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// What is born keeps the values of its birth, seen through the public API and on the screen.
@Suite("Emitters remember")
struct EmitterMemoryTests {
    private static let size = CGSize(width: 100, height: 100)

    private static let dot = CGImage(
        ImageBuffer(width: 4, height: 4, pixels: Array(repeating: 0xFFFF_FFFF, count: 16))
    )

    /// An emitter whose particles of 4 x 4 points rest where they are born, in the middle, for two seconds.
    private func emitter(
        in display: ManualDisplay,
        _ body: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }
    ) -> CAEmitterLayer {
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.contents = Self.dot
        cell.birthRate = 10
        cell.lifetime = 2
        let layer = CAEmitterLayer()
        layer.frame = CGRect(origin: .zero, size: Self.size)
        layer.emitterPosition = CGPoint(x: 50, y: 50)
        layer.beginTime = display.time
        body(layer, cell)
        layer.emitterCells = [cell]
        display.layer.addSublayer(layer)
        display.advance(by: 0)
        return layer
    }

    private func unanimated(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    /// The alpha of a pixel, 0 to 255.
    private func alpha(_ display: ManualDisplay, _ x: Int, _ y: Int) -> UInt32 {
        display.makeSurface()[x, y] >> 24
    }

    private func run(_ body: (ManualDisplay) throws -> Void) rethrows {
        try ManualDisplay.run(size: Self.size) { try body($0) }
    }

    enum Switch: CaseIterable { case layer, cells, keyPath, disabledByKeyPath, noCells }

    @Test(
        "when nothing more is born, what lives lives on and dies at its time",
        .claim("15.7a"),
        arguments: Switch.allCases
    )
    func switchedOff(_ way: Switch) {
        run { display in
            let layer = emitter(in: display) { _, cell in cell.yAcceleration = 0 }
            display.advance(to: 1)
            unanimated {
                switch way {
                case .layer: layer.birthRate = 0
                case .keyPath: layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
                case .disabledByKeyPath: layer.setValue(false, forKeyPath: "emitterCells.spark.enabled")
                case .noCells: layer.emitterCells = nil
                case .cells:
                    let cell = layer.emitterCells?.first
                    cell?.birthRate = 0
                    layer.emitterCells = cell.map { [$0] }
                }
            }
            display.advance(by: 0)
            #expect(alpha(display, 50, 50) == 255)
            display.advance(to: 2.9)
            #expect(alpha(display, 50, 50) == 255, "the last one was born at 1")
            display.advance(to: 3.1)
            #expect(alpha(display, 50, 50) == 0)
            #expect(display.nextFrameTime == .infinity, "nothing will ever come again")
        }
    }

    @Test("a rate that an animation takes to nothing lets them live on, too", .claim("15.7a"))
    func fadedOut() {
        run { display in
            let layer = emitter(in: display)
            display.advance(to: 1)
            let fade = CABasicAnimation(keyPath: "emitterCells.spark.birthRate")
            fade.fromValue = 10
            fade.toValue = 0
            fade.duration = 1
            layer.add(fade, forKey: nil)
            unanimated { layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate") }
            display.advance(to: 3.5)
            #expect(alpha(display, 50, 50) == 255, "five more were born in the second of the animation")
            display.advance(to: 4.1)
            #expect(alpha(display, 50, 50) == 0)
        }
    }

    enum Move: CaseIterable { case set, implicit, explicit }

    @Test("an emitter that moves leaves a trail", .claim("15.7a"), arguments: Move.allCases)
    func trail(_ way: Move) {
        run { display in
            let layer = emitter(in: display) { layer, cell in
                layer.emitterPosition = CGPoint(x: 20, y: 50)
                cell.birthRate = 300
            }
            display.advance(to: 1)
            let goal = CGPoint(x: 80, y: 50)
            switch way {
            case .set: unanimated { layer.emitterPosition = goal }
            case .implicit: layer.emitterPosition = goal
            case .explicit:
                let move = CABasicAnimation(keyPath: "emitterPosition")
                move.fromValue = NSValue(cgPoint: layer.emitterPosition)
                move.duration = 0.25
                unanimated { layer.emitterPosition = goal }
                layer.add(move, forKey: nil)
            }
            display.advance(to: 1.5)
            #expect(alpha(display, 20, 50) == 255 && alpha(display, 80, 50) == 255)
            #expect((alpha(display, 50, 50) == 255) == (way != .set), "on the way between")
            display.advance(to: 2.9)
            #expect(alpha(display, 20, 50) == 255)
            display.advance(to: 3.5)
            #expect(alpha(display, 20, 50) == 0 && alpha(display, 80, 50) == 255)
        }
    }

    @Test("another image, colour, size and life are those of what comes", .claim("15.7a"))
    func others() {
        run { display in
            let layer = emitter(in: display) { layer, cell in
                layer.emitterPosition = CGPoint(x: 20, y: 50)
                cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            }
            display.advance(to: 1)
            unanimated {
                layer.emitterPosition = CGPoint(x: 80, y: 50)
                layer.scale = 3
                layer.lifetime = 0.1
                layer.setValue(
                    CGColor(red: 0, green: 0, blue: 1, alpha: 1),
                    forKeyPath: "emitterCells.spark.color"
                )
            }
            display.advance(to: 1.55)
            let surface = display.makeSurface()
            #expect(surface[20, 50] == 0xFF00_00FF && surface[80, 50] == 0xFFFF_0000)
            #expect(surface[16, 50] == 0 && surface[75, 50] == 0xFFFF_0000, "the new ones are larger")
            unanimated { layer.birthRate = 0 }
            display.advance(to: 1.9)
            #expect(alpha(display, 20, 50) == 255 && alpha(display, 80, 50) == 0, "and live shorter")
        }
    }

    @Test("a layer that stands still keeps its particles, and goes on where it was", .claim("15.7a"))
    func paused() {
        run { display in
            let layer = emitter(in: display) { _, cell in cell.velocity = 20 }
            display.advance(to: 1)
            let before = display.makeSurface().pixelArray
            unanimated {
                let time = layer.convertTime(display.time, from: nil)
                layer.speed = 0
                layer.timeOffset = time
            }
            display.advance(to: 5)
            #expect(display.makeSurface().pixelArray == before)
            unanimated { layer.birthRate = 0 }
            display.advance(to: 6)
            #expect(display.makeSurface().pixelArray == before, "no time has passed for it")
            unanimated {
                let time = layer.timeOffset
                layer.speed = 1
                layer.timeOffset = 0
                layer.beginTime = display.time - time
            }
            display.advance(to: 6.9)
            #expect(alpha(display, 60, 50) == 0, "those of the last second were the last")
            #expect(alpha(display, 70, 50) == 255)
            display.advance(to: 8.1)
            #expect(display.makeSurface().pixelArray.allSatisfy { $0 == 0 })
        }
    }

    @Test("a burst that begins anew begins with nothing", .claim("15.7a"))
    func burstAgain() {
        run { display in
            let layer = emitter(in: display)
            display.advance(to: 1)
            unanimated { layer.birthRate = 0 }
            display.advance(to: 4)
            #expect(alpha(display, 50, 50) == 0)
            unanimated {
                layer.beginTime = display.time
                layer.birthRate = 1
            }
            display.advance(to: 4.05)
            #expect(alpha(display, 50, 50) == 0)
            display.advance(to: 4.2)
            #expect(alpha(display, 50, 50) == 255)
            unanimated { layer.birthRate = 0 }
            display.advance(to: 7)
            unanimated { layer.beginTime = display.time }
            display.advance(to: 8)
            #expect(alpha(display, 50, 50) == 0, "a clock that begins anew does not repeat what was")
        }
    }

    @Test("a layer that has left the tree has forgotten", .claim("15.7a"))
    func takenAway() {
        run { display in
            let layer = emitter(in: display)
            display.advance(to: 1)
            layer.removeFromSuperlayer()
            display.advance(by: 0.1)
            unanimated { layer.birthRate = 0 }
            display.layer.addSublayer(layer)
            display.advance(by: 0.1)
            #expect(alpha(display, 50, 50) == 0)
        }
    }

    @Test("late copies show what the emitter did so much before", .claim("15.4", "15.7a"))
    func copies() {
        run { display in
            let copies = CAReplicatorLayer()
            copies.frame = CGRect(origin: .zero, size: Self.size)
            copies.instanceCount = 2
            copies.instanceDelay = 1
            copies.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
            let layer = emitter(in: display) { layer, cell in
                layer.emitterPosition = CGPoint(x: 20, y: 50)
                cell.lifetime = 0.5
            }
            copies.addSublayer(layer)
            display.layer.addSublayer(copies)
            display.advance(to: 2)
            unanimated { layer.birthRate = 0 }
            display.advance(to: 2.8)
            #expect(alpha(display, 20, 50) == 0 && alpha(display, 50, 50) == 255)
            display.advance(to: 3.4)
            #expect(alpha(display, 50, 50) == 255)
            display.advance(to: 3.6)
            #expect(alpha(display, 50, 50) == 0)
        }
    }

    @Test("the frame rate of the display changes nothing", .claim("15.7a"), arguments: [1.0, 7, 30, 240])
    func frameRate(_ rate: Double) {
        func picture(refreshRate: Double) -> [UInt32] {
            ManualDisplay.run(size: Self.size, refreshRate: refreshRate) { display in
                let layer = emitter(in: display) { layer, cell in
                    cell.velocity = 20
                    cell.velocityRange = 10
                    cell.emissionRange = 6
                    layer.seed = 3
                }
                display.advance(to: 1)
                unanimated { layer.setValue(50, forKeyPath: "emitterCells.spark.velocity") }
                let turn = CABasicAnimation(keyPath: "emitterCells.spark.emissionLongitude")
                turn.byValue = 3
                turn.duration = 0.7
                layer.add(turn, forKey: nil)
                let rates = CABasicAnimation(keyPath: "birthRate")
                rates.toValue = 4
                rates.duration = 0.3
                rates.autoreverses = true
                rates.repeatCount = .infinity
                layer.add(rates, forKey: nil)
                display.advance(to: 2)
                unanimated { layer.birthRate = 0.5 }
                // At these refreshes there is a picture or there is none.
                if refreshRate > 5 { _ = display.makeSurface() }
                display.advance(to: 3)
                return display.makeSurface().pixelArray
            }
        }
        let wanted = picture(refreshRate: 60)
        #expect(picture(refreshRate: rate) == wanted)
        #expect(wanted.contains { $0 != 0 })
    }

    @Test("ten cells of two a second are a stream", .claim("15.7a"), arguments: [UInt32(0), 1, 99])
    func stream(_ seed: UInt32) {
        run { display in
            let layer = emitter(in: display) { layer, _ in layer.seed = seed }
            let cells = (0..<10).map { _ in
                let cell = CAEmitterCell()
                cell.contents = Self.dot
                cell.birthRate = 2
                // So short that a burst of ten is a flash, and a stream is nearly always there.
                cell.lifetime = 0.05
                return cell
            }
            unanimated { layer.emitterCells = cells }
            display.advance(to: 3)
            var lit = 0
            for _ in 0..<60 {
                display.advance(by: 1.0 / 60)
                if alpha(display, 50, 50) > 0 { lit += 1 }
            }
            #expect(lit >= 42, "seen in so many of 60 frames")
        }
    }
}

extension Surface {
    fileprivate var pixelArray: [UInt32] {
        (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } }
    }
}
