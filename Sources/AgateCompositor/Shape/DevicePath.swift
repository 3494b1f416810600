import AgateGeometry
import AgateRaster
import Foundation

/// A path with the transform that takes it to device pixels.
///
/// Curves stay curves under affine transforms; in perspective they are lines, cut off in front of the eye.
struct DevicePath: Hashable, Sendable {
    /// The largest distance between a curve and the lines that stand for it, in device pixels.
    static let tolerance = 0.1

    let path: Path
    let transform: CGAffineTransform
    /// The same outline as a display covers it, where that is not by exact areas.
    var rounded: RoundedShape?

    init(_ path: Path, projection: Projection) {
        if let affine = projection.affine {
            self.path = path
            transform = affine
        } else {
            self.path = path.projected(by: projection, tolerance: Self.tolerance)
            transform = .identity
        }
    }

    /// The pixels that the path may touch.
    var extent: DeviceRect {
        path.isEmpty ? .empty : DeviceRect(covering: path.boundingBox.applying(transform))
    }
}

extension Projection {
    /// The pixels that a rectangle of the plane may touch.
    func extent(of rect: CGRect) -> DeviceRect {
        if let affine { return DeviceRect(covering: rect.applying(affine)) }
        var path = Path()
        path.addRect(rect)
        let projected = path.projected(by: self, tolerance: DevicePath.tolerance)
        return projected.isEmpty ? .empty : DeviceRect(covering: projected.boundingBox)
    }

    /// The rectangle of whole pixels that a rectangle of the plane is, if it is one.
    ///
    /// Edges closer than 1/4096 pixel to the grid count as on it: no coverage of 8 bits tells the difference.
    func alignedRect(of rect: CGRect) -> DeviceRect? {
        guard let affine else { return nil }
        let isUpright = affine.b == 0 && affine.c == 0
        guard isUpright || (affine.a == 0 && affine.d == 0) else { return nil }
        let box = rect.applying(affine)
        let edges = [box.minX, box.minY, box.maxX, box.maxY]
        for edge in edges where !(abs(edge - edge.rounded()) < 1 / 4096 && abs(edge) < 1e6) { return nil }
        return DeviceRect(
            minX: Int(edges[0].rounded()),
            minY: Int(edges[1].rounded()),
            maxX: Int(edges[2].rounded()),
            maxY: Int(edges[3].rounded())
        )
    }

    /// The pixels whose centres lie in an upright rectangle of the plane; nil where it is not upright on the device.
    ///
    /// A centre on the left or upper edge is in, one on the right or lower edge is not.
    func centeredRect(of rect: CGRect) -> DeviceRect? {
        guard let affine, (affine.b == 0 && affine.c == 0) || (affine.a == 0 && affine.d == 0) else {
            return nil
        }
        let box = rect.applying(affine)
        guard abs(box.minX) < 1e6, abs(box.minY) < 1e6, box.width < 1e6, box.height < 1e6 else { return nil }
        // On the grid of the rasterizer, so that rounding on the way moves no edge over a centre.
        func first(_ edge: CGFloat) -> Int { Int(((edge * 65_536).rounded() / 65_536 - 0.5).rounded(.up)) }
        return DeviceRect(
            minX: first(box.minX),
            minY: first(box.minY),
            maxX: first(box.maxX),
            maxY: first(box.maxY)
        )
    }

    /// A whole pixel that moves with a point of the plane; pixels that are taken together are counted from it.
    func anchor(at point: CGPoint) -> (x: Int, y: Int) {
        guard let place = map(point), abs(place.x) < 1e6, abs(place.y) < 1e6 else { return (0, 0) }
        // Points on the grid stay on one side of it.
        return (Int((place.x + 1 / 1024).rounded(.down)), Int((place.y + 1 / 1024).rounded(.down)))
    }

    /// Device pixels per unit of the plane around a point: the square root of the ratio of areas.
    func magnification(at point: CGPoint) -> Double {
        guard let origin = map(point), let unitX = map(CGPoint(x: point.x + 1, y: point.y)),
            let unitY = map(CGPoint(x: point.x, y: point.y + 1))
        else { return 1 }
        let area =
            (unitX.x - origin.x) * (unitY.y - origin.y) - (unitX.y - origin.y) * (unitY.x - origin.x)
        let magnification = abs(Double(area)).squareRoot()
        return magnification.isFinite && magnification > 0 ? magnification : 1
    }
}

extension DevicePath {
    /// The path with another transform after its own.
    func concatenating(_ next: CGAffineTransform) -> DevicePath {
        DevicePath(path: path, transform: transform.concatenating(next))
    }

    init(path: Path, transform: CGAffineTransform) {
        self.path = path
        self.transform = transform
    }
}
