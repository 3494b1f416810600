import AgateGeometry
import AgatePixels
import CAgateKernels
import Foundation

/// Colours of a ramp over a map that keeps parallel lines parallel: the common case, which is blended in one go.
struct AffineRamp {
    private let ramp: GradientRamp
    private var paint: agate_ramp_paint

    /// Nil for other paints and other maps.
    init?(_ paint: Paint, opacity: UInt32 = 255) {
        switch paint {
        case .linear(let gradient):
            guard let map = gradient.deviceToRamp else { return nil }
            self.init(
                gradient.ramp,
                map,
                AGATE_RAMP_ALONG,
                extends: (gradient.extendsStart, gradient.extendsEnd),
                opacity
            )
        case .radial(let gradient):
            guard let map = gradient.deviceToUnitCircle else { return nil }
            self.init(gradient.ramp, map, AGATE_RAMP_RADIUS, extends: (true, gradient.extendsEnd), opacity)
        case .conic(let gradient):
            guard let map = gradient.deviceToTurn else { return nil }
            self.init(gradient.ramp, map, AGATE_RAMP_ANGLE, extends: (true, true), opacity)
        case .solid, .image:
            return nil
        }
    }

    private init?(
        _ ramp: GradientRamp,
        _ map: Projection,
        _ kind: Int,
        extends: (start: Bool, end: Bool),
        _ opacity: UInt32
    ) {
        guard let map = map.affine else { return nil }
        self.ramp = ramp
        // Positions are in table entries, angles in turns.
        let scale = kind == AGATE_RAMP_ANGLE ? 1 : Double(ramp.size)
        paint = agate_ramp_paint(
            u_x: map.a * scale,
            u_y: map.c * scale,
            u_0: (0.5 * map.a + 0.5 * map.c + map.tx) * scale,
            v_x: map.b * scale,
            v_y: map.d * scale,
            v_0: (0.5 * map.b + 0.5 * map.d + map.ty) * scale,
            colors: nil,
            size: Int32(ramp.size),
            kind: Int32(kind),
            folds: ramp.fold != nil,
            fold: ramp.fold ?? agate_ramp_fold(),
            extends_start: extends.start,
            extends_end: extends.end,
            is_opaque: ramp.isOpaque && extends.start && extends.end,
            opacity: opacity
        )
    }

    /// Lends what the kernels read.
    func with(_ body: (inout agate_ramp_paint) -> Void) {
        ramp.colors.withUnsafeBufferPointer { colors in
            var paint = paint
            paint.colors = colors.baseAddress
            body(&paint)
        }
    }
}

/// The same, row by row.
final class AffineRampSource: PaintSource {
    private let ramp: AffineRamp

    init(_ ramp: AffineRamp) { self.ramp = ramp }

    override func write(
        x: Int,
        y: Int,
        count: Int,
        into result: UnsafeMutablePointer<UInt32>,
        _ scratch: PaintScratch
    ) {
        ramp.with { agate_ramp_colors(result, Int32(clamping: x), Int32(clamping: y), count, &$0) }
    }
}

/// Colours of a ramp, whose position follows from the point: over any map, and between any two circles.
final class RampSource: MappedSource {
    /// How a point becomes a position.
    enum Position {
        /// Its x.
        case along
        /// Its distance from the origin.
        case radius
        /// Its angle around the origin.
        case angle
        /// The circle through it.
        case circles(RadialGradient)
    }

    private let ramp: GradientRamp
    private let position: Position
    private let extends: (start: Bool, end: Bool)

    init(
        _ ramp: GradientRamp,
        _ map: Projection,
        _ position: Position,
        extendsStart: Bool = true,
        extendsEnd: Bool = true
    ) {
        self.ramp = ramp
        self.position = position
        extends = (extendsStart, extendsEnd)
        super.init(map)
    }

    override func write(
        x: Int,
        y: Int,
        count: Int,
        into result: UnsafeMutablePointer<UInt32>,
        _ scratch: PaintScratch
    ) {
        locate(x: x, y: y, count: count, scratch)
        let (u, v) = (scratch.u, scratch.v)
        switch position {
        case .along: break
        case .radius: agate_radius_row(u, v, count)
        case .angle: agate_angle_row(u, v, count)
        case .circles(let gradient):
            for index in 0..<count { u[index] = gradient.position(x: u[index], y: v[index]) }
        }
        ramp.colors.withUnsafeBufferPointer { colors in
            var table = agate_ramp(
                colors: colors.baseAddress,
                size: Int32(ramp.size),
                extends_start: extends.start,
                extends_end: extends.end
            )
            agate_ramp_row(result, u, count, &table)
        }
    }
}
