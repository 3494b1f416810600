/// Points of the grid in a half-open rectangle; what lies around them by half a step belongs to it.
struct GridBox {
    var minX: Int
    var minY: Int
    /// One more than the largest.
    var maxX: Int
    var maxY: Int

    @inline(__always)
    func contains(_ point: GridPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether a segment comes within two steps of the rectangle's points; true for some that pass further away.
    @inline(__always)
    func isReached(by ends: SegmentEnds) -> Bool {
        let (left, bottom, right, top) = (minX &- 2, minY &- 2, maxX &+ 1, maxY &+ 1)
        let (a, vector) = (ends.low, ends.vector)
        guard a.y <= top, a.y &+ vector.y >= bottom else { return false }
        guard min(a.x, a.x &+ vector.x) <= right, max(a.x, a.x &+ vector.x) >= left else { return false }
        // All corners on one side, in doubled coordinates around the middle.
        let (x, y) = (left &+ right &- 2 &* a.x, bottom &+ top &- 2 &* a.y)
        let middle = vector.x &* y &- vector.y &* x
        return middle.magnitude <= vector.x.magnitude &* UInt(bitPattern: top &- bottom)
            &+ vector.y.magnitude &* UInt(bitPattern: right &- left)
    }

    /// The two halves of the longer side.
    func halves() -> (lower: GridBox, upper: GridBox, isAlongX: Bool) {
        var (lower, upper) = (self, self)
        let isAlongX = maxX - minX > maxY - minY
        if isAlongX {
            lower.maxX = (minX + maxX) >> 1
            upper.minX = lower.maxX
        } else {
            lower.maxY = (minY + maxY) >> 1
            upper.minY = lower.maxY
        }
        return (lower, upper, isAlongX)
    }
}

/// A plane cut into rectangles that few segments reach, each of which knows how often the paths wind around its corner.
///
/// Segments that cross do so in rectangles that both reach, so that pairs that are far apart are never looked at.
struct SegmentTree {
    struct Node {
        /// The right child, 0 in leaves; the left one comes next.
        var upper: Int32 = 0
        /// In leaves, what part of `members` reaches it.
        var first: Int32 = 0
        var count: Int32 = 0
        /// How often the paths wind around the lower left corner, a hair to its right.
        var windings: SIMD2<Int32>
    }

    private(set) var nodes: [Node] = []
    /// The segments of leaves.
    private(set) var members: [Int32] = []
    let box: GridBox

    /// Leaves with no more segments are not split.
    private static let fewest = 40
    /// Two splits in a row that leave this part of the pairs are not worth it.
    private static let worstCost = 1.2

    init(_ ends: [SegmentEnds], _ windings: [SIMD2<Int32>]) {
        var box = GridBox(minX: 0, minY: 0, maxX: 1, maxY: 1)
        for segment in ends {
            box.minX = min(box.minX, Int(min(segment.lowX, segment.highX)))
            box.maxX = max(box.maxX, Int(max(segment.lowX, segment.highX)))
            box.minY = min(box.minY, Int(segment.lowY))
            box.maxY = max(box.maxY, Int(segment.highY))
        }
        // The corner is outside of everything.
        (box.minX, box.minY, box.maxX, box.maxY) = (box.minX - 2, box.minY - 2, box.maxX + 2, box.maxY + 2)
        self.box = box
        var builder = Builder(ends: ends, windings: windings, maxMembers: ends.count * 256 + 1_000_000)
        builder.lists = Array(0..<Int32(truncatingIfNeeded: ends.count))
        builder.add(box, 0..<ends.count, .zero, cost: 1, depth: 0)
        (nodes, members) = (builder.nodes, builder.members)
    }

    // MARK: Looking up

    /// The leaf of a point.
    func leaf(of point: GridPoint) -> (leaf: Node, box: GridBox) {
        var index = 0
        var box = box
        while nodes[index].upper != 0 {
            let (lower, upper, isAlongX) = box.halves()
            let isLower = isAlongX ? point.x < upper.minX : point.y < upper.minY
            box = isLower ? lower : upper
            index = isLower ? index + 1 : Int(nodes[index].upper)
        }
        return (nodes[index], box)
    }

