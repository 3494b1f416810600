import AgateGeometry
import AgatePixels
import AgateRaster
import Dispatch

/// Finds the steps of which nothing is seen, because opaque ones come later and cover them.
///
/// A pixel that an opaque step replaces is the same whatever was there, so leaving a covered step out changes no byte.
/// Where a backdrop is filtered nothing is left out, for that looks at what lies around.
struct Occlusion {
    /// Fewer steps than these are not worth a second thread.
    private static let leastSideBySide = 1024

    /// Replaces covered steps by ones that do nothing, and leaves out the covered parts of others.
    ///
    /// - Parameters:
    ///   - region: The pixels that are drawn.
    ///   - threads: How many threads may look for what is seen, each at some rows.
    /// - Complexity: O(steps), and a 64th of the pixels that they have.
    static func cull(_ list: inout StepList, in region: DeviceRect, threads: Int = 1) {
        guard let steps = outermost(list.operations) else { return }
        let outlines = StepOutline.all(list, steps)
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
        let parts = steps.count < leastSideBySide ? 1 : min(threads, max(region.height, 1))
        let visible = visibleParts(of: outlines, in: region, parts: parts)
        for (number, step) in steps.enumerated() where outlines[number].hasExtent {
            let seen =
                parts == 1 ? visible[number] : visible[number].union(visible, number, parts, steps.count)
            if seen.isEmpty {
                list.leaveOut(step...(list.operations[step].end ?? step))
            } else {
                list.restrict(step, to: seen, tiles)
            }
        }
    }

    /// What is seen of each step in each part of the rows: the first part's rectangles for all steps, then the second's.
    private static func visibleParts(of outlines: [StepOutline], in region: DeviceRect, parts: Int)
        -> [PixelBox]
    {
        [PixelBox](unsafeUninitializedCapacity: outlines.count * parts) { result, count in
            count = outlines.count * parts
            result.initialize(repeating: .empty)
            let work = Work(outlines: outlines, region: region, parts: parts, result: result)
            if parts == 1 {
                work.look(at: 0)
            } else {
                DispatchQueue.concurrentPerform(iterations: parts) { work.look(at: $0) }
            }
        }
    }

    /// What threads share.
    private struct Work: @unchecked Sendable {
        // Each thread writes the rectangles of its own part.
        let outlines: [StepOutline]
        let region: DeviceRect
        let parts: Int
        let result: UnsafeMutableBufferPointer<PixelBox>

        func look(at part: Int) {
            let rows = DeviceRect(
                minX: region.minX,
                minY: region.minY + region.height * part / parts,
                maxX: region.maxX,
                maxY: region.minY + region.height * (part + 1) / parts
            )
            var covered = CoveredPixels(rows)
            for number in outlines.indices.reversed() {
                if outlines[number].hasExtent {
                    result[part * outlines.count + number] = PixelBox(
                        covered.visiblePart(of: outlines[number].extent.rect)
                    )
                }
                outlines[number].forEachHidden { covered.cover($0.rect) }
            }
        }
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

extension FrameOperation {
    /// The pixels that the step replaces, whatever was there.
    var opaquePixels: DeviceRect {
        switch self {
        case .fill(let fill): fill.opaquePixels.middle
        case .box(let box): box.opaquePixels.middle
        case .copy(let copy):
            copy.image.isOpaque && copy.opacity >= 1 && copy.blend == .normal ? copy.extent : .empty
        case .sampled(_, let sampling): sampling.opaquePixels
        default: .empty
        }
    }
}

extension [FrameOperation] {
    /// Whether the first step that does anything replaces all pixels of a region, whatever was there.
    func hidesAll(of region: DeviceRect) -> Bool {
        var step = 0
        while step < count, case .skip(let end) = self[step] { step = end + 1 }
        guard step < count else { return false }
        switch self[step] {
        // Pictures may be missing where memory is short.
        case .fill, .copy: return self[step].opaquePixels.contains(region)
        default: return false
        }
    }

    /// Pixels that are opaque when all steps are done; not all such, as a rule.
    var opaquePixels: DeviceRect {
        var result = DeviceRect.empty
        var step = 0
        while step < count {
            let operation = self[step]
            // Only what is laid over others leaves them as opaque as they were.
            guard operation.isLaidOver else { return .empty }
            let pixels = operation.opaquePixels
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
