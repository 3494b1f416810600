import AgateGeometry
import AgatePixels
import AgateRaster

/// Finds the steps of which nothing is seen, because opaque ones come later and cover them.
///
/// A pixel that an opaque step replaces is the same whatever was there, so leaving a covered step out changes no byte.
/// Where a backdrop is filtered nothing is left out, for that looks at what lies around.
struct Occlusion {
    /// Replaces covered steps by ones that do nothing, and leaves out the covered parts of others.
    ///
    /// - Parameters:
    ///   - region: The pixels that are drawn.
    ///   - threads: How many threads may look for what is seen, each at some rows.
    /// - Complexity: O(steps), and a 64th of the pixels that they have.
    static func cull(_ list: inout StepList, in region: DeviceRect, threads: Int = 1) {
        guard let steps = outermost(list.operations) else { return }
        let parallel = ParallelMap(threads: threads, minimum: 1024)
        let outlines = parallel.map(steps.count) { StepOutline(list.operations[steps[$0]], list.shapes) }
        guard outlines.dropFirst().contains(where: { $0.hidesSomething }) else { return }
        // Which step covers a tile last, for what is divided.
        var tiles: CoveredTiles?
        if outlines.contains(where: { $0.isDivisible }) {
            var covered = CoveredTiles(region)
            for (outline, step) in zip(outlines, steps).dropFirst() {
                outline.forEachHidden { covered.cover($0.rect.intersection(region), by: step) }
            }
            tiles = covered
        }
        let parts = min(parallel.parts(of: steps.count), max(region.height, 1))
        let visible = ParallelMap(threads: parts).map(parts) { part in
            visibleParts(of: outlines, in: region.rows(part, of: parts))
        }
        for (number, step) in steps.enumerated() where outlines[number].hasExtent {
            let seen = visible.dropFirst().reduce(visible[0][number]) { $0.union($1[number]) }
            if seen.isEmpty {
                list.leaveOut(step...(list.operations[step].end ?? step))
            } else {
                list.restrict(step, to: seen, tiles)
            }
        }
    }

    /// What is seen of each step in some rows.
    private static func visibleParts(of outlines: [StepOutline], in rows: DeviceRect) -> [PixelBox] {
        var covered = CoveredPixels(rows)
        var result = [PixelBox](repeating: .empty, count: outlines.count)
        for number in outlines.indices.reversed() {
            if outlines[number].hasExtent {
                result[number] = PixelBox(covered.visiblePart(of: outlines[number].extent.rect))
            }
            outlines[number].forEachHidden { covered.cover($0.rect) }
        }
        return result
    }

    /// The indices of the steps that are in no other one; nil where a backdrop is filtered.
    private static func outermost(_ operations: [FrameOperation]) -> [Int]? {
        var result: [Int] = []
        result.reserveCapacity(operations.count)
        var step = 0
        while step < operations.count {
            if case .backdrop = operations[step] { return nil }
            result.append(step)
            step = (operations[step].end ?? step) + 1
        }
        return result
    }
}

extension DeviceRect {
    /// One of some parts, from the top, that share its rows.
    fileprivate func rows(_ part: Int, of parts: Int) -> DeviceRect {
        DeviceRect(
            minX: minX,
            minY: minY + height * part / parts,
            maxX: maxX,
            maxY: minY + height * (part + 1) / parts
        )
    }
}

extension FrameOperation {
    /// The pixels that the step replaces, whatever was there.
    ///
    /// - Parameter shapes: Those of the list that the step is in.
    func opaquePixels(in shapes: BoxShapes) -> DeviceRect {
        switch self {
        case .fill(let fill): fill.opaquePixels.middle
        case .box(let box): box.opaquePixels(in: shapes).middle
        case .copy(let copy):
            copy.image.isOpaque && copy.opacity >= 1 && copy.blend == .normal ? copy.extent : .empty
        case .sampled(_, let sampling): sampling.opaquePixels
        default: .empty
        }
    }
}

extension StepList {
    /// Whether the first step that does anything replaces all pixels of a region, whatever was there.
    func hidesAll(of region: DeviceRect) -> Bool {
        var step = 0
        while step < operations.count, case .skip(let end) = operations[step] { step = end + 1 }
        guard step < operations.count else { return false }
        switch operations[step] {
        // Pictures may be missing where memory is short.
        case .fill, .copy: return operations[step].opaquePixels(in: shapes).contains(region)
        default: return false
        }
    }
}

extension OperationList {
    /// Pixels that are opaque when all operations are done; not all such, as a rule.
    var opaquePixels: DeviceRect {
        var result = DeviceRect.empty
        var step = 0
        while step < operations.count {
            let operation = operations[step]
            // Only what is laid over others leaves them as opaque as they were.
            guard operation.isLaidOver else { return .empty }
            let pixels = operation.opaquePixels(in: shapes)
            if pixels.width * pixels.height > result.width * result.height { result = pixels }
            step = (operation.end ?? step) + 1
        }
        return result
    }
}

extension FrameOperation {
    /// Whether it is blended over what is there, in the usual way.
    fileprivate var isLaidOver: Bool {
        switch self {
        case .fill(let fill): fill.blend == .normal
        case .box: true
        case .copy(let copy): copy.blend == .normal
        case .castShadow(let shadow): shadow.blend == .normal
        case .beginGroup(let group): group.blend == .normal
        case .picture(_, _, let blend): blend == .normal
        case .sampled(_, let sampling): sampling.blend == .normal
        case .skip: true
        default: false
        }
    }
}
