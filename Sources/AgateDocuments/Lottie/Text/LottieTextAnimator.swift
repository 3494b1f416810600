/// Changes to the characters of a text, each by as much as a selector says.
///
/// Source: documents L133.
package struct LottieTextAnimator: Sendable, Equatable {
    package var selector = LottieTextSelector()
    package var anchor: LottieProperty?
    package var position: LottieProperty?
    /// In percent.
    package var scale: LottieProperty?
    /// In degrees, clockwise.
    package var rotation: LottieProperty?
    /// In percent.
    package var opacity: LottieProperty?
    /// In degrees.
    package var skew: LottieProperty?
    package var skewAxis: LottieProperty?
    package var fillColor: LottieProperty?
    package var strokeColor: LottieProperty?
    /// Added to the width, in points.
    package var strokeWidth: LottieProperty?
    /// In thousandths of the size.
    package var tracking: LottieProperty?

    package init() {}

    /// The properties that move characters.
    package var placing: [LottieProperty] {
        selector.properties
            + [anchor, position, scale, rotation, skew, skewAxis, tracking].compactMap { $0 }
    }
}

/// Which characters of a text an animator changes, and how much.
///
/// Source: documents L133; the shapes are those of After Effects' manual.
package struct LottieTextSelector: Sendable, Equatable {
    package enum Shape: Int, Sendable, Equatable {
        case square = 1, rampUp, rampDown, triangle, round, smooth
    }
    /// The units that are counted.
    package enum Basis: Int, Sendable, Equatable {
        case characters = 1, charactersWithoutSpaces, words, lines
    }

    package var shape = Shape.square
    package var basis = Basis.characters
    /// Whether what is counted is counted in an order of its own.
    package var isRandom = false
    /// Whether start, end and offset are in percent of what is counted, and not in numbers of it.
    package var isInPercent = true
    package var start: LottieProperty?
    package var end: LottieProperty?
    package var offset: LottieProperty?
    /// In percent, `-100...100`.
    package var amount = LottieProperty(100)
    /// How soft the edges of a square are, in percent of what is counted.
    package var smoothness = LottieProperty(100)
    /// How slowly the largest changes go, in percent; below 0, how quickly.
    package var easeHigh = LottieProperty(0)
    /// The same of the smallest ones.
    package var easeLow = LottieProperty(0)

    package init() {}

    package var properties: [LottieProperty] {
        [amount, smoothness, easeHigh, easeLow] + [start, end, offset].compactMap { $0 }
    }
}
