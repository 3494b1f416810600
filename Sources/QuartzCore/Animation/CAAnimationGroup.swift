import AgateTiming
package import AgateScene
import Foundation

/// Animations that run together in the group's time and are cut off where it ends.
///
/// The delegates and `isRemovedOnCompletion` of the members are ignored.
///
/// Source: claims 2.23-2.24.
open class CAAnimationGroup: CAAnimation {
    private var members: [CAAnimation]?

    /// The animations, in the order in which they are applied.
    open var animations: [CAAnimation]? {
        get { members }
        set {
            members = newValue
            noteSet("animations")
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

    override func completeAsAction(forKey event: String, of layer: CALayer) {
        for member in members ?? [] { member.completeAsAction(forKey: event, of: layer) }
    }

    override func copyValues(into copy: CAAnimation) {
        super.copyValues(into: copy)
        (copy as? CAAnimationGroup)?.members = members?.compactMap { $0.copy() as? CAAnimation }
    }

    package override func compiledContent(customKeys: (String) -> Bool) -> RenderAnimation.Content {
        .group(
            (members ?? []).map { member in
                var compiled = member.compiled(id: AnimationID(raw: 0), customKeys: customKeys)
                // A member without a duration takes the group's.
                if !(compiled.timing.duration > 0) { compiled.timing.duration = duration }
                return compiled
            })
    }
}

extension CAAnimation {
    /// The stored copy in the engine's form.
    package final func compiled(id: AnimationID, customKeys: (String) -> Bool) -> RenderAnimation {
        RenderAnimation(
            id: id, timing: timing, pace: timingFunction?.curve,
            content: compiledContent(customKeys: customKeys), isRemovedOnCompletion: isRemovedOnCompletion)
    }
}
