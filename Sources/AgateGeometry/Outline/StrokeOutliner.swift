import Foundation

/// Makes the outline of strokes as closed polygons, to be filled by the winding rule.
///
/// The outline runs along both sides of the path: through the exact offsets of points on its curves, and around
/// corners and ends. Where it crosses itself windings add up, so that the winding number is never 0 inside the stroke.
/// On the inner side of a corner the loop between the two offset lines is taken out where they cross, because coverage
/// adds up what overlaps within a pixel.
struct StrokeOutliner {
    let pen: StrokePen
    let steps: CurveSteps
    /// The area around the wanted pixels in which the stroke can change them.
    let area: OutlineArea
    /// The direction of a square dot's sides.
    let axis: Vector
    /// Points nearer than this to the one before are left out, as a squared distance.
    let minSquaredLine: Double
    /// Offsets nearer than this to each other are the same, as a squared distance.
    let minSquaredShift: Double
    /// How often long curves are halved.
    let depthOfHalving: Int

    /// One side of the stroke, in the path's direction, after the contours that are complete.
    var front: PointList
    /// The other side, in the path's direction.
    var back: PointList
    /// Where contours end in `front`.
    var ends: [Int]
    /// Where the current contour starts in `front`.
    var contourStart: Int

    /// The corner whose inner side may be cut: the index of the first of its three points, or -1.
    var cornerIndex = -1
    var isCornerInFront = false
    var cornerDirections = (Vector.zero, Vector.zero)
    /// No point before this belongs to the element that ends at the corner.
    var cornerTailStart = 0
    /// Where the current element starts on both sides.
    var elementStartOfFront = 0
    var elementStartOfBack = 0

    // The current subpath.
    var isClosed = false
    /// Whether a contour is open: the last element was in sight.
    var isContourOpen = false
    /// Whether the open contour is that of the subpath's first element.
    var isContourFirst = false
    /// The subpath's first element.
    var firstElement: StrokeElement?
    /// The last element, unless it is outlined.
    var hiddenElement: StrokeElement?
    /// Whether the last element is in sight; one beside it is outlined, too.
    var isLastInSight = false
    /// Whether anything was drawn to where the pen already was.
    var hasRepeatedPoint = false
    var isFirstInSight = false
    /// Where the subpath's first contour has its front and its back, after it was closed.
    var firstContour = (start: 0, middle: 0, end: 0)
    var startPoint = Vector.zero
    var currentPoint = Vector.zero
    var currentDirection = Vector.zero
    /// Whether the element before was a line.
    var isAfterLine = false
    /// Whether the open contour goes on from the first one of a closed subpath, which was taken out up to here.
    var isContourOfRing = false

    /// - Parameter tolerance: The largest distance between the polygons' lines and the outline.
    init(pen: StrokePen, tolerance: Double, axis: Vector, area: OutlineArea, buffer: PolygonBuffer) {
        self.pen = pen
        self.axis = axis
        steps = CurveSteps(tolerance: tolerance)
        self.area = area.grown(by: pen.reach + 2 * tolerance)
        depthOfHalving = area.depthOfHalving
        minSquaredLine = tolerance * tolerance * 1e-8
        minSquaredShift = tolerance * tolerance * 1e-2
        front = buffer.points
        back = buffer.scratch
        ends = []
        swap(&ends, &buffer.ends)
        contourStart = front.count
    }

    /// Gives the buffer its memory back.
    mutating func finish(_ buffer: PolygonBuffer) {
        buffer.points = front
        buffer.scratch = back
        swap(&ends, &buffer.ends)
    }

    // MARK: Subpaths

    mutating func beginSubpath(at point: Vector, isClosed: Bool) {
        self.isClosed = isClosed
        isContourOpen = false
        isContourFirst = false
        isContourOfRing = false
        firstElement = nil
        hiddenElement = nil
        isLastInSight = false
        hasRepeatedPoint = false
        isFirstInSight = false
        firstContour = (0, 0, 0)
        startPoint = point
        currentPoint = point
        isAfterLine = false
    }

    mutating func endSubpath() {
        if isClosed {
            if (startPoint - currentPoint).squaredLength > minSquaredLine { line(to: startPoint) }
            if let firstElement { closeRing(to: firstElement) }
        } else if isContourOpen {
            cap(at: currentPoint, currentDirection)
            closeContour()
        }
        if firstElement == nil, isClosed || hasRepeatedPoint { dot(at: startPoint) }
    }

    private mutating func closeRing(to first: StrokeElement) {
        if isContourOpen, isContourFirst {
            // All in one piece: two rings, whose starts are the other side of the last corner.
            let firstOfBack = back[0]
            let firstOfFront = front[contourStart]
            join(to: first.startDirection, isBeforeLine: false)
            front.append(firstOfFront)
            back.append(firstOfBack)
            let start = isCornerInFront ? contourStart : 0
            cutCorner(
                head: CornerHead(
                    side: isCornerInFront ? front : back,
                    start: start,
                    stride: 1,
                    count: cornerIndex - start
                )
            )
            endContour()
            front.append(reversed: back)
            back.count = 0
            endContour()
            isContourOpen = false
        } else if isFirstInSight {
            if let hiddenElement { outline(hiddenElement) }
            join(to: first.startDirection, isBeforeLine: false)
            if isContourOfRing {
                // Ends where the first contour begins, whose start may be cut.
                cutCorner(head: headOfFirstContour)
                front.append(front[firstContour.start])
                back.append(front[firstContour.end - 1])
            }
            closeContour(head: headOfFirstContour)
        } else if isContourOpen {
            // Perhaps once more: no pixel in reach is covered by it.
            if isLastInSight { outline(first) }
            closeContour()
        }
    }

    // MARK: Contours

    /// Starts a contour where the pen is, cut off square.
    mutating func beginContour() {
        back.count = 0
        cornerIndex = -1
        contourStart = front.count
        isContourOpen = true
        isAfterLine = false
        emit(currentPoint, pen.normal(currentDirection))
    }

    /// Ends a contour: along the front, back along the back, and around the start if that is an end of the path.
    ///
    /// - Parameter head: Where the stroke goes on, when that has been outlined already.
    mutating func closeContour(head: CornerHead? = nil) {
        cutCorner(head: head)
        if isContourFirst { firstContour = (contourStart, front.count, front.count + back.count) }
        front.append(reversed: back)
        back.count = 0
        if isContourFirst, !isClosed, let firstElement { cap(at: startPoint, -firstElement.startDirection) }
        endContour()
        isContourOpen = false
        isContourFirst = false
        isContourOfRing = false
    }

    /// The start of the subpath's first contour, on the side of the last corner.
    private var headOfFirstContour: CornerHead? {
        guard isFirstInSight, cornerIndex >= 0, firstContour.end > firstContour.start else { return nil }
        let (start, middle, end) = firstContour
        return isCornerInFront
            ? CornerHead(side: front, start: start, stride: 1, count: middle - start)
            : CornerHead(side: front, start: end - 1, stride: -1, count: end - middle)
    }

    private mutating func endContour() {
        if front.count - contourStart > 2 { ends.append(front.count) } else { front.count = contourStart }
        contourStart = front.count
    }

    /// Adds a point of both sides.
    @inline(__always)
    mutating func emit(_ point: Vector, _ normal: Vector) {
        front.append(point + normal)
        back.append(point - normal)
    }
}
