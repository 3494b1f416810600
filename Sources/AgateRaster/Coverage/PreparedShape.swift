package import AgateGeometry
package import AgatePixels
import CAgateKernels

/// A shape whose edges are made once, for all who fill parts of it: bands on several threads.
///
/// The filled pixels are those that ``Canvas`` fills of the path itself. A shape of very many points is held as its path.
package final class PreparedShape: Sendable {
    /// The outline that the edges are made of where they are not held.
    private enum Outline {
        case fill(Path)
        case stroke(Path, StrokeStyle)
    }

    private let outline: Outline
    private let transform: CGAffineTransform
    private let area: DeviceRect
    /// The edges, which no code changes any more; nil where they must be made for each part.
    private let edges: EdgeBuffer?

    /// The pixels that filling may change: as few as are known without coverage.
    package var bounds: DeviceRect { edges.map { area.intersection($0.bounds) } ?? area }

    /// Prepares a path to be filled.
    ///
    /// - Parameters:
    ///   - transform: From the path's space to device pixels.
    ///   - area: Where it is going to be filled; what lies outside need not be there.
    package init(_ path: Path, transform: CGAffineTransform = .identity, within area: DeviceRect) {
        (outline, self.transform, self.area) = (.fill(path), transform, area)
        edges =
            EdgeBuffer.isStreamed(path)
            ? nil
            : EdgeBuffer.with(path, transform: transform, within: area, antialias: true) { $0.copied() }
    }

    /// Prepares a path to be stroked.
    ///
    /// - Parameters:
    ///   - style: Width, caps, joins and dashes, in the path's units; a width of 0 is a line of one pixel.
    ///   - transform: From the path's space to device pixels.
    ///   - area: Where it is going to be stroked; what lies outside need not be there.
    package init(
        _ path: Path,
        stroked style: StrokeStyle,
        transform: CGAffineTransform = .identity,
        within area: DeviceRect
    ) {
        (outline, self.transform, self.area) = (.stroke(path, style), transform, area)
        guard path.points.count <= EdgeBuffer.streamedFrom else {
            edges = nil
            return
        }
        edges = PolygonBuffer.with { polygons in
            path.appendStroke(
                style,
                to: polygons,
                transform: transform,
                tolerance: Canvas.strokeTolerance,
                within: area
            )
            return EdgeBuffer.with(polygons, within: area) { $0.copied() }
        }
    }

    /// Fills the part in an area that lies in the one that the shape was prepared for.
    fileprivate func fill(
        on canvas: Canvas,
        rule: CGPathFillRule,
        _ paint: Paint,
        _ opacity: Float,
        _ blend: CGBlendMode,
        _ clip: Clip?
    ) {
        if let edges {
            let part = canvas.area(clip).intersection(area)
            guard !part.intersection(edges.bounds).isEmpty else { return }
            canvas.fill(edges, in: part, rule: rule, paint, opacity, blend, clip, antialias: true)
            return
        }
        switch outline {
        case .fill(let path):
            canvas.fill(
                path,
                transform: transform,
                rule: rule,
                paint: paint,
                opacity: opacity,
                blend: blend,
                clip: clip
            )
        case .stroke(let path, let style):
            canvas.stroke(
                path,
                style,
                transform: transform,
                paint: paint,
                opacity: opacity,
                blend: blend,
                clip: clip
            )
        }
    }
}

extension Canvas {
    /// Fills a shape, or what is to be seen of it here, with antialiasing.
    ///
    /// - Parameters:
    ///   - rule: Strokes are filled by the rule of windings.
    ///   - opacity: Multiplies the paint; clamped to 0...1.
    package func fill(
        _ shape: PreparedShape,
        rule: CGPathFillRule = .winding,
        paint: Paint,
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {
        shape.fill(on: self, rule: rule, paint, opacity, blend, clip)
    }
}
