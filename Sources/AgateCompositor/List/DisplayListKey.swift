import AgateGeometry

/// The inputs of an offscreen pass that its pixels depend on: its ops, and the identities of the resources that they name.
///
/// Layers that look alike share a pass, and a layer that moves keeps its pass for as long as nothing in it changes. A key holds no
/// image, coverage or shadow: what is kept for it counts in the cache's budget alone.
struct DisplayListKey: Hashable, Sendable {
    private let ops: [DrawOp]
    private let resources: DrawResources.Identity
    private let region: DeviceRect
    /// Computed once: keys are looked up in every frame.
    private let hash: Int

    /// Passes of more ops are made each time.
    private static let maxOps = 256

    /// Nil where the pixels follow from more than the ops, and where a number in them is not one: such a key would never be found.
    init?(_ list: DisplayList, region: DeviceRect) {
        guard list.count <= Self.maxOps, let resources = list.resources.identity,
            list.ops.allSatisfy({ $0 == $0 })
        else { return nil }
        ops = list.ops
        self.resources = resources
        self.region = region
        var hasher = Hasher()
        hasher.combine(ops)
        hasher.combine(resources)
        hasher.combine(region)
        hash = hasher.finalize()
    }

    static func == (one: DisplayListKey, other: DisplayListKey) -> Bool {
        one.hash == other.hash && one.region == other.region && one.ops == other.ops
            && one.resources == other.resources
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// The memory that the key takes, about, in bytes.
    var byteCount: Int { ops.count * 256 }
}
