/// The changes since the last commit, as values: the one thing that crosses from the client to the
/// render side.
package struct Commit: Sendable {
    /// The commit's own time, in seconds of the display's clock.
    package var time: Double
    /// The changes, in the order in which they are applied.
    package var operations: [Operation] = []

    package init(time: Double) {
        self.time = time
    }

    /// One change.
    package enum Operation: Sendable {
        /// A layer enters the tree, without parent, sublayers or animations yet.
        case insert(LayerID, LayerValues)
        /// A layer leaves; its slot is free afterwards.
        case remove(LayerID)
        /// All values of a layer that is in the tree.
        case setValues(LayerID, LayerValues)
        /// The sublayers of a layer, back to front in the order of the tree.
        case setSublayers(LayerID, [LayerID])
        /// The mask of a layer.
        case setMask(LayerID, LayerID?)
        /// The attached animations of a layer, in order of addition. A transition that was not there before
        /// starts from the picture of the layer before this commit.
        case setAnimations(LayerID, [RenderAnimation])
        /// The layer that the display shows.
        case setRoot(LayerID?)
    }
}

/// An event that the render side reports to the client.
package enum RenderEvent: Sendable, Hashable {
    /// The active interval of an animation has begun.
    case started(LayerID, AnimationID)
    /// The active interval of an animation has passed.
    case finished(LayerID, AnimationID)
}
