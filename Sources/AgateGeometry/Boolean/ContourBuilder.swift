import Foundation

/// Joins edges to contours, and the lines of contours to curves.
struct ContourBuilder {
    let arrangement: PathArrangement

    /// Contours of parts of which as many start at each vertex as end there.
    ///
    /// Contours touch each other and themselves in points only; what is inside lies on their left, seen with y upwards.
    func contours(_ parts: [ContourPart]) -> [Path] {
        var starts = PartsByStart(parts, vertexCount: arrangement.grid.count)
        starts.dropOpposites(parts)
        var result: [Path] = []
        var contour: [ContourPart] = []
        for first in parts.indices where !starts.isUsed[first] {
            contour.removeAll(keepingCapacity: true)
            var current = first
            while true {
                starts.isUsed[current] = true
                contour.append(parts[current])
                if parts[current].to == parts[first].from { break }
                let next = starts.best(at: parts[current].to) {
                    turnsMoreLeft(parts[current], parts[$0], parts[$1])
                }
                guard let next else { break }
                current = next
            }
            let path = closedPath(contour)
            if !path.isEmpty { result.append(path) }
        }
        return result
    }

    /// Whether one part goes more to the left than another, after a part that comes to where both start.
    private func turnsMoreLeft(_ before: ContourPart, _ a: ContourPart, _ b: ContourPart) -> Bool {
        let grid = arrangement.grid
        let origin = grid[Int(before.to)]
        func vector(_ vertex: Int32) -> (x: Int, y: Int) {
            (grid[Int(vertex)].x - origin.x, grid[Int(vertex)].y - origin.y)
        }
        func cross(_ a: (x: Int, y: Int), _ b: (x: Int, y: Int)) -> Int { a.x * b.y - a.y * b.x }
        let back = vector(before.from)
        let (first, second) = (vector(a.to), vector(b.to))
        // Half turns clockwise from the way back: 0 for the first half, which is on the left.
        func half(_ v: (x: Int, y: Int)) -> Int {
            let side = cross(back, v)
            return side < 0 || (side == 0 && back.x * v.x + back.y * v.y > 0) ? 0 : 1
        }
        let (halfOfFirst, halfOfSecond) = (half(first), half(second))
        if halfOfFirst != halfOfSecond { return halfOfFirst < halfOfSecond }
        return cross(first, second) < 0
    }

    private func closedPath(_ lines: [ContourPart]) -> Path {
        var parts: [ContourPart] = []
        for line in lines {
            if parts.isEmpty || !parts[parts.count - 1].extend(by: line) { parts.append(line) }
        }
        // The contour may have begun in the middle of a piece.
        if parts.count > 1 {
            var last = parts[parts.count - 1]
            if last.extend(by: parts[0]) {
                parts[0] = last
                parts.removeLast()
            }
        }
        guard parts.count > 2 || parts.contains(where: { arrangement.pieces[Int($0.piece)].verb != .line })
        else {
            return Path()
        }
        return path(of: parts, isClosed: true)
    }

    /// A path of parts of which each starts where the one before ends.
    private func path(of parts: [ContourPart], isClosed: Bool) -> Path {
        var path = Path()
        guard let first = parts.first else { return path }
        path.move(to: CGPoint(arrangement.places[Int(first.from)]))
        for (index, part) in parts.enumerated() {
            let piece = arrangement.pieces[Int(part.piece)]
            // The closing line draws itself.
            if isClosed, index == parts.count - 1, piece.verb == .line { break }
            piece.append(from: part.t0, to: part.t1, end: arrangement.places[Int(part.to)], to: &path)
        }
        if isClosed { path.closeSubpath() }
        return path
    }

    /// The path of parts of a line, in its order and joined where it goes on.
    func path(ofLines lines: [ContourPart]) -> Path {
        var result = Path()
        var parts: [ContourPart] = []
        func flush() {
            guard let first = parts.first, let last = parts.last else { return }
            result.append(path(of: parts, isClosed: first.from == last.to && parts.count > 1))
            parts.removeAll()
        }
        for line in lines {
            if let last = parts.last, last.to != line.from { flush() }
            if parts.isEmpty || !parts[parts.count - 1].extend(by: line) { parts.append(line) }
        }
        flush()
        return result
    }
}

/// Parts by the vertex where they start, and which of them are in contours already.
private struct PartsByStart {
    private var firstOfVertex: [Int32]
    private var starts: [Int32]
    var isUsed: [Bool]

    init(_ parts: [ContourPart], vertexCount: Int) {
        firstOfVertex = [Int32](repeating: 0, count: vertexCount + 1)
        starts = [Int32](repeating: 0, count: parts.count)
        isUsed = [Bool](repeating: false, count: parts.count)
        for part in parts { firstOfVertex[Int(part.from) + 1] += 1 }
        for vertex in 0..<vertexCount { firstOfVertex[vertex + 1] += firstOfVertex[vertex] }
        var filled = firstOfVertex
        for (index, part) in parts.enumerated() {
            starts[Int(filled[Int(part.from)])] = Int32(truncatingIfNeeded: index)
            filled[Int(part.from)] += 1
        }
    }

    /// Leaves out pairs of parts that go there and back; rounding has laid them on each other.
    mutating func dropOpposites(_ parts: [ContourPart]) {
        for (index, part) in parts.enumerated() where !isUsed[index] {
            let opposite = first(at: part.to) { $0 > index && parts[$0].to == part.from }
            guard let opposite else { continue }
            isUsed[index] = true
            isUsed[opposite] = true
        }
    }

    private func first(at vertex: Int32, _ isWanted: (Int) -> Bool) -> Int? {
        for place in firstOfVertex[Int(vertex)]..<firstOfVertex[Int(vertex) + 1] {
            let part = Int(starts[Int(place)])
            if !isUsed[part], isWanted(part) { return part }
        }
        return nil
    }

    /// The best of the parts that start at a vertex and are in no contour yet.
    func best(at vertex: Int32, _ isBetter: (Int, Int) -> Bool) -> Int? {
        var best: Int?
        for place in firstOfVertex[Int(vertex)]..<firstOfVertex[Int(vertex) + 1] {
            let part = Int(starts[Int(place)])
            guard !isUsed[part] else { continue }
            if let known = best, !isBetter(part, known) { continue }
            best = part
        }
        return best
    }
}
