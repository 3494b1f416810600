import AgateGeometry

/// Where a step shows, and where it hides what was there: all that occlusion asks of it.
struct StepOutline {
    /// The pixels on which the step, with what is inside of it, may show.
    let extent: PixelBox
    /// Whether that is known.
    let hasExtent: Bool
    /// Whether the step can be drawn in parts.
    let isDivisible: Bool
    /// Pixels that are replaced, whatever was there: those of three rectangles, which may overlap.
    private let hidden: (PixelBox, PixelBox, PixelBox)

    /// - Parameter shapes: Those of the list that the step is in.
    init(_ operation: FrameOperation, _ shapes: BoxShapes) {
        let extent = operation.ownExtent
        self.extent = PixelBox(extent ?? .empty)
        hasExtent = extent != nil
        switch operation {
        case .fill(let fill): hidden = Self.boxes(fill.opaquePixels)
        case .box(let box): hidden = Self.boxes(box.opaquePixels(in: shapes))
        default: hidden = (PixelBox(operation.opaquePixels(in: shapes)), .empty, .empty)
        }
        switch operation {
        case .castShadow, .sampled: isDivisible = true
        default: isDivisible = false
        }
    }

    private static func boxes(_ pixels: FrameOperation.InnerPixels) -> (PixelBox, PixelBox, PixelBox) {
        (PixelBox(pixels.middle), PixelBox(pixels.tall), PixelBox(pixels.wide))
    }

    var hidesSomething: Bool { !hidden.0.isEmpty }

    /// Calls a function with those of the rectangles that have pixels.
    func forEachHidden(_ body: (PixelBox) -> Void) {
        guard hidesSomething else { return }
        body(hidden.0)
        if !hidden.1.isEmpty { body(hidden.1) }
        if !hidden.2.isEmpty { body(hidden.2) }
    }
}
