/// The cells of an emitter and the cells nested in them, flattened into one list.
///
/// The layer's own cells come first; a nested cell comes after its parent.
final class EmitterCellTable: Sendable {
    /// The maximum number of cells, nested ones included; more are ignored.
    private static let maxCells = 256

    let cells: [EmitterCellValues]
    /// For each cell, the indices of the cells nested in it.
    let nested: [[Int]]
    /// The number of the layer's own cells.
    let topCount: Int
    /// For each cell, the seconds after the birth of a particle until it and everything that it emitted is dead.
    let maxAge: [Double]

    /// - Parameters:
    ///   - list: The layer's cells.
    ///   - lifetime: The layer's factor.
    init(_ list: EmitterCellList?, lifetime: Float) {
        var cells: [EmitterCellValues] = []
        var nested: [[Int]] = []
        var topCount = 0
        var pending: [(list: EmitterCellList, parent: Int)] = list.map { [($0, -1)] } ?? []
        while let (list, parent) = pending.popLast() {
            for values in list.cells where cells.count < Self.maxCells {
                let index = cells.count
                cells.append(values)
                nested.append([])
                if parent < 0 { topCount += 1 } else { nested[parent].append(index) }
                if let inner = values.cells { pending.append((inner, index)) }
            }
        }
        var maxAge = cells.map { $0.maxLifetime(factor: lifetime) }
        for index in cells.indices.reversed() {
            maxAge[index] += nested[index].map { maxAge[$0] }.max() ?? 0
        }
        self.cells = cells
        self.nested = nested
        self.topCount = topCount
        self.maxAge = maxAge
    }
}

extension EmitterCellValues {
    /// The longest lifetime of a particle, in seconds.
    fileprivate func maxLifetime(factor: Float) -> Double {
        ParticleLife.clampedLifetime((self[.lifetime] + abs(self[.lifetimeRange]) / 2) * Double(factor))
    }
}
