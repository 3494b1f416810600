public import Foundation
public import QuartzCore

/// The animations of layers between two states.
///
/// The class exists on Apple's systems, where it is private.
open class CAStateTransition: NSObject, NSSecureCoding {
    /// The name of the state that is left; `*` for any.
    open var fromState: String?
    /// The name of the state that is entered; `*` for any.
    open var toState: String?
    /// The animations of the transition, each for one key path of one layer; none at first.
    open var elements: [CAStateTransitionElement] = []

    /// When the last element ends, in seconds from the start.
    open var duration: Double {
        elements.filter(\.isEnabled).map { $0.beginTime + $0.effectiveDuration }.max() ?? 0
    }

    /// Makes a transition without animations.
    public override init() {
        super.init()
    }

    /// Reads an archived transition.
    public required init?(coder: NSCoder) {
        super.init()
        let reader = ObjectArchiveReader(from: coder)
        fromState = reader.value(forKey: "fromState") as? String
        toState = reader.value(forKey: "toState") as? String
        elements = reader.value(forKey: "elements") as? [CAStateTransitionElement] ?? []
    }

    /// Writes the names of both states and the elements.
    open func encode(with coder: NSCoder) {
        var writer = ObjectArchiveWriter(to: coder)
        writer.write(fromState, forKey: "fromState")
        writer.write(toState, forKey: "toState")
        writer.write(elements, forKey: "elements")
        writer.finish()
    }

    /// Transitions can be archived securely.
    open class var supportsSecureCoding: Bool { true }
}

/// An animation of a transition: of one key path of one layer.
///
/// The class exists on Apple's systems, where it is private.
open class CAStateTransitionElement: NSObject, NSSecureCoding {
    /// The key of the animation on the layer; for most of them the key path.
    open var key: String?
    /// The animation, of which a copy runs from the presented value to that of the new state.
    open var animation: CAAnimation?
    /// The layer; it is not kept alive.
    open weak var target: CALayer? {
        didSet { place = nil }
    }
    /// Seconds from the start of the transition.
    open var beginTime = 0.0
    /// The length of the animation in seconds; 0 for the animation's own.
    open var duration = 0.0
    /// Whether the element runs when the transition does; true at first.
    open var isEnabled = true
    /// Where in an archived tree the target was; until it is looked for.
    private var place: LayerPlace?

    /// Makes an element that does nothing.
    public override init() {
        super.init()
    }

    /// Reads an archived element.
    public required init?(coder: NSCoder) {
        super.init()
        let reader = ObjectArchiveReader(from: coder)
        key = reader.value(forKey: "key") as? String
        animation = reader.value(forKey: "animation") as? CAAnimation
        place = LayerPlace(reader.value(forKey: "place"))
        beginTime = reader.value(forKey: "beginTime") as? Double ?? 0
        duration = reader.value(forKey: "duration") as? Double ?? 0
        isEnabled = reader.value(forKey: "enabled") as? Bool ?? true
    }

    /// Archives the element; its target is noted by the place in the tree.
    open func encode(with coder: NSCoder) {
        var writer = ObjectArchiveWriter(to: coder)
        writer.write(key, forKey: "key")
        writer.write(animation, forKey: "animation")
        if let place = target.map({ LayerPlace(of: $0) }) ?? place {
            writer.write(place.archived, forKey: "place")
        }
        if beginTime != 0 { writer.write(beginTime, forKey: "beginTime") }
        if duration != 0 { writer.write(duration, forKey: "duration") }
        if !isEnabled { writer.write(false, forKey: "enabled") }
        writer.finish()
    }

    /// Elements can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Finds the target of an element from an archive.
    final func resolve(in root: CALayer) {
        guard let place else { return }
        target = place.layer(in: root)
    }

    /// The key path that is animated.
    var keyPath: String? { (animation as? CAPropertyAnimation)?.keyPath ?? key }

    /// How long it lasts, in seconds.
    var effectiveDuration: Double {
        let own = duration > 0 ? duration : animation?.duration ?? 0
        return own > 0 ? own : 0.25
    }
}
