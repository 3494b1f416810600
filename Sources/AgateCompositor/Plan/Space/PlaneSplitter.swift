import AgateGeometry
import Foundation

/// In which order the layers that share a space are painted: one order where none cuts another, else one for each
/// part of the picture.
///
/// Two planes that meet do so along a straight line, on the picture too. The picture is divided along such lines, not the
/// layers: on either side all layers are painted whole, in that side's order, and the two results are joined along the
/// line with coverages that add up to one. So where the order makes no difference the line cannot be seen at all, and
/// where it does a pixel on the line shows exactly its share of both.
///
/// Source: claims 15.15. GUESS depth-equal: planes closer than 1/65 536 are one plane and keep the order of the tree.
indirect enum PlaneArrangement {
    /// All of them, the farthest first; sprites are counted on from the pieces.
    case order([Int])
    /// One arrangement on the positive side of a line, another one on the negative side.
    case split(DirectedLine, positive: PlaneArrangement, negative: PlaneArrangement)

    /// A flat piece in space, for this purpose.
    struct Piece {
        /// The pixels that it may touch, at least.
        var polygon: ConvexPolygon
        /// Its depth over the pixels: the dot product with `(x, y, 1)`, to be divided by that of ``PlaneSplitter/weight``;
        /// nil when the plane is seen edge-on.
        var depth: SIMD3<Double>?
        /// How near its middle is.
        var nearness: Double
    }
}

/// Finds the arrangement of pieces that share a space.
struct PlaneSplitter {
    /// Pieces that lie over each other, directly or by others between, and how they are painted.
    struct Cluster {
        var members: [Int]
        var arrangement: PlaneArrangement
    }

    /// How one piece lies to another one where both are.
    private enum Relation {
        case apart
        case below
        case above
        /// They meet along a line, on whose positive side the second is nearer; the shorter of the two reaches.
        case crossing(DirectedLine, reach: Double)
    }

    private struct Pair {
        var first: Int
        var second: Int
    }

    /// A space with more pieces is painted by the depths of their middles.
    static let maxPieces = 2048
    /// The maximum number of lines that divide a space; pieces that still meet then are painted by the larger part.
    static let maxSplits = 64
    /// The maximum depth of lines inside of each other.
    private static let maxSplitDepth = 12
    /// Overlaps of fewer pixels, and reaches of fewer pixels, say nothing.
    private static let minArea = 1.0 / 64
    private static let minReach = 1.0 / 32

    private let pieces: [PlaneArrangement.Piece]
    /// Small flat things that are put between the pieces.
    private let sprites: DepthSortedSprites
    /// The divisor of depths over the pixels: the dot product with `(x, y, 1)`.
    private let weight: SIMD3<Double>
    /// The place of each piece in the order of the middles.
    private var rank: [Int] = []
    private var splitsLeft = PlaneSplitter.maxSplits

    init(
        _ pieces: [PlaneArrangement.Piece],
        sprites: DepthSortedSprites = DepthSortedSprites(),
        weight: SIMD3<Double>
    ) {
        self.pieces = pieces
        self.sprites = sprites
        self.weight = weight
    }

    /// The clusters; they do not overlap, so that their order does not matter.
    ///
    /// Sprites may be over any piece: with them there is
    /// one cluster.
    mutating func clusters() -> [Cluster] {
        let byMiddle = pieces.indices.sorted { first, second in
            let (a, b) = (
                DepthPlane.compared(pieces[first].nearness), DepthPlane.compared(pieces[second].nearness)
            )
            return a == b ? first < second : a < b
        }
        guard pieces.count > 1, pieces.count <= Self.maxPieces, !planesAreParallel else {
            let order = sprites.put(Array(sprites.list.indices), between: byMiddle)
            return [Cluster(members: byMiddle, arrangement: .order(order))]
        }
        rank = Array(repeating: 0, count: pieces.count)
        for (place, piece) in byMiddle.enumerated() { rank[piece] = place }

        let pairs = overlappingPairs()
        guard sprites.list.isEmpty else {
            let all = Array(sprites.list.indices)
            let arrangement = arrange(byMiddle, pairs, all, in: nil, depth: 0)
            return [Cluster(members: byMiddle, arrangement: arrangement)]
        }
        var joined = DisjointSets(count: pieces.count)
        for pair in pairs { joined.join(pair.first, pair.second) }
        var membersByRoot: [Int: [Int]] = [:]
        for piece in byMiddle { membersByRoot[joined.root(piece), default: []].append(piece) }
        var pairsByRoot: [Int: [Pair]] = [:]
        for pair in pairs { pairsByRoot[joined.root(pair.first), default: []].append(pair) }
        // In the order of their farthest members.
        return byMiddle.compactMap { piece in
            let root = joined.root(piece)
            guard let members = membersByRoot.removeValue(forKey: root) else { return nil }
            let arrangement = arrange(members, pairsByRoot[root] ?? [], [], in: nil, depth: 0)
            return Cluster(members: members, arrangement: arrangement)
        }
    }

