import AgateGeometry
import AgatePixels
import Foundation

/// The paint of a glyph in colour, in font units, y up.
///
/// A paint without an outline or a rectangle around it covers the plane. Source: text T91.
indirect enum ColorPaint: Sendable, Hashable {
    /// One paint over the other, the last one on top.
    case layers([ColorPaint])
    case solid(ColorPaintColor)
    case gradient(ColorGradient)
    /// A paint within the outline of a glyph.
    case glyph(UInt32, ColorPaint)
    /// A paint within a rectangle.
    case clipped(CGRect, ColorPaint)
    /// A paint in a space of its own, and the way from there.
    case transformed(CGAffineTransform, ColorPaint)
    /// Two paints mixed with each other before they are drawn.
    case composite(source: ColorPaint, mode: CGBlendMode, backdrop: ColorPaint)

    /// Nothing at all.
    static let nothing = ColorPaint.layers([])

    /// The paint of outlines filled one over the other.
    init(_ layers: [ColorLayer]) {
        self = .layers(
            layers.map { .glyph($0.glyph, .solid(ColorPaintColor(components: $0.color, alpha: 1))) }
        )
    }
}

/// A colour of a palette, or that of the text.
struct ColorPaintColor: Sendable, Hashable {
    /// Red, green, blue and alpha, in sRGB and not premultiplied; nil for the colour of the text.
    let components: SIMD4<UInt8>?
    /// Multiplies the colour's own alpha; 0...1.
    let alpha: Double

    /// Red, green, blue and alpha, not premultiplied.
    func resolved(_ textColor: SIMD4<Double>) -> SIMD4<Double> {
        var color = components.map { SIMD4<Double>($0) / 255 } ?? textColor
        color.w *= alpha
        return color
    }
}

/// The colours and the shape of a gradient.
struct ColorGradient: Sendable, Hashable {
    /// The colours beyond the first and the last stop.
    enum Extend: Int, Sendable {
        case pad, repeats, reflects
    }

    struct Stop: Sendable, Hashable {
        let location: Double
        let color: ColorPaintColor
    }

    enum Shape: Sendable, Hashable {
        /// Location 0 is at one point and all along the line from there to `along`, 1 at the end.
        case linear(start: CGPoint, end: CGPoint, along: CGPoint)
        case radial(start: CGPoint, startRadius: Double, end: CGPoint, endRadius: Double)
        /// Turned against the clock from the direction of +x, in turns.
        case sweep(center: CGPoint, start: Double, end: Double)
    }

    let shape: Shape
    let extend: Extend
    /// In ascending order; at least one.
    let stops: [Stop]
}

extension ColorPaint {
    /// The largest area that a paint can cover.
    enum Extent: Equatable {
        case all
        /// Null for nothing.
        case rect(CGRect)

        func union(_ other: Extent) -> Extent {
            guard case .rect(let a) = self, case .rect(let b) = other else { return .all }
            return .rect(a.union(b))
        }

        func intersection(_ other: Extent) -> Extent {
            switch (self, other) {
            case (.all, _): other
            case (_, .all): self
            case (.rect(let a), .rect(let b)): .rect(a.intersection(b))
            }
        }
    }

    /// The largest area that the paint can cover.
    ///
    /// - Parameter bounds: Gives the box around the outline of a glyph; null without an outline.
    func extent(_ bounds: (UInt32) -> CGRect) -> Extent {
        switch self {
        case .layers(let paints): paints.reduce(.rect(.null)) { $0.union($1.extent(bounds)) }
        case .solid, .gradient: .all
        case .glyph(let glyph, let paint): Extent.rect(bounds(glyph)).intersection(paint.extent(bounds))
        case .clipped(let rect, let paint): Extent.rect(rect).intersection(paint.extent(bounds))
        case .transformed(let transform, let paint):
            switch paint.extent(bounds) {
            case .all: .all
            case .rect(let rect): .rect(rect.isNull ? rect : rect.applying(transform))
            }
        case .composite(let source, let mode, let backdrop):
            switch mode {
            case .sourceIn, .destinationIn: source.extent(bounds).intersection(backdrop.extent(bounds))
            case .sourceOut: source.extent(bounds)
            case .destinationOut: backdrop.extent(bounds)
            default: source.extent(bounds).union(backdrop.extent(bounds))
            }
        }
    }
}
