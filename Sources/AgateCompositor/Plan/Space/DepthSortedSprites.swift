import AgateGeometry
import Foundation

/// Small flat things, particles by the thousand, that are painted between the pieces of a shared space.
///
/// Each is compared with every piece, never with another sprite: the cost is that of sprites times pieces. Sprites come in the order in which
/// they are painted among each other, and keep it wherever no piece comes between. A sprite that reaches through a piece is cut
/// in two there, along pixels: each pixel shows one of the two whole, so that no seam is seen.
///
/// Source: claims 15.9, 15.15. GUESS emitter-depth: see ``ParticleDepth``.
struct DepthSortedSprites {
    /// The maximum number of comparisons; in a space with more, sprites are cut by nothing and painted after all that their middles are
    /// nearer than.
    static let maxTests = 1 << 22
    /// The maximum number of pieces that cut one sprite.
    static let maxCuts = 3
    /// A sprite that reaches through a piece by less, in pixels, is not cut.
    private static let minReach = 0.5

    /// One sprite, or the part of one that pieces leave.
    struct Sprite {
        /// Which of the layers of the space it belongs to, and which of that layer's it is.
        var owner: Int
        var number: Int
        /// The pixels that it may touch.
        var polygon: ConvexPolygon
        /// As that of a piece.
        var depth: SIMD3<Double>
        /// How near its middle is.
        var nearness: Double
        /// The lines that it was cut along; it is on the positive sides.
        var cuts: [DirectedLine] = []

