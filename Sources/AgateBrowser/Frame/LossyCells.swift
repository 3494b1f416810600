import AgateGeometry

/// Which parts of a client's canvas are not exact, and since when they have not changed.
struct LossyCells {
    private struct Part {
        var place: DeviceRect
        var time: Double
    }

    /// By the cell of the grid.
    private var parts: [Int: Part] = [:]

    /// A part is sent again exactly when it has been still for so long, in seconds; claim W43.
    static let rest = 0.2

    var isEmpty: Bool { parts.isEmpty }

    mutating func removeAll() { parts.removeAll() }

    /// Notes that a part of a cell was sent in a way that is not exact.
    mutating func add(_ place: DeviceRect, cell: Int, at time: Double) {
        parts[cell] = Part(place: parts[cell]?.place.union(place) ?? place, time: time)
    }

    /// Notes that a part of a cell is exact from now on.
    mutating func cover(_ place: DeviceRect, cell: Int) {
        if let part = parts[cell], place.contains(part.place) { parts[cell] = nil }
    }

    /// Whether some pixel of a rectangle is not exact.
    func touches(_ place: DeviceRect) -> Bool {
        parts.values.contains { !$0.place.intersection(place).isEmpty }
    }

    /// Takes the parts that have been still long enough, in order of their cells.
    mutating func takeRested(at time: Double) -> [DeviceRect] {
        let rested = parts.filter { Self.isRested($0.value.time, at: time) }.sorted { $0.key < $1.key }
        for (cell, _) in rested { parts[cell] = nil }
        return rested.map { $0.value.place }
    }

    /// When the next part will have been still long enough; nil where all is exact.
    var nextRest: Double? { parts.values.map { $0.time + Self.rest }.min() }

    private static func isRested(_ changed: Double, at time: Double) -> Bool { time >= changed + rest }
}
