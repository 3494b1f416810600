/// Takes the contours of a stroke while it is outlined, so that memory does not grow with the path.
final class StrokeStream {
    /// From how many points on contours are taken.
    let maxPoints: Int
    /// Applied to points before they are given on.
    var map: PointMap?
    private let body: (PolygonBuffer) -> Void
    /// The elements that were taken, and those that stay.
    fileprivate let taken = PolygonBuffer()
    fileprivate var rest = PointList()

    init(maxPoints: Int, _ body: @escaping (PolygonBuffer) -> Void) {
        (self.maxPoints, self.body) = (maxPoints, body)
    }

    deinit { rest.deallocate() }

    /// Gives polygons on.
    func give(_ polygons: PolygonBuffer) {
        if let map {
            for index in 0..<polygons.points.count { polygons.points[index] = map(polygons.points[index]) }
        }
        if !polygons.ends.isEmpty { body(polygons) }
        polygons.removeAll()
    }
}

extension StrokeOutliner {
    /// How many points of either side of a closed subpath's start stay: those that its last corner may cut, and more.
    private static var headLength: Int { 24 }
    /// An open contour with fewer points on one side is not cut.
    private static var minCut: Int { 64 }

    /// Gives away the contours that are complete, and the open one up to its last element.
    ///
    /// The open contour is cut across: what is given away ends, and what stays begins, with the same two points. Windings
    /// of both add up to those of the whole, to the last bit where points are rounded by themselves.
    mutating func drain(into stream: StrokeStream) {
        let taken = stream.taken
        var rest = stream.rest
        rest.count = 0
        takeContours(taken, &rest)
        if isContourOpen { takeOpenContour(taken, &rest) }
        stream.rest = front
        front = rest
        stream.give(taken)
    }

    /// Moves complete contours to the polygons that are taken; the first one of a closed subpath stays until that ends.
    private mutating func takeContours(_ taken: PolygonBuffer, _ rest: inout PointList) {
        var start = 0
        var first = (start: 0, middle: 0, end: 0)
        for end in ends {
            if isClosed, firstContour.end > firstContour.start, start == firstContour.start {
                var (middle, last) = (firstContour.middle, end)
                if middle - start > Self.minCut, end - middle > Self.minCut {
                    taken.points.append(front, (start + Self.headLength)..<(end - Self.headLength))
                    taken.ends.append(taken.points.count)
                    middle = start + Self.headLength + 1
                    rest.append(front, start..<middle)
                    last = middle + Self.headLength + 1
                    rest.append(front, (end - Self.headLength - 1)..<end)
                } else {
                    rest.append(front, start..<end)
                }
                first = (0, middle - start, last - start)
            } else {
                taken.points.append(front, start..<end)
                taken.ends.append(taken.points.count)
            }
            start = end
        }
        firstContour = first
        ends.removeAll(keepingCapacity: true)
        if first.end > 0 { ends.append(first.end) }
        if !isContourOpen { contourStart = rest.count }
    }

    private mutating func takeOpenContour(_ taken: PolygonBuffer, _ rest: inout PointList) {
        // The last corner may yet be cut back to where the element before it starts.
        var frontCut = elementStartOfFront
        var backCut = elementStartOfBack
        if cornerIndex >= 0, isCornerInFront { frontCut = min(frontCut, cornerTailStart) }
        if cornerIndex >= 0, !isCornerInFront { backCut = min(backCut, cornerTailStart) }
        if frontCut - contourStart > Self.minCut, backCut > Self.minCut {
            var (frontStart, backStart) = (contourStart, 0)
            if isContourFirst, isClosed {
                let start = rest.count
                frontStart += Self.headLength
                backStart = Self.headLength
                rest.append(front, contourStart..<frontStart + 1)
                rest.append(reversed: back, 0..<backStart + 1)
                firstContour = (start, start + Self.headLength + 1, rest.count)
                ends.append(rest.count)
                isContourOfRing = true
            }
            taken.points.append(front, frontStart..<frontCut + 1)
            taken.points.append(reversed: back, backStart..<backCut + 1)
            if isContourFirst, !isClosed, let firstElement {
                let end = front.count
                cap(at: startPoint, -firstElement.startDirection)
                taken.points.append(front, end..<front.count)
                front.count = end
            }
            taken.ends.append(taken.points.count)
            isContourFirst = false
        } else {
            (frontCut, backCut) = (contourStart, 0)
        }
        let shift = rest.count - frontCut
        contourStart = rest.count
        rest.append(front, frontCut..<front.count)
        back.removeFirst(backCut)
        elementStartOfFront += shift
        elementStartOfBack -= backCut
        guard cornerIndex >= 0 else { return }
        cornerIndex += isCornerInFront ? shift : -backCut
        cornerTailStart += isCornerInFront ? shift : -backCut
    }
}
