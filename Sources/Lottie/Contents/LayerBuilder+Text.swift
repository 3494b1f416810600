import AgateDocuments
import AgateGeometry
import AgateTiming
import CoreGraphics
import CoreText
import Foundation
import QuartzCore

extension LayerBuilder {
    /// The layer of a text: its characters as outlines and pictures, each text until the next one.
    ///
    /// Texts that nothing animates are one outline each. The characters of others, and of very many texts, have layers of their own, which
    /// following texts use again.
    ///
    /// Source: documents L130 to L134, reality Q4.2, Q4.7.
    func textLayer(_ content: LottieTextContent, in scope: CompositionScope) -> CALayer? {
        var timeline = TextTimeline(content, in: scope)
        // The texts that are left out count as well: a frame is drawn in one way, whichever others are.
        let length = timeline.texts.reduce(0) { $0 + $1.text.utf16.count }
        timeline.keep(shownRange)
        let walk = content.path.map { TextOutlineWalk($0) }
        let isAnimated = !content.animators.isEmpty || walk != nil
        let set = timeline.texts.map { text -> AnimatedText in
            let setter = TextSetter(text, document, fonts)
            counts.texts += 1
            let characters = setter?.characters() ?? []
            counts.characters += characters.count
            return AnimatedText(characters, text, content, ascent: setter?.ascent ?? 0, walk: walk)
        }
        let isWhole = !isAnimated && length <= Self.wholeCharacters
        let pieces = set.enumerated().map { isWhole ? whole($1, $0) : single($1, $0, isAnimated) }
        var slots: [TextSlot.Key: TextSlot] = [:]
        for (number, step) in timeline.steps.enumerated() {
            for (key, model, piece) in pieces[step.text] {
                slots[key, default: TextSlot(key: key, model: model)].pieces.append((number, piece))
            }
        }
        let layer = CALayer()
        // As many layers as a document may have.
        let ordered = slots.values.sorted { $0.key.precedes($1.key) }
        for slot in ordered.prefix(DocumentLimits.standard.maxLayers) {
            counts.slots += 1
            add(layers(of: slot, set, timeline, content, scope), to: layer)
        }
        return layer.sublayers?.isEmpty ?? true ? nil : layer
    }

    /// Texts that nothing animates are drawn as one outline each, up to this number of characters.
    private static let wholeCharacters = 4096

    private typealias Placed = (key: TextSlot.Key, model: (AnimatedText, Int)?, piece: TextSlot.Piece)

    /// A text as one piece.
    private func whole(_ text: AnimatedText, _ number: Int) -> [Placed] {
        var parts: [(CGPath?, SIMD2<Double>)] = []
        var pictures: [OutlineStore.Picture] = []
        for character in text.characters {
            let drawing = outlines.drawing(of: character, text.text)
            parts.append((drawing.outline, character.origin))
            for picture in drawing.pictures {
                let frame = picture.frame.offsetBy(dx: character.origin.x, dy: character.origin.y)
                pictures.append(OutlineStore.Picture(image: picture.image, frame: frame))
            }
        }
        let outline = outlines.joined(parts)
        guard outline != nil || !pictures.isEmpty else { return [] }
        let piece = TextSlot.Piece(
            place: .zero,
            offset: .zero,
            outline: outline,
            pictures: pictures,
            text: number
        )
        return [(TextSlot.Key(place: 0, numbers: []), nil, piece)]
    }

    /// A text in characters.
    private func single(_ text: AnimatedText, _ number: Int, _ isAnimated: Bool) -> [Placed] {
        text.characters.indices.compactMap { index in
            let character = text.characters[index]
            let drawing = outlines.drawing(of: character, text.text)
            guard drawing.outline != nil || !drawing.pictures.isEmpty else { return nil }
            let numbers = isAnimated ? text.numbers(of: index, as: number) : []
            let piece = TextSlot.Piece(
                place: isAnimated ? text.place(of: index) : character.origin,
                offset: isAnimated ? character.origin - text.anchor(of: index) : .zero,
                outline: drawing.outline,
                pictures: drawing.pictures,
                text: number
            )
            return (
                TextSlot.Key(place: index, numbers: numbers), isAnimated ? (text, index) : nil, piece
            )
        }
    }
}

/// The counts of a builder's work for texts.
package struct TextCounts: Equatable {
    /// How many texts were set.
    package var texts = 0
    /// How many characters these have.
    package var characters = 0
    /// How many layers show characters, whatever these consist of.
    package var slots = 0
}

extension TextSlot.Key {
    fileprivate func precedes(_ other: TextSlot.Key) -> Bool {
        place != other.place ? place < other.place : numbers.lexicographicallyPrecedes(other.numbers)
    }
}

extension LottieTextDocument.Justification {
    /// Whether the blanks of a line grow until it is as wide as its box.
    ///
    /// - Parameter isContinued: Whether its paragraph goes on in the next line.
    ///
    /// Source: documents L130.
    func fills(isContinued: Bool) -> Bool {
        switch self {
        case .left, .right, .center: false
        case .lastLeft, .lastRight, .lastCenter: isContinued
        case .full: true
        }
    }

    /// Which part of the room that a line leaves stands before it.
    var share: Double {
        switch self {
        case .left, .lastLeft, .full: 0
        case .right, .lastRight: 1
        case .center, .lastCenter: 0.5
        }
    }
}
