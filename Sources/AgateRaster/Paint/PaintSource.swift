import AgateGeometry
import AgatePixels
import CAgateKernels
import Foundation

/// Gives the colours of pixels, row by row.
///
/// A pixel's colour depends on nothing but the paint and the pixel. A class, for one dynamic call for each
/// stretch of pixels and no copies: 200 gradients took twice as long with an enumeration of values.
class PaintSource {
    /// Writes the colours of pixels in a row.
    ///
    /// - Parameters:
    ///   - count: At most ``PaintScratch/length``.
    ///   - result: Room for as many; may be the scratch's own.
    func write(x: Int, y: Int, count: Int, into result: UnsafeMutablePointer<UInt32>, _ scratch: PaintScratch)
    {
        result.update(repeating: 0, count: count)
    }

    /// The colours where they lie in memory already.
    func stored(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32>? { nil }
}

/// One colour.
final class SolidSource: PaintSource {
    private let color: UInt32

    init(_ color: UInt32) { self.color = color }

    override func write(
        x: Int,
        y: Int,
        count: Int,
        into result: UnsafeMutablePointer<UInt32>,
        _ scratch: PaintScratch
    ) {
        result.update(repeating: color, count: count)
    }
}

/// Something on a plane that device pixels are mapped to.
class MappedSource: PaintSource {
    private let map: Projection

    init(_ map: Projection) { self.map = map }

    /// Puts the points of a row's pixels into the scratch's `u` and `v`.
    final func locate(x: Int, y: Int, count: Int, _ scratch: PaintScratch) {
        let scale = map.isAffine ? 1 / map.m33 : 1
        let row = Double(y) + 0.5
        // The centre of column x is at x + 0.5, which goes into the offsets.
        var line = agate_row_map(
            u_slope: Float(map.m11 * scale),
            u_offset: Float((0.5 * map.m11 + row * map.m21 + map.m31) * scale),
            v_slope: Float(map.m12 * scale),
            v_offset: Float((0.5 * map.m12 + row * map.m22 + map.m32) * scale),
            w_slope: Float(map.m13),
            w_offset: Float(0.5 * map.m13 + row * map.m23 + map.m33),
            perspective: !map.isAffine
        )
        agate_map_row(scratch.u, scratch.v, count, Int32(clamping: x), &line)
    }
}
