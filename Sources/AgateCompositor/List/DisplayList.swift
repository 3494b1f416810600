import AgateGeometry
import AgatePixels

/// A drawing as one value: its ops in order, the resources that they name, and the traits of each op beside it.
///
/// A list is complete: no op in it refers to anything that another list holds, and an offscreen pass has a list of its own. Each band of
/// a frame runs through the same list, so that the picture cannot depend on how it is cut into bands. From the list alone follow the
/// cache key (``DisplayListKey``), what is hidden (``Occlusion``), the counts of ``FrameStatistics`` and the printed plan (``text(in:)``).
struct DisplayList: Sendable {
    private(set) var ops: [DrawOp] = []
    /// The pixels that each op may change and that are seen in the end: none for an op that is left out with all that is in it,
    /// everything for one that is always performed.
    private(set) var visibleBounds: [PixelBox] = []
    /// Where each op hides what was drawn before.
    private(set) var occlusion: [OcclusionBounds] = []
    /// The index of the op that ends what each op begins; its own index for an op that begins nothing.
    private(set) var ends: [Int32] = []
    /// The seen parts of ops that are drawn in parts, in rectangles that do not overlap.
    private(set) var visibleParts: [Int: [DeviceRect]] = [:]
    /// Whether an op reads what was drawn before it: nothing of that may be left out.
    private(set) var readsBackdrop = false
    var resources = DrawResources()

    /// How many ops there are.
    var count: Int { ops.count }

    var isEmpty: Bool { ops.isEmpty }

    // MARK: Writing

    /// Adds an op; one that begins something goes on until ``end(_:with:)``.
    mutating func append(_ op: DrawOp) {
        let traits = op.traits(in: resources)
        ends.append(Int32(truncatingIfNeeded: ops.count))
        ops.append(op)
        visibleBounds.append(traits.bounds)
        occlusion.append(OcclusionBounds(traits))
        if traits.flags.contains(.readsBackdrop) { readsBackdrop = true }
    }

    /// Adds the op that ends what an earlier one began.
    mutating func end(_ begin: Int, with op: DrawOp) {
        ends[begin] = Int32(truncatingIfNeeded: ops.count)
        append(op)
    }

    /// Puts an op in the place of the last one.
    mutating func replaceLast(with op: DrawOp) {
        ops.removeLast()
        visibleBounds.removeLast()
        occlusion.removeLast()
        ends.removeLast()
        append(op)
    }

    /// Adds the ops of another list after those of this one, with all indices counted anew.
    mutating func append(_ other: DisplayList) {
        let (first, distance) = (ops.count, resources.counts)
        ops += other.ops
        visibleBounds += other.visibleBounds
        occlusion += other.occlusion
        ends += other.ends
        visibleParts.merge(other.visibleParts.map { ($0 + first, $1) }) { $1 }
        readsBackdrop = readsBackdrop || other.readsBackdrop
        resources.append(other.resources)
        if first > 0 { for index in first..<ops.count { ends[index] += Int32(truncatingIfNeeded: first) } }
        if !distance.isZero { for index in first..<ops.count { ops[index].rebase(by: distance) } }
    }

    /// Leaves out an op, with all that is in it.
    mutating func leaveOut(_ index: Int) { visibleBounds[index] = .empty }

    /// Draws no more of an op than what is seen.
    ///
    /// - Parameters:
    ///   - visible: A rectangle around what is seen.
    ///   - parts: The visible parts, in rectangles that do not overlap; nil for all of the rectangle.
    mutating func restrict(_ index: Int, to visible: PixelBox, parts: [DeviceRect]?) {
        visibleBounds[index] = visible
        visibleParts[index] = parts
    }

    // MARK: Reading

    /// The indices of the ops that are not left out.
    var visibleIndices: VisibleIndices { VisibleIndices(bounds: visibleBounds, ends: ends) }

    /// Indices of ops, those that are left out passed over with all that is in them.
    struct VisibleIndices: Sequence, IteratorProtocol {
        fileprivate let bounds: [PixelBox]
        fileprivate let ends: [Int32]
        private var index = 0

        fileprivate init(bounds: [PixelBox], ends: [Int32]) {
            self.bounds = bounds
            self.ends = ends
        }

        mutating func next() -> Int? {
            while index < bounds.count, bounds[index].isEmpty { index = Int(ends[index]) + 1 }
            guard index < bounds.count else { return nil }
            defer { index += 1 }
            return index
        }
    }

    /// The indices of the ops that are in no other one.
    var outermostIndices: [Int] {
        var result: [Int] = []
        result.reserveCapacity(ops.count)
        var index = 0
        while index < ops.count {
            result.append(index)
            index = Int(ends[index]) + 1
        }
        return result
    }

    /// Whether the first op that is not left out replaces all pixels of a region, whatever was there.
    func hidesAll(of region: DeviceRect) -> Bool {
        guard let first = visibleIndices.first(where: { _ in true }) else { return false }
        // Surfaces may be missing where memory is short.
        return !occlusion[first].flags.contains(.isOffscreen) && occlusion[first].middle.contains(region)
    }

    /// Pixels that are opaque when all ops are done; not all such, as a rule.
    var opaquePixels: DeviceRect {
        var result = DeviceRect.empty
        for index in outermostIndices {
            // Only what is laid over others leaves them as opaque as they were.
            guard occlusion[index].flags.contains(.isLaidOver) else { return .empty }
            let pixels = occlusion[index].middle
            if pixels.width * pixels.height > result.width * result.height { result = pixels }
        }
        return result
    }
}
