extension LottieDocument {
    /// Checks how many layers there are when each use of a composition counts, before any is made.
    ///
    /// Source: documents R60, R61.
    func checkExpansion(_ limits: DocumentLimits) throws(DocumentError) {
        var counts: [String: (layers: Int, depth: Int)] = [:]
        var (open, finished): (Set<String>, Set<String>) = ([], [])
        // Depth first, with a stack of its own: chains of compositions may be as long as the file.
        for root in assets.keys.sorted() {
            var stack = [root]
            while let id = stack.last {
                guard !finished.contains(id), let composition = composition(id) else {
                    stack.removeLast()
                    continue
                }
                let inner = Self.references(of: composition)
                if open.insert(id).inserted {
                    for next in inner where !finished.contains(next) {
                        if open.contains(next) {
                            throw LottieReader.malformed("the composition \(next) contains itself")
                        }
                        stack.append(next)
                    }
                } else {
                    counts[id] = Self.total(composition, counts)
                    open.remove(id)
                    finished.insert(id)
                    stack.removeLast()
                }
            }
        }
        let whole = Self.total(composition, counts)
        try DocumentLimits.check("depth of compositions", whole.depth - 1, limits.maxCompositionDepth)
        try DocumentLimits.check("number of layers", whole.layers, limits.maxLayers)
    }

    private static func references(of composition: LottieComposition) -> [String] {
        composition.layers.compactMap { layer in
            if case .composition(let id, _, _) = layer.content { id } else { nil }
        }
    }

    private static func total(
        _ composition: LottieComposition,
        _ counts: [String: (layers: Int, depth: Int)]
    ) -> (layers: Int, depth: Int) {
        // A layer stands in one more for each of its ancestors.
        var (layers, depth) = (composition.layers.count + composition.ancestry.total, 0)
        for layer in composition.layers {
            switch layer.content {
            case .composition(let id, _, _):
                guard let inner = counts[id] else { continue }
                layers = min(layers + inner.layers, 1 << 40)
                depth = max(depth, inner.depth)
            case .shapes(let items): layers = min(layers + copies(in: items), 1 << 40)
            default: break
            }
        }
        return (layers, depth + 1)
    }

    /// How many copies the repeaters of a list make, those of lists in it multiplied.
    private static func copies(in items: [LottieShapeItem]) -> Int {
        var (own, factor) = (0, 1)
        for item in items {
            switch item.content {
            case .group(let inner, _): own = min(own + copies(in: inner), 1 << 40)
            case .modifier(.repeater(let repeater)):
                factor = min(factor * max(repeater.peakCopies, 1), 1 << 20)
            default: break
            }
        }
        return factor > 1 ? min((own + 1) * factor, 1 << 40) : own
    }
}
