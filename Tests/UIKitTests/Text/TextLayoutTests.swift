import Foundation
import Testing
import UIKit

@Suite("Layout managers")
struct TextLayoutTests {
    private let font = UIFont.systemFont(ofSize: 17)
    private let kept = Kept()

    /// Layout managers do not keep their text.
    private final class Kept { var storages: [NSTextStorage] = [] }

    private func stack(
        _ text: String,
        width: CGFloat = 200,
        height: CGFloat = 0,
        font: UIFont? = nil
    ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(string: text, attributes: [.font: font ?? self.font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: height))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        kept.storages.append(storage)
        return (storage, manager, container)
    }

    /// text T223, T233.
    @Test("the first glyph stands at the padding and the font's ascent, lines are as high as the font")
    func firstGlyph() {
        let (_, manager, container) = stack("Hello world, this takes more than one line")
        #expect(manager.location(forGlyphAt: 0) == CGPoint(x: 5, y: font.ascender))
        var range = NSRange()
        let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
        #expect(first == CGRect(x: 0, y: 0, width: 200, height: font.lineHeight))
        #expect(range.location == 0)
        let second = manager.lineFragmentRect(forGlyphAt: NSMaxRange(range), effectiveRange: nil)
        #expect(second.minY == font.lineHeight)
        let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
        #expect(used.minX == 0)
        #expect(used.width <= 200)
        let all = manager.usedRect(for: container)
        #expect(abs(all.height.remainder(dividingBy: font.lineHeight)) < 1e-6)
        #expect(all.height >= 2 * font.lineHeight)
    }

