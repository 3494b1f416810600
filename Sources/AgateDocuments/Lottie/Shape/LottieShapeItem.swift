package import AgateGeometry

/// An item of a shape layer or a group.
package struct LottieShapeItem: Sendable, Equatable {
    package var name = ""
    package var content: Content
    /// How a group or a style mixes with what lies below it.
    package var blendMode: LottieBlendMode

    package init(name: String = "", content: Content, blendMode: LottieBlendMode = .normal) {
        (self.name, self.content, self.blendMode) = (name, content, blendMode)
    }

    package indirect enum Content: Sendable, Equatable {
        case group([LottieShapeItem], LottieTransform)
        case outline(LottieOutline)
        case style(LottieStyle)
        case modifier(LottieModifier)
    }
}

/// Something with an outline.
package enum LottieOutline: Sendable, Equatable {
    case path(LottiePathProperty, isReversed: Bool)
    case rectangle(center: LottiePosition, size: LottieProperty, radius: LottieProperty, isReversed: Bool)
    case ellipse(center: LottiePosition, size: LottieProperty, isReversed: Bool)
    case star(LottieStar)
}

/// A star or a polygon.
package struct LottieStar: Sendable, Equatable {
    package var center: LottiePosition
    package var points: LottieProperty
    package var rotation: LottieProperty
    package var outerRadius: LottieProperty
    /// In percent.
    package var outerRoundness: LottieProperty
    /// Nil for a polygon.
    package var innerRadius: LottieProperty?
    package var innerRoundness: LottieProperty
    package var isReversed: Bool
    /// The largest number of points.
    package var maxPoints: Int
}

/// A way to paint outlines.
package struct LottieStyle: Sendable, Equatable {
    package enum Paint: Sendable, Equatable {
        case color(LottieProperty)
        case gradient(LottieGradient)
    }

    package enum Stroke: Sendable, Equatable {
        case fill(CGPathFillRule)
        case line(LottieLine)
    }

    package var paint: Paint
    /// In percent.
    package var opacity: LottieProperty
    package var stroke: Stroke

    package init(paint: Paint, opacity: LottieProperty, stroke: Stroke) {
        (self.paint, self.opacity, self.stroke) = (paint, opacity, stroke)
    }
}

/// A line along outlines.
package struct LottieLine: Sendable, Equatable {
    package var width: LottieProperty
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: LottieProperty
    /// Lengths of dashes and gaps in turn.
    package var dashes: [LottieProperty]
    package var dashOffset: LottieProperty?
}

/// Colours that follow each other in space.
package struct LottieGradient: Sendable, Equatable {
    package enum Kind: Int, Sendable, Equatable { case linear = 1, radial, conic }
    package var kind: Kind
    /// How many colours the stops begin with.
    package var colorCount: Int
    package var stops: LottieProperty
    package var start: LottieProperty
    package var end: LottieProperty
    /// How far the focus of a radial gradient is from its centre, in percent of the radius.
    package var highlightLength: LottieProperty
    /// In degrees from the line from start to end, clockwise.
    package var highlightAngle: LottieProperty
}

/// An item that changes the outlines before it.
package enum LottieModifier: Sendable, Equatable {
    case trim(LottieTrim)
    case roundCorners(radius: LottieProperty)
    case merge(LottieMerge)
    case offset(amount: LottieProperty, join: CGLineJoin, miterLimit: LottieProperty)
    case pucker(amount: LottieProperty)
    case zigZag(size: LottieProperty, ridges: LottieProperty, isSmooth: LottieProperty, maxRidges: Int)
    case twist(angle: LottieProperty, center: LottieProperty)
    case repeater(LottieRepeater)
}

/// How several outlines become one.
package enum LottieMerge: Int, Sendable, Equatable { case merge = 1, add, subtract, intersect, exclude }

/// Copies of everything before it.
package struct LottieRepeater: Sendable, Equatable {
    package var copies: LottieProperty
    package var offset: LottieProperty
    /// Whether copies lie above the original, each above the one before it; otherwise below.
    package var isAbove: Bool
    package var transform: LottieTransform
    /// In percent, of the first copy and of the last.
    package var startOpacity: LottieProperty
    package var endOpacity: LottieProperty
    package var maxCopies: Int
}
