package import AgateScene
import AgateTiming
import Foundation

/// An animation of the value at one key path.
///
/// Source: claims 4.5-4.9, S53.
open class CAPropertyAnimation: CAAnimation {
    private var storedKeyPath: String?
    private var storedAdditive = false
    private var storedCumulative = false
    private var storedValueFunction: CAValueFunction?

    /// Makes an animation of a key path.
    ///
    /// - Parameter path: A property of the layer or a member of one (`position.x`, `transform.rotation.z`).
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// What is animated.
    open var keyPath: String? {
        get { storedKeyPath }
        set {
            storedKeyPath = newValue
            noteSet(.keyPath)
        }
    }

    /// Whether the value is added to what is underneath.
    open var isAdditive: Bool {
        get { storedAdditive }
        set {
            storedAdditive = newValue
            noteSet(.additive)
        }
    }

    /// Whether each cycle starts from where the one before ended.
    open var isCumulative: Bool {
        get { storedCumulative }
        set {
            storedCumulative = newValue
            noteSet(.cumulative)
        }
    }

    /// Makes a transform from the interpolated numbers.
    open var valueFunction: CAValueFunction? {
        get { storedValueFunction }
        set {
            storedValueFunction = newValue
            noteSet(.valueFunction)
        }
    }

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "keyPath": keyPath
        case "additive", "isAdditive": NSNumber(value: isAdditive)
        case "cumulative", "isCumulative": NSNumber(value: isCumulative)
        case "valueFunction": valueFunction
        default: super.value(forKey: key)
        }
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "keyPath": keyPath = value as? String
        case "additive", "isAdditive": if let flag = numberValue(of: value) { isAdditive = flag != 0 }
        case "cumulative", "isCumulative": if let flag = numberValue(of: value) { isCumulative = flag != 0 }
        case "valueFunction": valueFunction = value as? CAValueFunction
        default: super.setValue(value, forKey: key)
        }
    }

    override func completeAsAction(forKey event: String, of layer: CALayer) {
        if keyPath == nil { keyPath = event }
    }

    override func copyValues(into copy: CAAnimation) {
        super.copyValues(into: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.storedKeyPath = storedKeyPath
        copy.storedAdditive = storedAdditive
        copy.storedCumulative = storedCumulative
        copy.storedValueFunction = storedValueFunction
    }

    /// The values over time, in the engine's form; nil when they cannot be used.
    func compiledTrack() -> PropertyAnimation.Track? { nil }

    package override func compiledContent(customKeys: (String) -> Bool) -> RenderAnimation.Content {
        guard let keyPath, let target = PropertyTarget(keyPath: keyPath, customKeys: customKeys),
            let track = compiledTrack()
        else { return .silent }
        var animation = PropertyAnimation(target: target, track: track)
        animation.isAdditive = isAdditive
        animation.isCumulative = isCumulative
        animation.valueFunction = valueFunction?.function
        return .property(animation)
    }
}
