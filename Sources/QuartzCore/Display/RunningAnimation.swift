import AgateDisplay
import AgateScene
import AgateTiming

/// One animation attached to a layer.
final class RunningAnimation {
    /// The key that it was added under, nil when it has none.
    let key: String?
    /// The name under which the render side knows it, nil before its first commit.
    var id: AnimationID?
    /// The layer, for events that come back; the layer takes itself out when it is freed.
    unowned(unsafe) var layer: CALayer?
    /// Its number among all that were added to the layer: the layer's list is in the order of these.
    var place = 0
    /// The completion groups that wait for it.
    private(set) var groups: [CompletionGroup]
    /// What sublayers run of it, see ``SublayerAnimation``.
    private var parts: [RunningAnimation] = []
    /// Its compiled form as of its first commit.
    private(set) var compiled: RenderAnimation?
    /// Whether its delegate was told of the start.
    var hasStarted = false
    /// Whether it has stopped, whatever the reason; nothing is told twice.
    var hasStopped = false
    /// The property of the layer that asks for a display on every frame while this runs.
    let drivesDisplay: Bool
    private var object: CAAnimation?
    private var implicit: ImplicitAnimation?

    init(animation: CAAnimation, key: String?, groups: [CompletionGroup], drivesDisplay: Bool) {
        object = animation
        self.key = key
        self.groups = groups
        self.drivesDisplay = drivesDisplay
    }

    /// Makes the built-in animation of a change.
    init(_ implicit: ImplicitAnimation, groups: [CompletionGroup]) {
        self.implicit = implicit
        key = implicit.property.keyPath
        self.groups = groups
        drivesDisplay = false
    }

    /// The stored copy; delegates get this one.
    var animation: CAAnimation {
        if let object { return object }
        let made = implicit?.makeAnimation() ?? CAAnimation()
        object = made
        return made
    }

    /// Whether it is the built-in animation of a change.
    var isImplicit: Bool { implicit != nil }

    /// Whether anybody can learn of its start and stop.
    var isHeard: Bool { !groups.isEmpty || delegate != nil }

    /// Who hears of its start and stop.
    var delegate: (any CAAnimationDelegate)? { object?.delegate }

    /// Whether the animation leaves its layer when it is over.
    var isRemovedOnCompletion: Bool { object?.isRemovedOnCompletion ?? true }

    /// Takes the place of a built-in animation that is replaced by a newer one, unless somebody knows it.
    ///
    /// - Returns: Whether it did; else the caller makes a new one.
    func becomes(_ next: ImplicitAnimation) -> Bool {
        guard implicit != nil, object == nil, groups.isEmpty, id == nil else { return false }
        implicit = next
        return true
    }

    /// The form of the engine, made at the first commit, when the animation gets its name and its begin time.
    func compile(for layer: CALayer, in context: DisplayContext, commitTime: Double) -> RenderAnimation {
        if let compiled, id != nil { return compiled }
        let id = context.running.add(self)
        self.id = id
        var made: RenderAnimation
        if let object {
            if object.beginTime == 0 || object.beginTime.isNaN {
                // Not by the setter: nobody outside has set it, and archives begin anew.
                object.timing.beginTime = layer.convertTime(commitTime, from: nil)
            }
            made = object.compiled(id: id, customKeys: layer.hasCustomValue(forKey:))
            made.startFromPreviousValue { target in
                layer.renderID.flatMap { context.display.tree.values(of: $0, at: commitTime) }?
                    .value(of: target)
            }
        } else {
            implicit?.beginTime = layer.convertTime(commitTime, from: nil)
            made =
                implicit?.compiled(id: id)
                ?? RenderAnimation(id: id, timing: TimingParameters(), content: .silent)
        }
        compiled = made
        return made
    }

    /// A sublayer runs a part of it.
    func keep(_ part: RunningAnimation) {
        parts.append(part)
    }

    /// Takes its parts off the sublayers.
    func removeParts() {
        guard !parts.isEmpty else { return }
        let removed = parts
        parts.removeAll()
        for part in removed {
            if let layer = part.layer { layer.animationStore?.remove(part, from: layer) }
        }
    }

    /// Leaves the completion groups; the first call counts.
    func leaveGroups() {
        guard !groups.isEmpty else { return }
        let left = groups
        groups.removeAll()
        for group in left { group.leave() }
    }
}
