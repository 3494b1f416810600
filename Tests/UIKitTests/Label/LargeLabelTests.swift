import CoreText
import Foundation
import Testing
import UIKit

@Suite("Large texts in labels and frames")
@MainActor struct LargeLabelTests {
    private static let text = String(
        repeating: "the quick brown fox jumps over the lazy dog ",
        count: 230_000
    )

    @Test("a label of ten million letters draws those that fit (text T252)")
    func label() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        label.numberOfLines = 0
        label.text = Self.text
        let drawn = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
            label.drawText(in: label.bounds)
        }
        let short = UILabel(frame: label.frame)
        short.numberOfLines = 0
        short.text = String(Self.text.prefix(20_000))
        let expected = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
            short.drawText(in: short.bounds)
        }
        #expect(drawn.pngData() == expected.pngData())
    }

    @Test("a frame of ten million letters has those that fit (text T154)")
    func frame() {
        for text in [Self.text, Self.text.replacingOccurrences(of: "dog ", with: "dog\n")] {
            let setter = CTFramesetterCreateWithAttributedString(NSAttributedString(string: text))
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 390, height: 844), transform: nil)
            let frame = CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), path, nil)
            let visible = CTFrameGetVisibleStringRange(frame)
            #expect(visible.location == 0 && visible.length > 1000 && visible.length < 20_000)
            let size = CTFramesetterSuggestFrameSizeWithConstraints(
                setter,
                CFRange(location: 0, length: 0),
                nil,
                CGSize(width: 390, height: 844),
                nil
            )
            #expect(size.width <= 390 && size.height <= 844 && size.height > 700)
        }
    }

    @Test("labels of sizes that are no numbers draw nothing, and do no harm (text T251)")
    func sizes() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "some words in a label"
        for width in [CGFloat.nan, -.infinity, -3, 0, 1e300, .infinity] {
            for height in [CGFloat.nan, -1, 0, 1e300, .infinity] {
                let size = label.sizeThatFits(CGSize(width: width, height: height))
                #expect(size.width.isFinite && size.height.isFinite)
            }
        }
    }
}
