/// The text of a text layer, and its look.
package struct LottieTextContent: Sendable, Equatable {
    /// Each holds until the next one; never empty.
    package var documents: [LottieKeyframe<LottieTextDocument>]
    /// The animators that change the characters one by one.
    package var animators: [LottieTextAnimator] = []
    /// About the middle of what animators turn and scale characters.
    package var anchorGrouping = AnchorGrouping.character
    /// By how much that place is moved, in percent of half the width and of the ascent; x and y.
    package var alignment = LottieProperty.origin
    /// The line that the characters stand on; nil for straight lines.
    package var path: LottieTextPath?

    package enum AnchorGrouping: Int, Sendable, Equatable {
        case character = 1, word, line, all
    }

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
package struct LottieTextDocument: Sendable, Hashable {
    package enum Justification: Int, Sendable, Hashable {
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
    /// Drawn as other text, and reported as an issue.
    package var isSmallCapitals = false

    package init() {}
}

/// A font that texts name.
package struct LottieFont: Sendable, Equatable {
    package var name: String
    package var family: String
    package var style: String
    /// In percent of the size.
    package var ascent: Double
    /// The font itself, where it comes with the animation.
    package var source: Source?

    /// Where a font that comes with an animation is.
    package enum Source: Sendable, Equatable {
        /// A data URL.
        case embedded(String)
        /// A file below the document or in its archive.
        case file(String)
        /// An address; nothing is fetched from it.
        case network(String)

        /// Reads a path of a file; nil for one that says nothing.
        package init?(_ path: String) {
            let start = path.prefix(8).lowercased()
            if path.isEmpty { return nil }
            if start.hasPrefix("data:") {
                self = .embedded(path)
            } else if start.hasPrefix("http:") || start.hasPrefix("https:") || start.hasPrefix("//") {
                self = .network(path)
            } else {
                self = .file(path)
            }
        }
    }

    package init(name: String, family: String, style: String, ascent: Double, source: Source? = nil) {
        (self.name, self.family, self.style) = (name, family, style)
        (self.ascent, self.source) = (ascent, source)
    }
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
