import AgateScene
import AgateTiming
import Foundation

/// The lines of a dump for a layer's animations.
struct AnimationDump {
    /// A line, and how far it is indented below the layer's own.
    struct Line {
        var depth: Int
        var text: String
    }

    /// An animation of one property, in the order in which they apply, members of groups included.
    private struct Leaf {
        var animation: CAPropertyAnimation
        var name: String
        var target: PropertyTarget?
        var isInEffect: Bool
    }

    private let layer: CALayer
    private let state: LayerState
    private var lines: [Line] = []
    private var leaves: [Leaf] = []

    static func lines(of layer: CALayer, _ state: LayerState) -> [Line] {
        var dump = AnimationDump(layer, state)
        let entries = layer.animationStore?.entries ?? []
        for entry in entries { dump.collect(entry) }
        for entry in entries { dump.write(entry) }
        return dump.lines
    }

    /// Why each animation of a layer changes nothing, in the order of the animations; nothing for those that do what they say.
    static func reasons(of layer: CALayer, _ state: LayerState) -> [[String]] {
        var dump = AnimationDump(layer, state)
        let entries = layer.animationStore?.entries ?? []
        for entry in entries { dump.collect(entry) }
        return entries.map { entry in
            dump.lines = []
            dump.write(entry)
            return dump.lines.compactMap { line in
                line.text.hasPrefix(reasonTitle) ? String(line.text.dropFirst(reasonTitle.count)) : nil
            }
        }
    }

    /// The text before each reason.
    private static let reasonTitle = "does nothing: "

    private init(_ layer: CALayer, _ state: LayerState) {
        self.layer = layer
        self.state = state
    }

    // MARK: What runs

    private func reading(of entry: RunningAnimation) -> ClockReading? {
        guard state.isOnDisplay, let compiled = entry.compiled, let time = state.localTime else { return nil }
        return compiled.timing.reading(at: time)
    }

    private static func name(of entry: RunningAnimation) -> String {
        entry.key.map { "\"\($0)\"" } ?? "without a key"
    }

    private mutating func collect(_ entry: RunningAnimation) {
        collect(entry.animation, Self.name(of: entry), reading(of: entry))
    }

    private mutating func collect(_ animation: CAAnimation, _ name: String, _ reading: ClockReading?) {
        let isOver = reading?.phase == .after && animation.isRemovedOnCompletion
        if let property = animation as? CAPropertyAnimation {
            leaves.append(
                Leaf(
                    animation: property,
                    name: name,
                    target: property.keyPath.flatMap {
                        PropertyTarget(keyPath: $0, customKeys: layer.hasCustomValue(forKey:))
                    },
                    isInEffect: (reading?.isInEffect ?? false) && !isOver
                )
            )
        }
        // Copying has bounded how deep groups lie in each other.
        for member in members(of: animation, reading) { collect(member.animation, name, member.reading) }
    }

    /// A member of a group, with what its clock shows in the group's time.
    private struct Member {
        var animation: CAAnimation
        var timing: TimingParameters
        var reading: ClockReading?
    }

    private func members(of animation: CAAnimation, _ reading: ClockReading?) -> [Member] {
        guard let group = animation as? CAAnimationGroup else { return [] }
        let time = reading.map { reading in
            let paced = group.timingFunction?.curve.value(at: reading.progress) ?? reading.progress
            return group.duration.isFinite ? paced * group.duration : reading.localTime
        }
        return (group.animations ?? []).map { animation in
            var member = Member(animation: animation, timing: animation.timing)
            if !(member.timing.duration > 0) { member.timing.duration = group.duration }
            guard let time, let reading else { return member }
            var shown = member.timing.reading(at: time, includesEnd: true)
            shown.isInEffect = shown.isInEffect && reading.isInEffect
            member.reading = shown
            return member
        }
    }

    // MARK: Lines

    private mutating func write(_ entry: RunningAnimation) {
        let reading = reading(of: entry)
        write(entry.animation, "animation \(Self.name(of: entry))", reading, depth: 0, entry.compiled?.timing)
        // What holds for the animation as a whole, whatever is in it.
        var reasons = layerReasons(entry)
        if let reading { reasons += timeReasons(entry.animation, reading) }
        for reason in reasons { lines.append(Line(depth: 1, text: "\(Self.reasonTitle)\(reason)")) }
    }

    private mutating func write(
        _ animation: CAAnimation,
        _ title: String,
        _ reading: ClockReading?,
        depth: Int,
        _ timing: TimingParameters?
    ) {
        let progress = progress(of: animation, reading, timing ?? animation.timing)
        lines.append(Line(depth: depth, text: "\(title) \(Self.what(animation)), \(progress)"))
        if let property = animation as? CAPropertyAnimation {
            var reasons = AnimationFlaw.flaws(of: property, on: layer).map(\.text)
            if reasons.isEmpty, let coverer = coverer(of: property) {
                reasons = ["\(coverer) comes later, animates the same and covers it"]
            }
            for reason in reasons {
                lines.append(Line(depth: depth + 1, text: "\(Self.reasonTitle)\(reason)"))
            }
        }
        for member in members(of: animation, reading) {
            write(member.animation, "member", member.reading, depth: depth + 1, member.timing)
        }
    }

