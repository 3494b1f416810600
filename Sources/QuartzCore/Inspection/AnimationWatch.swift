import AgateScene
import AgateTiming
import Foundation

/// Looks at animations that are added and committed, and warns of those that will not do what was meant.
///
/// Nothing here is called while warnings are off.
struct AnimationWatch {
    private let layer: CALayer
    private let key: String?
    private let wanted: AnimationDiagnostics.Categories

    private init(_ layer: CALayer, _ key: String?) {
        self.layer = layer
        self.key = key
        wanted = DiagnosticsState.shared.wanted
    }

    /// An animation was added to a layer.
    ///
    /// Whether the layer is on a display is looked at when the turn ends: much code adds the animation first and
    /// the layer afterwards.
    static func added(_ entry: RunningAnimation, to layer: CALayer) {
        let watch = AnimationWatch(layer, entry.key)
        if layer.context == nil, watch.wanted.contains(.display) {
            DisplayContext.current.enqueue { [weak layer, weak entry] in
                guard let layer, let entry, layer.context == nil, layer.hasAttached(entry) else { return }
                AnimationWatch(layer, entry.key).warn(
                    .display,
                    keyPath(of: entry.animation),
                    "the layer is not on a display, so that nothing is shown"
                )
            }
        }
    }

    /// An animation of a layer on a display is about to be committed.
    static func committed(_ entry: RunningAnimation, _ compiled: RenderAnimation, of layer: CALayer) {
        let watch = AnimationWatch(layer, entry.key)
        guard !watch.wanted.isEmpty else { return }
        let animation = entry.animation
        if !(animation.duration > 0), animation.speed != 0 {
            watch.warn(
                .effects,
                keyPath(of: animation),
                "it has no duration, and neither has the transaction: it ends at once"
            )
        }
        watch.look(at: animation, compiled)
        watch.lookAtEnds(of: animation)
    }

    private static func keyPath(of animation: CAAnimation) -> String? {
        (animation as? CAPropertyAnimation)?.keyPath
    }

    // MARK: Flaws

    private func look(at animation: CAAnimation, _ compiled: RenderAnimation?) {
        if let property = animation as? CAPropertyAnimation {
            let flaws = AnimationFlaw.flaws(of: property, on: layer)
            for flaw in flaws { warn(flaw.category, property.keyPath, "does nothing: \(flaw.text)") }
            if flaws.isEmpty, let basic = property as? CABasicAnimation { lookForNoEnds(basic, compiled) }
        }
        // Copying has bounded how deep groups lie in each other.
        guard let group = animation as? CAAnimationGroup else { return }
        let members = group.animations ?? []
        if members.isEmpty { warn(.effects, nil, "does nothing: the group has no animations") }
        for member in members { look(at: member, nil) }
    }

    /// Without any end an animation runs from what was shown to the model: nothing moves when they are equal.
    private func lookForNoEnds(_ animation: CABasicAnimation, _ compiled: RenderAnimation?) {
        guard animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil,
            !animation.isAdditive, animation.valueFunction == nil,
            case .property(let property)? = compiled?.content
        else { return }
        let ends: BasicTrack
        switch property.track {
        case .basic(let track), .spring(let track, _): ends = track
        case .keyframe: return
        }
        if ends.from == nil || ends.from == layer.values.value(of: property.target) {
            warn(
                .effects,
                animation.keyPath,
                "does nothing: it has neither fromValue, toValue nor byValue, and the model has not changed"
            )
        }
    }

    // MARK: Ends

    /// Whether the layer will jump when the animation is over.
    private func lookAtEnds(of animation: CAAnimation) {
        guard wanted.contains(.ends),
            animation.isRemovedOnCompletion || !animation.timing.fillMode.fillsForwards,
            animation.timing.activeDuration.isFinite, animation.speed != 0
        else { return }
        var pending = [animation]
        while let next = pending.popLast() {
            if let group = next as? CAAnimationGroup { pending += group.animations ?? [] }
            guard let property = next as? CAPropertyAnimation, let end = end(of: property) else { continue }
            warn(
                .ends,
                property.keyPath,
                "ends at \(end.shown.text), while the model has \(end.model.text): the layer will jump back. "
                    + "Set the property to the end value, too"
            )
        }
    }

    /// Where an animation of a property ends and what the model has, if these differ.
    ///
    /// Only what can be said without a doubt: whole cycles of one value that does not add up.
    private func end(of animation: CAPropertyAnimation) -> (shown: AnimatableValue, model: AnimatableValue)? {
        guard AnimationFlaw.flaws(of: animation, on: layer).isEmpty, animation.valueFunction == nil,
            !animation.isCumulative, animation.timeOffset == 0, animation.speed > 0,
            let keyPath = animation.keyPath,
            let target = PropertyTarget(keyPath: keyPath, customKeys: layer.hasCustomValue(forKey:)),
            let model = target.customKey == nil
                ? layer.values.value(of: target) : animatableValue(from: layer.value(forKeyPath: keyPath)),
            let shown = finalValue(of: animation, over: model)
        else { return nil }
        if animation.isAdditive { return shown.isNeutral ? nil : (shown, model) }
        return shown.isClose(to: model) ? nil : (shown, model)
    }

