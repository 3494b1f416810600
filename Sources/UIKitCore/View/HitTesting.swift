import QuartzCore

/// The calls of `hitTest(_:with:)` that run on one display.
final class HitTesting: DisplayPart {
    static let slot = PartSlot<HitTesting>()

    /// How many calls of `hitTest(_:with:)` are inside one another.
    var hitTestDepth = 0
    /// In which order the innermost of them asks subviews.
    var hitTestOrder: SublayerOrder?

    init() {}
}

extension DisplayState {
    /// The calls of `hitTest(_:with:)` that run on one display.
    var hitTesting: HitTesting { self[HitTesting.slot] }
}
