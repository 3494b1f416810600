import Foundation

extension Path {
    /// The outline of the stroked path, to be filled by the winding rule; dashes included.
    ///
    /// A subpath without length, closed or with a line or curve to its own start, draws a dot with round and
    /// square caps and nothing with butt caps; one that only starts draws nothing. A width that is not above 0
    /// gives an empty path; one above ``largestCoordinate`` is clamped.
    ///
    /// - Parameters:
    ///   - style: Width, caps, joins and dashes, in the path's units.
    ///   - tolerance: The largest distance between the outline's lines and the stroke's edge; at least a millionth.
    package func stroked(_ style: StrokeStyle, tolerance: Double) -> Path {
        guard style.width > 0 else { return Path() }
        return PolygonBuffer.with { buffer in
            appendStroke(style, to: buffer, tolerance: tolerance)
            return buffer.path
        }
    }

    /// Adds the outline of the stroked path to a buffer, as polygons to be filled by the winding rule.
    ///
    /// The same as the polygons of ``stroked(_:tolerance:)`` under the transform, but a width of 0 draws a hairline:
    /// one unit of the polygons wide, whatever the transform.
    ///
    /// - Parameters:
    ///   - style: Width, caps, joins and dashes, in the path's units.
    ///   - buffer: Where polygons are added.
    ///   - transform: From the path's space to that of the polygons; it need not keep angles. One that is not finite,
    ///     or has no way back, adds nothing.
    ///   - tolerance: The largest distance between the lines and the stroke's edge, in the polygons' units.
    ///   - area: Where the polygons are looked at; parts of the path whose stroke is elsewhere are left out.
    package func appendStroke(
        _ style: StrokeStyle,
        to buffer: PolygonBuffer,
        transform: CGAffineTransform = .identity,
        tolerance: Double,
        within area: DeviceRect? = nil
    ) {
        outlineStroke(style, buffer, transform, tolerance, area, nil)
    }

    /// Calls a closure with the outline of the stroked path in parts, so that no more than one is in memory.
    ///
    /// All parts together cover what the polygons of ``appendStroke(_:to:transform:tolerance:within:)`` cover, each point
    /// as often; where a polygon was cut in two, both parts have the cut, in opposite directions.
    ///
    /// - Parameters:
    ///   - maximum: From how many points on a part ends; it may have those of two elements of the path more.
    ///   - body: Gets a part, which lasts until the closure returns.
    package func forEachPartOfStroke(
        _ style: StrokeStyle,
        transform: CGAffineTransform,
        tolerance: Double,
        within area: DeviceRect?,
        maxPoints: Int,
        _ body: (PolygonBuffer) -> Void
    ) {
        withoutActuallyEscaping(body) { body in
            PolygonBuffer.with { buffer in
                outlineStroke(
                    style,
                    buffer,
                    transform,
                    tolerance,
                    area,
                    StrokeStream(maxPoints: maxPoints, body)
                )
            }
        }
    }

    private func outlineStroke(
        _ style: StrokeStyle,
        _ buffer: PolygonBuffer,
        _ transform: CGAffineTransform,
        _ tolerance: Double,
        _ area: DeviceRect?,
        _ stream: StrokeStream?
    ) {
        guard style.width >= 0, !isEmpty, let space = StrokeSpace(style, transform) else { return }
        let tolerance =
            (tolerance > 1e-6 ? min(tolerance, Self.largestCoordinate) : 1e-6) / space.magnification
        // Most for the curve itself, and the rest for the arcs around its bends.
        var outliner = StrokeOutliner(
            pen: StrokePen(style, radius: space.radius, tolerance: tolerance * 0.3),
            tolerance: tolerance * 0.7,
            axis: space.axis,
            area: area.map { space.area(of: $0) } ?? .everywhere,
            buffer: buffer
        )
        let start = outliner.front.count
        stream?.map = space.after.map { PointMap($0) }
        let map = PointMap(space.before)
        if style.dashLengths.isEmpty {
            outliner.outline(self, map, stream)
        } else {
            // Dashes are subpaths of their own, and only those of one part are held.
            forEachPartOfDashes(
                lengths: style.dashLengths,
                phase: style.dashPhase,
                maxPoints: stream?.maxPoints ?? .max
            ) { outliner.outline($0, map, stream) }
        }
        outliner.finish(buffer)
        if let stream {
            stream.give(buffer)
        } else if let after = space.after {
            let map = PointMap(after)
            for index in start..<buffer.points.count { buffer.points[index] = map(buffer.points[index]) }
        }
    }

    /// How far from the path's points its stroke may reach, in the path's units.
    package static func reach(of style: StrokeStyle) -> Double {
        let radius = min(max(style.width, 0), largestCoordinate) / 2
        return StrokePen(style, radius: radius, tolerance: max(radius, 1e-6)).reach
    }
}

/// The space in which a path is stroked.
///
/// Where the transform keeps angles, and for hairlines, that is the polygons' own; otherwise it is the path's, and the
/// outline is transformed.
private struct StrokeSpace {
    var before = CGAffineTransform.identity
    var after: CGAffineTransform?
    var radius: Double
    /// The direction of the path's x axis.
    var axis = Vector(1, 0)
    /// The maximum factor by which `after` enlarges anything.
    var magnification = 1.0

    init?(_ style: StrokeStyle, _ transform: CGAffineTransform) {
        let (x, y) = (Vector(transform.a, transform.b), Vector(transform.c, transform.d))
        guard transform.isFinite, let axis = x.direction, y.direction != nil else { return nil }
        radius = min(style.width, Path.largestCoordinate) / 2
        let scale = x.squaredLength.squareRoot()
        guard scale < .infinity, y.squaredLength < .infinity else { return nil }
        let isSimilar =
            abs(x.dot(y)) <= 1e-12 * scale * scale
            && abs(x.squaredLength - y.squaredLength) <= 1e-12 * scale * scale
        if style.width == 0 || isSimilar {
            before = transform
            self.axis = axis
            radius = style.width == 0 ? 0.5 : min(radius * scale, Path.largestCoordinate)
        } else {
            guard abs(x.cross(y)) > 0 else { return nil }
            after = transform
            // The larger singular value.
            let (sum, difference) = (
                Vector(x.x + y.y, x.y - y.x).squaredLength.squareRoot(),
                Vector(x.x - y.y, x.y + y.x).squaredLength.squareRoot()
            )
            magnification = (sum + difference) / 2
        }
        guard radius > 0, magnification < .infinity else { return nil }
    }

    /// The smallest area of this space that shows as a rectangle of the polygons' space.
    func area(of rect: DeviceRect) -> OutlineArea {
        guard let after else { return OutlineArea(rect) }
        let box = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
            .applying(after.inverted())
        guard box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite else {
            return .everywhere
        }
        return OutlineArea(low: Vector(box.minX, box.minY), high: Vector(box.maxX, box.maxY))
    }
}
