import AgateDisplay
import QuartzCore
import Testing

@Suite("The listings of the article on transactions")
struct TransactionListings {
    @Test("an inner transaction has settings of its own, and takes the rest from the outer one")
    func nesting() throws {
        try withBox { display, box in
            // Listing begins
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.5)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
            box.opacity = 0.5

            CATransaction.begin()
            CATransaction.setDisableActions(true)
            box.cornerRadius = 8  // at once
            CATransaction.commit()

            box.position.x = 150  // half a second again
            CATransaction.commit()
            // Listing ends
            display.advance(by: 0.25)
            let seen = try #require(box.presentation())
            #expect(seen.cornerRadius == 8)
            #expect(seen.opacity > 0.5 && seen.opacity < 1)
            #expect(seen.position.x > 90 && seen.position.x < 150)
            display.advance(by: 0.26)
            #expect(box.animationKeys() == nil)
        }
    }

    @Test("the completion block runs when the animations are over, and its changes animate")
    func completion() {
        withBox { display, box in
            // Listing begins
            CATransaction.begin()
            CATransaction.setCompletionBlock {
                box.backgroundColor = CGColor(red: 0.12, green: 0.62, blue: 0.58, alpha: 1)  // fades
            }
            box.position.x = 120
            CATransaction.commit()
            // Listing ends
            display.advance(by: 0.2)
            #expect(box.backgroundColor == nil)
            display.advance(by: 0.1)
            #expect(box.backgroundColor != nil)
            #expect(box.animationKeys() == ["backgroundColor"])
        }
    }

    private func withBox(_ body: (ManualDisplay, CALayer) throws -> Void) rethrows {
        try ManualDisplay.run(size: CGSize(width: 200, height: 60)) { display in
            let box = CALayer()
            box.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
            display.layer.addSublayer(box)
            display.advance(by: 0)
            try body(display, box)
        }
    }
}
