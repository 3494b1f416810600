import AgateGeometry
import AgateRaster
public import Foundation

extension CGContext {
    /// Fills the clip with colours that change from one point of user space to another.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        guard startPoint.isFinitePoint, endPoint.isFinitePoint else { return }
        fillClip(
            with: .linear(
                LinearGradient(
                    ramp: gradient.ramp,
                    start: startPoint,
                    end: endPoint,
                    deviceToGradient: pixelsToUser,
                    extendsStart: options.contains(.drawsBeforeStartLocation),
                    extendsEnd: options.contains(.drawsAfterEndLocation)
                )
            )
        )
    }

    /// Fills the clip with colours that change from one circle of user space to another.
    ///
    /// Where several of the circles between them go through a point, the last one gives the colour.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinitePoint, endCenter.isFinitePoint, startRadius.isFinite, endRadius.isFinite
        else {
            return
        }
        fillClip(
            with: .radial(
                RadialGradient(
                    ramp: gradient.ramp,
                    startCenter: startCenter,
                    startRadius: Double(startRadius),
                    endCenter: endCenter,
                    endRadius: Double(endRadius),
                    deviceToGradient: pixelsToUser,
                    extendsStart: options.contains(.drawsBeforeStartLocation),
                    extendsEnd: options.contains(.drawsAfterEndLocation)
                )
            )
        )
    }

    /// Fills the clip with colours that change around a point, once, from an angle on towards growing angles.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinitePoint, angle.isFinite else { return }
        let direction = CGPoint(x: center.x + cos(angle), y: center.y + sin(angle))
        fillClip(
            with: .conic(
                ConicGradient(
                    ramp: gradient.ramp,
                    center: center,
                    towards: direction,
                    deviceToGradient: pixelsToUser
                )
            )
        )
    }

    /// Pixels to user space, nil when there is no way back.
    var pixelsToUser: Projection? { Projection(userToPixels).inverted }

    /// Fills the clip with a paint.
    func fillClip(with paint: Paint) {
        let area = Path(rect: state.clip.rect.cgRect)
        self.paint(Drawing(path: area, transform: .identity, paint: paint, antialiases: true))
    }
}

extension CGPoint {
    /// Whether both coordinates are finite.
    var isFinitePoint: Bool { x.isFinite && y.isFinite }
}
