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
    /// - Parameter region: The pixels that are drawn.
    /// - Complexity: O(steps), and a 64th of the pixels that they have.
    static func cull(_ list: inout StepList, in region: DeviceRect) {
        guard let steps = outermost(list.operations),
            steps.dropFirst().contains(where: { !list.operations[$0].opaquePixels.isEmpty })
        else { return }
        // Which step covers a tile last, for what is divided.
        var tiles = CoveredTiles(region)
        for step in steps.dropFirst() {
            list.operations[step].forEachOpaqueRectangle { tiles.cover($0.intersection(region), by: step) }
        }
        var covered = CoveredPixels(region)
        for step in steps.reversed() {
            if let extent = list.operations[step].ownExtent {
                let visible = covered.visiblePart(of: extent)
                guard !visible.isEmpty else {
                    list.leaveOut(step...(list.operations[step].end ?? step))
                    continue
                }
                list.restrict(step, to: visible, tiles)
            }
            list.operations[step].forEachOpaqueRectangle { covered.cover($0) }
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
    /// Calls a function with rectangles of pixels that the step replaces; they may overlap.
    fileprivate func forEachOpaqueRectangle(_ body: (DeviceRect) -> Void) {
        switch self {
        case .fill(let fill): fill.opaquePixels.forEach(body)
        case .box(let box): box.opaquePixels.forEach(body)
        default:
            let pixels = opaquePixels
            if !pixels.isEmpty { body(pixels) }
        }
    }

    /// The pixels that the step replaces, whatever was there.
    fileprivate var opaquePixels: DeviceRect {
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
