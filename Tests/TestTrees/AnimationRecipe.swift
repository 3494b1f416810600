package import AgateTestSupport
package import CoreGraphics
package import Foundation
package import QuartzCore

/// A key path and the kind of values it takes.
package struct SamplePath: Sendable {
    /// The key path.
    package let keyPath: String
    /// What its values are.
    package let kind: SampleKind

    private init(_ keyPath: String, _ kind: SampleKind) {
        self.keyPath = keyPath
        self.kind = kind
    }

    /// Animatable key paths of every kind of value, and one that names nothing.
    package static let animatable: [SamplePath] = [
        SamplePath("opacity", .unit), SamplePath("position", .point), SamplePath("position.x", .number),
        SamplePath("bounds", .rect), SamplePath("bounds.size", .size), SamplePath("bounds.origin.y", .number),
        SamplePath("anchorPoint", .point), SamplePath("zPosition", .number),
        SamplePath("transform", .transform),
        SamplePath("transform.rotation.z", .number), SamplePath("transform.scale", .unit),
        SamplePath("transform.translation.x", .number), SamplePath("sublayerTransform", .transform),
        SamplePath("backgroundColor", .color), SamplePath("borderColor", .color),
        SamplePath("borderWidth", .unit),
        SamplePath("cornerRadius", .unit), SamplePath("shadowOffset", .size),
        SamplePath("shadowOpacity", .unit),
        SamplePath("shadowPath", .path), SamplePath("contents", .image), SamplePath("contentsRect", .rect),
        SamplePath("hidden", .bool), SamplePath("masksToBounds", .bool), SamplePath("path", .path),
        SamplePath("strokeEnd", .unit), SamplePath("fillColor", .color),
        SamplePath("lineDashPattern", .numbers),
        SamplePath("nothing.like.it", .number),
    ]
}