    /// The effect of an animation, without its times.
    private static func what(_ animation: CAAnimation) -> String {
        switch animation {
        case let basic as CABasicAnimation:
            let given = [("from", basic.fromValue), ("by", basic.byValue), ("to", basic.toValue)]
            let ends = given.compactMap { word, value in
                value.map { "\(word) \(animatableValue(from: $0)?.text ?? "nil")" }
            }
            let kind = basic is CASpringAnimation ? ["by a spring"] : []
            let ways = ends.isEmpty ? ["to the model"] : ends
            return ([basic.keyPath ?? "nothing"] + additions(of: basic) + ways + kind).joined(separator: " ")
        case let keyframes as CAKeyframeAnimation:
            let values =
                keyframes.function != nil
                ? "by a function of time"
                : keyframes.path == nil ? "through \(keyframes.values?.count ?? 0) values" : "along a path"
            return ([keyframes.keyPath ?? "nothing"] + additions(of: keyframes) + [values])
                .joined(separator: " ")
        case let group as CAAnimationGroup: return "group of \(group.animations?.count ?? 0)"
        case let transition as CATransition: return "transition \(transition.type.rawValue)"
        default: return AnimationPrinting.className(of: animation)
        }
    }

    private static func additions(of animation: CAPropertyAnimation) -> [String] {
        (animation.isAdditive ? ["additive"] : []) + (animation.isCumulative ? ["cumulative"] : [])
    }

    /// Where an animation is in its time.
    private func progress(
        of animation: CAAnimation,
        _ reading: ClockReading?,
        _ timing: TimingParameters
    ) -> String {
        guard let reading else { return state.isOnDisplay ? "waits for the commit" : "does not run" }
        let speed = abs(timing.speed)
        switch reading.phase {
        case .before:
            let wait = speed > 0 ? -reading.elapsed / speed : .infinity
            return "begins in \(Self.seconds(wait))"
        case .after: return "ended"
        case .active:
            let percent = AnimationPrinting.general((reading.progress * 100).rounded())
            var words = "\(percent) % of \(Self.seconds(timing.duration))"
            if reading.iteration > 0 {
                words += ", repeat \(AnimationPrinting.general(reading.iteration + 1))"
            }
            guard speed > 0 else { return words + ", held" }
            let left = (timing.activeDuration - reading.elapsed) / speed
            return words + (left.isFinite ? ", \(Self.seconds(left)) left" : ", endless")
        }
    }

    private static func seconds(_ seconds: Double) -> String {
        "\(AnimationPrinting.general((seconds * 1e6).rounded() / 1e6)) s"
    }

    // MARK: Why it does nothing

    private func layerReasons(_ entry: RunningAnimation) -> [String] {
        if !state.isOnDisplay { return ["the layer is not on a display"] }
        if entry.compiled == nil { return [] }
        var reasons: [String] = []
        if state.isInvisible { reasons.append("the layer, or one above it, is hidden or has no opacity") }
        if state.isPaused {
            reasons.append("the clock of the layer, or of one above it, stands still: its speed is 0")
        }
        return reasons
    }

    private func timeReasons(_ animation: CAAnimation, _ reading: ClockReading) -> [String] {
        switch reading.phase {
        case .before where !reading.isInEffect:
            return ["it has not begun, and its fill mode does not show it before"]
        case .after where animation.isRemovedOnCompletion:
            return ["it has ended and will be removed"]
        case .after where !reading.isInEffect:
            return ["it has ended, and its fill mode does not show it after"]
        case .active where animation.speed == 0 && !state.isPaused:
            let held = AnimationPrinting.general(animation.timeOffset)
            return ["its speed is 0, so that it is held at \(held) s"]
        default: return []
        }
    }

    /// The animation that hides another one of the same property.
    private func coverer(of animation: CAPropertyAnimation) -> String? {
        guard let index = leaves.firstIndex(where: { $0.animation === animation }),
            leaves[index].isInEffect, let target = leaves[index].target
        else { return nil }
        return leaves[(index + 1)...].last { later in
            guard later.isInEffect, !later.animation.isAdditive, let covering = later.target,
                AnimationFlaw.flaws(of: later.animation, on: layer).isEmpty
            else { return false }
            return covering == target || covering == target.whole
        }.map { "animation \($0.name)" }
    }
}

extension PropertyTarget {
    /// The whole of which the target is a part.
    fileprivate var whole: PropertyTarget {
        switch self {
        case .property, .custom, .cell: self
        case .filter(let target): .filter(target.whole)
        case .component(let property, _): .property(property)
        case .customComponent(let key, _): .custom(key)
        }
    }
}
