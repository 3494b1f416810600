import AgateGeometry

/// The steps of a picture, and which pixels each may change.
struct StepList: Sendable {
    private(set) var operations: [FrameOperation]
    /// The pixels that each step may change and that are seen in the end; those of steps that begin or end something are
    /// looked at by the steps themselves.
    private(set) var reaches: [PixelBox]

    /// The shapes of the boxes among the steps.
    let shapes: BoxShapes

    init(_ list: OperationList) {
        operations = list.operations
        shapes = list.shapes
        reaches = operations.map { operation in
            operation.end == nil ? operation.ownExtent.map { PixelBox($0) } ?? .everything : .everything
        }
    }

    /// Leaves out a step of which nothing is seen, with all that is in it.
    mutating func leaveOut(_ steps: ClosedRange<Int>) {
        for step in steps {
            operations[step] = .skip(to: steps.upperBound)
            reaches[step] = .everything
        }
    }

    /// Draws no more of a step than what is seen, as far as it can be divided.
    ///
    /// - Parameters:
    ///   - step: The index of one that is in no other one.
    ///   - visible: A rectangle around what is seen.
    ///   - tiles: What later steps cover, where there are steps that can be divided.
    mutating func restrict(_ step: Int, to visible: PixelBox, _ tiles: CoveredTiles?) {
        guard reaches[step] != .everything else { return }
        reaches[step] = visible
        guard let tiles else { return }
        switch operations[step] {
        case .castShadow(var shadow):
            shadow.visibleParts = tiles.visibleParts(of: shadow.extent, drawnBy: step)
            operations[step] = .castShadow(shadow)
        case .sampled(let picture, var sampling) where !sampling.inside.isEmpty:
            sampling.visibleParts = tiles.visibleParts(of: sampling.extent, drawnBy: step)
            operations[step] = .sampled(picture, sampling)
        default: break
        }
    }
}

extension FrameOperation {
    /// The index of the step that ends what this one begins; nil where it begins nothing.
    var end: Int? {
        switch self {
        case .beginGroup(let group): group.end
        case .pushClip(_, let end), .beginMask(_, let end): end
        case .skip(let end): end
        default: nil
        }
    }

    /// The pixels on which the step, with what is inside of it, may show.
    var ownExtent: DeviceRect? {
        switch self {
        case .fill(let fill): fill.extent
        case .box(let box): box.extent.rect
        case .copy(let copy): copy.extent
        case .castShadow(let shadow): shadow.extent
        case .beginGroup(let group): group.extent
        case .pushClip(let rect, _): rect
        case .picture(let picture, _, _): picture.extent
        case .sampled(_, let sampling): sampling.extent
        default: nil
        }
    }
}
