package import AgateScene
import AgateTiming
import Foundation

/// An animation of the value at one key path.
///
/// Source: claims 4.5-4.9, S53.
open class CAPropertyAnimation: CAAnimation {
    @InSections private var storedKeyPath: String? = nil
    @InSections private var storedAdditive = false
    @InSections private var storedCumulative = false
    @InSections private var storedValueFunction: CAValueFunction? = nil

    /// Makes an animation of a key path.
    ///
    /// - Parameter path: A property of the layer or a member of one (`position.x`, `transform.rotation.z`).
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The property that is animated, relative to the layer, such as `opacity` or `transform.rotation.z`.
    ///
    /// Nil, and a path that names nothing that can be animated, make the animation have no effect; see ``AnimationDiagnostics``.
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

    override var isCompleteAction: Bool { keyPath != nil }

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
            var track = compiledTrack()
        else { return .silent }
        if valueFunction != nil || target.takesNumbers {
            track.countBooleans()
        } else if target.takesBooleans {
            track.makeBooleans()
        }
        var animation = PropertyAnimation(target: target, track: track)
        animation.isAdditive = isAdditive
        animation.isCumulative = isCumulative
        animation.valueFunction = valueFunction?.function
        return .property(animation)
    }
}

// MARK: - Booleans among numbers

extension PropertyTarget {
    /// Whether its values are numbers, so that a Boolean means 0 or 1 there.
    fileprivate var takesNumbers: Bool {
        switch self {
        case .property(let property):
            switch property.row.kind {
            case .number, .float, .integer, .count, .numbers: true
            default: false
            }
        case .component, .customComponent: true
        case .cell(let target):
            target.component != nil || target.property.kind == .number || target.property.kind == .float
        case .filter(let target): target.takesNumbers
        case .custom: false
        }
    }

    /// Whether its values are Booleans, so that the numbers 0 and 1 mean false and true there.
    fileprivate var takesBooleans: Bool {
        switch self {
        case .property(let property): property.row.kind == .bool
        case .cell(let target): target.component == nil && target.property.kind == .bool
        case .filter, .component, .customComponent, .custom: false
        }
    }
}

extension PropertyAnimation.Track {
    /// Turns the numbers 0 and 1 into Booleans, which switch and have no distance; beside other numbers Booleans
    /// are numbers.
    ///
    /// A program's `true` and the number in a box that stands for it mean the same, and an archive keeps but one.
    fileprivate mutating func makeBooleans() {
        switch self {
        case .basic(let ends): self = .basic(ends.makingBooleans())
        case .spring(let ends, let spring): self = .spring(ends.makingBooleans(), spring)
        case .keyframe(var track):
            let flags = track.values.map(\.asBooleanNumber)
            guard flags.contains(where: { $0 == nil }) else {
                track.values = flags.map { .bool($0 ?? false) }
                self = .keyframe(track)
                return
            }
            countBooleans()
        }
    }

    /// Turns Booleans into the numbers 0 and 1, which mix.
    fileprivate mutating func countBooleans() {
        switch self {
        case .basic(let ends): self = .basic(ends.countingBooleans())
        case .spring(let ends, let spring): self = .spring(ends.countingBooleans(), spring)
        case .keyframe(var track):
            guard track.values.contains(where: \.hasBooleans) else { return }
            track.values = track.values.map { $0.countingBooleans() }
            self = .keyframe(track)
        }
    }
}

extension BasicTrack {
    fileprivate func countingBooleans() -> BasicTrack {
        guard [from, to, by].contains(where: { $0?.hasBooleans ?? false }) else { return self }
        return BasicTrack(
            from: from?.countingBooleans(),
            to: to?.countingBooleans(),
            by: by?.countingBooleans()
        )
    }
}

extension BasicTrack {
    fileprivate func makingBooleans() -> BasicTrack {
        let given = [from, to, by].compactMap { $0 }
        guard given.allSatisfy({ $0.asBooleanNumber != nil }) else { return countingBooleans() }
        func flag(_ value: AnimatableValue?) -> AnimatableValue? {
            value?.asBooleanNumber.map { .bool($0) }
        }
        return BasicTrack(from: flag(from), to: flag(to), by: flag(by))
    }
}

extension AnimatableValue {
    /// The Boolean that a Boolean, 0 or 1 stands for; nil for anything else.
    fileprivate var asBooleanNumber: Bool? {
        switch self {
        case .bool(let flag): flag
        case .number(0): false
        case .number(1): true
        default: nil
        }
    }

    fileprivate var hasBooleans: Bool {
        switch self {
        case .bool: true
        case .array(let items): items.contains(where: \.hasBooleans)
        default: false
        }
    }

    fileprivate func countingBooleans() -> AnimatableValue {
        switch self {
        case .bool(let flag): .number(flag ? 1 : 0)
        case .array(let items): .array(items.map { $0.countingBooleans() })
        default: self
        }
    }
}
