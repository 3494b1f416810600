import AgateDisplay
import QuartzCore
import Testing

// Listing begins
final class ProgressRing: CALayer {
    /// The part that is done, 0 to 1.
    @LayerProperty var progress: CGFloat = 0

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress" else { return super.action(forKey: event) }
        let run = CABasicAnimation(keyPath: event)
        run.fromValue = (presentation() ?? self).progress
        return run
    }

    override func draw(in context: CGContext) {
        let progress = (presentation() ?? self).progress
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        context.setLineWidth(8)
        context.setLineCap(.round)
        context.setStrokeColor(CGColor(red: 0.12, green: 0.62, blue: 0.58, alpha: 1))
        context.addArc(
            center: center,
            radius: bounds.midX - 6,
            startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * progress,
            clockwise: false
        )
        context.strokePath()
    }
}
// Listing ends

@Suite("The listings of the article on properties of your own")
struct CustomPropertyListings {
    @Test("a ring is drawn for each value of its own property")
    func ring() throws {
        try ManualDisplay.run(size: CGSize(width: 120, height: 120)) { display in
            // Listing begins
            let ring = ProgressRing()
            ring.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
            ring.contentsScale = 2
            display.layer.addSublayer(ring)
            ring.setNeedsDisplay()
            display.advance(by: 0)

            ring.progress = 0.75
            // Listing ends
            display.advance(by: 0.125)
            let seen = try #require(ring.presentation()).progress
            #expect(abs(seen - 0.375) < 1e-6)
            let before = alpha(of: display, x: 60, y: 94)
            display.advance(by: 0.2)
            // The lower end of the ring is reached at a half.
            #expect(before == 0)
            #expect(alpha(of: display, x: 60, y: 94) == 255)
            #expect(alpha(of: display, x: 34, y: 34) == 0)
        }
    }

    private func alpha(of display: ManualDisplay, x: Int, y: Int) -> Int {
        let image = display.makeImage()
        return Picture.pixel(of: image, x: x, y: y).alpha
    }
}
