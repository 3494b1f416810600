import Foundation
import Testing
import UIKit

/// The rectangle around the pixels of an image that are not transparent, in pixels; null for none.
func inkBounds(_ image: UIImage) -> CGRect {
    guard let cgImage = image.cgImage else { return .null }
    var box = CGRect.null
    cgImage.buffer.withPixels { pixels in
        for y in 0..<cgImage.height {
            for x in 0..<cgImage.width where pixels[y * cgImage.width + x] >> 24 > 8 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
    }
    return box
}

/// An image of a size in points with two pixels a point.
func drawing(_ width: CGFloat, _ height: CGFloat, _ body: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in
        body()
    }
}

@Suite("Strings that measure and draw themselves")
struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

    @Test("a size is the widest line by the heights of all lines, not rounded (text T172, T173)")
    func sizes() {
        let one = "Hello".size(withAttributes: attributes)
        #expect(abs(one.height - font.lineHeight) < 1e-9 && one.width > 40)
        let three = "Hello\nHi\nHey".size(withAttributes: attributes)
        #expect(abs(three.height - 3 * font.lineHeight) < 1e-9)
        #expect(abs(three.width - one.width) < 1e-9)
        let spaced = "Hello ".size(withAttributes: attributes)
        #expect(spaced.width > one.width + 3)
        #expect("".size(withAttributes: attributes) == CGSize(width: 0, height: font.lineHeight))
        let string = NSString(string: "Hello")
        #expect(string.size(withAttributes: attributes) == one)
        #expect(NSAttributedString(string: "Hello", attributes: attributes).size() == one)
        #expect(abs("x".size(withAttributes: nil).height - 1.15 * 12) < 1e-9)
    }

    @Test("bounds are those of one line from its baseline, or of wrapped lines from their top (text T174)")
    func bounds() {
        let text = "one two three four five six seven"
        let line = text.boundingRect(
            with: CGSize(width: 60, height: 10),
            options: [],
            attributes: attributes,
            context: nil
        )
        #expect(abs(line.minY - font.descender) < 1e-9 && abs(line.height - font.lineHeight) < 1e-9)
        #expect(abs(line.width - text.size(withAttributes: attributes).width) < 1e-9)
        let wrapped = text.boundingRect(
            with: CGSize(width: 100, height: 0),
            options: .usesLineFragmentOrigin,
            attributes: attributes,
            context: nil
        )
        #expect(wrapped.origin == .zero && wrapped.width <= 100)
        let lines = (wrapped.height / font.lineHeight).rounded()
        #expect(lines >= 3 && abs(wrapped.height - lines * font.lineHeight) < 1e-6)
        let two = text.boundingRect(
            with: CGSize(width: 100, height: 2.5 * font.lineHeight),
            options: .usesLineFragmentOrigin,
            attributes: attributes,
            context: nil
        )
        #expect(abs(two.height - 2 * font.lineHeight) < 1e-6)
        let ink = "x".boundingRect(
            with: .zero,
            options: .usesDeviceMetrics,
            attributes: attributes,
            context: nil
        )
        #expect(ink.maxY <= 0.5 && ink.height < 13 && ink.height > 9)
    }

    @Test("text is drawn below the point, and without a context nothing happens (text T176, T178)")
    func draws() {
        "H".draw(at: .zero, withAttributes: attributes)
        let box = inkBounds(
            drawing(60, 60) { "H".draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes) }
        )
        let baseline = 2 * (20 + font.ascender)
        #expect(abs(box.maxY - baseline) <= 1)
        #expect(abs(box.height - 2 * font.capHeight) <= 3)
        #expect(box.minX >= 20 && box.minX < 26)
        let onBaseline = inkBounds(
            drawing(60, 60) {
                "H".draw(
                    with: CGRect(x: 10, y: 40, width: 0, height: 0),
                    options: [],
                    attributes: attributes,
                    context: nil
                )
            }
        )
        #expect(abs(onBaseline.maxY - 80) <= 1)
    }

    @Test(
        "lines that do not fit are left out, but the first one, and the last can end in dots (text T175, T176)"
    )
    func fits() {
        let text = "one two three four five six"
        func lines(_ height: CGFloat, _ options: NSStringDrawingOptions) -> CGRect {
            inkBounds(
                drawing(60, 200) {
                    text.draw(
                        with: CGRect(x: 0, y: 0, width: 60, height: height),
                        options: options,
                        attributes: attributes,
                        context: nil
                    )
                }
            )
        }
        let all = lines(0, .usesLineFragmentOrigin)
        let two = lines(2.2 * font.lineHeight, .usesLineFragmentOrigin)
        #expect(two.maxY < 2 * 2 * font.lineHeight && all.maxY > 2 * 3 * font.lineHeight)
        #expect(lines(1, .usesLineFragmentOrigin).maxY < 2 * font.lineHeight)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        let truncated = lines(2.2 * font.lineHeight, options)
        #expect(truncated.maxX <= 120 && truncated.maxY < 2 * 2 * font.lineHeight)
        #expect(truncated != two)
    }

    @Test("a context lets text shrink, and is told by how much (text T177)")
    func shrinks() {
        let text = NSAttributedString(string: "one two three four", attributes: attributes)
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.3
        let bounds = text.boundingRect(
            with: CGSize(width: 120, height: 30),
            options: .usesLineFragmentOrigin,
            context: context
        )
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.3)
        #expect(bounds.width <= 120 + 1e-6 && bounds.height <= 30 + 1e-6)
        #expect(context.totalBounds == bounds)
        let wide = text.boundingRect(
            with: CGSize(width: 500, height: 100),
            options: .usesLineFragmentOrigin,
            context: context
        )
        #expect(context.actualScaleFactor == 1 && abs(wide.height - font.lineHeight) < 1e-9)
    }

    @Test(
        "shadows lie below, backgrounds are as high as the line, and underlines below the letters (text T160 to T166)"
    )
    func decorations() {
        func box(_ more: [NSAttributedString.Key: Any]) -> CGRect {
            inkBounds(
                drawing(80, 60) {
                    "Ho".draw(at: CGPoint(x: 20, y: 10), withAttributes: attributes.merging(more) { $1 })
                }
            )
        }
        let plain = box([:])
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: 6)
        shadow.shadowColor = UIColor.red
        let shadowed = box([.shadow: shadow])
        #expect(shadowed.minY == plain.minY)
        #expect(abs(shadowed.maxY - plain.maxY - 12) <= 1)
        let background = box([.backgroundColor: UIColor.yellow])
        #expect(abs(background.height - 2 * font.lineHeight) <= 2)
        #expect(box([.underlineStyle: NSUnderlineStyle.single.rawValue]).maxY > plain.maxY)
        #expect(box([.baselineOffset: 5]).maxY == plain.maxY)
        #expect(box([.strikethroughStyle: NSUnderlineStyle.single.rawValue]).height == plain.height)
        #expect(box([.strokeWidth: 10.0]).width > plain.width)
    }

    @Test("attachments draw their images on the baseline (text T169)")
    func attachmentImages() {
        let dot = drawing(8, 8) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        let attachment = NSTextAttachment(image: dot)
        let string = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        let box = inkBounds(drawing(40, 40) { string.draw(at: CGPoint(x: 4, y: 4)) })
        #expect(box.minX == 8 && box.width == 16 && box.height == 16)
        attachment.bounds = CGRect(x: 0, y: -3, width: 6, height: 9)
        let moved = inkBounds(drawing(40, 40) { string.draw(at: CGPoint(x: 4, y: 4)) })
        #expect(moved.width == 12 && moved.height == 18)
    }

    @Test("values of wrong types and numbers from nowhere change nothing and stop nothing (text T250, T251)")
    func hostile() {
        let keys: [NSAttributedString.Key] = [
            .font, .paragraphStyle, .foregroundColor, .backgroundColor, .ligature, .kern, .tracking,
            .strikethroughStyle, .underlineStyle, .strokeColor, .strokeWidth, .shadow, .textEffect,
            .attachment,
            .link, .baselineOffset, .underlineColor, .obliqueness, .expansion, .writingDirection,
            .verticalGlyphForm,
        ]
        let values: [Any] = [
            "text", -1, CGFloat.nan, CGFloat.infinity, -CGFloat.greatestFiniteMagnitude, NSNull(),
            [1, 2, "x"],
            UIColor.red, Date(), Int.max, true,
        ]
        for key in keys {
            for value in values {
                let text = "a\u{FFFC}b \u{05D0}"
                let image = drawing(30, 30) { text.draw(at: .zero, withAttributes: [key: value]) }
                #expect(image.size.width == 30)
                let size = text.size(withAttributes: [key: value])
                #expect(size.width.isFinite && size.height.isFinite, "\(key.rawValue) \(value)")
            }
        }
        let style = NSMutableParagraphStyle()
        style.lineSpacing = .nan
        style.minimumLineHeight = .infinity
        style.headIndent = -.infinity
        style.tailIndent = .nan
        style.tabStops = [NSTextTab(textAlignment: .right, location: .nan)]
        let rect = "a\tb c".boundingRect(
            with: CGSize(width: CGFloat.nan, height: -.infinity),
            options: .usesLineFragmentOrigin,
            attributes: [.paragraphStyle: style],
            context: nil
        )
        #expect(rect.width.isFinite && rect.height.isFinite)
        let lone = String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self)
        #expect(lone.size(withAttributes: nil).width > 0)
    }
}
