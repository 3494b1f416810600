import AgateGeometry

/// A few rectangles of pixels that may have changed.
struct DamageRegion {
    private(set) var rectangles: [DeviceRect] = []

    /// More are joined: each costs a plan of its own.
    private static let maxRectangles = 4

    var isEmpty: Bool { rectangles.isEmpty }

    /// The rectangle around all.
    var bounds: DeviceRect { rectangles.reduce(.empty) { $0.union($1) } }

    /// The maximum number of pixels of the rectangles together.
    var area: Int { rectangles.reduce(0) { $0 + $1.width * $1.height } }

    /// Adds the pixels of a rectangle.
    mutating func add(_ rectangle: DeviceRect) {
        guard !rectangle.isEmpty else { return }
        if rectangles.contains(where: { $0.union(rectangle) == $0 }) { return }
        rectangles.append(rectangle)
        joinTouching()
        if rectangles.count > Self.maxRectangles { joinNearest() }
    }

    /// The part inside of a rectangle.
    func intersection(_ other: DeviceRect) -> DamageRegion {
        var result = DamageRegion()
        for rectangle in rectangles { result.add(rectangle.intersection(other)) }
        return result
    }

    /// Joins the last rectangle with those that it overlaps.
    private mutating func joinTouching() {
        var index = 0
        while index < rectangles.count - 1 {
            let last = rectangles[rectangles.count - 1]
            if rectangles[index].intersection(last).isEmpty {
                index += 1
            } else {
                rectangles.removeLast()
                let joined = rectangles.remove(at: index).union(last)
                rectangles.append(joined)
                index = 0
            }
        }
    }

    /// Joins the two rectangles that grow least by it.
    private mutating func joinNearest() {
        var best = (first: 0, second: 1, growth: Int.max)
        for first in rectangles.indices {
            for second in rectangles.indices where second > first {
                let (a, b) = (rectangles[first], rectangles[second])
                let joined = a.union(b)
                let growth = joined.width * joined.height - a.width * a.height - b.width * b.height
                if growth < best.growth { best = (first, second, growth) }
            }
        }
        let joined = rectangles[best.first].union(rectangles[best.second])
        rectangles.remove(at: best.second)
        rectangles.remove(at: best.first)
        rectangles.append(joined)
        joinTouching()
    }
}
