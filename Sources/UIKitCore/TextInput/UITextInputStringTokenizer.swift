import Foundation
public import QuartzCore

/// Finds characters, words, sentences and paragraphs by the characters of a text alone.
///
/// Of lines it knows nothing: they count as paragraphs. The tokenizers of text fields and text views know them.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    /// The text, which owns its tokenizer.
    private weak var textInput: (UIResponder & UITextInput)?

    /// Makes a tokenizer for a text, which is not kept alive.
    public init(textInput: UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    /// The unit that a place is in; at the edge of two the one that the direction leads into.
    ///
    /// Nil in none.
    ///
    /// Paragraphs are without what ends them.
    open func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let place = Place(position, in: textInput, direction) else { return nil }
        guard let unit = place.units.unit(granularity.unit, at: place.offset, forward: place.isForward) else {
            return nil
        }
        return place.range(unit)
    }

    /// Whether a place is the last one of a unit in a direction: its end forwards, its start backwards.
    open func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let place = Place(position, in: textInput, direction) else { return false }
        return place.units.isBoundary(granularity.unit, at: place.offset, forward: place.isForward)
    }

    /// The next place of that kind in a direction: forwards an end of a unit, or of the text; backwards a start.
    ///
    /// Nil at the end of the text, or at its start.
    open func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let place = Place(position, in: textInput, direction) else { return nil }
        return place.units.boundary(granularity.unit, from: place.offset, forward: place.isForward)
            .flatMap(place.position)
    }

    /// Whether a place is in a unit, or at an edge of one that the direction leads into.
    open func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let place = Place(position, in: textInput, direction) else { return false }
        return place.units.unit(granularity.unit, at: place.offset, forward: place.isForward) != nil
    }

    /// A place by its offset, with what units are found in.
    @MainActor private struct Place {
        let input: UIResponder & UITextInput
        let units: TextUnits
        let offset: Int
        let isForward: Bool

        init?(
            _ position: UITextPosition,
            in input: (UIResponder & UITextInput)?,
            _ direction: UITextDirection
        ) {
            guard let input else { return nil }
            let start = input.beginningOfDocument
            guard let all = input.textRange(from: start, to: input.endOfDocument) else { return nil }
            self.input = input
            units = TextUnits(input.text(in: all) ?? "")
            offset = input.offset(from: start, to: position)
            isForward = direction.isForward(
                isRightToLeft: input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
            )
        }

        func position(_ offset: Int) -> UITextPosition? {
            input.position(from: input.beginningOfDocument, offset: offset)
        }

        func range(_ range: Range<Int>) -> UITextRange? {
            guard let start = position(range.lowerBound), let end = position(range.upperBound) else {
                return nil
            }
            return input.textRange(from: start, to: end)
        }
    }
}

extension UITextGranularity {
    /// The unit, for those who know no lines.
    fileprivate var unit: TextUnits.Kind {
        switch self {
        case .character: .character
        case .word: .word
        case .sentence: .sentence
        case .paragraph, .line: .paragraph
        case .document: .document
        }
    }
}
