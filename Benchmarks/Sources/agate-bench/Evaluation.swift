import AgateScene

/// The one place where the benchmarks evaluate running animations as a frame does.
enum Evaluation {
    /// Evaluates every running animation of a tree at a time of the display.
    static func evaluateAll(_ tree: RenderTree, layers: [LayerID], at time: Double) {
        for layer in layers { Checksum.consume(Double(tree.values(of: layer, at: time)?.position.x ?? 0)) }
    }
}

/// Keeps results from being optimised away.
enum Checksum {
    nonisolated(unsafe) private static var sum = 0.0

    @inline(never)
    static func consume(_ value: Double) { sum += value }
}
