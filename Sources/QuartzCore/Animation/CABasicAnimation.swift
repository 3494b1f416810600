import AgateScene
import AgateTiming
import Foundation

/// An animation between two values.
///
/// Missing ends come from what is underneath: `from` alone runs to the current value, `to` alone from it, `by`
/// alone from it by an amount; with none of them it runs from the presented to the new value. When all three
/// are given, `by` is ignored.
///
/// Source: claims 4.1-4.4, S54-S59.
open class CABasicAnimation: CAPropertyAnimation {
    @InSections private var from: Any? = nil
    @InSections private var to: Any? = nil
    @InSections private var by: Any? = nil

    /// The value at the start: a number, `NSValue`, colour, image, path or the bare Swift value.
    open var fromValue: Any? {
        get { from }
        set {
            from = newValue
            noteSet(.fromValue)
        }
    }

    /// The value at the end.
    open var toValue: Any? {
        get { to }
        set {
            to = newValue
            noteSet(.toValue)
        }
    }

    /// The way from the start to the end.
    open var byValue: Any? {
        get { by }
        set {
            by = newValue
            noteSet(.byValue)
        }
    }

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "fromValue": fromValue
        case "toValue": toValue
        case "byValue": byValue
        default: super.value(forKey: key)
        }
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "fromValue": fromValue = value
        case "toValue": toValue = value
        case "byValue": byValue = value
        default: super.setValue(value, forKey: key)
        }
    }

    override var isCompleteAction: Bool {
        super.isCompleteAction && (from != nil || to != nil || by != nil)
    }

    override func completeAsAction(forKey event: String, of layer: CALayer) {
        super.completeAsAction(forKey: event, of: layer)
        guard from == nil, to == nil, by == nil, let keyPath else { return }
        // No value is one to begin with, too: a colour comes out of the clear.
        fromValue = layer.presentedValue(forKeyPath: keyPath) ?? NSNull()
    }

    override func copyValues(into copy: CAAnimation) {
        super.copyValues(into: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.from = from
        copy.to = to
        copy.by = by
    }

    /// The ends in the engine's form; nil when one of them cannot be used.
    final func compiledEnds() -> BasicTrack? {
        let ends = BasicTrack(
            from: animatableValue(from: from),
            to: animatableValue(from: to),
            by: animatableValue(from: by)
        )
        guard ends.from?.isUsable ?? true, ends.to?.isUsable ?? true, ends.by?.isUsable ?? true else {
            return nil
        }
        return ends
    }

    override func compiledTrack() -> PropertyAnimation.Track? { compiledEnds().map { .basic($0) } }
}
