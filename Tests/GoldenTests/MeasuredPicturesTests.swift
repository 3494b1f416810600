import AgateDisplay
import AgatePixels
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// Pictures beside those that Apple's renderer made; see `References/measured/README.md`.
@Suite("Measured pictures")
struct MeasuredPicturesTests {
    @Test("four shadows inside each other", .claim("14.7a"))
    func layeringShadows() throws {
        let expected = try GoldenReference("measured/LayeringShadows").read()
        let actual = ManualDisplay.run(size: CGSize(width: 200, height: 200)) { display in
            let colors = [
                CGColor(red: 0, green: 0.4784, blue: 1, alpha: 1),
                CGColor(red: 1, green: 0.2314, blue: 0.1882, alpha: 1),
                CGColor(red: 0.2039, green: 0.7804, blue: 0.349, alpha: 1),
                CGColor(red: 0, green: 0, blue: 0, alpha: 1),
            ]
            var parent = display.layer
            for (index, color) in colors.enumerated() {
                parent = parent.add(index == 0 ? 50 : 0, index == 0 ? 50 : 0, 100, 100) {
                    $0.shadowColor = color
                    $0.shadowOffset = .zero
                    $0.shadowOpacity = 1
                    $0.shadowRadius = 10
                }
            }
            parent.backgroundColor = colors[2]
            parent.cornerRadius = 50
            display.advance(by: 0)
            return display.makeSurface().makeImage()
        }
        var (sum, worst) = (0, 0)
        for y in 0..<200 {
            for x in 0..<200 {
                for shift in stride(from: UInt32(0), to: 32, by: 8) {
                    let difference = abs(
                        Int(expected[x, y] >> shift & 255) - Int(actual[x, y] >> shift & 255)
                    )
                    sum += difference
                    worst = max(worst, difference)
                }
            }
        }
        // The best fit of a Gaussian differs by 0.46 in the mean and 2.7 at worst; the blur adds its own error,
        // and the circle's edge pixels differ by the rule of antialiasing.
        #expect(Double(sum) / Double(200 * 200 * 4) < 1)
        #expect(worst <= 24)
    }
}
