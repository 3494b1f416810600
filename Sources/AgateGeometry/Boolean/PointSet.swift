import Foundation

/// Points that are looked up by rectangles and taken out one by one: a k-d tree that knows how many points are left where.
struct PointSet {
    private let points: [CGPoint]
    /// The points' indices; a node is a range of it, whose middle point parts the two halves, by x and y in turn.
    private var order: [Int]
    /// For each place in `order`, how many points of the node with its middle there are left.
    private var left: [Int]
    /// For each point, whether it is left.
    private var isLeft: [Bool]

    /// - Complexity: O(points · log² points).
    init(_ points: [CGPoint]) {
        self.points = points
        order = Array(points.indices)
        left = [Int](repeating: 0, count: points.count)
        isLeft = [Bool](repeating: true, count: points.count)
        build(0..<points.count, isAlongX: true)
    }

    private mutating func build(_ range: Range<Int>, isAlongX: Bool) {
        guard !range.isEmpty else { return }
        let points = points
        order[range].sort {
            isAlongX ? (points[$0].x, $0) < (points[$1].x, $1) : (points[$0].y, $0) < (points[$1].y, $1)
        }
        let middle = range.lowerBound + range.count / 2
        left[middle] = range.count
        build(range.lowerBound..<middle, isAlongX: !isAlongX)
        build(middle + 1..<range.upperBound, isAlongX: !isAlongX)
    }

    /// The indices of the points in a rectangle, edges included, that are left; in ascending order.
    func indices(in box: CGRect) -> [Int] {
        var result: [Int] = []
        collect(0..<points.count, box, isAlongX: true, &result)
        return result.sorted()
    }

    private func collect(_ range: Range<Int>, _ box: CGRect, isAlongX: Bool, _ result: inout [Int]) {
        guard !range.isEmpty else { return }
        let middle = range.lowerBound + range.count / 2
        guard left[middle] > 0 else { return }
        let index = order[middle]
        let point = points[index]
        let (value, low, high) =
            isAlongX ? (point.x, box.minX, box.maxX) : (point.y, box.minY, box.maxY)
        if low <= value { collect(range.lowerBound..<middle, box, isAlongX: !isAlongX, &result) }
        if isLeft[index], box.minX <= point.x, point.x <= box.maxX, box.minY <= point.y, point.y <= box.maxY {
            result.append(index)
        }
        if value <= high { collect(middle + 1..<range.upperBound, box, isAlongX: !isAlongX, &result) }
    }

    /// Takes a point out.
    ///
    /// - Complexity: O(log points).
    mutating func remove(_ index: Int) {
        guard isLeft[index] else { return }
        isLeft[index] = false
        var (range, isAlongX) = (0..<points.count, true)
        let point = points[index]
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            left[middle] -= 1
            let other = order[middle]
            if other == index { return }
            let isLower =
                isAlongX
                ? (point.x, index) < (points[other].x, other) : (point.y, index) < (points[other].y, other)
            range = isLower ? range.lowerBound..<middle : middle + 1..<range.upperBound
            isAlongX.toggle()
        }
    }
}
