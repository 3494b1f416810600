import AgateDisplay
import Foundation
import QuartzCore
import Testing

@Suite("The listings of the article on testing")
struct TestingListings {
    // Listing begins
    @Test("a card fades out in a quarter of a second")
    func fade() {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let card = CALayer()
            card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            card.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            display.layer.addSublayer(card)
            display.advance(by: 0)  // commits: the card is on the display

            card.opacity = 0
            display.advance(by: 0.1)
            let seen = card.presentation()?.opacity ?? 0
            #expect(seen > 0 && seen < 1)

            display.advance(by: 0.15)
            #expect(card.presentation()?.opacity == 0)
            #expect(card.animationKeys() == nil)
        }
    }
    // Listing ends

    @Test("blocks run at their places in the display's time")
    func order() {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            // Listing begins
            var order: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { order.append("over") }
            CATransaction.setAnimationDuration(1)
            layer.position.x = 50
            CATransaction.commit()

            display.advance(by: 0.9)
            order.append("nearly")
            display.advance(by: 0.2)
            // order is ["nearly", "over"]
            // Listing ends
            #expect(order == ["nearly", "over"])
        }
    }

    private final class Ticks {
        var count = 0
    }

    @Test("timers and the main queue follow the display")
    func mainQueue() {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let layer = CALayer()
            let ticks = Ticks()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            // Listing begins
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { layer.opacity = 0 }
            let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in ticks.count += 1 }

            display.advance(by: 10)
            timer.invalidate()
            // ticks.count is 40, and the layer has faded out
            // Listing ends
            #expect(ticks.count == 40)
            #expect(layer.presentation()?.opacity == 0)
        }
    }

    @Test("an animation that does nothing is warned of, and the dump says why")
    func diagnostics() {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            // Listing begins
            let warnings = AnimationDiagnostics.warnings {
                layer.add(CABasicAnimation(keyPath: "positon"), forKey: "move")
                display.advance(by: 0)
            }
            // One warning: no property has the key path "positon"; "position" may be meant
            let tree = display.dump()
            // Listing ends
            #expect(warnings.count == 1)
            let text = "no property has the key path \"positon\"; \"position\" may be meant"
            #expect(warnings.first?.text.contains(text) == true)
            #expect(tree.contains(text))
        }
    }

    @Test("an animation can be written down")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent("film.png")
        let strip = folder.appendingPathComponent("strip.png")
        defer { try? FileManager.default.removeItem(at: folder) }
        try ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
            // Listing begins
            try AnimatedPNG.write(display, frames: FrameTimes(duration: 2, framesPerSecond: 60), to: file)
            try FilmStrip.write(display, frames: FrameTimes(at: [2.1, 2.2, 2.3]), to: strip)
            // Listing ends
        }
        for made in [file, strip] {
            #expect(try Data(contentsOf: made).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        }
    }
}
