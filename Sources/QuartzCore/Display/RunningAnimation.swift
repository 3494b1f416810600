import AgateScene

/// One animation attached to a layer.
final class RunningAnimation {
    /// The stored copy; delegates get this one.
    let animation: CAAnimation
    /// The key that it was added under, nil when it has none.
    let key: String?
    /// The name under which the render side knows it, nil before its first commit.
    var id: AnimationID?
    /// The layer, for events that come back.
    weak var layer: CALayer?
    /// The completion groups that wait for it.
    var groups: [CompletionGroup]
    /// Its compiled form as of its first commit.
    var compiled: RenderAnimation?
    /// Whether its delegate was told of the start.
    var hasStarted = false
    /// Whether it has stopped, whatever the reason; nothing is told twice.
    var hasStopped = false
    /// The property of the layer that asks for a display on every frame while this runs.
    let drivesDisplay: Bool

    init(animation: CAAnimation, key: String?, groups: [CompletionGroup], drivesDisplay: Bool) {
        self.animation = animation
        self.key = key
        self.groups = groups
        self.drivesDisplay = drivesDisplay
    }

    /// Leaves the completion groups; the first call counts.
    func leaveGroups() {
        let left = groups
        groups.removeAll()
        for group in left { group.leave() }
    }
}
