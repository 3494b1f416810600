extension SegmentTree {
    /// How often the paths wind around the points on the left of a segment where it leaves its lower end.
    ///
    /// Counted on the way from the corner of that end's leaf: up to its row, and along it to the end. No segment may go
    /// through the end; others may begin and end there.
    func windingsOnLeft(
        of segment: Int,
        _ ends: UnsafePointer<SegmentEnds>,
        _ windings: UnsafePointer<SIMD2<Int32>>
    ) -> SIMD2<Int32> {
        let own = ends[segment]
        let end = own.low
        let (leaf, box) = leaf(of: end)
        var sum = leaf.windings
        let corner = GridCorner(box)
        // Where the way turns: a hair above the row of the end.
        let turn = GridPoint(x: 2 * box.minX - 1, y: 2 * end.y)
        let (column, row) = (Int32(truncatingIfNeeded: box.minX), own.lowY)
        for place in Int(leaf.first)..<Int(leaf.first + leaf.count) {
            let rectangle = memberBoxes[place]
            let spansColumn = rectangle.minX < column && rectangle.maxX >= column
            let spansRow = rectangle.minY <= row && rectangle.maxY > row
            guard spansColumn || spansRow else { continue }
            let index = Int(members[place])
            let other = ends[index]
            let (low, vector) = (other.low, other.vector)
            let side = vector.x &* (turn.y &- 2 &* low.y) &- vector.y &* (turn.x &- 2 &* low.x)
            let turnIsLeft = side > 0 || (side == 0 && vector.x > 0)
            if spansColumn {
                let cornerIsLeft = corner.isLeft(of: other)
                if cornerIsLeft != turnIsLeft {
                    sum = cornerIsLeft ? sum &+ windings[index] : sum &- windings[index]
                }
            }
            guard spansRow, index != segment else { continue }
            let endIsLeft =
                low == end ? other.side(own.high) > 0 : other.side(end) > 0
            if turnIsLeft != endIsLeft {
                sum = turnIsLeft ? sum &+ windings[index] : sum &- windings[index]
            }
        }
        return sum
    }
}

extension SegmentTree {
    /// Finds the crossings of a segment, in its order.
    func collect(_ result: inout [SegmentCrossing], of segment: Int, _ crossings: SegmentCrossings) {
        let own = crossings.ends[segment]
        let (lowX, lowY) = (Double(own.lowX), Double(own.lowY))
        let vector = (x: Double(own.vector.x), y: Double(own.vector.y))
        // More than places may err.
        let margin = 0x1p-10
        let ownBox = own.box
        members.withUnsafeBufferPointer { members in
            memberBoxes.withUnsafeBufferPointer { boxes in
                forEachLeaf(along: own) { leaf, box in
                    let start = result.count
                    let (middleX, middleY) = (
                        Double(box.minX + box.maxX - 1) / 2, Double(box.minY + box.maxY - 1) / 2
                    )
                    let (halfX, halfY) = (Double(box.maxX - box.minX) / 2, Double(box.maxY - box.minY) / 2)
                    for place in Int(leaf.first)..<Int(leaf.first + leaf.count)
                    where boxes[place].meets(ownBox) {
                        let other = Int(members[place])
                        guard let crossing = crossings.crossing(of: own, with: other) else { continue }
                        // Of the leaves that both reach, the one with the crossing counts it.
                        let x = abs(lowX + vector.x * crossing.fraction - middleX) - halfX
                        let y = abs(lowY + vector.y * crossing.fraction - middleY) - halfY
                        let distance = max(x, y)
                        if distance > margin { continue }
                        if distance < -margin || isCounted(crossing, of: segment, in: box, crossings) {
                            result.append(crossing)
                        }
                    }
                    if result.count > start + 64 {
                        result[start...].sort { crossings.isBefore($0, $1, on: segment) }
                    }
                }
            }
        }
        // Leaves come in order, but for what lies at their edges.
        result.withUnsafeMutableBufferPointer { result in
            guard result.count > 1 else { return }
            for index in 1..<result.count {
                let crossing = result[index]
                var place = index
                while place > 0, crossings.isBefore(crossing, result[place - 1], on: segment) {
                    result[place] = result[place - 1]
                    place -= 1
                }
                result[place] = crossing
            }
        }
    }

    /// Whether a crossing counts to a box, by numbers that are the same from both segments.
    @inline(never)
    private func isCounted(
        _ crossing: SegmentCrossing,
        of segment: Int,
        in box: GridBox,
        _ crossings: SegmentCrossings
    ) -> Bool {
        let place = crossings.place(of: crossing, on: segment)
        let cell = GridPoint(x: Int((place.x + 0.5).rounded(.down)), y: Int((place.y + 0.5).rounded(.down)))
        return box.contains(cell)
    }

    /// Calls a closure with the segments that may go through a point, or less than two steps beside it.
    @inline(__always)
    func forEachMember(near point: GridPoint, _ body: (Int32) -> Void) {
        let leaf = leaf(of: point).leaf
        let range = Int(leaf.first)..<Int(leaf.first + leaf.count)
        memberBoxes.withUnsafeBufferPointer { boxes in
            for place in range where boxes[place].isNear(point) { body(members[place]) }
        }
    }
}