/// What to make an animation of: a value, so that a failing case can be printed and made again.
package struct AnimationRecipe: CustomStringConvertible {
    /// The classes of animation.
    package enum Kind: String, CaseIterable, Sendable {
        case basic, spring, keyframes, path, group, transition
    }

    package var kind = Kind.basic
    package var keyPath = "opacity"
    /// From, to and by of a basic animation; the keyframes of another.
    package var values: [Any?] = []
    package var motion: CGPath?
    package var calculationMode = CAAnimationCalculationMode.linear
    package var rotationMode: CAAnimationRotationMode?
    package var keyTimes: [NSNumber]?
    package var curve: CAMediaTimingFunction?
    package var isAdditive = false
    package var isCumulative = false
    package var beginTime = 0.0
    package var duration = 0.0
    package var speed: Float = 1
    package var timeOffset = 0.0
    package var repeatCount: Float = 0
    package var repeatDuration = 0.0
    package var autoreverses = false
    package var fillMode = CAMediaTimingFillMode.removed
    package var isRemovedOnCompletion = true
    package var members: [AnimationRecipe] = []

    /// A random one.
    package init(_ random: inout SeededGenerator, _ wildness: Wildness, depth: Int = 0) {
        let path = random.pick(SamplePath.animatable)
        keyPath = path.keyPath
        kind = random.pick(depth < 3 ? Kind.allCases : [.basic, .spring, .keyframes])
        switch kind {
        case .basic, .spring:
            values = (0..<3).map { _ in random.oneIn(2) ? random.value(of: path.kind, wildness) : nil }
            // A value of another kind than the property's.
            if random.oneIn(12) { values[0] = random.value(of: random.pick(SampleKind.allCases), wildness) }
        case .keyframes:
            values = (0..<random.int(in: 0..<5)).map { _ in random.value(of: path.kind, wildness) }
            calculationMode = random.pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
            if random.oneIn(3) {
                keyTimes = (0..<values.count).map {
                    NSNumber(value: Double($0) / Double(max(values.count - 1, 1)))
                }
            }
        case .path:
            keyPath = "position"
            motion = random.path(wildness)
            calculationMode = random.pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
            rotationMode = random.pick([nil, .rotateAuto, .rotateAutoReverse])
        case .group:
            members = (0..<random.int(in: 0..<4)).map { _ in
                AnimationRecipe(&random, wildness, depth: depth + 1)
            }
        case .transition: break
        }
        if random.oneIn(2) {
            curve = random.pick([
                CAMediaTimingFunction(name: .default), CAMediaTimingFunction(name: .easeIn),
                CAMediaTimingFunction(controlPoints: 0.5, -0.5, 0.5, 1.5),
            ])
        }
        isAdditive = random.oneIn(4)
        isCumulative = random.oneIn(4)
        addTiming(&random, wildness)
    }

    private mutating func addTiming(_ random: inout SeededGenerator, _ wildness: Wildness) {
        if random.oneIn(4) { beginTime = random.number(in: 0...2, wildness) }
        if !random.oneIn(4) { duration = random.number(in: 0.25...2, wildness) }
        if random.oneIn(5) {
            speed = Float(random.pick([2, 0.5, 0, -1, random.number(in: 0...3, wildness)]))
        }
        if random.oneIn(5) { timeOffset = random.number(in: 0...1, wildness) }
        if random.oneIn(4) {
            repeatCount = Float(random.pick([2, 2.5, .infinity, random.number(in: 0...3, wildness)]))
        }
        if random.oneIn(6) { repeatDuration = random.number(in: 0...3, wildness) }
        autoreverses = random.oneIn(4)
        fillMode = random.pick([.removed, .backwards, .forwards, .both])
        isRemovedOnCompletion = !random.oneIn(4)
    }

    /// Whether what it does depends on what was committed before it: it starts from an old picture or value.
    package var dependsOnCommits: Bool {
        switch kind {
        case .transition: true
        case .basic, .spring: values.allSatisfy { $0 == nil }
        case .group: members.contains(where: \.dependsOnCommits)
        case .keyframes, .path: false
        }
    }

    /// The animation.
    package func make(delegate: (any CAAnimationDelegate)? = nil) -> CAAnimation {
        let animation: CAAnimation
        switch kind {
        case .basic, .spring:
            let basic =
                kind == .basic ? CABasicAnimation(keyPath: keyPath) : CASpringAnimation(keyPath: keyPath)
            basic.fromValue = values[0]
            basic.toValue = values[1]
            basic.byValue = values[2]
            animation = basic
        case .keyframes, .path:
            let keyframes = CAKeyframeAnimation(keyPath: keyPath)
            if kind == .keyframes { keyframes.values = values.compactMap { $0 } }
            keyframes.path = motion
            keyframes.calculationMode = calculationMode
            keyframes.rotationMode = rotationMode
            keyframes.keyTimes = keyTimes
            animation = keyframes
        case .group:
            let group = CAAnimationGroup()
            group.animations = members.map { $0.make() }
            animation = group
        case .transition:
            let transition = CATransition()
            transition.type = .push
            animation = transition
        }
        if let property = animation as? CAPropertyAnimation {
            property.isAdditive = isAdditive
            property.isCumulative = isCumulative
        }
        animation.timingFunction = curve
        animation.beginTime = beginTime
        animation.duration = duration
        animation.speed = speed
        animation.timeOffset = timeOffset
        animation.repeatCount = repeatCount
        animation.repeatDuration = repeatDuration
        animation.autoreverses = autoreverses
        animation.fillMode = fillMode
        animation.isRemovedOnCompletion = isRemovedOnCompletion
        animation.delegate = delegate
        return animation
    }

    /// Whether it can end by itself, as far as its own clock tells.
    package var canEnd: Bool {
        !(repeatCount == .infinity && repeatDuration == 0) && speed != 0 && duration.isFinite
    }

    package var description: String {
        var parts = [kind.rawValue, keyPath]
        if kind == .basic || kind == .spring {
            for (name, value) in zip(["from", "to", "by"], values) {
                if let value { parts.append("\(name) \(value)") }
            }
        } else if !values.isEmpty {
            parts.append("\(values.compactMap { $0 })")
        }
        if let motion { parts.append("along \(motion.boundingBox)") }
        if calculationMode != .linear { parts.append(calculationMode.rawValue) }
        if let keyTimes { parts.append("at \(keyTimes)") }
        if let rotationMode { parts.append(rotationMode.rawValue) }
        if let curve { parts.append("curve \(curve)") }
        if isAdditive { parts.append("additive") }
        if isCumulative { parts.append("cumulative") }
        let times: [(String, Double, Double)] = [
            ("begin", beginTime, 0), ("duration", duration, 0), ("speed", Double(speed), 1),
            ("offset", timeOffset, 0), ("repeats", Double(repeatCount), 0),
            ("repeatDuration", repeatDuration, 0),
        ]
        for (name, value, normal) in times where value != normal { parts.append("\(name) \(value)") }
        if autoreverses { parts.append("reversing") }
        if fillMode != .removed { parts.append("fill \(fillMode.rawValue)") }
        if !isRemovedOnCompletion { parts.append("stays") }
        if !members.isEmpty { parts.append("of [\(members.map(\.description).joined(separator: " | "))]") }
        return parts.joined(separator: ", ")
    }
}