    /// Calls a closure with the leaves that a segment reaches, in its order as far as leaves have one.
    @inline(__always)
    func forEachLeaf(along ends: SegmentEnds, _ body: (Node, GridBox) -> Void) {
        // No path from the root has more nodes than the box can be halved.
        withUnsafeTemporaryAllocation(of: (index: Int, box: GridBox).self, capacity: 72) { stack in
            var count = 1
            stack[0] = (0, box)
            while count > 0 {
                count -= 1
                let (index, box) = stack[count]
                guard box.isReached(by: ends) else { continue }
                let node = nodes[index]
                guard node.upper != 0 else {
                    body(node, box)
                    continue
                }
                let (lower, upper, isAlongX) = box.halves()
                // The child that is pushed last is visited first.
                let isRising = !isAlongX || ends.highX >= ends.lowX
                let (low, high) = ((index + 1, lower), (Int(node.upper), upper))
                stack[count] = isRising ? high : low
                stack[count + 1] = isRising ? low : high
                count += 2
            }
        }
    }
}

extension SegmentTree {
    /// Builds the tree from the root down, with no more than the lists of the nodes above in memory.
    private struct Builder {
        let ends: [SegmentEnds]
        let windings: [SIMD2<Int32>]
        /// Leaves together get no more members than this before splitting ends.
        let maxMembers: Int
        var lists: [Int32] = []
        var nodes: [Node] = []
        var members: [Int32] = []

        init(ends: [SegmentEnds], windings: [SIMD2<Int32>], maxMembers: Int) {
            (self.ends, self.windings, self.maxMembers) = (ends, windings, maxMembers)
        }

        /// - Parameters:
        ///   - list: The segments that may reach the box, in `lists`.
        ///   - corner: How often the paths wind around the box's corner.
        ///   - cost: How many pairs the split above left to look at, as a part of those before it.
        mutating func add(
            _ box: GridBox,
            _ list: Range<Int>,
            _ corner: SIMD2<Int32>,
            cost: Double,
            depth: Int
        ) {
            let index = nodes.count
            nodes.append(Node(windings: corner))
            let isSmall = box.maxX - box.minX < 2 && box.maxY - box.minY < 2
            if list.count > SegmentTree.fewest, depth < 64, !isSmall, members.count < maxMembers {
                let (lower, upper, isAlongX) = box.halves()
                let upperCorner = corner &+ self.change(list, box, upper, isAlongX)
                let first = lists.count
                keep(list, upper)
                let ofUpper = lists.count - first
                keep(list, lower)
                let ofLower = lists.count - first - ofUpper
                let pairs = Double(ofLower * ofLower + ofUpper * ofUpper)
                let next = pairs / Double(list.count * list.count)
                // Lines all over the plane have as many pairs after two splits, one along and one across; more remain
                // where lines lie close together.
                if next * cost < SegmentTree.worstCost {
                    add(lower, (first + ofUpper)..<lists.count, corner, cost: next, depth: depth + 1)
                    lists.removeLast(ofLower)
                    nodes[index].upper = Int32(truncatingIfNeeded: nodes.count)
                    add(upper, first..<lists.count, upperCorner, cost: next, depth: depth + 1)
                    lists.removeLast(ofUpper)
                    return
                }
                lists.removeLast(ofLower + ofUpper)
            }
            nodes[index].first = Int32(truncatingIfNeeded: members.count)
            nodes[index].count = Int32(truncatingIfNeeded: list.count)
            members.append(contentsOf: lists[list])
        }

        /// Adds those of a list that reach a box to the end of the lists.
        private mutating func keep(_ list: Range<Int>, _ box: GridBox) {
            for place in list {
                let segment = lists[place]
                if box.isReached(by: ends[Int(segment)]) { lists.append(segment) }
            }
        }

        /// The change of the windings by segments on the way from the corner of a box to that of its upper half.
        private func change(
            _ list: Range<Int>,
            _ box: GridBox,
            _ upper: GridBox,
            _ isAlongX: Bool
        ) -> SIMD2<Int32> {
            var sum = SIMD2<Int32>(0, 0)
            let start = GridCorner(box)
            let end = GridCorner(upper)
            for place in list {
                let segment = Int(lists[place])
                let ends = ends[segment]
                let spans =
                    isAlongX
                    ? Int(ends.lowY) < box.minY && Int(ends.highY) >= box.minY
                    : Int(min(ends.lowX, ends.highX)) < box.minX
                        && Int(max(ends.lowX, ends.highX)) >= box.minX
                guard spans else { continue }
                let (before, after) = (start.isLeft(of: ends), end.isLeft(of: ends))
                if before != after { sum = before ? sum &+ windings[segment] : sum &- windings[segment] }
            }
            return sum
        }
    }
}

/// The lower left corner of a box, half a step from its least point and a hair further right.
struct GridCorner {
    /// In doubled coordinates.
    let doubled: GridPoint

    init(_ box: GridBox) { doubled = GridPoint(x: 2 * box.minX - 1, y: 2 * box.minY - 1) }

    /// Whether it lies on the left of the line through a segment, on the way up.
    ///
    /// The hair decides for a line through the corner itself, which cannot be one along x.
    @inline(__always)
    func isLeft(of ends: SegmentEnds) -> Bool {
        let (low, vector) = (ends.low, ends.vector)
        return vector.x &* (doubled.y &- 2 &* low.y) &- vector.y &* (doubled.x &- 2 &* low.x) > 0
    }
}
