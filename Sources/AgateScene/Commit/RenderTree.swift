import AgateRuntime
/// What there is to draw, as values: the layers as of the last commit.
///
/// Made by applying ``Commit``s in order. Nothing here is stored per frame: the presentation at a time is the
/// function ``values(of:at:)``. Copies share what they have in common; a commit costs what it changes even
/// while somebody holds the tree before it.
package struct RenderTree: Sendable {
    /// One layer.
    package struct Node: Sendable {
        package var id: LayerID
        package var values: LayerValues
        /// Another number whenever the values are other ones.
        package var revision: UInt64
        /// The superlayer, or the masked layer of a mask.
        package var superlayer: LayerID?
        package var sublayers: [LayerID] = []
        package var mask: LayerID?
        package var animations: [RenderAnimation] = [] {
            didSet { hasTransitions = animations.contains { $0.isTransition } }
        }
        /// Whether there is a transition among the animations.
        package private(set) var hasTransitions = false
        /// The pictures that running transitions come from.
        ///
        /// A transition of a layer that this display did not
        /// show before has none.
        package var transitionSources: [AnimationID: SubtreeSnapshot] = [:]
        /// The values that an emitter layer has had; nil for other layers.
        package internal(set) var emitterHistory: EmitterHistory?
        /// What the client has been told of each of the animations.
        var reports: [AnimationReport] = []
        /// The place among the animated layers, below 0 without animations.
        var animatedIndex = -1

        package init(id: LayerID, values: LayerValues) {
            self.id = id
            self.values = values
            revision = RenderTree.nextRevision()
        }
    }

    /// The layer that the display shows.
    package var root: LayerID?
    /// Another number after every commit, of all trees that there ever were.
    package internal(set) var revision: UInt64 = 0
    /// What the last commits touched.
    var changes = ChangeLog()
    var store = NodeStore()
    /// The layers with animations, in no particular order.
    var animated: [AnimatedLayer] = []
    /// The flat records of their animations.
    var lanes = AnimationLanes()
    /// The animated layers whose plans the running commit has made stale.
    var stalePlans: [LayerID] = []
    /// How many layers have a clock that differs from their superlayer's.
    var retimedCount = 0
    /// Another number whenever the clocks of layers may be other ones.
    var clockRevision: UInt64 = 0
    /// No start or finish that was not reported comes before this time of the display.
    var earliestEvent = Double.infinity
    /// How many replicators delay their copies.
    var delayingCount = 0
    /// The emitter layers, and those whose values or animations the running commit may change.
    var emitters: Set<LayerID> = []
    var changedEmitters: [LayerID] = []

    package init() {}

    /// How many layers there are.
    package var count: Int { store.count }

    /// A layer, `nil` when it has left the tree.
    ///
    /// Read in place: looking at a part of a node copies that part only.
    package subscript(id: LayerID) -> Node? {
        unsafeAddress {
            let slot = store.address(of: Int(id.slot))
            return slot.pointee?.id == id ? slot : NodeStore.emptySlot
        }
    }

    /// Where a layer is, `nil` when it has left the tree; good until the tree changes or is gone.
    package func address(of id: LayerID) -> UnsafePointer<Node>? {
        let slot = store.address(of: Int(id.slot))
        guard slot.pointee?.id == id else { return nil }
        return payload(of: slot)
    }

    /// A layer, `nil` when it has left the tree.
    ///
    /// A copy; where that counts, look through ``subscript(_:)``.
    package func node(_ id: LayerID) -> Node? {
        self[id]
    }

    /// The layers with animations, running or not, in no particular but a reproducible order.
    ///
    /// - Complexity: O(number of them).
    package var animatedLayers: [LayerID] { animated.map(\.id) }

    /// How many layers have animations.
    package var animatedCount: Int { animated.count }
}

/// A layer with animations, and when the client has to hear of them next.
struct AnimatedLayer: Sendable {
    var id: LayerID
    /// The layer's local time of the next start or finish that was not reported, infinity without one.
    var nextEvent: Double
    /// How its values come about.
    var plan = LayerPlan(.stale)
}

/// What the client has been told of an animation.
struct AnimationReport: Sendable {
    var id: AnimationID
    var isStarted = false
    var isFinished = false
}
