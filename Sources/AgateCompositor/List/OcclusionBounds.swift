import AgateGeometry

/// Where an op hides what was there, and what else occlusion reads of it.
struct OcclusionBounds {
    /// Pixels that are replaced, whatever was there: those of three rectangles, which may overlap.
    private let opaque: (PixelBox, PixelBox, PixelBox)
    let flags: DrawOpTraits.Flags

    init(_ traits: borrowing DrawOpTraits) {
        flags = traits.flags
        opaque =
            traits.opaque.middle.isEmpty
            ? (.empty, .empty, .empty)
            : (PixelBox(traits.opaque.middle), PixelBox(traits.opaque.tall), PixelBox(traits.opaque.wide))
    }

    var hidesSomething: Bool { !opaque.0.isEmpty }

    /// The largest of the rectangles.
    var middle: DeviceRect { opaque.0.isEmpty ? .empty : opaque.0.rect }

    /// Calls a function with those of the rectangles that have pixels.
    func forEachOpaque(_ body: (PixelBox) -> Void) {
        guard hidesSomething else { return }
        body(opaque.0)
        if !opaque.1.isEmpty { body(opaque.1) }
        if !opaque.2.isEmpty { body(opaque.2) }
    }
}
