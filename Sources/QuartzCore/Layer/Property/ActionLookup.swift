import AgateScene
import CoreGraphics
import Foundation

/// The search for an action in five steps.
///
/// Source: claims 8.1-8.8.
enum ActionLookup {
    static func action(forKey event: String, of layer: CALayer) -> (any CAAction)? {
        if let found = layer.delegate?.action(for: layer, forKey: event) { return usable(found) }
        if let extras = layer.extras {
            if let found = extras.actions?[event] { return usable(found) }
            if let found = action(forKey: event, inStyle: extras.style) { return usable(found) }
        }
        if let found = type(of: layer).defaultAction(forKey: event) { return usable(found) }
        return implicitAction(forKey: event, of: layer)
    }

    /// `NSNull` ends the search without an action.
    private static func usable(_ action: any CAAction) -> (any CAAction)? {
        action is NSNull ? nil : action
    }

    /// The actions of a style, then those of the styles inside it.
    private static func action(forKey event: String, inStyle style: [AnyHashable: Any]?) -> (any CAAction)? {
        var current = style
        var depth = 0
        while let next = current, depth < 64 {
            if let actions = next["actions"] as? [String: Any], let found = actions[event] {
                if let action = found as? any CAAction { return action }
            }
            current = next["style"] as? [AnyHashable: Any]
            depth += 1
        }
        return nil
    }

    /// The fifth step: the built-in animation of a property of a layer that is committed to a display.
    private static func implicitAction(forKey event: String, of layer: CALayer) -> (any CAAction)? {
        let marks = layer.marks
        guard marks.animatesChanges, !marks.contains(.isPresentation),
            let context = layer.context
        else { return nil }
        if let target = FilterTarget(keyPath: event) {
            guard layer.values.value(of: .filter(target)) != nil else { return nil }
            let animation = CABasicAnimation(keyPath: event)
            animation.timingFunction = ImplicitAnimation.standardFunction
            animation.fromValue = layer.presentedValue(forKeyPath: event)
            return animation
        }
        guard let property = EngineProperty(key: event) else { return objectAction(forKey: event) }
        guard LayerKeyTable.has(property, layer) else { return nil }
        switch property.implicitAction {
        case .none:
            return nil
        case .basic:
            let animation = CABasicAnimation(keyPath: property.keyPath)
            animation.timingFunction = ImplicitAnimation.standardFunction
            animation.fromValue = clientValue(
                of: layer.presentedValue(of: property, context: context),
                for: .property(property)
            )
            return animation
        case .transition:
            return CATransition()
        }
    }

    /// The documented built-in actions of what the engine has no property for.
    ///
    /// GUESS event-objects: a basic animation of layers has nothing to interpolate, so it answers and does nothing when
    /// it is run.
    private static func objectAction(forKey event: String) -> (any CAAction)? {
        switch event {
        case "mask", "sublayers":
            let animation = CABasicAnimation(keyPath: event)
            animation.timingFunction = ImplicitAnimation.standardFunction
            animation.isSilentAction = true
            return animation
        default:
            return nil
        }
    }
}
