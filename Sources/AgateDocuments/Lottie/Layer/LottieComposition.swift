/// Layers, front first.
package struct LottieComposition: Sendable, Equatable {
    package var layers: [LottieLayer] { didSet { places = Self.places(of: layers) } }
    /// Where the first layer of each index stands.
    private var places: [Int: Int]

    package init(layers: [LottieLayer]) {
        self.layers = layers
        places = Self.places(of: layers)
    }

    private static func places(of layers: [LottieLayer]) -> [Int: Int] {
        var places: [Int: Int] = [:]
        for (place, layer) in layers.enumerated() {
            if let index = layer.index, places[index] == nil { places[index] = place }
        }
        return places
    }

    /// The place of the first layer with an index.
    ///
    /// Source: documents L54.
    package func place(of index: Int) -> Int? { places[index] }

    /// The places of a layer's ancestors, nearest first; a chain that comes back to itself is cut.
    ///
    /// Source: documents L53.
    package func ancestors(of place: Int) -> [Int] {
        var (result, seen): ([Int], Set<Int>) = ([], [place])
        var current = place
        while let next = parent(of: current), seen.insert(next).inserted {
            result.append(next)
            current = next
        }
        return result
    }

    /// The place of a layer's parent; nil for none, and for one that is not there.
    private func parent(of place: Int) -> Int? { layers[place].parent.flatMap { places[$0] } }

    /// How far each layer is from the top, and which layers are their own ancestors.
    ///
    /// - Complexity: O(n) in the layers, whatever their parents.
    var ancestry: LottieAncestry {
        var result = LottieAncestry(count: layers.count)
        for place in layers.indices { result.visit(place, parent: parent(of:)) }
        return result
    }
}
