/// A point of an arrangement's grid.
struct GridPoint: Hashable {
    var x: Int
    var y: Int

    /// Twice the area of a triangle; above 0 when the third point lies left of the way from the first to the second.
    ///
    /// Exact: coordinates stay below 2²⁸, and for doubled coordinates below 2²⁹.
    @inline(__always)
    static func orientation(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
        (b.x &- a.x) &* (c.y &- a.y) &- (b.y &- a.y) &* (c.x &- a.x)
    }
}

/// A short line of an arrangement: part of a piece of one of two paths, in the path's order and direction.
struct GridLine {
    /// Vertices.
    var from: Int32
    var to: Int32
    /// The piece, and its parameters at both ends.
    var piece: Int32
    /// 0 for the first path and 1 for the second.
    var operand: Int32
    var t0: Double
    var t1: Double
}

/// All lines of an arrangement between the same two vertices.
struct GridSegment {
    /// The lower end, or the left one of a segment along x.
    let low: Int32
    let high: Int32
    /// How often either path goes up along it, less how often it goes down.
    var windings = SIMD2<Int32>(0, 0)
    /// A piece that it stands for, if possible a curve, and its parameters at both ends.
    var piece: Int32
    var tLow: Double
    var tHigh: Double
}

/// The ends of a segment on the grid, for the loops over pairs.
struct SegmentEnds {
    var lowX: Int32
    var lowY: Int32
    var highX: Int32
    var highY: Int32

    init(low: GridPoint, high: GridPoint) {
        lowX = Int32(truncatingIfNeeded: low.x)
        lowY = Int32(truncatingIfNeeded: low.y)
        highX = Int32(truncatingIfNeeded: high.x)
        highY = Int32(truncatingIfNeeded: high.y)
    }

    @inline(__always)
    var low: GridPoint { GridPoint(x: Int(lowX), y: Int(lowY)) }

    @inline(__always)
    var high: GridPoint { GridPoint(x: Int(highX), y: Int(highY)) }

    @inline(__always)
    var vector: (x: Int, y: Int) { (Int(highX) &- Int(lowX), Int(highY) &- Int(lowY)) }

    /// The rectangle around the segment.
    @inline(__always)
    var box: SegmentBox {
        SegmentBox(minX: min(lowX, highX), minY: lowY, maxX: max(lowX, highX), maxY: highY)
    }

    /// Above 0 for points on the left of the way up, 0 for points on the line.
    @inline(__always)
    func side(_ point: GridPoint) -> Int { GridPoint.orientation(low, high, point) }
}

/// The rectangle around a segment, as numbers that are compared all at once: most segments of a leaf lie beside what is looked at.
struct SegmentBox {
    /// The least coordinates, and the largest ones negated.
    let edges: SIMD4<Int32>

    @inline(__always)
    init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        edges = SIMD4(minX, minY, 0 &- maxX, 0 &- maxY)
    }

    @inline(__always)
    var minX: Int32 { edges.x }
    @inline(__always)
    var minY: Int32 { edges.y }
    @inline(__always)
    var maxX: Int32 { 0 &- edges.z }
    @inline(__always)
    var maxY: Int32 { 0 &- edges.w }

    /// Whether it has a point in common with another one: so it is where segments cross.
    @inline(__always)
    func meets(_ other: SegmentBox) -> Bool {
        let opposite =
            SIMD4(repeating: 0) &- SIMD4(other.edges.z, other.edges.w, other.edges.x, other.edges.y)
        return all(edges .<= opposite)
    }

    /// Whether a point lies in it, or less than two steps beside it.
    @inline(__always)
    func isNear(_ point: GridPoint) -> Bool {
        let (x, y) = (Int32(truncatingIfNeeded: point.x), Int32(truncatingIfNeeded: point.y))
        return all(edges .< SIMD4(x, y, 0 &- x, 0 &- y) &+ SIMD4(repeating: 2))
    }
}
