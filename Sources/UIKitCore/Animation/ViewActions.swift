import AgateScene
import Foundation
import QuartzCore

/// A view's own answer to its layer's question for an action.
///
/// Source: claims 16.1, 16.12.
@MainActor enum ViewActions {
    /// The properties that views animate inside a block.
    private static let animatable: Set<EngineProperty> = [
        .position, .bounds, .transform, .sublayerTransform, .anchorPoint, .opacity, .backgroundColor,
        .cornerRadius, .shadowOpacity, .contentsCenter,
    ]

    static func action(for layer: CALayer, forKey key: String) -> any CAAction {
        let displayState = DisplayState.current
        guard displayState.animationBlocks.animationsAreEnabled,
            let state = displayState.animationBlocks.states.last,
            EngineProperty(key: key).map(animatable.contains) ?? EffectFilter.isInput(key)
        else { return NSNull() }
        if !layer.isDisplayed, !animatesOffDisplay(layer, state, displayState) { return NSNull() }
        if let recorder = state.recorder {
            recorder.note(key, of: layer)
            return NSNull()
        }
        if let changes = state.changes {
            changes.note(key, of: layer)
            return NSNull()
        }
        guard state.duration > 0 else { return NSNull() }
        return ViewAction(forKey: key, of: layer, state: state)
    }

    /// Whether a layer that is on no display animates, in case that it comes into a window in this turn.
    ///
    /// GUESS offscreen-blocks: a view that was made in the block begins where the block leaves it, and animators move what is seen alone. Source:
    /// reality Q5.1.
    private static func animatesOffDisplay(
        _ layer: CALayer,
        _ state: UIViewAnimationState,
        _ displayState: DisplayState
    ) -> Bool {
        guard state.changes == nil, let view = layer.delegate as? UIView else { return false }
        return !displayState.animationBlocks.viewsOfBlocks.contains(ObjectIdentifier(view))
    }
}

/// The functions that are called before a view's own `action(for:forKey:)`, the latest first.
enum ActionHooks {
    nonisolated(unsafe) private static var hooks: [UIView.ActionHook] = []
    private static let lock = NSLock()

    static func install(_ hook: @escaping UIView.ActionHook) {
        lock.withLock { hooks.append(hook) }
    }

    static func answer(
        for view: UIView,
        _ layer: CALayer,
        _ event: String,
        original: () -> (any CAAction)?
    ) -> (any CAAction)? {
        let installed = lock.withLock { hooks }
        if installed.isEmpty { return original() }
        return withoutActuallyEscaping(original) { original in
            let chain = installed.reduce(original) { next, hook in
                { hook(view, layer, event, next) }
            }
            return chain()
        }
    }
}

extension UIView {
    /// A function that is called before a view answers its layer: with the view, the layer, the key, and the answer without the
    /// function.
    public typealias ActionHook = (UIView, CALayer, String, () -> (any CAAction)?) -> (any CAAction)?

    /// Installs a function that answers for all views when their layers look up an action.
    ///
    /// This is an addition of this library. On Apple's systems one exchanges the implementation of
    /// `actionForLayer:forKey:` by the Objective-C runtime to build animation blocks of one's own; Swift has no
    /// such exchange. The function may answer with an action, with `NSNull` for none, or with what
    /// the view would have answered:
    ///
    ///     UIView.installActionHook { view, layer, key, original in
    ///         guard isInsideMyBlock else { return original() }
    ///         savedValues.append((layer, key, layer.value(forKeyPath: key)))
    ///         return NSNull()
    ///     }
    ///
    /// A function stays installed. Of several the latest is called first, and its `original` calls the one before. Subclasses that
    /// override `action(for:forKey:)` and don't call super are not reached.
    ///
    /// Source: claims S22, S23.
    public class func installActionHook(_ hook: @escaping ActionHook) {
        ActionHooks.install(hook)
    }
}

/// How blocks animate what can be added up.
enum ViewAnimationStyle {
    nonisolated(unsafe) static var current = UIView.AnimationStyle.additive
}

extension UIView {
    /// The treatments of properties whose changes can be added up, such as position and size, in animation blocks.
    ///
    /// This is an addition of this library; it lets old and new behaviour be compared.
    public enum AnimationStyle: Sendable {
        /// As from iOS 8 on: each change adds an animation of the difference, and running ones go on, so that there is never a jump.
        case additive
        /// As up to iOS 7: a change replaces the running animation of its property.
        case replacing
    }

    /// The treatment of properties whose changes can be added up, in animation blocks; additive at first.
    ///
    /// This is an addition of this library.
    public class var animationStyle: AnimationStyle {
        get { ViewAnimationStyle.current }
        set { ViewAnimationStyle.current = newValue }
    }
}
