package import AgateGeometry
import CAgateKernels

/// Turns paths into coverage.
///
/// Coverage is the exact area of the path's polygon within each pixel, computed in whole numbers: the bytes
/// do not depend on which part of the plane is requested, or in how many parts.
package enum CoverageRasterizer {
    /// Shapes of paths of more points are added up in parts, with as much memory as the pixels in sight take.
    package static var streamedFrom: Int { EdgeBuffer.streamedFrom }

    /// The default of the largest distance of a curve from the polygon of a shape, in pixels.
    package static let usualTolerance = EdgeBuffer.tolerance

    /// The coverage of a path.
    ///
    /// - Parameters:
    ///   - bounds: Where coverage is wanted; the mask's own bounds are as small as the path.
    ///   - antialias: Otherwise a pixel is in or out by its centre.
    ///   - tolerance: The largest distance of a curve from the polygon, in pixels, in a path of usual size.
    package static func mask(
        of path: Path,
        transform: CGAffineTransform = .identity,
        rule: CGPathFillRule = .winding,
        in bounds: DeviceRect,
        antialias: Bool = true,
        tolerance: Double = usualTolerance
    ) -> Mask {
        EdgeBuffer.with(
            path,
            transform: transform,
            within: bounds,
            antialias: antialias,
            tolerance: tolerance
        ) {
            mask(of: $0, rule: rule, in: bounds, antialias: antialias)
        }
    }

    /// The coverage of a stroked path, in memory that does not grow with the path.
    ///
    /// - Parameters:
    ///   - style: Width, caps, joins and dashes, in the path's units; a width of 0 is a line of one pixel.
    ///   - bounds: Where coverage is wanted; the mask's own bounds may be smaller.
    package static func mask(
        ofStroke path: Path,
        _ style: StrokeStyle,
        transform: CGAffineTransform = .identity,
        in bounds: DeviceRect,
        antialias: Bool = true
    ) -> Mask {
        EdgeBuffer.withStroke(path, style, transform: transform, within: bounds, antialias: antialias) {
            mask(of: $0, rule: .winding, in: bounds, antialias: antialias)
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
