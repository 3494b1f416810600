package import AgateTiming

/// What there is to draw, as values: the layers as of the last commit.
///
/// Made by applying ``Commit``s in order. Nothing here is stored per frame: the presentation at a time is the
/// function ``values(of:at:)``.
package struct RenderTree: Sendable {
    /// One layer.
    package struct Node: Sendable {
        package var id: LayerID
        package var values: LayerValues
        package var superlayer: LayerID?
        package var sublayers: [LayerID] = []
        package var mask: LayerID?
        package var animations: [RenderAnimation] = []
        /// The pictures that running transitions come from.
        package var transitionSources: [AnimationID: SubtreeSnapshot] = [:]

        package init(id: LayerID, values: LayerValues) {
            self.id = id
            self.values = values
        }
    }

    /// The layer that the display shows.
    package var root: LayerID?
    var nodes: [Node?] = []

    package init() {}
}
