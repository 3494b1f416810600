import AgateDocuments
import CoreGraphics

/// Characters of several texts, one after the other, that one layer can show, for what animators do to them is the same.
///
/// A text of many keyframes has as many layers as different changes, and not as characters. Source: reality Q4.7.
struct TextSlot {
    /// The values that two characters must have in common.
    struct Key: Hashable {
        /// The place in the text: layers stand in this order.
        let place: Int
        /// See ``AnimatedText/numbers(of:as:)``.
        let numbers: [Double]
    }

    /// The visible part of a character, or of a whole text.
    struct Piece {
        /// Where its anchor is in the text.
        let place: SIMD2<Double>
        /// From the anchor to where its outline begins.
        let offset: SIMD2<Double>
        let outline: CGPath?
        let pictures: [OutlineStore.Picture]
        /// Which of the texts it is of.
        let text: Int
    }

    let key: Key
    /// A text, and the character whose changes count for all.
    let model: (text: AnimatedText, index: Int)?
    /// From which of the texts' times on each piece shows; up to the next time.
    var pieces: [(step: Int, piece: Piece)] = []
}
