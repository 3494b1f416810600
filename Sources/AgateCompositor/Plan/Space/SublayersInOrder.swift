import AgateGeometry

extension [PlacedLayer] {
    /// The indices of the sublayers of a layer that draw something, back to front.
    func sublayers(of index: Int) -> [Int] {
        guard self[index].drawnSublayers > 0 else { return [] }
        var result: [Int] = []
        result.reserveCapacity(self[index].drawnSublayers)
        var child = index + 1
        while child < self[index].subtreeEnd {
            if self[child].role == .sublayer, !self[child].extent.isEmpty { result.append(child) }
            child = self[child].subtreeEnd
        }
        return result
    }
}
