public import AgateGeometry
public import Foundation

extension CGContext {
    /// The current transform: user space to device space, whose origin is the bottom left with y upwards.
    public var ctm: CGAffineTransform { state.ctm }

    /// User space to device space, in pixels from the bottom left.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// Scales user space about its origin by factors along x and y: a factor of 2 draws twice as large.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Moves the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Turns user space by an angle in radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) {
        guard angle.isFinite else { return }
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Puts a transform before the current one, so that coming points pass through it first.
    ///
    /// A transform with a number that is not finite, or that would make such numbers, is ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        let result = transform.concatenating(state.ctm)
        guard result.isFinite else { return }
        state.ctm = result
    }

    /// Maps a point from user space to device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

    /// Maps a point from device space to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

    /// Maps a size from user space to device space, as a vector.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

    /// Maps a size from device space to user space, as a vector.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

    /// Maps a rectangle from user space to device space: the box around its corners.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

    /// Maps a rectangle from device space to user space: the box around its corners.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}

extension CGAffineTransform {
    /// Whether all six numbers are finite.
    var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }

    /// Whether there is a way back.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite
    }

    /// The maximum factor by which lengths grow.
    var largestScale: CGFloat {
        // The larger singular value of the linear part.
        let sum = a * a + b * b + c * c + d * d
        let determinant = a * d - b * c
        let difference = Swift.max(sum * sum - 4 * determinant * determinant, 0).squareRoot()
        return ((sum + difference) / 2).squareRoot()
    }

    /// The linear part, without the translation.
    var linearPart: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension CGRect {
    /// Whether all four numbers are finite.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
