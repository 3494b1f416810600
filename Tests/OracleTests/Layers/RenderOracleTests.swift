import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// What layers paint, as counted on Apple's own implementation.
@Suite("Oracle: painted areas")
struct RenderOracleTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// The alpha of a layer that was rendered into a context, with room of 30 points around it: its sum in
    /// pixels and its largest value.
    private func rendered(_ layer: CALayer) throws -> (area: Double, strongest: UInt8) {
        let context = try #require(
            CGContext(
                data: nil,
                width: 200,
                height: 200,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.translateBy(x: 30, y: 30)
        layer.render(in: context)
        let image = try #require(context.makeImage())
        return image.buffer.withPixels { pixels in
            var sum = 0
            var strongest: UInt32 = 0
            for index in 0..<(image.width * image.height) {
                sum += Int(pixels[index] >> 24)
                strongest = max(strongest, pixels[index] >> 24)
            }
            return (Double(sum) / 255, UInt8(strongest))
        }
    }

    private func layer(_ width: CGFloat, _ height: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 400, y: 500, width: width, height: height)
        return layer
    }

    private func shape(_ rect: CGRect) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
        shape.path = CGPath(rect: rect, transform: nil)
        return shape
    }

    @Test("render(in:): backgrounds, opacity and borders cover what they should", .claim("14.13", "14.2"))
    func backgrounds() throws {
        let plain = layer(30, 40)
        plain.backgroundColor = red
        #expect(try rendered(plain).area == 1200)
        plain.opacity = 0.5
        let half = try rendered(plain)
        #expect(abs(half.area - 600) < 5 && half.strongest < 255)
        plain.opacity = 0
        #expect(try rendered(plain).area == 0)
        plain.opacity = 1
        plain.isHidden = true
        #expect(try rendered(plain).area == 0)
        let border = layer(80, 60)
        border.borderWidth = 5
        border.borderColor = red
        #expect(try rendered(border).area == 1300)
    }

    @Test("render(in:): shapes, inside and outside the bounds", .claim("14.13", "15.1"))
    func shapes() throws {
        #expect(try rendered(shape(CGRect(x: 10, y: 10, width: 40, height: 30))).area == 1200)
        let outside = shape(CGRect(x: 60, y: 40, width: 30, height: 30))
        #expect(try rendered(outside).area == 900)
        outside.masksToBounds = true
        #expect(try rendered(outside).area == 400)
        let stroked = shape(CGRect(x: 10, y: 10, width: 40, height: 30))
        stroked.strokeColor = red
        stroked.lineWidth = 4
        #expect(abs(try rendered(stroked).area - 1496) < 0.5)
        stroked.fillColor = nil
        #expect(abs(try rendered(stroked).area - 560) < 0.5)
        stroked.strokeEnd = 0.5
        #expect(abs(try rendered(stroked).area - 280) < 8)
    }

    @Test("gravity: contents of 20 by 10 in bounds of 80 by 60", .claim("13.7"))
    func gravity() throws {
        let rows = OracleTable.load("contents_gravity_80x60_image20x10.csv", in: .module)
        #expect(rows.count >= 12)
        let picture = try #require(
            CGContext(
                data: nil,
                width: 20,
                height: 10,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        picture.setFillColor(red)
        picture.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let contents = try #require(picture.makeImage())
        for row in rows {
            let numbers = (row["dest_rect(y up)"] ?? "").split(separator: " ").compactMap { Double($0) }
            let expected = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            let painted = ManualDisplay.run(size: CGSize(width: 160, height: 120)) { display in
                let layer = CALayer()
                layer.frame = CGRect(x: 40, y: 30, width: 80, height: 60)
                layer.contents = contents
                layer.contentsGravity = CALayerContentsGravity(rawValue: row["gravity"] ?? "")
                display.layer.addSublayer(layer)
                display.advance(by: 0)
                return Self.paintedBox(of: display.makeImage())
            }
            // The display's y runs downwards, and so do the layer's coordinates: the maximum y is below.
            #expect(painted == expected.offsetBy(dx: 40, dy: 30), "\(row): \(painted)")
        }
    }

    private static func paintedBox(of image: CGImage) -> CGRect {
        image.buffer.withPixels { pixels in
            var (x0, y0, x1, y1) = (image.width, image.height, 0, 0)
            for y in 0..<image.height {
                for x in 0..<image.width where pixels[y * image.width + x] >> 24 > 127 {
                    x0 = min(x0, x)
                    y0 = min(y0, y)
                    x1 = max(x1, x + 1)
                    y1 = max(y1, y + 1)
                }
            }
            return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
        }
    }
}