    private func finalValue(of animation: CAPropertyAnimation, over model: AnimatableValue)
        -> AnimatableValue?
    {
        let timing = animation.timing
        let cycles = timing.cycleDuration > 0 ? timing.activeDuration / timing.cycleDuration : 1
        guard cycles == cycles.rounded() else { return nil }
        // A cycle that goes there and back ends where it began.
        let isBack = timing.autoreverses
        if let keyframes = animation as? CAKeyframeAnimation {
            guard keyframes.path == nil, keyframes.function == nil else { return nil }
            guard case .keyframe(let track)? = keyframes.compiledTrack() else { return nil }
            return track.value(at: isBack ? 0 : 1)
        }
        guard let basic = animation as? CABasicAnimation else { return nil }
        let from = animatableValue(from: basic.fromValue)
        let by = animatableValue(from: basic.byValue)
        let to = animatableValue(from: basic.toValue)
        let base = animation.isAdditive ? AnimatableValue?.none : model
        if isBack {
            if let from { return from }
            return by != nil && to != nil ? AnimatableValue?.none : base
        }
        if let to { return to }
        guard let by else { return base }
        guard let start = from ?? base else { return by }
        return by.added(to: start)
    }

    // MARK: Warning

    /// Gives a warning, once for each layer, key and key path.
    private func warn(_ category: AnimationDiagnostics.Categories, _ keyPath: String?, _ text: String) {
        guard wanted.contains(category) else { return }
        layer.warnOnce(
            category,
            key: key,
            keyPath: keyPath,
            text,
            mark: "\(category.rawValue) \(key ?? "") \(keyPath ?? "")"
        )
    }
}

extension CALayer {
    /// Hands a warning about the layer on, unless one with the same mark was handed on before.
    func warnOnce(
        _ category: AnimationDiagnostics.Categories,
        key: String? = nil,
        keyPath: String?,
        _ text: String,
        mark: String
    ) {
        guard !(extras?.warnings.contains(mark) ?? false) else { return }
        editExtras { $0.warnings.insert(mark) }
        let name = name.map { " \"\($0)\"" } ?? ""
        let warning = AnimationDiagnostics.Warning(
            category: category,
            layer: LayerPrinting.description(of: self) + name,
            key: key,
            keyPath: keyPath,
            text: text
        )
        DiagnosticsState.shared.tellInAnyCase(warning)
    }

    /// Whether an animation is still attached.
    fileprivate func hasAttached(_ entry: RunningAnimation) -> Bool {
        animationStore?.entries.contains { $0 === entry } ?? false
    }
}

extension AnimationFlaw {
    /// The subject of a warning about it.
    fileprivate var category: AnimationDiagnostics.Categories {
        switch self {
        case .noKeyPath, .unknownKeyPath, .notAnimatable, .filter: .keyPaths
        case .unusableValue, .wrongType: .values
        case .noValues, .singleStep: .effects
        }
    }
}

extension AnimatableValue {
    /// Whether adding it changes nothing.
    fileprivate var isNeutral: Bool {
        switch self {
        case .number(let number): number == 0
        case .pair(let pair): pair == .zero
        case .rect(let four), .color(let four): four == .zero
        case .transform(let transform): CATransform3DIsIdentity(transform)
        default: true
        }
    }

    /// Whether two values are the same but for the precision that properties are kept in.
    fileprivate func isClose(to other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number(let a), .bool(let b)): return Self.isClose(a, b ? 1 : 0)
        case (.bool(let a), .number(let b)): return Self.isClose(a ? 1 : 0, b)
        case (.number(let a), .number(let b)): return Self.isClose(a, b)
        case (.pair(let a), .pair(let b)): return (0..<2).allSatisfy { Self.isClose(a[$0], b[$0]) }
        case (.rect(let a), .rect(let b)), (.color(let a), .color(let b)):
            return (0..<4).allSatisfy { Self.isClose(a[$0], b[$0]) }
        // Images, paths and lists say too little about how much they differ.
        case (.number, _), (.pair, _), (.rect, _), (.color, _): return false
        case (.transform(let a), .transform(let b)): return Self.isClose(a, b)
        default: return true
        }
    }

    private static func isClose(_ a: Double, _ b: Double) -> Bool {
        abs(a - b) <= 1e-5 * max(1, abs(a), abs(b))
    }

    private static func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        withUnsafeBytes(of: a) { first in
            withUnsafeBytes(of: b) { second in
                zip(first.bindMemory(to: Double.self), second.bindMemory(to: Double.self))
                    .allSatisfy { isClose($0, $1) }
            }
        }
    }
}
