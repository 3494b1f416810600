import CoreGraphics
import Foundation
import QuartzCore

/// Selects text by touches: a tap puts the caret, two select a word, three a paragraph, a drag selects from where it began.
@MainActor struct TextTouches {
    private var first: Int?
    private var hasMoved = false

    /// A touch has begun.
    mutating func begin(_ touch: UITouch, in host: any TextEditorHost) {
        first = host.isFirstResponder ? host.geometry.offset(nearestTo: touch.location(in: host)) : nil
        hasMoved = false
    }

    /// It has moved; from a few points on it selects.
    mutating func move(_ touch: UITouch, in host: any TextEditorHost) {
        guard let first, host.isFirstResponder else { return }
        let place = host.geometry.offset(nearestTo: touch.location(in: host))
        guard hasMoved || place != first else { return }
        hasMoved = true
        host.editor.select(
            NSRange(location: min(first, place), length: abs(place - first)),
            isReversed: place < first
        )
    }

    /// It has ended inside of the text.
    mutating func end(_ touch: UITouch, in host: any TextEditorHost) {
        defer { first = nil }
        guard !hasMoved, host.isFirstResponder else { return }
        let editor = host.editor
        let place = host.geometry.offset(nearestTo: touch.location(in: host))
        editor.select(NSRange(location: place, length: 0))
        if touch.tapCount == 2 {
            editor.selectWord()
        } else if touch.tapCount > 2 {
            let content = editor.units.paragraph(at: place).content
            editor.select(NSRange(location: content.lowerBound, length: content.count))
        }
    }
}
