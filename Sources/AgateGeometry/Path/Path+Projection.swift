import Foundation

extension Path {
    /// The path as a projective map shows it.
    ///
    /// An affine map keeps curves. A perspective flattens them first and cuts away what lies behind the viewer;
    /// cut subpaths are closed along the cut.
    ///
    /// - Parameter tolerance: For flattening, in the units of the result.
    package func projected(by projection: Projection, tolerance: Double) -> Path {
        if let affine = projection.affine { return applying(affine) }
        // Nearer than this to the viewer's plane, images grow beyond all bounds.
        let nearest = 1e-4
        let box = boundingBox
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
            CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
        ]
        let magnification =
            corners.map { corner -> Double in
                let w = max(projection.w(at: corner), nearest)
                return max(
                    abs(projection.m11),
                    abs(projection.m12),
                    abs(projection.m21),
                    abs(projection.m22)
                ) / w
            }.max() ?? 1
        let flat = flattened(tolerance: tolerance / max(min(magnification, 1e4), 1e-4))

        var result = Path()
        var polygon: [CGPoint] = []
        func flush(isClosed: Bool) {
            defer { polygon.removeAll(keepingCapacity: true) }
            guard polygon.count > 1 else { return }
            var clipped: [CGPoint] = []
            var isCut = false
            for index in polygon.indices {
                let a = polygon[index]
                let wa = projection.w(at: a)
                if wa >= nearest { clipped.append(a) } else { isCut = true }
                let isLast = index == polygon.count - 1
                let b = isLast ? polygon[0] : polygon[index + 1]
                let wb = projection.w(at: b)
                if (wa >= nearest) != (wb >= nearest) {
                    let t = (nearest - wa) / (wb - wa)
                    clipped.append(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
                }
            }
            var isFirst = true
            for point in clipped {
                let w = max(projection.w(at: point), nearest * 0.5)
                let image = CGPoint(
                    x: (point.x * projection.m11 + point.y * projection.m21 + projection.m31) / w,
                    y: (point.x * projection.m12 + point.y * projection.m22 + projection.m32) / w
                )
                if isFirst { result.move(to: image) } else { result.addLine(to: image) }
                isFirst = false
            }
            if isClosed || isCut { result.closeSubpath() }
        }
        flat.forEachElement { verb, _, p in
            switch verb {
            case .move:
                flush(isClosed: false)
                polygon.append(p[0])
            case .close: flush(isClosed: true)
            default: polygon.append(p[0])
            }
        }
        flush(isClosed: false)
        return result
    }
}
