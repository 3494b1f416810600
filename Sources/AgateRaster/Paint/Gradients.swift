package import AgateGeometry
package import Foundation

/// Colours along a line, the same across it.
package struct LinearGradient: Sendable, Hashable {
    package var ramp: GradientRamp
    /// From device pixels to a plane in which x is the position along the ramp.
    var deviceToRamp: Projection?
    /// Whether the first colour goes on before the start.
    package var extendsStart: Bool
    /// Whether the last colour goes on after the end.
    package var extendsEnd: Bool

    /// Makes a gradient from location 0 at `start` to location 1 at `end`.
    ///
    /// - Parameter deviceToGradient: From device pixels to the space of the two points. When it is nil, or
    ///   the points are equal, nothing is painted.
    package init(
        ramp: GradientRamp,
        start: CGPoint,
        end: CGPoint,
        deviceToGradient: Projection? = .identity,
        extendsStart: Bool = true,
        extendsEnd: Bool = true
    ) {
        self.ramp = ramp
        self.extendsStart = extendsStart
        self.extendsEnd = extendsEnd
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        guard length > 0, length.isFinite else { return }
        let toRamp = CGAffineTransform(
            a: dx / length,
            b: 0,
            c: dy / length,
            d: 0,
            tx: -(start.x * dx + start.y * dy) / length,
            ty: 0
        )
        deviceToRamp = deviceToGradient?.concatenating(Projection(toRamp))
    }
}

/// Colours from one circle to another.
package struct RadialGradient: Sendable, Hashable {
    package var ramp: GradientRamp
    /// From device pixels to the space of the circles.
    var deviceToGradient: Projection?
    let startCenter: CGPoint
    let startRadius: Double
    let endCenter: CGPoint
    let endRadius: Double
    /// Whether the first colour goes on before the start.
    package var extendsStart: Bool
    /// Whether the last colour goes on after the end.
    package var extendsEnd: Bool

    /// Makes a gradient from location 0 at one circle to location 1 at the other.
    ///
    /// Where several circles between the two go through a point, the last one gives the colour.
    package init(
        ramp: GradientRamp,
        startCenter: CGPoint,
        startRadius: Double,
        endCenter: CGPoint,
        endRadius: Double,
        deviceToGradient: Projection? = .identity,
        extendsStart: Bool = true,
        extendsEnd: Bool = true
    ) {
        self.ramp = ramp
        self.deviceToGradient = deviceToGradient
        self.startCenter = startCenter
        self.startRadius = max(0, startRadius)
        self.endCenter = endCenter
        self.endRadius = max(0, endRadius)
        self.extendsStart = extendsStart
        self.extendsEnd = extendsEnd
    }

    /// Makes a gradient from location 0 at a centre to location 1 at an ellipse around it.
    ///
    /// Nothing is painted when a radius is 0.
    package init(
        ramp: GradientRamp,
        center: CGPoint,
        radii: CGSize,
        deviceToGradient: Projection? = .identity
    ) {
        let (width, height) = (abs(radii.width), abs(radii.height))
        var toCircle: Projection?
        if width > 0, height > 0, width.isFinite, height.isFinite {
            let scale = CGAffineTransform(
                a: 1 / width,
                b: 0,
                c: 0,
                d: 1 / height,
                tx: -center.x / width,
                ty: -center.y / height
            )
            toCircle = deviceToGradient?.concatenating(Projection(scale))
        }
        self.init(
            ramp: ramp,
            startCenter: .zero,
            startRadius: 0,
            endCenter: .zero,
            endRadius: 1,
            deviceToGradient: toCircle
        )
    }

    /// Whether the position along the ramp is the distance from the centre, in a space this gives.
    var deviceToUnitCircle: Projection? {
        guard startCenter == endCenter, startRadius == 0, endRadius > 0 else { return nil }
        if startCenter == .zero, endRadius == 1 { return deviceToGradient }
        let scale = CGAffineTransform(
            a: 1 / endRadius,
            b: 0,
            c: 0,
            d: 1 / endRadius,
            tx: -startCenter.x / endRadius,
            ty: -startCenter.y / endRadius
        )
        return deviceToGradient?.concatenating(Projection(scale))
    }

    /// The position along the ramp of a point, or not a number where no circle goes through it.
    func position(x: Float, y: Float) -> Float {
        let (px, py) = (Double(x) - startCenter.x, Double(y) - startCenter.y)
        let (dx, dy) = (endCenter.x - startCenter.x, endCenter.y - startCenter.y)
        let growth = endRadius - startRadius
        // |p - t d| = r0 + t growth, solved for t.
        let a = dx * dx + dy * dy - growth * growth
        let b = px * dx + py * dy + startRadius * growth
        let c = px * px + py * py - startRadius * startRadius
        func isShown(_ t: Double) -> Bool {
            startRadius + t * growth >= 0 && (t >= 0 || extendsStart) && (t <= 1 || extendsEnd)
        }
        if abs(a) < 1e-12 * (dx * dx + dy * dy + growth * growth) {
            guard b != 0 else { return .nan }
            let t = c / (2 * b)
            return isShown(t) ? Float(t) : .nan
        }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return .nan }
        let root = discriminant.squareRoot()
        let (t0, t1) = ((b + root) / a, (b - root) / a)
        if isShown(max(t0, t1)) { return Float(max(t0, t1)) }
        if isShown(min(t0, t1)) { return Float(min(t0, t1)) }
        return .nan
    }
}

/// Colours turning around a centre, clockwise where y points down.
package struct ConicGradient: Sendable, Hashable {
    package var ramp: GradientRamp
    /// From device pixels to a plane with the centre at the origin and location 0 along +x.
    var deviceToTurn: Projection?

    /// Makes a gradient with location 0 on the ray from `center` towards `direction`.
    ///
    /// Nothing is painted when the two points are equal or `deviceToGradient` is nil.
    package init(
        ramp: GradientRamp,
        center: CGPoint,
        towards direction: CGPoint,
        deviceToGradient: Projection? = .identity
    ) {
        self.ramp = ramp
        let (dx, dy) = (direction.x - center.x, direction.y - center.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, length.isFinite else { return }
        let (cosine, sine) = (dx / length, dy / length)
        let turn = CGAffineTransform(
            a: cosine,
            b: -sine,
            c: sine,
            d: cosine,
            tx: -(center.x * cosine + center.y * sine),
            ty: center.x * sine - center.y * cosine
        )
        deviceToTurn = deviceToGradient?.concatenating(Projection(turn))
    }
}