    /// Whether depth differs by a constant between any two: then the middles say all.
    private var planesAreParallel: Bool {
        guard let first = pieces.lazy.compactMap(\.depth).first, weight.x == 0, weight.y == 0 else {
            return false
        }
        return pieces.allSatisfy { piece in
            guard let depth = piece.depth else { return true }
            return abs(depth.x - first.x) < 1e-12 && abs(depth.y - first.y) < 1e-12
        }
    }

    /// All pairs of pieces whose boxes overlap, found along x.
    private func overlappingPairs() -> [Pair] {
        let boxes = pieces.map { $0.depth == nil ? ConvexPolygon([]).box : $0.polygon.box }
        let byStart = pieces.indices.filter { boxes[$0].lower.x <= boxes[$0].upper.x }
            .sorted { (boxes[$0].lower.x, $0) < (boxes[$1].lower.x, $1) }
        var pairs: [Pair] = []
        for (place, first) in byStart.enumerated() {
            for second in byStart[(place + 1)...] {
                if boxes[second].lower.x >= boxes[first].upper.x { break }
                if boxes[second].lower.y < boxes[first].upper.y, boxes[first].lower.y < boxes[second].upper.y
                {
                    pairs.append(Pair(first: min(first, second), second: max(first, second)))
                }
            }
        }
        return pairs
    }

    // MARK: One part of the picture

    /// - Parameters:
    ///   - members: By the depth of their middles.
    ///   - pairs: Those that may overlap.
    ///   - candidates: The sprites that come near.
    ///   - cell: The part of the picture; nil is all of it.
    private mutating func arrange(
        _ members: [Int],
        _ pairs: [Pair],
        _ candidates: [Int],
        in cell: ConvexPolygon?,
        depth: Int
    ) -> PlaneArrangement {
        var edges: [(below: Int, above: Int)] = []
        var touching: [Pair] = []
        var widest: (line: DirectedLine, reach: Double)?
        for pair in pairs {
            switch relation(pair, in: cell) {
            case .apart: continue
            case .below: edges.append((pair.first, pair.second))
            case .above: edges.append((pair.second, pair.first))
            case .crossing(let line, let reach):
                if reach > widest?.reach ?? 0 { widest = (line, reach) }
                let secondIsAbove = rank[pair.first] < rank[pair.second]
                edges.append(secondIsAbove ? (pair.first, pair.second) : (pair.second, pair.first))
            }
            touching.append(pair)
        }
        let maySplit = splitsLeft > 0 && depth < Self.maxSplitDepth
        if let widest, maySplit {
            return split(along: widest.line, members, touching, candidates, in: cell, depth: depth)
        }
        // What has a sprite between it and another one comes before that one, if it can.
        let orderingEdges = sprites.orderingEdges(of: candidates, over: members)
        if !orderingEdges.isEmpty {
            var queue = PaintQueue(members, edges + orderingEdges, rank: rank)
            if let order = queue.order() { return .order(sprites.put(candidates, between: order)) }
        }
        var queue = PaintQueue(members, edges, rank: rank)
        if let order = queue.order() { return .order(sprites.put(candidates, between: order)) }
        // Each lies partly over the next: apart from each other they can be painted.
        if maySplit, let line = separatingLine(of: queue.remaining, in: cell) {
            return split(along: line, members, touching, candidates, in: cell, depth: depth)
        }
        return .order(sprites.put(candidates, between: queue.forcedOrder()))
    }

    private mutating func split(
        along line: DirectedLine,
        _ members: [Int],
        _ pairs: [Pair],
        _ candidates: [Int],
        in cell: ConvexPolygon?,
        depth: Int
    ) -> PlaneArrangement {
        splitsLeft -= 1
        func side(_ line: DirectedLine) -> PlaneArrangement {
            // A pixel on the line belongs to both sides, so what comes near belongs to both.
            let near = Set(
                members.filter { member in
                    pieces[member].polygon.corners.contains { line.distance(to: $0) > -2 }
                }
            )
            return arrange(
                members.filter { near.contains($0) },
                pairs.filter { near.contains($0.first) && near.contains($0.second) },
                candidates.filter { sprites.comesNear($0, line) },
                in: (cell ?? whole(of: members)).clipped(to: line),
                depth: depth + 1
            )
        }
        let positive = side(line)
        return .split(line, positive: positive, negative: side(line.reversed))
    }

