import AgateScene
import Synchronization

/// The changes in the layers of one display since the last commit of one thread.
///
/// Each layer stands in a list at most once while this thread alone changes it: its own marks say so. The lists
/// keep their room from commit to commit, so that a commit allocates nothing for them.
final class PendingChanges {
    /// The way to the display, as long as it is there.
    let handle: ContextHandle
    /// Tells the lists of several threads apart, see `CALayer.listSerial`.
    let serial: UInt32
    /// Layers that entered the tree, parents before children.
    var inserted: [CALayer] = []
    /// Layers that left it and were known to the render side.
    var removed: [LayerID] = []
    /// Layers with changed values, sublayers, mask or animations.
    @exclusivity(unchecked) var dirty = LayerList()
    /// Layers that were marked for layout.
    var layout: [CALayer] = []
    /// Layers that were marked for display.
    var display: [CALayer] = []
    /// Layers whose first commit is under way.
    var entering: [CALayer] = []

    private static let lastSerial = Atomic<UInt32>(0)

    init(handle: ContextHandle) {
        self.handle = handle
        serial = Self.lastSerial.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// The layers that have been handed over: they may be freed here, which is not done with the lock held.
    private var handedOver = LayerList()
    private var handedOverNew: [CALayer] = []

    /// Takes the changed layers out of the list, and calls a function with each of them, which is kept until ``letGo()``.
    func handOverDirty(_ body: (CALayer) -> Void) {
        swap(&dirty, &handedOver)
        for index in 0..<handedOver.count { body(handedOver[index]) }
    }

    /// Takes the layers that entered the tree out of the list, to be handed over.
    func takeInserted() -> [CALayer] {
        swap(&inserted, &handedOverNew)
        return handedOverNew
    }

    /// Releases the layers that have been handed over.
    func letGo() {
        handedOverNew = []
        // A layer that is freed may change others, whose changes then come into the lists.
        var layers = LayerList()
        swap(&layers, &handedOver)
        layers.removeAll()
        if handedOver.isEmpty { swap(&layers, &handedOver) }
    }

    /// Whether an observer is to be called before layout, though no layer has changed yet.
    var isWanted = false

    var isEmpty: Bool {
        inserted.isEmpty && removed.isEmpty && dirty.isEmpty && layout.isEmpty && display.isEmpty && !isWanted
    }
}

/// A layer's pending work and its place in the lists.
struct LayerStateFlags: OptionSet {
    let rawValue: UInt32

    /// Its values differ from those of the last commit.
    static let values = LayerStateFlags(rawValue: 1 << 0)
    static let sublayers = LayerStateFlags(rawValue: 1 << 1)
    static let mask = LayerStateFlags(rawValue: 1 << 2)
    static let animations = LayerStateFlags(rawValue: 1 << 3)
    static let anyChange: LayerStateFlags = [.values, .sublayers, .mask, .animations]

    static let needsLayout = LayerStateFlags(rawValue: 1 << 4)
    static let needsDisplay = LayerStateFlags(rawValue: 1 << 5)
    /// It stands in a list of layers to lay out.
    static let listedForLayout = LayerStateFlags(rawValue: 1 << 6)
    static let listedForDisplay = LayerStateFlags(rawValue: 1 << 7)
    /// It is inside its own `layoutSublayers()`.
    static let isLayingOut = LayerStateFlags(rawValue: 1 << 8)
    /// The render side knows it.
    static let isCommitted = LayerStateFlags(rawValue: 1 << 9)
    /// It is a presentation layer.
    static let isPresentation = LayerStateFlags(rawValue: 1 << 10)
    /// One of its attached animations asks for a display on every frame.
    static let isDisplayDriven = LayerStateFlags(rawValue: 1 << 11)
    /// It has values of its class's own properties that the engine has not seen yet.
    static let customValues = LayerStateFlags(rawValue: 1 << 12)
    /// It is the mask of its superlayer.
    static let isMask = LayerStateFlags(rawValue: 1 << 13)
    /// It is inside its own `display()`.
    static let isDrawing = LayerStateFlags(rawValue: 1 << 14)
    /// It stands in a list of layers to hand over: the new or the changed ones.
    static let listedForHandOver = LayerStateFlags(rawValue: 1 << 15)
    /// Its first commit is under way: the render side knows it, and its changes start no animation yet.
    static let isEntering = LayerStateFlags(rawValue: 1 << 16)
    /// Its bounds change in such a way that another origin alone asks for no layout.
    static let movesContent = LayerStateFlags(rawValue: 1 << 17)
    /// Any of these means: it stands in a list.
    static let anyList: LayerStateFlags = [.listedForLayout, .listedForDisplay, .listedForHandOver]

    /// Whether changes of its properties start the built-in animations: from the end of its first commit on (claims 8.4).
    var animatesChanges: Bool { contains(.isCommitted) && !contains(.isEntering) }
}
