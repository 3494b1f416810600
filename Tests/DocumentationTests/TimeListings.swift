import AgateDisplay
import QuartzCore
import Testing

// Listing begins
func pause(_ layer: CALayer) {
    let shown = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = shown
}
// Listing ends

// Listing begins
func resume(_ layer: CALayer) {
    let shown = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - shown
}
// Listing ends

@Suite("The listings of the article on time")
struct TimeListings {
    @Test("animations that begin later show their first value until then")
    func stagger() throws {
        try ManualDisplay.run(size: CGSize(width: 200, height: 60)) { display in
            let dots = (0..<4).map { _ in CALayer() }
            for dot in dots { display.layer.addSublayer(dot) }
            display.advance(by: 1)
            // Listing begins
            let now = display.layer.convertTime(CACurrentMediaTime(), from: nil)
            for (index, dot) in dots.enumerated() {
                let rise = CABasicAnimation(keyPath: "transform.translation.y")
                rise.fromValue = 40
                rise.toValue = 0
                rise.duration = 0.5
                rise.beginTime = now + 0.1 * Double(index)
                rise.fillMode = .backwards
                rise.timingFunction = CAMediaTimingFunction(name: .easeOut)
                dot.add(rise, forKey: "rise")
            }
            // Listing ends
            display.advance(by: 0.15)
            let heights = try dots.map { try #require($0.presentation()).affineTransform().ty }
            #expect(heights[0] < heights[1] && heights[1] < 40)
            #expect(heights[2] == 40 && heights[3] == 40)
        }
    }

    @Test("a layer that is stopped goes on from what it shows")
    func pausing() {
        ManualDisplay.run(size: CGSize(width: 200, height: 60)) { display in
            let layer = CALayer()
            display.layer.addSublayer(layer)
            let run = CABasicAnimation(keyPath: "position.x")
            run.fromValue = 0
            run.toValue = 100
            run.duration = 10
            layer.add(run, forKey: "run")
            func seen() -> Double { Double(layer.presentation()?.position.x ?? .nan) }
            display.advance(by: 2)
            pause(layer)
            display.advance(by: 3)
            #expect(abs(seen() - 20) < 1e-9)
            layer.timeOffset += 4  // wound on
            display.advance(by: 1)
            #expect(abs(seen() - 60) < 1e-9)
            resume(layer)
            display.advance(by: 1)
            #expect(abs(seen() - 70) < 1e-9)
        }
    }
}
