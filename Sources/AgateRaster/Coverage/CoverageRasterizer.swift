package import AgateGeometry
import CAgateKernels

/// Turns paths into coverage.
///
/// Coverage is the exact area of the path's polygon within each pixel, computed in whole numbers: the bytes
/// do not depend on which part of the plane is asked for, or in how many parts.
package enum CoverageRasterizer {
    /// The coverage of a path.
    ///
    /// - Parameters:
    ///   - bounds: Where coverage is wanted; the mask's own bounds are as small as the path.
    ///   - antialias: Otherwise a pixel is in or out by its centre.
    package static func mask(
        of path: Path,
        transform: CGAffineTransform = .identity,
        rule: CGPathFillRule = .winding,
        in bounds: DeviceRect,
        antialias: Bool = true
    ) -> Mask {
        EdgeBuffer.with(path, transform: transform, within: bounds) {
            mask(of: $0, rule: rule, in: bounds, antialias: antialias)
        }
    }

    static func mask(
        of edges: EdgeBuffer,
        rule: CGPathFillRule,
        in bounds: DeviceRect,
        antialias: Bool
    ) -> Mask {
        let area = bounds.intersection(edges.bounds)
        guard !area.isEmpty, area.width <= 1 << 16, area.height <= 1 << 16,
            area.width * area.height <= 1 << 28
        else { return .nothing }
        var bytes = [UInt8](repeating: 0, count: area.width * area.height)
        bytes.withUnsafeMutableBufferPointer { target in
            guard let start = target.baseAddress else { return }
            edges.forEachRow(in: area, rule: rule, antialias: antialias) { y, band, runs, cover in
                let row = start + (y - area.minY) * area.width + Int(band.min_x) - area.minX
                for run in runs {
                    let place = row + Int(run.start)
                    if run.coverage < 0 {
                        place.update(from: cover + Int(run.start), count: Int(run.length))
                    } else {
                        place.update(repeating: UInt8(run.coverage), count: Int(run.length))
                    }
                }
            }
        }
        return Mask(bounds: area, bytes: bytes)
    }
}
