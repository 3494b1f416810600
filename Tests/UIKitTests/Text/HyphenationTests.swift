import CoreText
import Foundation
import Testing
import UIKit

@Suite("Words divided at the ends of lines")
@MainActor struct HyphenationTests {
    private func text(_ string: String, factor: Float = 0, usesDefault: Bool = false) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = factor
        style.usesDefaultHyphenation = usesDefault
        let language = NSAttributedString.Key(kCTLanguageAttributeName as String)
        return NSAttributedString(
            string: string,
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17), language: "de"]
        )
    }

    private let long = "Donaudampfschifffahrtsgesellschaft"

    @Test("a label divides words where its paragraphs want it (text T135)")
    func labels() {
        func height(_ text: NSAttributedString) -> CGFloat {
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = text
            return label.sizeThatFits(CGSize(width: 120, height: 1000)).height
        }
        let string = "eine Verantwortlichkeit ist eine Verantwortlichkeit"
        #expect(height(text(string)) > height(text(string, factor: 1)))
        #expect(height(text(string, factor: 1)) == height(text(string, usesDefault: true)))
        #expect(height(text(string, factor: .nan)) == height(text(string)))
    }

    private func manager(_ text: NSAttributedString) -> (NSLayoutManager, NSTextStorage) {
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 130, height: 1000))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (manager, storage)
    }

    private func firstLine(_ manager: NSLayoutManager) -> Int {
        var range = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
        return manager.characterRange(forGlyphRange: range, actualGlyphRange: nil).length
    }

    @Test("a layout manager divides words of all paragraphs, and asks its delegate of each place")
    func layoutManagers() {
        let (manager, storage) = manager(text("die Verantwortlichkeit"))
        #expect(firstLine(manager) == 4)
        manager.usesDefaultHyphenation = true
        let divided = firstLine(manager)
        #expect(divided > 6)
        manager.usesDefaultHyphenation = false
        #expect(firstLine(manager) == 4)
        manager.hyphenationFactor = 1
        #expect(firstLine(manager) == divided)
        let delegate = Refusing(limit: divided)
        manager.delegate = delegate
        manager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: storage.length),
            actualCharacterRange: nil
        )
        #expect(firstLine(manager) < divided && firstLine(manager) > 4)
        #expect(delegate.asked.contains(divided))
    }

    private final class Refusing: NSLayoutManagerDelegate {
        let limit: Int
        var asked: [Int] = []

        init(limit: Int) {
            self.limit = limit
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager,
            shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
        ) -> Bool {
            asked.append(charIndex)
            return charIndex < limit
        }
    }
}
