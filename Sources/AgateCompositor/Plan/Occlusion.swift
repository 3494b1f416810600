import AgateGeometry
import AgatePixels
import AgateRaster

/// Finds the steps of which nothing is seen, because opaque ones come later and cover them.
///
/// A pixel that an opaque step replaces is the same whatever was there, so leaving a covered step out changes no byte.
/// Where a backdrop is filtered nothing is left out, for that looks at what lies around.
struct Occlusion {
    /// Something opaque among the outermost steps.
    private struct Cover {
        var step: Int
        var pixels: DeviceRect
        var area: Int { pixels.width * pixels.height }
    }

    /// Fewer pixels than these hide too little to be worth a comparison with every step.
    private static let leastArea = 64 * 64
    /// So many of the largest are compared with, to the pixel; tiles say what all of them hide together.
    private static let mostCovers = 8

    /// The largest opaque rectangles, and the tiles that opaque steps cover.
    private struct Covers {
        var largest: [Cover] = []
        var tiles: CoveredTiles

        /// Whether nothing is seen of pixels that are drawn up to a step.
        func hide(_ extent: DeviceRect, upTo step: Int) -> Bool {
            if largest.contains(where: { $0.step > step && $0.pixels.contains(extent) }) { return true }
            return extent.width * extent.height >= CoveredTiles.leastArea && tiles.hides(extent, of: step)
        }
    }

    /// Replaces covered steps by ones that do nothing, and leaves out the covered parts of shadows and bitmaps.
    ///
    /// - Parameter region: The pixels that are drawn.
    /// - Complexity: O(steps), and the tiles that large steps have.
    static func cull(_ operations: inout [FrameOperation], in region: DeviceRect) {
        guard let covers = covers(operations, region) else { return }
        var step = 0
        while step < operations.count {
            let end = operations[step].end ?? step
            if let extent = operations[step].hiddenExtent?.intersection(region),
                covers.hide(extent, upTo: end)
            {
                for index in step...end { operations[index] = .skip(to: end) }
            } else if case .castShadow(var shadow) = operations[step] {
                shadow.visibleParts = covers.tiles.visibleParts(of: shadow.extent, drawnBy: step)
                operations[step] = .castShadow(shadow)
            } else if case .sampled(let picture, var sampling) = operations[step],
                !sampling.inside.isEmpty
            {
                sampling.visibleParts = covers.tiles.visibleParts(of: sampling.extent, drawnBy: step)
                operations[step] = .sampled(picture, sampling)
            }
            step = end + 1
        }
    }

    /// Nil when there is nothing that hides anything.
    private static func covers(_ operations: [FrameOperation], _ region: DeviceRect) -> Covers? {
        var covers = Covers(tiles: CoveredTiles(region))
        var step = 0
        while step < operations.count {
            if case .backdrop = operations[step] { return nil }
            let pixels = operations[step].opaquePixels.intersection(region)
            if step > 0, pixels.width * pixels.height >= CoveredTiles.leastArea {
                covers.tiles.cover(pixels, by: step)
                if pixels.width * pixels.height >= leastArea {
                    covers.largest.append(Cover(step: step, pixels: pixels))
                }
                if covers.largest.count > mostCovers {
                    let least = covers.largest.indices.min {
                        covers.largest[$0].area < covers.largest[$1].area
                    }
                    if let least { covers.largest.remove(at: least) }
                }
            }
            step = (operations[step].end ?? step) + 1
        }
        return covers.largest.isEmpty && !covers.tiles.isInUse ? nil : covers
    }
}

extension FrameOperation {
    /// The index of the step that ends what this one begins; nil where it begins nothing.
    fileprivate var end: Int? {
        switch self {
        case .beginGroup(let group): group.end
        case .pushClip(_, let end), .beginMask(_, let end): end
        case .skip(let end): end
        default: nil
        }
    }

    /// The pixels on which the step, with what is inside of it, may show.
    fileprivate var hiddenExtent: DeviceRect? {
        switch self {
        case .fill(let fill): fill.extent
        case .copy(let copy): copy.extent
        case .castShadow(let shadow): shadow.extent
        case .beginGroup(let group): group.extent
        case .pushClip(let rect, _): rect
        case .picture(let picture, _, _): picture.extent
        case .sampled(_, let sampling): sampling.extent
        default: nil
        }
    }

    /// The pixels that the step replaces, whatever was there.
    fileprivate var opaquePixels: DeviceRect {
        switch self {
        case .fill(let fill): fill.opaquePixels
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
