public import Foundation

/// The pattern that a colour repeats instead of being one colour; a seam for the type that draws it.
package protocol ColorPattern: AnyObject, Sendable {}

/// A colour: components in a colour space, and alpha.
///
/// Immutable. Two colours are equal when their spaces and their components are; a colour that looks the
/// same in another space is not equal. Components that are not numbers count as 0.
public final class CGColor: Sendable, Hashable, _ExpressibleByColorLiteral {
    private let space: CGColorSpace
    private let values: [CGFloat]
    /// The colour as unpremultiplied sRGB with alpha in 0...1.
    ///
    /// Red, green and blue are finite and may lie outside 0...1 for a wide colour.
    ///
    /// For a pattern the colour that it is painted in, clear for a pattern with colours of its own.
    package let rgba: SIMD4<Double>
    /// The cell that is repeated, nil for one colour.
    package let cell: (any ColorPattern)?

    /// - Parameter values: As many as the space has components, and alpha.
    private init(space: CGColorSpace, values: [CGFloat], cell: (any ColorPattern)? = nil) {
        var values = values.map { $0.isFinite ? min(max($0, -1e6), 1e6) : 0 }
        values[values.count - 1] = min(max(values[values.count - 1], 0), 1)
        self.space = space
        self.values = values
        self.cell = cell
        let isEmpty = space.model == .pattern && space.baseColorSpace == nil
        self.rgba = isEmpty ? .zero : ColorConversion.rgba(values, in: space)
    }

    /// Makes a colour of red, green, blue and alpha, each 0...1, in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Makes a colour of sRGB's red, green and blue, and alpha, each 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Makes a grey, from black at 0 to white at 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// Makes a grey of the space with a gamma of 2.2, from black at 0 to white at 1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// Makes a colour of inks, each 0...1, without a profile: red is (1 − cyan)(1 − black).
    public convenience init(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
    {
        self.init(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
    }

    /// Makes a colour of generic inks, each 0...1, without a profile: red is (1 − cyan)(1 − black).
    public convenience init(
        genericCMYKCyan cyan: CGFloat,
        magenta: CGFloat,
        yellow: CGFloat,
        black: CGFloat,
        alpha: CGFloat
    ) {
        self.init(space: .genericInks, values: [cyan, magenta, yellow, black, alpha])
    }

    /// Makes the colour of a colour literal, in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Makes a colour of a space's components with alpha last.
    ///
    /// - Parameter components: One number for each component of the space, and alpha.
    /// - Returns: nil for a pattern space, whose colours need a pattern.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// Makes an sRGB colour of unpremultiplied red, green, blue and alpha.
    package convenience init(rgba: SIMD4<Double>) {
        let values = [CGFloat(rgba[0]), CGFloat(rgba[1]), CGFloat(rgba[2]), CGFloat(rgba[3])]
        self.init(space: .standardRGB, values: values)
    }

    /// Makes a colour that repeats a cell.
    ///
    /// - Parameters:
    ///   - components: The components of the space's base, none without one, and alpha.
    /// - Returns: nil for a space that is no pattern space.
    package convenience init?(patternSpace space: CGColorSpace, cell: any ColorPattern, components: [CGFloat])
    {
        guard space.model == .pattern, components.count == space.numberOfComponents + 1 else { return nil }
        self.init(space: space, values: components, cell: cell)
    }

    /// The components in the colour's space, alpha last.
    public var components: [CGFloat]? { values }

    /// The number of components, alpha counted.
    public var numberOfComponents: Int { values.count }

    /// The alpha component: 0 is invisible and 1 is opaque.
    public var alpha: CGFloat { values[values.count - 1] }

    /// The space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// Gives the colour itself, which never changes.
    public func copy() -> CGColor? { self }

    /// Gives the same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], cell: cell)
    }

    /// Gives the colour with components in another space.
    ///
    /// Components that a space without an extended range cannot hold are clipped. Patterns have no other space.
    ///
    /// - Parameters:
    ///   - space: The space to convert to; one of tables or patterns gives nil.
    ///   - intent: Makes no difference: conversions are relatively colorimetric.
    ///   - options: Make no difference.
    public func converted(
        to space: CGColorSpace,
        intent: CGColorRenderingIntent,
        options: NSDictionary?
    ) -> CGColor? {
        if space == self.space { return self }
        guard cell == nil, let values = ColorConversion.components(rgba, in: space) else { return nil }
        return CGColor(space: space, values: values)
    }

    /// Whether the spaces and all components are equal.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || (a.space == b.space && a.values == b.values && a.cell === b.cell)
    }

    /// Feeds the colour space and the components to a hasher: equal for equal colours.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// The key of an option: whether black points are brought together.
    public static let conversionBlackPointCompensation = "kCGColorConversionBlackPointCompensation"
    /// The key of an option: how many places curves are sampled at.
    public static let conversionTRCSize = "kCGColorConversionTRCSize"

    /// Opaque white in the generic grey space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black in the generic grey space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Transparent black in the generic grey space.
    public static let clear = CGColor(gray: 0, alpha: 0)
}