    private func whole(of members: [Int]) -> ConvexPolygon {
        var (lower, upper) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for member in members {
            let box = pieces[member].polygon.box
            lower = pointwiseMin(lower, box.lower)
            upper = pointwiseMax(upper, box.upper)
        }
        guard lower.x < upper.x, lower.y < upper.y else { return ConvexPolygon([]) }
        return ConvexPolygon([lower, SIMD2(upper.x, lower.y), upper, SIMD2(lower.x, upper.y)])
    }

    private func relation(_ pair: Pair, in cell: ConvexPolygon?) -> Relation {
        guard let first = pieces[pair.first].depth, let second = pieces[pair.second].depth else {
            return .apart
        }
        var overlap = pieces[pair.first].polygon.clipped(to: pieces[pair.second].polygon)
        if let cell { overlap = overlap.clipped(to: cell) }
        guard overlap.area > Self.minArea else { return .apart }
        let difference = second - first
        var (lower, upper) = (Double.infinity, -Double.infinity)
        for corner in overlap.corners {
            let place = SIMD3(corner.x, corner.y, 1)
            let height = (difference * place).sum() / max((weight * place).sum(), .leastNormalMagnitude)
            lower = min(lower, height)
            upper = max(upper, height)
        }
        guard lower.isFinite, upper.isFinite else {
            return rank[pair.first] < rank[pair.second] ? .below : .above
        }
        // Pairs have the lower number first: in one plane the order of the tree counts.
        if lower >= -DepthPlane.resolution { return .below }
        if upper <= DepthPlane.resolution { return .above }
        guard let line = DirectedLine(x: difference.x, y: difference.y, constant: difference.z) else {
            return upper > -lower ? .below : .above
        }
        let distances = overlap.corners.map(line.distance(to:))
        let (back, front) = (-(distances.min() ?? 0), distances.max() ?? 0)
        let reach = min(back, front)
        guard reach > Self.minReach else { return front > back ? .below : .above }
        return .crossing(line, reach: reach)
    }

    /// A side of one of the members, along which another one can be cut.
    private func separatingLine(of members: [Int], in cell: ConvexPolygon?) -> DirectedLine? {
        for member in members {
            for case let side? in pieces[member].polygon.sides {
                for other in members where other != member {
                    let part = cell.map { pieces[other].polygon.clipped(to: $0) } ?? pieces[other].polygon
                    let distances = part.corners.map(side.distance(to:))
                    if (distances.min() ?? 0) < -1, (distances.max() ?? 0) > 1 { return side }
                }
            }
        }
        return nil
    }
}

/// Puts pieces into an order in which each comes after all that lie below it, and by the middles otherwise.
private struct PaintQueue {
    /// The elements without a place yet, by the middles.
    private(set) var remaining: [Int]
    private var placed: [Int] = []
    private var above: [Int: [Int]] = [:]
    private var belowCount: [Int: Int] = [:]
    private let agrees: Bool

    init(_ members: [Int], _ edges: [(below: Int, above: Int)], rank: [Int]) {
        remaining = members
        agrees = edges.allSatisfy { rank[$0.below] < rank[$0.above] }
        guard !agrees else { return }
        for edge in edges {
            above[edge.below, default: []].append(edge.above)
            belowCount[edge.above, default: 0] += 1
        }
    }

    /// The order; nil where pieces lie round in a ring, which then ``remaining`` has.
    mutating func order() -> [Int]? {
        if agrees { return remaining }
        while let place = remaining.firstIndex(where: { belowCount[$0, default: 0] == 0 }) { take(place) }
        return remaining.isEmpty ? placed : nil
    }

    /// The order with rings broken at their farthest pieces.
    mutating func forcedOrder() -> [Int] {
        while !remaining.isEmpty {
            take(remaining.firstIndex { belowCount[$0, default: 0] == 0 } ?? 0)
        }
        return placed
    }

    private mutating func take(_ place: Int) {
        let piece = remaining.remove(at: place)
        placed.append(piece)
        for upper in above[piece] ?? [] { belowCount[upper, default: 0] -= 1 }
    }
}

/// Sets that grow together.
private struct DisjointSets {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    mutating func root(_ member: Int) -> Int {
        var member = member
        while parents[member] != member {
            parents[member] = parents[parents[member]]
            member = parents[member]
        }
        return member
    }

    mutating func join(_ first: Int, _ second: Int) {
        let (a, b) = (root(first), root(second))
        if a != b { parents[max(a, b)] = min(a, b) }
    }
}
