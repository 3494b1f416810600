public import AgatePixels
import AgateRaster
public import Foundation

/// Colours along a line or between two circles, that a function computes.
///
/// The function is evaluated at 1025 points when the shading is made; colours between them are interpolated linearly.
public final class CGShading: Hashable {
    /// Where the colours lie.
    enum Geometry {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    let geometry: Geometry
    let ramp: GradientRamp
    let extendsStart: Bool
    let extendsEnd: Bool

    /// Makes a shading along a line.
    ///
    /// - Parameters:
    ///   - space: The colour space of the components.
    ///   - start: Where the function's colour at 0 is.
    ///   - end: Where the function's colour at 1 is.
    ///   - function: Takes one number from 0 to 1 and gives the components with alpha last.
    ///   - extendStart: Whether the first colour fills what lies before the start.
    ///   - extendEnd: Whether the last colour fills what lies after the end.
    /// - Returns: nil for a function of another number of components, for an indexed or pattern space, and for points
    ///   that are not finite.
    public convenience init?(
        axialSpace space: CGColorSpace,
        start: CGPoint,
        end: CGPoint,
        function: CGFunction,
        extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(.axial(start: start, end: end), space, function, extendStart, extendEnd)
    }

    /// Makes a shading between two circles.
    ///
    /// Where several circles between the two go through a point, the last one gives the colour.
    ///
    /// - Parameters:
    ///   - space: The colour space of the components.
    ///   - start: The centre of the circle with the function's colour at 0.
    ///   - startRadius: Its radius, 0 or more.
    ///   - end: The centre of the circle with the function's colour at 1.
    ///   - endRadius: Its radius, 0 or more.
    ///   - function: Takes one number from 0 to 1 and gives the components with alpha last.
    ///   - extendStart: Whether the first colour goes on with the circles before the first.
    ///   - extendEnd: Whether the last colour goes on with the circles after the last.
    /// - Returns: nil for a function of another number of components, for an indexed or pattern space, and for numbers
    ///   that are not finite.
    public convenience init?(
        radialSpace space: CGColorSpace,
        start: CGPoint,
        startRadius: CGFloat,
        end: CGPoint,
        endRadius: CGFloat,
        function: CGFunction,
        extendStart: Bool,
        extendEnd: Bool
    ) {
        guard startRadius.isFinite, endRadius.isFinite else { return nil }
        self.init(
            .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius),
            space,
            function,
            extendStart,
            extendEnd
        )
    }

    private init?(
        _ geometry: Geometry,
        _ space: CGColorSpace,
        _ function: CGFunction,
        _ extendsStart: Bool,
        _ extendsEnd: Bool
    ) {
        guard space.model != .indexed, space.model != .pattern, function.domainDimension == 1,
            function.rangeDimension == space.numberOfComponents + 1
        else { return nil }
        switch geometry {
        case .axial(let start, let end), .radial(let start, _, let end, _):
            guard start.isFinitePoint, end.isFinitePoint else { return nil }
        }
        self.geometry = geometry
        self.extendsStart = extendsStart
        self.extendsEnd = extendsEnd
        ramp = GradientRamp(
            stops: (0...CGShading.samples).compactMap { index in
                let location = Double(index) / Double(CGShading.samples)
                let components = function.values(at: [CGFloat(location)])
                return CGColor(colorSpace: space, components: components).map {
                    GradientStop(color: PremultipliedColor($0.rgba), location: location)
                }
            }
        )
    }

    private static let samples = 1024

    /// Whether both are the same object.
    public static func == (lhs: CGShading, rhs: CGShading) -> Bool { lhs === rhs }

    /// Feeds the identity of the shading to a hasher: only the same object is equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.geometry {
        case .axial(let start, let end):
            fillClip(
                with: .linear(
                    LinearGradient(
                        ramp: shading.ramp,
                        start: start,
                        end: end,
                        deviceToGradient: pixelsToUser,
                        extendsStart: shading.extendsStart,
                        extendsEnd: shading.extendsEnd
                    )
                )
            )
        case .radial(let start, let startRadius, let end, let endRadius):
            fillClip(
                with: .radial(
                    RadialGradient(
                        ramp: shading.ramp,
                        startCenter: start,
                        startRadius: Double(startRadius),
                        endCenter: end,
                        endRadius: Double(endRadius),
                        deviceToGradient: pixelsToUser,
                        extendsStart: shading.extendsStart,
                        extendsEnd: shading.extendsEnd
                    )
                )
            )
        }
    }
}
