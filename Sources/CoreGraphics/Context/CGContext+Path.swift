public import AgateGeometry
public import Foundation

extension CGContext {
    /// Starts a new path; what was built so far is forgotten.
    public func beginPath() {
        storedPath = Path()
        pathTransform = state.ctm
    }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint) {
        build { $0.move(to: point) }
    }

    /// Adds a straight line from the current point to a point of user space.
    public func addLine(to point: CGPoint) {
        build { $0.addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point, in user space.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        build { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// Adds a quadratic Bézier curve from the current point, in user space.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        build { $0.addQuadCurve(to: end, control: control) }
    }

    /// Closes the current subpath with a line to its start.
    public func closePath() {
        build { $0.closeSubpath() }
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) {
        build { $0.addRect(rect) }
    }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect]) {
        build { path in
            for rect in rects { path.addRect(rect) }
        }
    }

    /// Adds a subpath of straight lines through points.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        build { path in
            path.move(to: first)
            for point in points.dropFirst() { path.addLine(to: point) }
        }
    }

    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) {
        build { $0.addEllipse(in: rect) }
    }

    /// Adds an arc of a circle, after a line from the current point to its start.
    ///
    /// - Parameter clockwise: The direction as seen with y upwards; where y goes down it looks the other way round.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        build {
            $0.addArc(
                center: center,
                radius: radius,
                startAngle: startAngle,
                endAngle: endAngle,
                clockwise: clockwise
            )
        }
    }

    /// Adds an arc of a circle that touches two lines, after a line from the current point to its start.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// Adds all elements of a path.
    public func addPath(_ path: CGPath) {
        build { $0.append(path.path) }
    }

    /// Replaces the path by the outline of its stroke with the current line parameters.
    public func replacePathWithStrokedPath() {
        let outline = strokeOutline(of: currentPath)
        beginPath()
        build { $0.append(outline) }
    }

    /// Whether the path has no elements.
    public var isPathEmpty: Bool { storedPath.isEmpty }

    /// The end of the path in user space, zero for an empty path.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

    /// The box around the path's points and control points in user space, null for an empty path.
    public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

    /// A copy of the path in user space, nil for an empty path.
    public var path: CGPath? { storedPath.isEmpty ? nil : CGPath(currentPath) }

    /// Whether drawing the path in a mode would paint a point of user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let path = currentPath
        if let rule = mode.fillRule, path.contains(point, rule: rule) { return true }
        return mode.strokes && strokeOutline(of: path).contains(point, rule: .winding)
    }

    /// Adds to the path in the current user space.
    ///
    /// The path is kept in the user space in which it was last added to, so that one that is built and drawn under
    /// one transform is drawn from its own numbers. Under a transform without a way back nothing is added: whatever
    /// is drawn there has no area.
    func build(_ change: (inout Path) -> Void) {
        if pathTransform != state.ctm {
            guard state.ctm.isInvertible else { return }
            storedPath = currentPath
            pathTransform = state.ctm
        }
        change(&storedPath)
    }

    /// The path in the current user space.
    var currentPath: Path {
        if storedPath.isEmpty || pathTransform == state.ctm { return storedPath }
        guard state.ctm.isInvertible else { return Path() }
        return storedPath.applying(pathTransform.concatenating(state.ctm.inverted()))
    }

    /// The outline of a stroke of a user-space path, in user space.
    func strokeOutline(of path: Path) -> Path {
        let scale = state.ctm.largestScale
        guard scale > 0, scale.isFinite else { return Path() }
        var style = state.strokeStyle
        if style.width == 0 { style.width = Double(1 / scale) }
        return path.stroked(style, tolerance: CGContext.strokeTolerance / Double(scale))
    }

    /// The largest distance of a stroke's round parts from their outline, in pixels.
    private static let strokeTolerance = 0.02
}
