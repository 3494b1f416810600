import AgateDisplay
import Foundation
import QuartzCore
import Testing

@Suite("The listings of the articles on drawing")
struct DrawingListings {
    /// A pixel as three numbers of 0...255.
    private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
        let pixel = Picture.pixel(of: image, x: x, y: y)
        return [pixel.red, pixel.green, pixel.blue]
    }

    private let paper = [255, 255, 204]

    private func onPaper(_ body: (ManualDisplay) throws -> Void) rethrows {
        try ManualDisplay.run(size: CGSize(width: 400, height: 200)) { display in
            display.layer.backgroundColor = CGColor(red: 1, green: 1, blue: 0.8, alpha: 1)
            try body(display)
        }
    }

    @Test("the border lies over a sublayer, and only masking cuts one")
    func order() {
        onPaper { display in
            // Listing begins
            let card = CALayer()
            card.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
            card.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            card.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            card.borderWidth = 4

            let badge = CALayer()
            badge.frame = CGRect(x: 30, y: 0, width: 20, height: 20)  // reaches beyond the card
            badge.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            card.addSublayer(badge)
            display.layer.addSublayer(card)
            display.advance(by: 0)

            let image = display.makeImage()
            // (45, 20) is red: the badge lies over the background.
            // (45, 12) is blue: the border lies over the badge.
            // (55, 20) is red: nothing cuts the badge.
            // Listing ends
            #expect(color(image, 45, 20) == [255, 0, 0])
            #expect(color(image, 45, 12) == [0, 0, 255])
            #expect(color(image, 55, 20) == [255, 0, 0])

            // Listing begins
            card.masksToBounds = true
            card.cornerRadius = 10
            display.advance(by: 1)

            let cut = display.makeImage()
            // (55, 20) is the paper again, and so is (49, 10), outside of the round corner.
            // Listing ends
            #expect(color(cut, 55, 20) == paper)
            #expect(color(cut, 49, 10) == paper)
            #expect(color(cut, 45, 20) == [255, 0, 0])
        }
    }

    @Test("points are converted as the article says")
    func spaces() {
        onPaper { display in
            // Listing begins
            let board = CALayer()
            board.frame = CGRect(x: 100, y: 0, width: 200, height: 200)
            display.layer.addSublayer(board)

            let card = CALayer()
            card.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
            card.position = CGPoint(x: 100, y: 50)
            card.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
            board.addSublayer(card)

            let corner = card.convert(CGPoint.zero, to: board)  // (50, 0): the middle stays where it is
            let onDisplay = card.convert(CGPoint.zero, to: display.layer)  // (150, 0)
            let box = card.frame  // (50, 0, 100, 100): around what is seen, in the board
            // Listing ends
            #expect(corner == CGPoint(x: 50, y: 0))
            #expect(onDisplay == CGPoint(x: 150, y: 0))
            #expect(box == CGRect(x: 50, y: 0, width: 100, height: 100))

            // Listing begins
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 400
            board.sublayerTransform = perspective

            card.transform = CATransform3DMakeTranslation(0, 0, 200)  // half way to the eye
            let near = card.convert(CGPoint(x: 0, y: 25), to: board)  // (50, 0): twice as far from the middle
            // Listing ends
            #expect(abs(near.x - 50) < 1e-9 && abs(near.y) < 1e-9)
        }
    }

    @Test("a translucent layer needs a pass only with something on it")
    func passes() {
        onPaper { display in
            // Listing begins
            let card = CALayer()
            card.frame = CGRect(x: 10, y: 10, width: 80, height: 50)
            card.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            card.opacity = 0.5
            display.layer.addSublayer(card)
            display.advance(by: 0)
            _ = display.makeImage()
            let alone = display.frameStatistics.offscreenPasses  // 0: one thing can be translucent by itself

            let label = CALayer()
            label.frame = CGRect(x: 10, y: 10, width: 60, height: 10)
            label.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            card.addSublayer(label)
            display.advance(by: 0)
            _ = display.makeImage()
            let together = display.frameStatistics.offscreenPasses  // 1
            // Listing ends
            #expect(alone == 0)
            #expect(together == 1)
            let plain = display.makeImage()

            // Listing begins
            display.debugViews = [.offscreen, .layers]
            let marked = display.makeImage()
            display.debugViews = []
            // Listing ends
            #expect(color(marked, 80, 50) != color(plain, 80, 50))
            #expect(color(display.makeImage(), 80, 50) == color(plain, 80, 50))
        }
    }
}
