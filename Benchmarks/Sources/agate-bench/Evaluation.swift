import AgateScene

/// The one place where the benchmarks evaluate running animations as a frame does.
struct Evaluation {
    /// The memory that frames keep.
    private let frame = FrameValues()

    /// Evaluates every running animation of a scene at a time of the display.
    func evaluate(_ scene: RenderScene, at time: Double) {
        frame.evaluate(scene, at: time)
    }

    /// Evaluates, and takes the values of each of some layers, as the walk over the tree does.
    func present(_ layers: [LayerID], of scene: RenderScene, at time: Double) {
        frame.evaluate(scene, at: time)
        for layer in layers {
            guard let node = scene.tree.address(of: layer) else { continue }
            frame.withValues(of: node, in: scene.columns, localTime: time) {
                Checksum.consume($0.pointee.position.x)
            }
        }
    }

    /// The values of a layer at the time of the last evaluation.
    func values(of layer: LayerID, in scene: RenderScene, at time: Double) -> LayerValues? {
        frame.values(of: layer, in: scene, localTime: time)
    }
}

/// Keeps results from being optimised away.
enum Checksum {
    nonisolated(unsafe) private static var sum = 0.0

    @inline(never)
    static func consume(_ value: Double) { sum += value }
}
