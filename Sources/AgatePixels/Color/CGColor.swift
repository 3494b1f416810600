public import Foundation

/// A colour: components in a colour space, and alpha.
///
/// Immutable. Two colours are equal when their spaces and their components are; a colour that looks the
/// same in another space is not equal. Components that are not numbers count as 0.
public final class CGColor: Sendable, Hashable {
    private let space: CGColorSpace
    private let values: [CGFloat]
    /// The colour as unpremultiplied sRGB with alpha in 0...1.
    ///
    /// Red, green and blue are finite and may lie outside 0...1 for a wide colour.
    package let rgba: SIMD4<Double>

    private init(space: CGColorSpace, values: [CGFloat]) {
        var values = values.map { $0.isFinite ? min(max($0, -1e6), 1e6) : 0 }
        values[values.count - 1] = min(max(values[values.count - 1], 0), 1)
        self.space = space
        self.values = values
        self.rgba = ColorConversion.rgba(values, in: space)
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

    /// Makes a colour of a space's components with alpha last.
    ///
    /// - Parameter components: One number for each component of the space, and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// Makes an sRGB colour of unpremultiplied red, green, blue and alpha.
    package convenience init(rgba: SIMD4<Double>) {
        let values = [CGFloat(rgba[0]), CGFloat(rgba[1]), CGFloat(rgba[2]), CGFloat(rgba[3])]
        self.init(space: .standardRGB, values: values)
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
        CGColor(space: space, values: values.dropLast() + [alpha])
    }

    /// Gives the colour with components in another space.
    ///
    /// The rendering intent and the options make no difference between the spaces there are.
    public func converted(
        to space: CGColorSpace,
        intent: CGColorRenderingIntent,
        options: [String: Any]?
    ) -> CGColor? {
        if space == self.space { return self }
        return CGColor(space: space, values: ColorConversion.components(rgba, in: space))
    }

    /// Whether the spaces and all components are equal.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || (a.space == b.space && a.values == b.values)
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)
}
