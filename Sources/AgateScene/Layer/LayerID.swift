/// The name of a layer on its way between the client and the render tree: a slot and its generation.
///
/// Slots are reused; the generation tells a new occupant from the old one.
package struct LayerID: Hashable, Sendable {
    /// The place in the render tree's arrays.
    package let slot: Int32
    /// Counts the occupants of the slot.
    package let generation: Int32

    package init(slot: Int32, generation: Int32) {
        self.slot = slot
        self.generation = generation
    }
}

/// The name of one attached animation, unique in its display.
package struct AnimationID: Hashable, Sendable {
    package let raw: UInt64

    package init(raw: UInt64) {
        self.raw = raw
    }
}
