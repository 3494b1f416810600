import AgateGeometry
import Foundation

extension CGAffineTransform {
    /// Whether all numbers are finite.
    var hasFiniteNumbers: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether there is a way back: the transform leaves areas areas.
    var hasInverse: Bool {
        let determinant = a * d - b * c
        return hasFiniteNumbers && determinant.isFinite && determinant != 0
    }
}
