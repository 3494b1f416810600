import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("UIImage and drawing into images")
struct ImageTests {
    /// Red, green over blue, white; top left first.
    private func quarters(scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            let colors: [UIColor] = [.red, .green, .blue, .white]
            for (index, color) in colors.enumerated() {
                color.setFill()
                context.fill(CGRect(x: index % 2 * 2, y: index / 2 * 2, width: 2, height: 2))
            }
        }
    }

    @Test("drawing runs downwards and the scale multiplies the pixels")
    func renderer() {
        let image = quarters(scale: 3)
        #expect(image.size == CGSize(width: 4, height: 4))
        #expect(image.cgImage?.width == 12)
        #expect(image.pixel(0, 0) == [255, 0, 0, 255])
        #expect(image.pixel(11, 0) == [0, 255, 0, 255])
        #expect(image.pixel(0, 11) == [0, 0, 255, 255])
    }

    @Test("an image draws upright, wherever it is drawn")
    func drawing() {
        let image = quarters()
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
        image.draw(in: CGRect(x: 2, y: 4, width: 4, height: 4))
        let drawn = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(drawn?.pixel(2, 4) == [255, 0, 0, 255])
        #expect(drawn?.pixel(5, 4) == [0, 255, 0, 255])
        #expect(drawn?.pixel(2, 7) == [0, 0, 255, 255])
        #expect(drawn?.pixel(1, 4) == [0, 0, 0, 0])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("an orientation turns the picture when it is drawn")
    func orientation() throws {
        let source = try #require(quarters().cgImage)
        let turned = UIImage(cgImage: source, scale: 1, orientation: .right)
        let drawn = UIGraphicsImageRenderer(size: turned.size, format: onePixelPerPoint).image { _ in
            turned.draw(at: .zero)
        }
        // Clockwise: what was bottom left is top left.
        #expect(drawn.pixel(0, 0) == [0, 0, 255, 255])
        #expect(drawn.pixel(3, 0) == [255, 0, 0, 255])
        #expect(drawn.pixel(3, 3) == [0, 255, 0, 255])
    }

    private var onePixelPerPoint: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    @Test("an opaque context starts black, an empty size does no harm")
    func contexts() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.pixel(0, 0) == [0, 0, 0, 255])
        UIGraphicsEndImageContext()
        for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1)] {
            UIGraphicsBeginImageContextWithOptions(size, false, 1)
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
            UIGraphicsEndImageContext()
        }
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    #if AGATE_PNG
    @Test("a PNG file's bytes become the same image")
    func png() throws {
        let data = try #require(quarters().pngData())
        let image = try #require(UIImage(data: data))
        #expect(image.pixel(0, 0) == [255, 0, 0, 255])
        #expect(image.pixel(3, 3) == [255, 255, 255, 255])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())@2x.png")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 2, height: 2))
        let stem = file.path.replacingOccurrences(of: "@2x.png", with: "")
        let named = ManualDisplay.run(size: CGSize(width: 1, height: 1), scale: 2) { _ in UIImage(named: stem)
        }
        #expect(named?.scale == 2)
    }
    #endif

    @Test("bytes that are no picture and files that are missing give nil")
    func badFiles() {
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
        #expect(UIImage(named: "/nowhere/at/all") == nil)
    }

    @Test("a path fills and strokes in the current colours")
    func path() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: onePixelPerPoint)
            .image { _ in
                UIColor.red.setFill()
                UIColor.blue.setStroke()
                let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
                path.lineWidth = 2
                path.fill()
                path.stroke()
            }
        #expect(image.pixel(10, 10) == [255, 0, 0, 255])
        #expect(image.pixel(4, 10) == [0, 0, 255, 255])
        #expect(image.pixel(2, 10) == [0, 0, 0, 0])
    }

    @Test("a tinted image has the opacity of the image and the colour given")
    func tint() {
        let tinted = quarters().withTintColor(.magenta)
        #expect(tinted.pixel(0, 0) == [255, 0, 255, 255])
    }

    @Test("a view's drawing is upright, at the screen's scale")
    func viewDrawing() {
        final class Corner: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        ManualDisplay.run(size: CGSize(width: 20, height: 20), scale: 2) { display in
            let window = UIWindow()
            window.makeKeyAndVisible()
            let view = Corner(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            window.addSubview(view)
            display.advance(by: 0)
            let shown = UIImage(cgImage: display.makeImage())
            #expect(shown.pixel(1, 1) == [255, 0, 0, 255])
            #expect(shown.pixel(1, 38) == [0, 0, 0, 0])
            #expect((view.layer.contents as? CGImage)?.width == 40)
            let plain = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            window.addSubview(plain)
            plain.setNeedsDisplay()
            display.advance(by: 0)
            #expect(plain.layer.contents == nil)
        }
    }

    @Test("an image view shows its image the right way up")
    func imageView() {
        onWindow { display, window in
            let view = UIImageView(image: quarters())
            window.addSubview(view)
            #expect(view.bounds.size == CGSize(width: 4, height: 4))
            display.advance(by: 0)
            let shown = UIImage(cgImage: display.makeImage())
            #expect(shown.pixel(0, 0) == [255, 0, 0, 255])
            #expect(shown.pixel(0, 3) == [0, 0, 255, 255])
            view.image = nil
            #expect(view.layer.contents == nil)
        }
    }
}
