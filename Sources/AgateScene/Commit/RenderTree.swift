import AgateRuntime
/// The content to draw, as values: the layers as of the last commit.
///
/// Made by applying ``Commit``s in order, and changed by nothing else. Nothing here is stored per frame: the presentation at a time is the
/// function ``values(of:at:)``. Copies share what they have in common; a commit costs what it changes even
/// while there are references to the tree before it. What is derived from a tree lies beside it: ``RenderScene``, ``AnimationReports``.
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
    var store = NodeStore()
    /// The layers with animations, in no particular order.
    var animated = LayerTable<Void>()
    /// How many layers have a clock that differs from their superlayer's.
    var retimedCount = 0
    /// Another number whenever the clocks of layers may be other ones.
    var clockRevision: UInt64 = 0
    /// How many replicators delay their copies.
    var delayingCount = 0
    /// The emitter layers, and those whose values or animations the running commit may change.
    var emitters: Set<LayerID> = []
    var changedEmitters: [LayerID] = []

    package init() {}

    /// How many layers there are.
    package var count: Int { store.count }

    /// Stops the program where the tree is not as its readers rely on; see ``InvariantChecks``.
    package func checkInvariants() {
        store.checkInvariants()
        for id in animated.layers {
            InvariantChecks.require(
                self[id]?.animations.isEmpty == false,
                "the layer \(id) that is listed as animated has animations"
            )
        }
    }

    /// A layer, `nil` when it has left the tree.
    ///
    /// Read in place: looking at a part of a node copies that part only.
    package subscript(id: LayerID) -> Node? {
        unsafeAddress {
            let slot = store.address(of: Int(id.slot))
            return slot.pointee?.id == id ? slot : NodeStore.emptySlot
        }
    }

    /// Where a layer is, `nil` when it has left the tree.
    ///
    /// Good inside of a function that holds the tree; what is kept longer is a ``reference(to:)``.
    package func address(of id: LayerID) -> UnsafePointer<Node>? {
        let slot = store.address(of: Int(id.slot))
        guard slot.pointee?.id == id else { return nil }
        return payload(of: slot)
    }

    /// A layer, held as it is now, `nil` when it has left the tree.
    package func reference(to id: LayerID) -> NodeReference? {
        let slot = Int(id.slot)
        guard store.address(of: slot).pointee?.id == id else { return nil }
        return store.reference(to: slot)
    }

    /// Has a reference refer to the values of a layer; it stays as it is where the layer has left the tree.
    package func point(_ reference: inout LayerValuesReference, at id: LayerID) {
        let slot = Int(id.slot)
        guard store.address(of: slot).pointee?.id == id else { return }
        store.point(&reference, at: slot)
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
    package var animatedLayers: [LayerID] { animated.layers }

    /// How many layers have animations.
    package var animatedCount: Int { animated.count }
}
