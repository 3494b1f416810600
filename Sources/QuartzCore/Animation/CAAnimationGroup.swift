package import AgateScene
import AgateTiming
import Foundation

/// Animations that run together in the group's time and are cut off where it ends.
///
/// Each member keeps its own timing; one without a duration takes the group's. The delegates and
/// `isRemovedOnCompletion` of the members are ignored. Groups may hold groups, 64 deep; what is deeper, and a
/// group that holds itself, is left out when the group is added to a layer.
///
/// Source: claims 2.23-2.24.
open class CAAnimationGroup: CAAnimation {
    private static let deepestNesting = 64

    @InSections private var members: [CAAnimation]? = nil

    /// The animations, in the order in which they are applied.
    open var animations: [CAAnimation]? {
        get { members }
        set {
            members = newValue
            noteSet(.animations)
        }
    }

    open override func value(forKey key: String) -> Any? {
        key == "animations" ? animations : super.value(forKey: key)
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        if key == "animations" {
            animations = value as? [CAAnimation]
        } else {
            super.setValue(value, forKey: key)
        }
    }

    override var isCompleteAction: Bool { members?.isEmpty ?? true }

    override func completeAsAction(forKey event: String, of layer: CALayer) {
        for member in members ?? [] { member.completeAsAction(forKey: event, of: layer) }
    }

    override func copyValues(into copy: CAAnimation) {
        super.copyValues(into: copy)
        guard let copy = copy as? CAAnimationGroup, let members else { return }
        let stack = ThreadTransactions.current
        stack.copiedGroups.append(ObjectIdentifier(self))
        defer { stack.copiedGroups.removeLast() }
        copy.members = members.compactMap { member in
            guard let group = member as? CAAnimationGroup else { return member.copy() as? CAAnimation }
            let around = stack.copiedGroups
            guard !around.contains(ObjectIdentifier(group)), around.count <= Self.deepestNesting else {
                return nil
            }
            return group.copy() as? CAAnimation
        }
    }

    package override func compiledContent(customKeys: (String) -> Bool) -> RenderAnimation.Content {
        .group(
            (members ?? []).map { member in
                var compiled = member.compiled(id: AnimationID(raw: 0), customKeys: customKeys)
                if !(compiled.timing.duration > 0) { compiled.timing.duration = duration }
                return compiled
            }
        )
    }

    deinit {
        // One after the other: the release of a long chain of groups must not nest.
        var released = _members.unguarded ?? []
        _members.unguarded = nil
        while !released.isEmpty {
            guard var group = released.removeLast() as? CAAnimationGroup else { continue }
            if isKnownUniquelyReferenced(&group), let inner = group._members.unguarded {
                group._members.unguarded = nil
                released.append(contentsOf: inner)
            }
        }
    }
}

extension CAAnimation {
    /// A stored copy in the engine's form.
    ///
    /// An animation of an unknown key path, or with values that are no finite numbers, keeps time for its
    /// delegate and changes nothing (GUESS animation-not-finite).
    ///
    /// - Parameters:
    ///   - id: The identifier in reports of the render side.
    ///   - customKeys: Whether the layer's class declares a key.
    package final func compiled(id: AnimationID, customKeys: (String) -> Bool) -> RenderAnimation {
        RenderAnimation(
            id: id,
            timing: timing,
            pace: timingFunction?.curve,
            content: compiledContent(customKeys: customKeys),
            isRemovedOnCompletion: isRemovedOnCompletion
        )
    }
}