        /// The pixels whose middles belong to it; nil where nothing cut it.
        var aliasedClip: ConvexPolygon? {
            guard !cuts.isEmpty else { return nil }
            let (lower, upper) = polygon.box
            let (low, high) = (lower - 4, upper + 4)
            let around = ConvexPolygon([low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)])
            return cuts.reduce(around) { $0.clipped(to: $1) }
        }
    }

    /// How a sprite lies to a piece.
    private enum Side: Int8 {
        case unknown = 0
        /// By the endless plane of the piece, which the sprite is not over.
        case presumedBelow = -1
        case presumedAbove = 1
        /// Where both are.
        case below = -2
        case above = 2
    }

    private(set) var list: [Sprite] = []
    private var sides: [Side] = []
    private var pieceCount = 0
    /// How near the middle of each piece is, where that alone counts.
    private var pieceNearness: [Double] = []

    init() {}

    /// - Parameters:
    ///   - sprites: The lowest first.
    ///   - pieces: The pieces that they are put between; the number of each is that of the layer that owners are counted by.
    ///   - weight: The divisor of depths over the pixels.
    init(_ sprites: [Sprite], between pieces: [PlaneArrangement.Piece], weight: SIMD3<Double>) {
        pieceCount = pieces.count
        guard sprites.count * pieces.count <= Self.maxTests else {
            list = sprites
            pieceNearness = pieces.map { DepthPlane.compared($0.nearness) }
            return
        }
        let walls = pieces.map { Wall($0) }
        list.reserveCapacity(sprites.count)
        for sprite in sprites {
            for part in Self.parts(of: sprite, walls, weight) {
                list.append(part)
                for (number, wall) in walls.enumerated() {
                    sides.append(Self.side(of: part, wall, number, weight))
                }
            }
        }
    }

    func comesNear(_ sprite: Int, _ line: DirectedLine) -> Bool {
        list[sprite].polygon.corners.contains { line.distance(to: $0) > -2 }
    }

    // MARK: Order

    /// Pairs of pieces with a sprite between them, both of which it is over.
    func orderingEdges(of candidates: [Int], over members: [Int]) -> [(below: Int, above: Int)] {
        guard pieceNearness.isEmpty else { return [] }
        var known: Set<SIMD2<Int>> = []
        var orderingEdges: [(below: Int, above: Int)] = []
        for candidate in candidates {
            let first = candidate * pieceCount
            for upper in members where sides[first + upper] == .below {
                for lower in members where sides[first + lower] == .above {
                    if known.insert(SIMD2(lower, upper)).inserted { orderingEdges.append((lower, upper)) }
                }
            }
        }
        return orderingEdges
    }

    /// Puts sprites between pieces that are in order; sprites are counted on from the pieces.
    ///
    /// - Complexity: O(sprites · pieces).
    func put(_ candidates: [Int], between order: [Int]) -> [Int] {
        guard !candidates.isEmpty else { return order }
        var slots = [[Int]](repeating: [], count: order.count + 1)
        for candidate in candidates { slots[slot(of: candidate, in: order)].append(pieceCount + candidate) }
        var result: [Int] = []
        result.reserveCapacity(order.count + candidates.count)
        for (place, piece) in order.enumerated() {
            result += slots[place]
            result.append(piece)
        }
        return result + slots[order.count]
    }

    /// Before which of some pieces a sprite comes: on the right side of all that it is over, and of as many others as can be.
    private func slot(of candidate: Int, in order: [Int]) -> Int {
        guard pieceNearness.isEmpty else { return slot(of: list[candidate].nearness, in: order) }
        let first = candidate * pieceCount
        var (lower, upper) = (0, order.count)
        // How many are on the wrong side.
        var wrong = 0
        for (place, piece) in order.enumerated() {
            let side = sides[first + piece]
            if side == .above { lower = place + 1 }
            if side == .below { upper = min(upper, place) }
            if side.rawValue > 0 { wrong += 1 }
        }
        if lower > upper { (lower, upper) = (upper, lower) }
        var best = (slot: lower, wrong: Int.max)
        for slot in 0...upper {
            if slot >= lower, wrong < best.wrong { best = (slot, wrong) }
            guard slot < order.count else { break }
            wrong -= Int(sides[first + order[slot]].rawValue.signum())
        }
        return best.slot
    }

    /// The same by middles, for pieces that are in order by theirs.
    private func slot(of nearness: Double, in order: [Int]) -> Int {
        let nearness = DepthPlane.compared(nearness)
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if pieceNearness[order[middle]] <= nearness { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Sides

    /// A piece with the derived values that the comparisons read again and again.
    private struct Wall {
        var piece: PlaneArrangement.Piece
        var box: (lower: SIMD2<Double>, upper: SIMD2<Double>)
        var edges: [DirectedLine]

        init(_ piece: PlaneArrangement.Piece) {
            self.piece = piece
            box = piece.polygon.box
            edges = piece.polygon.isEmpty ? [] : piece.polygon.sides.compactMap { $0 }
        }

        /// Whether it may have pixels in common with a polygon.
        func meets(_ other: (lower: SIMD2<Double>, upper: SIMD2<Double>)) -> Bool {
            box.lower.x < other.upper.x && other.lower.x < box.upper.x && box.lower.y < other.upper.y
                && other.lower.y < box.upper.y
        }

        func contains(_ point: SIMD2<Double>) -> Bool {
            !edges.isEmpty && edges.allSatisfy { $0.distance(to: point) > 0 }
        }
    }

    /// The smallest and the largest distance of a sprite's points from a plane.
    private static func heights(
        _ corners: [SIMD2<Double>],
        _ difference: SIMD3<Double>,
        _ weight: SIMD3<Double>
    ) -> (lower: Double, upper: Double) {
        var (lower, upper) = (Double.infinity, -Double.infinity)
        for corner in corners {
            let place = SIMD3(corner.x, corner.y, 1)
            let height = (difference * place).sum() / max((weight * place).sum(), .leastNormalMagnitude)
            lower = min(lower, height)
            upper = max(upper, height)
        }
        return (lower, upper)
    }

    /// A sprite cut along the planes that it reaches through.
    private static func parts(of sprite: Sprite, _ walls: [Wall], _ weight: SIMD3<Double>) -> [Sprite] {
        var parts = [sprite]
        var cuts = 0
        let box = sprite.polygon.box
        for wall in walls where cuts < maxCuts {
            guard let depth = wall.piece.depth, wall.meets(box) else { continue }
            let difference = sprite.depth - depth
            let (lower, upper) = heights(sprite.polygon.corners, difference, weight)
            guard lower < -DepthPlane.resolution, upper > DepthPlane.resolution,
                let line = DirectedLine(x: difference.x, y: difference.y, constant: difference.z)
            else { continue }
            let overlap = sprite.polygon.clipped(to: wall.piece.polygon)
            let distances = overlap.corners.map(line.distance(to:))
            guard min(-(distances.min() ?? 0), distances.max() ?? 0) > minReach else { continue }
            cuts += 1
            parts = parts.flatMap { part in
                [line, line.reversed].compactMap { side in
                    var half = part
                    half.polygon = part.polygon.clipped(to: side)
                    half.cuts.append(side)
                    return half.polygon.isEmpty ? nil : half
                }
            }
        }
        return parts
    }

    private static func side(of sprite: Sprite, _ wall: Wall, _ number: Int, _ weight: SIMD3<Double>) -> Side
    {
        guard let depth = wall.piece.depth else { return .unknown }
        let (lower, upper) = heights(sprite.polygon.corners, sprite.depth - depth, weight)
        guard lower.isFinite, upper.isFinite else { return .unknown }
        // In one plane the order of the tree counts; what lies on both sides is where most of it is.
        let isFlat = lower >= -DepthPlane.resolution && upper <= DepthPlane.resolution
        let isAbove = isFlat ? sprite.owner >= number : upper > -lower
        return isOver(sprite, wall)
            ? (isAbove ? .above : .below) : (isAbove ? .presumedAbove : .presumedBelow)
    }

    /// Whether a sprite and a piece have pixels in common.
    private static func isOver(_ sprite: Sprite, _ wall: Wall) -> Bool {
        let box = sprite.polygon.box
        guard wall.meets(box) else { return false }
        if wall.contains((box.lower + box.upper) / 2) { return true }
        return !sprite.polygon.clipped(to: wall.piece.polygon).isEmpty
    }
}
