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
        let difference = Difference(expected, actual)
        // The best fit of a Gaussian differs by 0.46 in the mean and 2.7 at worst.
        #expect(difference.worstAlpha <= 3)
        #expect(difference.meanAlpha < 1)
        // The circle's edge pixels differ in colour by the rule of antialiasing.
        #expect(difference.mean < 1)
        #expect(difference.worst <= 24)
    }

    @Test("a rainbow that glows through blurred masks, and blurred letters before it", .claim("14.10"))
    func rainbowGlow() throws {
        let expected = try GoldenReference("measured/RainbowGlow").read()
        let letters = try Self.tinted(GoldenReference("measured/RainbowGlowText").read())
        let actual = ManualDisplay.run(size: CGSize(width: 300, height: 200)) { display in
            let root = display.layer
            Self.addGlow(to: root, letters)
            Self.addText(to: root, letters, at: Self.place, blurredBy: 5)
            Self.addText(to: root, letters, at: Self.place)
            Self.addGlow(to: root, letters)
            Self.addText(to: root, letters, at: Self.place)
            Self.addText(to: root, letters, at: Self.place, blurredBy: 1)
            Self.addGlow(to: root, letters)
            Self.addText(to: root, letters, at: Self.place)
            Self.addText(to: root, letters, at: Self.place, blurredBy: 2)
            display.advance(by: 0)
            return display.makeSurface().makeImage()
        }
        let difference = Difference(expected, actual)
        // Where letters have their edges, the two sample the image in different ways.
        #expect(difference.mean < 0.95)
        #expect(difference.meanAlpha < 0.8)
        #expect(difference.share(above: 8) < 0.025)
    }

    private static let place = CGPoint(x: 52.333333333333, y: 79.666666666667)

    /// White with the lightness of an image as alpha.
    private static func tinted(_ image: ImageBuffer) -> CGImage {
        CGImage(
            ImageBuffer(width: image.width, height: image.height) { pixels in
                for index in 0..<pixels.count {
                    pixels[index] = (image[index % image.width, index / image.width] & 255) * 0x0101_0101
                }
            }
        )
    }

    private static func addText(
        to layer: CALayer,
        _ letters: CGImage,
        at place: CGPoint,
        blurredBy radius: CGFloat? = nil
    ) {
        let text = CALayer()
        text.anchorPoint = .zero
        text.bounds = CGRect(x: 0, y: 0, width: 195.333333333333, height: 40.666666666667)
        text.contents = letters
        text.contentsGravity = .bottomLeft
        text.contentsScale = 3
        text.shadowOffset = .zero
        text.shadowOpacity = 1
        text.shadowRadius = 2
        text.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.33)
        guard let radius else {
            text.position = place
            layer.addSublayer(text)
            return
        }
        let blurred = CALayer()
        blurred.anchorPoint = .zero
        blurred.bounds = text.bounds
        blurred.position = place
        blurred.filters = [LayerFilter.gaussianBlur(radius: radius)]
        blurred.addSublayer(text)
        layer.addSublayer(blurred)
    }

    /// A conic gradient behind a mask of blurred letters.
    private static func addGlow(to layer: CALayer, _ letters: CGImage) {
        let colors: [(CGFloat, CGFloat, CGFloat)] = [
            (1, 0, 0), (1, 0.5455, 0), (0.9091, 1, 0), (0.3636, 1, 0), (0, 1, 0.1818), (0, 1, 0.7273),
            (0, 0.7273, 1), (0, 0.1818, 1), (0.3636, 0, 1), (0.9091, 0, 1), (1, 0, 0.5455),
        ]
        func box(_ height: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: 400, height: height) }
        let rainbow = CAGradientLayer()
        rainbow.frame = box(400)
        rainbow.type = .conic
        rainbow.startPoint = CGPoint(x: 0.5, y: 0.375)
        rainbow.endPoint = CGPoint(x: 1.5, y: 0.375)
        rainbow.colors = colors.map { CGColor(red: $0.0, green: $0.1, blue: $0.2, alpha: 1) }
        rainbow.locations = colors.indices.map { NSNumber(value: Double($0) / 10) }
        let glow = CALayer()
        glow.frame = CGRect(x: -50, y: -50, width: 400, height: 300)
        glow.addSublayer(rainbow)
        let mask = CALayer()
        mask.frame = box(300)
        addText(to: mask, letters, at: CGPoint(x: 102.333333333333, y: 129.666666666667), blurredBy: 20)
        glow.mask = mask
        layer.addSublayer(glow)
    }

    /// How far two pictures are apart, in 255ths.
    private struct Difference {
        var mean = 0.0
        var meanAlpha = 0.0
        var worst = 0
        var worstAlpha = 0
        /// How many channels differ by each amount.
        private var counts = [Int](repeating: 0, count: 256)

        init(_ expected: ImageBuffer, _ actual: ImageBuffer) {
            var (sum, alphaSum) = (0, 0)
            for y in 0..<expected.height {
                for x in 0..<expected.width {
                    for shift in stride(from: UInt32(0), to: 32, by: 8) {
                        let difference = abs(
                            Int(expected[x, y] >> shift & 255) - Int(actual[x, y] >> shift & 255)
                        )
                        sum += difference
                        worst = max(worst, difference)
                        counts[difference] += 1
                        guard shift == 24 else { continue }
                        alphaSum += difference
                        worstAlpha = max(worstAlpha, difference)
                    }
                }
            }
            let pixels = Double(expected.width * expected.height)
            (mean, meanAlpha) = (Double(sum) / (4 * pixels), Double(alphaSum) / pixels)
        }

        /// Which part of all channels differs by more than an amount.
        func share(above amount: Int) -> Double {
            Double(counts[(amount + 1)...].reduce(0, +)) / Double(counts.reduce(0, +))
        }
    }
}