    /// text T234.
    @Test("behind a line break at the end there is a line without characters")
    func extraLine() {
        let (storage, manager, container) = stack("a")
        #expect(manager.extraLineFragmentRect == .zero)
        storage.append(NSAttributedString(string: "\n", attributes: [.font: font]))
        #expect(
            manager.extraLineFragmentRect
                == CGRect(x: 0, y: font.lineHeight, width: 200, height: font.lineHeight)
        )
        #expect(manager.extraLineFragmentUsedRect.width == 10)
        #expect(manager.extraLineFragmentTextContainer === container)
        #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 1e-9)
        storage.setAttributedString(NSAttributedString(string: ""))
        #expect(manager.extraLineFragmentRect.minY == 0)
        #expect(manager.extraLineFragmentRect.height > 0)
        #expect(manager.numberOfGlyphs == 0)
    }

    /// text T232.
    @Test("glyphs are numbered by clusters, and what ends lines has one that is not shown")
    func glyphNumbers() {
        let (_, manager, _) = stack("ab\nc\u{0301}d")
        #expect(manager.isValidGlyphIndex(0))
        #expect(!manager.isValidGlyphIndex(99))
        #expect(!manager.isValidGlyphIndex(-1))
        let lineBreak = manager.glyphIndexForCharacter(at: 2)
        #expect(manager.propertyForGlyph(at: lineBreak) == .controlCharacter)
        #expect(manager.notShownAttribute(forGlyphAt: lineBreak))
        #expect(manager.glyphIndexForCharacter(at: 3) == manager.glyphIndexForCharacter(at: 4))
        let last = manager.glyphIndexForCharacter(at: 5)
        #expect(manager.characterIndexForGlyph(at: last) == 5)
        var actual = NSRange()
        _ = manager.glyphRange(
            forCharacterRange: NSRange(location: 4, length: 1),
            actualCharacterRange: &actual
        )
        #expect(actual == NSRange(location: 3, length: 2))
        #expect(
            manager.characterRange(
                forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs),
                actualGlyphRange: nil
            ) == NSRange(location: 0, length: 6)
        )
    }

    /// text T231: laid out anew or by way of any changes, the lines are the same.
    @Test("an edited text has the lines of one that was never edited")
    func incremental() {
        let words = ["one ", "two\n", "three three three ", "\n", "f\u{0301}ive\r", "\n", "\u{1F600} ", "x"]
        var seed: UInt64 = 7
        func random(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(max(limit, 1)))
        }
        let (storage, manager, container) = stack("start here\nand go on", width: 90)
        for step in 0..<150 {
            let place = random(storage.length + 1)
            let length = random(min(6, storage.length - place + 1))
            storage.replaceCharacters(
                in: NSRange(location: place, length: length),
                with: words[random(words.count)]
            )
            storage.addAttribute(.font, value: font, range: NSRange(location: 0, length: storage.length))
            if random(3) == 0 { _ = manager.usedRect(for: container) }
            let fresh = stack(storage.string, width: 90)
            #expect(manager.usedRect(for: container) == fresh.1.usedRect(for: fresh.2), "step \(step)")
            #expect(manager.numberOfGlyphs == fresh.1.numberOfGlyphs, "step \(step)")
            #expect(manager.extraLineFragmentRect == fresh.1.extraLineFragmentRect, "step \(step)")
            var mine: [CGRect] = []
            var others: [CGRect] = []
            let all = NSRange(location: 0, length: manager.numberOfGlyphs)
            manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in mine.append(rect) }
            fresh.1.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in others.append(rect) }
            #expect(mine == others, "step \(step)")
        }
    }

    @Test("text goes on in the next container, and ends where all are full")
    func containers() {
        let (_, manager, first) = stack("a\nb\nc\nd\ne\nf", width: 100, height: 45)
        let second = NSTextContainer(size: CGSize(width: 60, height: 45))
        manager.addTextContainer(second)
        #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 4))
        #expect(manager.glyphRange(for: second) == NSRange(location: 4, length: 4))
        #expect(manager.textContainer(forGlyphAt: 5, effectiveRange: nil) === second)
        #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0)
        #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).width == 60)
        #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) == nil)
        manager.removeTextContainer(at: 1)
        #expect(manager.textContainer(forGlyphAt: 5, effectiveRange: nil) == nil)
    }

    /// text T235.
    @Test("lines go around paths, on both sides of them")
    func exclusions() {
        let (_, manager, container) = stack(String(repeating: "word ", count: 40))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 0, width: 40, height: 30))]
        let left = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        #expect(left == CGRect(x: 0, y: 0, width: 80, height: font.lineHeight))
        var range = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
        let right = manager.lineFragmentRect(forGlyphAt: NSMaxRange(range), effectiveRange: nil)
        #expect(right.minX == 120)
        #expect(right.minY == 0)
        #expect(manager.location(forGlyphAt: NSMaxRange(range)).x == 5)
        container.exclusionPaths = []
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 200)
    }

    /// text T236.
    @Test("a limit of lines truncates the last one")
    func truncation() {
        let (_, manager, container) = stack(String(repeating: "word ", count: 40))
        container.maximumNumberOfLines = 2
        container.lineBreakMode = .byTruncatingTail
        #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 1e-9)
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        var range = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
        let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: NSMaxRange(range))
        #expect(cut.location > NSMaxRange(range))
        #expect(NSMaxRange(cut) == manager.numberOfGlyphs)
        #expect(manager.notShownAttribute(forGlyphAt: cut.location))
    }

    /// text T236.
    @Test("a limit of lines truncates a line that other paragraphs follow, as a label does")
    func truncationBeforeParagraphs() {
        let (_, manager, container) = stack("one\ntwo\nthree")
        container.maximumNumberOfLines = 1
        let whole = manager.usedRect(for: container)
        container.lineBreakMode = .byTruncatingTail
        let cut = manager.usedRect(for: container)
        #expect(cut.height == whole.height)
        #expect(cut.width > whole.width + 5, "a token follows the word")
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == 3)
    }

    /// text T235.
    @Test("a centred line that ends within a word stands in the middle of what it shows")
    func centredLines() {
        let (storage, manager, container) = stack("AVAVAVAVAVAVAVAVAVAVAVAVAVAVAVAVAVAV")
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        storage.addAttribute(
            .paragraphStyle,
            value: style,
            range: NSRange(location: 0, length: storage.length)
        )
        var middles: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            _,
            used,
            _,
            _,
            _ in
            middles.append(used.midX)
        }
        #expect(middles.count > 1)
        #expect(middles.allSatisfy { abs($0 - container.size.width / 2) < 1e-9 }, "\(middles)")
    }

    /// text T237.
    @Test("points lead to characters and back")
    func hitting() {
        let (_, manager, container) = stack("abc\ndef")
        for offset in [0, 1, 2, 4, 5, 6] {
            let glyph = manager.glyphIndexForCharacter(at: offset)
            let box = manager.boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container)
            #expect(abs(box.height - font.lineHeight) < 1e-9)
            var fraction: CGFloat = -1
            let found = manager.characterIndex(
                for: CGPoint(x: box.minX + box.width * 0.25, y: box.midY),
                in: container,
                fractionOfDistanceBetweenInsertionPoints: &fraction
            )
            #expect(found == offset)
            #expect(abs(fraction - 0.25) < 1e-6)
        }
        var fraction: CGFloat = -1
        let behind = manager.characterIndex(
            for: CGPoint(x: 190, y: 2),
            in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction
        )
        #expect(behind == 2)
        #expect(fraction == 1)
        #expect(manager.glyphIndex(for: CGPoint(x: CGFloat.nan, y: -50), in: container) == 0)
        #expect(
            manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 0, width: 10, height: 5), in: container)
                .length == 4
        )
    }

    /// text T238.
    @Test("subclasses draw glyphs and backgrounds in their own way")
    func overriddenDrawing() {
        final class Counting: NSLayoutManager {
            var glyphs = 0
            var rects: [CGRect] = []
            var underlines = 0

            override func showCGGlyphs(
                _ glyphs: UnsafePointer<CGGlyph>,
                positions: UnsafePointer<CGPoint>,
                count glyphCount: Int,
                font: UIFont,
                textMatrix: CGAffineTransform,
                attributes: [NSAttributedString.Key: Any] = [:],
                in graphicsContext: CGContext
            ) { self.glyphs += glyphCount }

            override func fillBackgroundRectArray(
                _ rectArray: UnsafePointer<CGRect>,
                count rectCount: Int,
                forCharacterRange charRange: NSRange,
                color: UIColor
            ) { for index in 0..<rectCount { rects.append(rectArray[index]) } }

            override func drawUnderline(
                forGlyphRange glyphRange: NSRange,
                underlineType underlineVal: NSUnderlineStyle,
                baselineOffset: CGFloat,
                lineFragmentRect lineRect: CGRect,
                lineFragmentGlyphRange lineGlyphRange: NSRange,
                containerOrigin: CGPoint
            ) { underlines += 1 }
        }
        let storage = NSTextStorage(string: "abc def", attributes: [.font: font])
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        storage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
        let manager = Counting()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
        storage.addLayoutManager(manager)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40)).image { _ in
            let all = NSRange(location: 0, length: manager.numberOfGlyphs)
            manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 10, y: 10))
            manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 10, y: 10))
        }
        #expect(manager.glyphs == 7)
        #expect(manager.underlines == 1)
        #expect(manager.rects.first?.origin == CGPoint(x: 15, y: 10))
        #expect(manager.rects.first?.height == font.lineHeight)
    }

    @Test("hostile sizes, paths and delegates do no harm")
    func hostile() {
        final class Mad: NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager,
                lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat { .infinity }
            func layoutManager(
                _ layoutManager: NSLayoutManager,
                shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
                lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
                baselineOffset: UnsafeMutablePointer<CGFloat>,
                in textContainer: NSTextContainer,
                forGlyphRange glyphRange: NSRange
            ) -> Bool {
                lineFragmentRect.pointee.origin.y = .nan
                _ = layoutManager.usedRect(for: textContainer)
                return true
            }
        }
        let (storage, manager, container) = stack("a b\u{FFFC}c\nd")
        let mad = Mad()
        for delegate in [nil, mad] {
            manager.delegate = delegate
            for width in [CGFloat.nan, .infinity, -5, 0, 1e-9, 1e300] {
                container.size = CGSize(width: width, height: width)
                container.lineFragmentPadding = width
                container.exclusionPaths = [UIBezierPath(rect: CGRect(x: width, y: 0, width: 10, height: 10))]
                _ = manager.usedRect(for: container)
                container.exclusionPaths = []
                _ = manager.usedRect(for: container)
                _ = manager.location(forGlyphAt: 2)
                _ = manager.characterIndex(
                    for: CGPoint(x: width, y: width),
                    in: container,
                    fractionOfDistanceBetweenInsertionPoints: nil
                )
            }
        }
        _ = manager.glyphRange(
            forCharacterRange: NSRange(location: -5, length: Int.max),
            actualCharacterRange: nil
        )
        _ = manager.boundingRect(forGlyphRange: NSRange(location: NSNotFound, length: 5), in: container)
        _ = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 500)
        #expect(storage.length == 7)
    }
}
