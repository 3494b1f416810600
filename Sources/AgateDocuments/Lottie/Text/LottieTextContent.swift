/// What a text layer says, and how.
package struct LottieTextContent: Sendable, Equatable {
    /// Each holds until the next one; never empty.
    package var documents: [LottieKeyframe<LottieTextDocument>]
    /// What changes the characters one by one.
    package var animators: [LottieTextAnimator] = []

    /// The text at a frame.
    ///
    /// Source: documents L39.
    package func document(at frame: Double) -> LottieTextDocument {
        switch documents.position(at: frame) {
        case .at(let index), .between(let index, _): documents[index].value
        }
    }
}

/// A text and its attributes.
///
/// Source: documents L130.
package struct LottieTextDocument: Sendable, Equatable {
    package enum Justification: Int, Sendable, Equatable {
        case left, right, center, lastLeft, lastRight, lastCenter, full
    }

    package var text = ""
    package var font = ""
    package var size = 0.0
    package var justification = Justification.left
    /// In thousandths of the size.
    package var tracking = 0.0
    package var lineHeight = 0.0
    package var baselineShift = 0.0
    package var fillColor: SIMD4<Double>?
    package var strokeColor: SIMD4<Double>?
    package var strokeWidth = 0.0
    package var strokesOverFill = false
    /// The box that the text is set into, if it is.
    package var boxOrigin: SIMD2<Double>?
    package var boxSize: SIMD2<Double>?
    package var isAllCapitals = false

    package init() {}
}

/// A font that texts name.
package struct LottieFont: Sendable, Equatable {
    package var name: String
    package var family: String
    package var style: String
    /// In percent of the size.
    package var ascent: Double
}

/// The outline of a character, at a size of 100.
package struct LottieGlyph: Sendable, Equatable {
    package struct Key: Sendable, Hashable {
        package var character: String
        package var family: String
        package var style: String

        package init(character: String, family: String, style: String) {
            (self.character, self.family, self.style) = (character, family, style)
        }
    }

    /// In percent of the size.
    package var advance: Double
    package var shapes: [LottieShapeItem]
}
