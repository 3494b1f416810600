import AgateDisplay
import AgatePixels
import AgateText
import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing

/// Text T180 to T191.
@Suite("Text layers")
struct TextLayerTests {
    private func layer(
        _ string: Any?,
        size: CGSize = CGSize(width: 160, height: 48),
        _ setUp: (CATextLayer) -> Void = { _ in }
    ) -> CATextLayer {
        let layer = CATextLayer()
        layer.anchorPoint = .zero
        layer.bounds = CGRect(origin: .zero, size: size)
        layer.string = string
        setUp(layer)
        return layer
    }

    /// The rectangle of pixels that are not clear; null for none.
    private func ink(_ layer: CATextLayer) -> CGRect {
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        guard let contents = layer.contents, let image = contents as? CGImage else { return .null }
        return ink(image) { $0 >> 24 != 0 }
    }

    private func ink(_ image: CGImage, _ isInk: (UInt32) -> Bool) -> CGRect {
        var box = CGRect.null
        image.buffer.withPixels { pixels in
            for y in 0..<image.height {
                for x in 0..<image.width where isInk(pixels[y * image.width + x]) {
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        return box
    }

    @Test("the text stands at the top of the bounds, its ascent above the baseline")
    func top() {
        let box = ink(layer("HHH"))
        let font = FontLibrary.shared.fontOrDefault(named: "Helvetica", size: 36)
        let metrics = font.metrics
        let baseline = metrics.ascent + font.ascentAddition
        #expect(abs(box.maxY - baseline) <= 1)
        // Letters are as high as the stand-in draws them.
        let height = font.boundingRect(of: font.face.glyph(for: "H")).height
        #expect(abs(box.height - height) <= 1.5)
        #expect(box.minX >= 1 && box.minX < 6)
    }

    @Test("a string is white by default, an attributed one without a colour black")
    func colors() throws {
        let plain = layer("HHH")
        plain.displayIfNeeded()
        let image = try #require(plain.contents as? CGImage)
        #expect(!ink(image) { $0 == 0xFFFF_FFFF }.isNull)
        let rich = layer(NSAttributedString(string: "HHHH"))
        rich.displayIfNeeded()
        let other = try #require(rich.contents as? CGImage)
        #expect(!ink(other) { $0 == 0xFF00_0000 }.isNull)
        #expect(ink(other) { $0 & 0xFFFFFF != 0 }.isNull)
    }

    @Test("lines stand at the left, in the middle and at the right")
    func alignment() {
        let left = ink(layer("HH") { $0.alignmentMode = .left })
        let middle = ink(layer("HH") { $0.alignmentMode = .center })
        let right = ink(layer("HH") { $0.alignmentMode = .right })
        let natural = ink(layer("HH"))
        #expect(natural == left)
        #expect(abs(middle.midX - 80) <= 1)
        #expect(right.maxX > 154)
        #expect(left.width == right.width)
        let hebrew = ink(layer("\u{05E9}\u{05DC}\u{05D5}\u{05DD}"))
        #expect(hebrew.maxX > 150, "natural is right for text from right to left")
    }

    @Test("a line that is too wide runs to the edge, or is cut at either end or in the middle")
    func truncation() {
        let string = String(repeating: "H", count: 24)
        let font = FontLibrary.shared.fontOrDefault(named: "Helvetica", size: 36)
        let letter = font.advance(of: font.face.glyph(for: "H")).width
        #expect(ink(layer(string)).maxX == 160)
        for mode in [CATextLayerTruncationMode.start, .middle, .end] {
            let box = ink(layer(string) { $0.truncationMode = mode })
            #expect(box.maxX <= 160)
            #expect(box.maxX > 160 - 2 * letter)
        }
    }

    @Test("without wrapping a line terminator begins a line, with it the width does, too")
    func wrapping() {
        let size = CGSize(width: 160, height: 200)
        let one = ink(layer("Agate Agate", size: size))
        let two = ink(layer("Agate\nAgate", size: size))
        let wrapped = ink(layer("Agate Agate", size: size) { $0.isWrapped = true })
        #expect(two.maxY > one.maxY + 30)
        #expect(wrapped == two)
        let cut = ink(
            layer("Agate Agate Agate Agate", size: CGSize(width: 160, height: 90)) {
                $0.isWrapped = true
                $0.truncationMode = .end
            }
        )
        #expect(cut.maxY <= 90)
        #expect(cut.maxY > 50)
    }

    @Test(
        "the font's own size does not count, whether it is a name, a font of CoreText or one of CoreGraphics"
    )
    func fonts() throws {
        let name = ink(layer("Agate") { $0.font = "Courier" as NSString })
        let font = CTFont(FontLibrary.shared.fontOrDefault(named: "Courier", size: 90))
        #expect(ink(layer("Agate") { $0.font = font }) == name)
        #expect(ink(layer("Agate")) != name)
        let unknown = ink(layer("Agate") { $0.font = "No Such Font" as NSString })
        #expect(unknown == ink(layer("Agate")))
    }

    @Test("the natural size holds the text")
    func preferredSize() {
        let text = layer("Agate\nis a stone") { $0.fontSize = 17 }
        let size = text.preferredFrameSize()
        text.bounds.size = size
        let whole = layer("Agate\nis a stone", size: CGSize(width: 300, height: 200)) { $0.fontSize = 17 }
        #expect(ink(text) == ink(whole))
        #expect(size.width.rounded() == size.width && size.height.rounded() == size.height)
        #expect(layer(nil).preferredFrameSize() == .zero)
    }

    @Test("contents scale 2 draws twice as finely")
    func scale() throws {
        let text = layer("Agate") { $0.contentsScale = 2 }
        text.displayIfNeeded()
        let image = try #require(text.contents as? CGImage)
        #expect(image.width == 320 && image.height == 96)
    }

    @Test("a new size of the bounds asks for a new drawing")
    func bounds() {
        let text = layer("Agate")
        text.displayIfNeeded()
        text.bounds.origin.x = 3
        #expect(!text.needsDisplay())
        text.bounds.size.width = 90
        #expect(text.needsDisplay())
    }

    @Test(
        "an animated size and colour are drawn by the render side at each frame, and the model's picture after it"
    )
    func animation() throws {
        try ManualDisplay.run(size: CGSize(width: 200, height: 60)) { display in
            let text = layer("Agate", size: CGSize(width: 200, height: 60)) {
                $0.fontSize = 20
                $0.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            }
            display.layer.addSublayer(text)
            display.advance(by: 0)
            let drawn = try #require(text.contents as? CGImage)
            func frame() -> CGRect { ink(display.makeImage()) { $0 & 0xFF_FFFF != 0 } }
            let small = frame()
            let growth = CABasicAnimation(keyPath: "fontSize")
            growth.fromValue = 20
            growth.toValue = 40
            growth.duration = 1
            text.add(growth, forKey: "growth")
            display.advance(by: 0.5)
            let middle = frame()
            #expect(text.contents as AnyObject === drawn, "the client draws nothing")
            display.advance(by: 0.4)
            let large = frame()
            #expect(small.height < middle.height && middle.height < large.height)
            // Glyphs are outlines of their size, and not an enlarged picture.
            let still = layer("Agate", size: CGSize(width: 200, height: 60)) {
                $0.fontSize = 30
                $0.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            }
            #expect(middle == ink(still))
            display.advance(by: 0.2)
            #expect(frame() == small)
            let blue = CABasicAnimation(keyPath: "foregroundColor")
            blue.fromValue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            blue.toValue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            blue.duration = 1
            text.add(blue, forKey: "blue")
            display.advance(by: 0.5)
            #expect(frame() == small)
            #expect(ink(display.makeImage()) { $0 & 0xFF != 0 }.isNull)
        }
    }

    @Test("a change of the colour animates as other colours do")
    func implicit() {
        ManualDisplay.run(size: CGSize(width: 200, height: 60)) { display in
            let text = layer("Agate")
            display.layer.addSublayer(text)
            display.advance(by: 0)
            text.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            text.fontSize = 12
            display.advance(by: 0.1)
            #expect(text.animation(forKey: "foregroundColor") != nil)
            #expect(text.animation(forKey: "fontSize") != nil)
        }
    }

    @Test("a subclass that draws otherwise is asked by each frame")
    func overriding() {
        final class Framed: CATextLayer {
            nonisolated(unsafe) static var count = 0
            override func draw(in ctx: CGContext) {
                super.draw(in: ctx)
                Self.count += 1
                ctx.setFillColor(.black)
                ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        ManualDisplay.run(size: CGSize(width: 200, height: 60)) { display in
            let text = Framed()
            text.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
            text.string = "Agate"
            display.layer.addSublayer(text)
            display.advance(by: 0)
            #expect(Framed.count == 1)
            let growth = CABasicAnimation(keyPath: "fontSize")
            growth.fromValue = 20
            growth.duration = 1
            text.add(growth, forKey: nil)
            display.advance(by: 0.5)
            #expect(Framed.count > 5)
        }
    }

    @Test("sizes that are no numbers, strings of any kind and odd fonts do no harm")
    func hostile() {
        for size in [CGFloat.nan, -3, 0, .infinity, 1e30] {
            let text = layer(NSString(characters: [0x61, 0xD800, 0x62, 10, 0x202E, 9], length: 6)) {
                $0.fontSize = size
                $0.font = 5 as NSNumber
                $0.isWrapped = true
                $0.truncationMode = .middle
            }
            text.setNeedsDisplay()
            text.displayIfNeeded()
            _ = text.preferredFrameSize()
        }
        #expect(ink(layer(7 as NSNumber)).isNull)
        #expect(ink(layer(nil)).isNull)
    }
}
