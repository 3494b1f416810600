import Foundation
import Testing
import UIKit

@MainActor @Suite("Words, sentences and lines of a text")
struct TextUnitTests {
    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.text = text
        return view
    }

    private func enclosing(
        _ view: UITextView,
        _ offset: Int,
        _ granularity: UITextGranularity,
        _ direction: UITextStorageDirection = .forward
    ) -> String? {
        guard let place = view.position(from: view.beginningOfDocument, offset: offset),
            let range = view.tokenizer.rangeEnclosingPosition(
                place,
                with: granularity,
                inDirection: .storage(direction)
            )
        else { return nil }
        return view.text(in: range)
    }

    @Test("the word at a place is the one that the direction leads into")
    func words() {
        let view = view("Hello brave, new")
        #expect(enclosing(view, 2, .word) == "Hello")
        #expect(enclosing(view, 5, .word) == nil)
        #expect(enclosing(view, 5, .word, .backward) == "Hello")
        #expect(enclosing(view, 6, .word, .backward) == nil)
        #expect(enclosing(view, 16, .word) == nil)
        #expect(enclosing(view, 16, .word, .backward) == "new")
    }

    @Test("clusters, sentences, paragraphs and the text are units too")
    func otherUnits() {
        let view = view("One two. Three?\nF\u{0301}our \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}")
        #expect(enclosing(view, 3, .sentence) == "One two. ")
        #expect(enclosing(view, 9, .sentence) == "Three?")
        #expect(enclosing(view, 3, .paragraph) == "One two. Three?")
        #expect(enclosing(view, 16, .character) == "F\u{0301}")
        #expect(enclosing(view, 23, .character) == "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}")
        #expect(enclosing(view, 3, .document)?.utf16.count == view.text.utf16.count)
    }

    @Test("boundaries forwards are ends of words, backwards their starts")
    func boundaries() {
        let view = view("one  two\nthree")
        func next(_ offset: Int, _ direction: UITextStorageDirection) -> Int? {
            let place = view.position(from: view.beginningOfDocument, offset: offset)
            return place.flatMap {
                view.tokenizer.position(from: $0, toBoundary: .word, inDirection: .storage(direction))
            }.map { view.offset(from: view.beginningOfDocument, to: $0) }
        }
        #expect([0, 3, 8, 14].map { next($0, .forward) } == [3, 8, 14, nil])
        #expect([14, 9, 5, 0].map { next($0, .backward) } == [9, 5, 0, nil])
        let end = view.position(from: view.beginningOfDocument, offset: 3)
        #expect(
            end.map { view.tokenizer.isPosition($0, atBoundary: .word, inDirection: .storage(.forward)) }
                == true
        )
        #expect(
            end.map { view.tokenizer.isPosition($0, atBoundary: .word, inDirection: .storage(.backward)) }
                == false
        )
    }

    @Test("lines are those of the layout")
    func lines() {
        let view = view("aaaa bbbb cccc dddd")
        view.frame.size.width = 60
        #expect(enclosing(view, 1, .line) != view.text)
        #expect(enclosing(view, 1, .line)?.hasPrefix("aaaa") == true)
    }
}
