import AgateGeometry
import Foundation

/// Small flat things, particles by the thousand, that are painted between the pieces of a shared space.
///
/// Each is compared with every piece, never with another guest: the cost is that of guests times pieces. Guests come in the order in which
/// they are painted among each other, and keep it wherever no piece comes between. A guest that reaches through a piece is cut
/// in two there, along pixels: each pixel shows one of the two whole, so that no seam is seen.
///
/// Source: claims 15.9, 15.15. GUESS emitter-depth: see ``ParticleDepth``.
struct SpaceGuests {
    /// So many comparisons at most; in a space with more, guests are cut by nothing and painted after all that their middles are
    /// nearer than.
    static let mostTests = 1 << 22
    /// So many pieces at most cut one guest.
    static let mostCuts = 3
    /// A guest that reaches through a piece by less, in pixels, is not cut.
    private static let leastReach = 0.5

    /// One guest, or the part of one that pieces leave.
    struct Guest {
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
        var hardOutline: ConvexPolygon? {
            guard !cuts.isEmpty else { return nil }
            let (least, most) = polygon.box
            let (low, high) = (least - 4, most + 4)
            let around = ConvexPolygon([low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)])
            return cuts.reduce(around) { $0.clipped(to: $1) }
        }
    }

    /// How a guest lies to a piece.
    private enum Side: Int8 {
        case unknown = 0
        /// By the endless plane of the piece, which the guest is not over.
        case rathersBelow = -1
        case rathersAbove = 1
        /// Where both are.
        case below = -2
        case above = 2
    }

    private(set) var list: [Guest] = []
    private var sides: [Side] = []
    private var pieceCount = 0
    /// How near the middle of each piece is, where that alone counts.
    private var pieceNearness: [Double] = []

    init() {}

    /// - Parameters:
    ///   - guests: The lowest first.
    ///   - pieces: What they are put between; the number of each is that of the layer that owners are counted by.
    ///   - weight: What depths over the pixels are divided by.
    init(_ guests: [Guest], between pieces: [SpaceArrangement.Piece], weight: SIMD3<Double>) {
        pieceCount = pieces.count
        guard guests.count * pieces.count <= Self.mostTests else {
            list = guests
            pieceNearness = pieces.map { DepthPlane.compared($0.nearness) }
            return
        }
        let walls = pieces.map { Wall($0) }
        list.reserveCapacity(guests.count)
        for guest in guests {
            for part in Self.parts(of: guest, walls, weight) {
                list.append(part)
                for (number, wall) in walls.enumerated() {
                    sides.append(Self.side(of: part, wall, number, weight))
                }
            }
        }
    }

    func comesNear(_ guest: Int, _ line: DirectedLine) -> Bool {
        list[guest].polygon.corners.contains { line.distance(to: $0) > -2 }
    }

    // MARK: Order

    /// Pairs of pieces with a guest between them, both of which it is over.
    func bridges(of visitors: [Int], over members: [Int]) -> [(below: Int, above: Int)] {
        guard pieceNearness.isEmpty else { return [] }
        var known: Set<SIMD2<Int>> = []
        var bridges: [(below: Int, above: Int)] = []
        for visitor in visitors {
            let first = visitor * pieceCount
            for upper in members where sides[first + upper] == .below {
                for lower in members where sides[first + lower] == .above {
                    if known.insert(SIMD2(lower, upper)).inserted { bridges.append((lower, upper)) }
                }
            }
        }
        return bridges
    }

    /// Puts guests between pieces that are in order; guests are counted on from the pieces.
    ///
    /// - Complexity: O(guests · pieces).
    func put(_ visitors: [Int], between order: [Int]) -> [Int] {
        guard !visitors.isEmpty else { return order }
        var slots = [[Int]](repeating: [], count: order.count + 1)
        for visitor in visitors { slots[slot(of: visitor, in: order)].append(pieceCount + visitor) }
        var result: [Int] = []
        result.reserveCapacity(order.count + visitors.count)
        for (place, piece) in order.enumerated() {
            result += slots[place]
            result.append(piece)
        }
        return result + slots[order.count]
    }

    /// Before which of some pieces a guest comes: on the right side of all that it is over, and of as many others as can be.
    private func slot(of visitor: Int, in order: [Int]) -> Int {
        guard pieceNearness.isEmpty else { return slot(of: list[visitor].nearness, in: order) }
        let first = visitor * pieceCount
        var (least, most) = (0, order.count)
        // How many are on the wrong side.
        var wrong = 0
        for (place, piece) in order.enumerated() {
            let side = sides[first + piece]
            if side == .above { least = place + 1 }
            if side == .below { most = min(most, place) }
            if side.rawValue > 0 { wrong += 1 }
        }
        if least > most { (least, most) = (most, least) }
        var best = (slot: least, wrong: Int.max)
        for slot in 0...most {
            if slot >= least, wrong < best.wrong { best = (slot, wrong) }
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

    /// A piece with what is asked of it again and again.
    private struct Wall {
        var piece: SpaceArrangement.Piece
        var box: (least: SIMD2<Double>, most: SIMD2<Double>)
        var edges: [DirectedLine]

        init(_ piece: SpaceArrangement.Piece) {
            self.piece = piece
            box = piece.polygon.box
            edges = piece.polygon.isEmpty ? [] : piece.polygon.sides.compactMap { $0 }
        }

        /// Whether it may have pixels in common with a polygon.
        func meets(_ other: (least: SIMD2<Double>, most: SIMD2<Double>)) -> Bool {
            box.least.x < other.most.x && other.least.x < box.most.x && box.least.y < other.most.y
                && other.least.y < box.most.y
        }

        func contains(_ point: SIMD2<Double>) -> Bool {
            !edges.isEmpty && edges.allSatisfy { $0.distance(to: point) > 0 }
        }
    }

    /// How far above a plane points of a guest are, at least and at most.
    private static func heights(
        _ corners: [SIMD2<Double>],
        _ difference: SIMD3<Double>,
        _ weight: SIMD3<Double>
    ) -> (least: Double, most: Double) {
        var (least, most) = (Double.infinity, -Double.infinity)
        for corner in corners {
            let place = SIMD3(corner.x, corner.y, 1)
            let height = (difference * place).sum() / max((weight * place).sum(), .leastNormalMagnitude)
            least = min(least, height)
            most = max(most, height)
        }
        return (least, most)
    }

    /// A guest cut along the planes that it reaches through.
    private static func parts(of guest: Guest, _ walls: [Wall], _ weight: SIMD3<Double>) -> [Guest] {
        var parts = [guest]
        var cuts = 0
        let box = guest.polygon.box
        for wall in walls where cuts < mostCuts {
            guard let depth = wall.piece.depth, wall.meets(box) else { continue }
            let difference = guest.depth - depth
            let (least, most) = heights(guest.polygon.corners, difference, weight)
            guard least < -DepthPlane.resolution, most > DepthPlane.resolution,
                let line = DirectedLine(x: difference.x, y: difference.y, constant: difference.z)
            else { continue }
            let overlap = guest.polygon.clipped(to: wall.piece.polygon)
            let distances = overlap.corners.map(line.distance(to:))
            guard min(-(distances.min() ?? 0), distances.max() ?? 0) > leastReach else { continue }
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

    private static func side(of guest: Guest, _ wall: Wall, _ number: Int, _ weight: SIMD3<Double>) -> Side {
        guard let depth = wall.piece.depth else { return .unknown }
        let (least, most) = heights(guest.polygon.corners, guest.depth - depth, weight)
        guard least.isFinite, most.isFinite else { return .unknown }
        // In one plane the order of the tree counts; what lies on both sides is where most of it is.
        let isFlat = least >= -DepthPlane.resolution && most <= DepthPlane.resolution
        let isAbove = isFlat ? guest.owner >= number : most > -least
        return isOver(guest, wall) ? (isAbove ? .above : .below) : (isAbove ? .rathersAbove : .rathersBelow)
    }

    /// Whether a guest and a piece have pixels in common.
    private static func isOver(_ guest: Guest, _ wall: Wall) -> Bool {
        let box = guest.polygon.box
        guard wall.meets(box) else { return false }
        if wall.contains((box.least + box.most) / 2) { return true }
        return !guest.polygon.clipped(to: wall.piece.polygon).isEmpty
    }
}
