/// How many ancestors each layer of a composition has, and which layers are among their own ancestors.
struct LottieAncestry {
    private enum Depth: Equatable {
        case unknown
        /// On the chain that is followed now.
        case pending
        case known(Int)
    }

    private var depths: [Depth]
    /// The places of layers whose parents lead back to them.
    private(set) var circular: Set<Int> = []

    init(count: Int) { depths = [Depth](repeating: .unknown, count: count) }

    /// How many ancestors all layers have together.
    ///
    /// Each layer of a circle has all others of it as ancestors.
    var total: Int {
        depths.reduce(0) { sum, depth in
            if case .known(let depth) = depth { min(sum + depth, 1 << 40) } else { sum }
        }
    }

    /// Follows the chain of parents from a place until it ends or meets what is known.
    mutating func visit(_ place: Int, parent: (Int) -> Int?) {
        var chain: [Int] = []
        var next: Int? = place
        while let current = next, depths[current] == .unknown {
            depths[current] = .pending
            chain.append(current)
            next = parent(current)
        }
        var depth = -1
        if let next, let start = chain.firstIndex(of: next) {
            depth = chain.count - start - 1
            for inside in chain[start...] {
                depths[inside] = .known(depth)
                circular.insert(inside)
            }
            chain.removeSubrange(start...)
        } else if let next, case .known(let above) = depths[next] {
            depth = above
        }
        for place in chain.reversed() {
            depth += 1
            depths[place] = .known(depth)
        }
    }
}
