import AgateDisplay
import AgateScene
import AgateTiming

/// One animation attached to a layer.
final class RunningAnimation {
    /// The key that it was added under, nil when it has none.
    let key: String?
    /// Its number among all that were added to the layer.
    ///
    /// The layer's list, which it belongs to, is in the order of these.
    var place = 0
    /// The property of the layer that asks for a display on every frame while this runs.
    let drivesDisplay: Bool
    /// Whether it is the built-in animation of a change.
    let isImplicit: Bool

    // Touched in sections of the thread that made the layer: the layer may be changed on one thread while another one
    // hears of its animations.

    private let owner: UInt32
    private var storedID: AnimationID?
    private var layerReference: UnretainedReference<CALayer>?
    private var groups: [CompletionGroup]
    private var storedCompiled: RenderAnimation?
    /// The parts that sublayers run, see ``SublayerAnimation``.
    private var parts: [RunningAnimation] = []
    private var hasStarted = false
    private var hasStopped = false
    private var object: CAAnimation?
    private var implicit: ImplicitAnimation?

    init(
        animation: CAAnimation,
        key: String?,
        groups: [CompletionGroup],
        layer: CALayer,
        drivesDisplay: Bool
    ) {
        object = animation
        isImplicit = false
        self.key = key
        self.groups = groups
        self.drivesDisplay = drivesDisplay
        owner = layer.owner
        layerReference = UnretainedReference(layer)
    }

    /// Makes the built-in animation of a change.
    init(_ implicit: ImplicitAnimation, groups: [CompletionGroup], layer: CALayer) {
        self.implicit = implicit
        isImplicit = true
        key = implicit.property.keyPath
        self.groups = groups
        drivesDisplay = false
        owner = layer.owner
        layerReference = UnretainedReference(layer)
    }

    /// The name under which the render side knows it, nil before its first commit.
    var id: AnimationID? { section(of: owner) { storedID } }

    /// Its compiled form as of its first commit.
    var compiled: RenderAnimation? { section(of: owner) { storedCompiled } }

    /// The layer, for events that come back; nil once the animation has left it.
    ///
    /// The layer takes itself out when it is freed.
    var layer: CALayer? {
        get { section(of: owner) { layerReference?.object } }
        set { section(of: owner) { layerReference = newValue.map(UnretainedReference.init) } }
    }

    /// The stored copy; delegates get this one.
    var animation: CAAnimation {
        section(of: owner) {
            if let object { return object }
            let made = implicit?.makeAnimation() ?? CAAnimation()
            object = made
            return made
        }
    }

    /// Whether its start and stop have a receiver: a delegate or the completion block of a transaction.
    var isHeard: Bool { section(of: owner) { !groups.isEmpty } || delegate != nil }

    /// The object that is called at its start and stop.
    var delegate: (any CAAnimationDelegate)? { section(of: owner) { object }?.delegate }

    /// Whether the animation leaves its layer when it is over.
    var isRemovedOnCompletion: Bool { section(of: owner) { object }?.isRemovedOnCompletion ?? true }

    /// Whether this is the moment to report the start: the first time, unless it has stopped before.
    func starts() -> Bool {
        section(of: owner) {
            guard !hasStarted, !hasStopped else { return false }
            hasStarted = true
            return true
        }
    }

    /// Whether this is the moment to report the stop: the first time, whatever the reason was.
    func stops() -> Bool {
        section(of: owner) {
            guard !hasStopped else { return false }
            hasStopped = true
            return true
        }
    }

    /// Whether the stop has been reported, or is being reported.
    var isOver: Bool { section(of: owner) { hasStopped } }

    /// Takes the place of a built-in animation that is replaced by a newer one, unless code outside holds the object.
    ///
    /// - Returns: Whether it did; else the caller makes a new one.
    func becomes(_ next: ImplicitAnimation) -> Bool {
        section(of: owner) {
            guard implicit != nil, object == nil, groups.isEmpty, storedID == nil else { return false }
            implicit = next
            return true
        }
    }

    /// The form of the engine, made at the first commit, when the animation gets its name and its begin time.
    ///
    /// Called with the lock of the display held.
    func compile(for layer: CALayer, in context: DisplayContext, commitTime: Double) -> RenderAnimation {
        let (known, object, implicit) = section(of: owner) {
            (storedID == nil ? nil : storedCompiled, self.object, self.implicit)
        }
        if let known { return known }
        let id = context.running.add(self)
        section(of: owner) { storedID = id }
        var made: RenderAnimation
        if let object {
            if object.beginTime == 0 || object.beginTime.isNaN {
                // Not by the setter: no code outside has set it, and archives begin anew.
                object.timing.beginTime = layer.convertTime(commitTime, from: nil)
            }
            made = object.compiled(id: id, customKeys: layer.hasCustomValue(forKey:))
            made.startFromPreviousValue { target in
                layer.renderID.flatMap { context.display.tree.values(of: $0, at: commitTime) }?
                    .value(of: target)
            }
        } else if var implicit {
            implicit.beginTime = layer.convertTime(commitTime, from: nil)
            section(of: owner) { self.implicit = implicit }
            made = implicit.compiled(id: id)
        } else {
            made = RenderAnimation(id: id, timing: TimingParameters(), content: .silent)
        }
        section(of: owner) { storedCompiled = made }
        return made
    }

    /// A sublayer runs a part of it.
    func keep(_ part: RunningAnimation) {
        section(of: owner) { parts.append(part) }
    }

    /// Takes its parts off the sublayers.
    func removeParts() {
        var removed: [RunningAnimation] = []
        section(of: owner) { swap(&removed, &parts) }
        for part in removed {
            if let layer = part.layer { layer.animationStore?.remove(part, from: layer) }
        }
    }

    /// Leaves the completion groups; the first call counts.
    func leaveGroups() {
        var left: [CompletionGroup] = []
        section(of: owner) { swap(&left, &groups) }
        for group in left { group.leave() }
    }
}
