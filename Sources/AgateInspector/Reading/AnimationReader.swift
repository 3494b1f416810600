import AgateScene
import AgateTiming
import Foundation
import QuartzCore

extension Moment {
    /// The animations of all layers, in the order of the tree.
    func animationRecords() -> [AnimationRecord] {
        guard tree.animatedCount > 0 else { return [] }
        var records: [AnimationRecord] = []
        forEach { id, _ in
            if tree[id]?.animations.isEmpty == false { records += animations(of: id) }
        }
        return records
    }

    /// The animations of a layer, in the order in which they apply.
    func animations(of id: LayerID) -> [AnimationRecord] {
        guard let node = tree[id], !node.animations.isEmpty else { return [] }
        var flaws: [AnimationID: [String]] = [:]
        if let layer = layers[id] {
            let attached = LayerInspection.animations(of: layer, at: time)
            clients.remember(attached)
            for animation in attached { if let id = animation.id { flaws[id] = animation.flaws } }
        }
        let localTime = tree.localTime(of: id, at: time)
        return node.animations.map { animation in
            let seen = clients.animation(animation.id)
            var reader = AnimationReader(node: node, display: tree)
            return reader.record(
                animation,
                seen,
                reading: animation.timing.reading(at: localTime),
                flaws: flaws[animation.id] ?? [],
                isMember: false
            )
        }
    }
}

/// Writes the record of one animation, and of its members.
@MainActor private struct AnimationReader {
    let node: RenderTree.Node
    let display: RenderTree
    /// Groups in groups in groups are cut here.
    private var depth = 0

    init(node: RenderTree.Node, display: RenderTree) {
        self.node = node
        self.display = display
    }

    private static let maxDepth = 16

    mutating func record(
        _ animation: RenderAnimation,
        _ seen: ClientTable.SeenAnimation?,
        reading: ClockReading,
        flaws: [String],
        isMember: Bool
    ) -> AnimationRecord {
        let timing = animation.timing
        var record = AnimationRecord(
            id: isMember ? nil : "\(animation.id.raw)",
            node: node.id.text,
            key: seen?.key,
            className: seen.map { LayerInspection.className(of: $0.animation) }
                ?? animation.content.className,
            isImplicit: seen?.isImplicit ?? false,
            begin: displayTime(timing.startTime, isMember) ?? 0,
            end: displayTime(timing.endTime, isMember),
            duration: timing.duration,
            speed: timing.speed,
            timeOffset: timing.timeOffset,
            repeatCount: timing.repeatCount,
            repeatDuration: timing.repeatDuration,
            autoreverses: timing.autoreverses,
            fillMode: timing.fillMode.rawValue,
            isRemovedOnCompletion: animation.isRemovedOnCompletion,
            isAdditive: false,
            isCumulative: false,
            timingFunction: animation.pace.map(\.bezier).flatMap { bezier in
                bezier == .linear ? nil : [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(\.sixDigits)
            },
            phase: "\(reading.phase)",
            progress: reading.progress.sixDigits,
            iteration: reading.iteration,
            members: [],
            flaws: flaws
        )
        switch animation.content {
        case .property(let property): add(property, animation, to: &record)
        case .group(let members): add(members, animation, seen, reading, to: &record)
        case .transition(let style):
            record.transition = [style.kind.rawValue] + (style.side.map { [$0.rawValue] } ?? [])
        case .silent: record.keyPath = (seen?.animation as? CAPropertyAnimation)?.keyPath
        }
        if !isMember, let seen {
            record.code = AnimationCode.text(of: seen.animation, key: seen.key)
        }
        return record
    }

    /// The display's time at which the layer's clock shows a time; nil where it never does.
    private func displayTime(_ localTime: Double, _ isMember: Bool) -> Double? {
        guard localTime.isFinite else { return nil }
        if isMember { return localTime.sixDigits }
        let time = display.displayTime(of: node.id, whenLocalTimeIs: localTime)
        return time.isFinite ? time.sixDigits : nil
    }

    private mutating func add(
        _ members: [RenderAnimation],
        _ group: RenderAnimation,
        _ seen: ClientTable.SeenAnimation?,
        _ reading: ClockReading,
        to record: inout AnimationRecord
    ) {
        guard depth < Self.maxDepth else { return }
        depth += 1
        defer { depth -= 1 }
        let paced = group.pace?.value(at: reading.progress) ?? reading.progress
        let length = group.timing.duration
        let time = length.isFinite ? paced * length : reading.localTime
        let objects = (seen?.animation as? CAAnimationGroup)?.animations ?? []
        for (index, member) in members.enumerated() {
            let object = objects.count == members.count ? objects[index] : nil
            let found = object.map { ClientTable.SeenAnimation(key: nil, animation: $0, isImplicit: false) }
            record.members.append(
                self.record(
                    member,
                    found,
                    reading: member.timing.reading(at: time, includesEnd: true),
                    flaws: [],
                    isMember: true
                )
            )
        }
        record.curve = Self.steps.map { (group.pace?.value(at: $0) ?? $0).sixDigits }
    }

    // MARK: Properties

    private static let steps = (0...AnimationRecord.steps).map { Double($0) / Double(AnimationRecord.steps) }
    private static let springSteps = (0...AnimationRecord.springSteps).map {
        Double($0) / Double(AnimationRecord.springSteps)
    }

    private func add(
        _ property: PropertyAnimation,
        _ animation: RenderAnimation,
        to record: inout AnimationRecord
    ) {
        record.keyPath = property.target.keyPath
        record.isAdditive = property.isAdditive
        record.isCumulative = property.isCumulative
        let pace = { (step: Double) in animation.pace?.value(at: step) ?? step }
        let underneath = node.values.value(of: property.target) ?? .none
        switch property.track {
        case .basic(let track):
            add(track, to: &record)
            record.curve = Self.steps.map { pace($0).sixDigits }
            record.samples = Self.samples(Self.steps) {
                track.value(at: pace($0), timeFraction: $0, over: underneath)
            }
        case .spring(let track, let spring):
            add(track, to: &record)
            record.spring = SpringRecord(
                mass: spring.mass,
                stiffness: spring.stiffness,
                damping: spring.damping,
                initialVelocity: spring.initialVelocity,
                settlingDuration: spring.settlingDuration.sixDigits
            )
            let length = animation.timing.duration.isFinite ? animation.timing.duration : 0
            record.curve = Self.springSteps.map { spring.progress(at: pace($0) * length).sixDigits }
            record.samples = Self.samples(Self.springSteps) { step in
                let gone = spring.progress(at: pace(step) * length)
                return track.value(at: gone, timeFraction: step, over: underneath)
            }
        case .keyframe(let track):
            let isListed = track.path == nil && track.function == nil
            record.values = isListed ? track.values.map(JSONValue.init) : nil
            record.keyTimes = track.keyTimes?.map(\.sixDigits)
            record.calculationMode = track.calculationMode.rawValue
            record.samples = Self.samples(Self.steps) { track.value(at: pace($0)) ?? .none }
        }
    }

    private func add(_ track: BasicTrack, to record: inout AnimationRecord) {
        record.from = track.from.map(JSONValue.init)
        record.to = track.to.map(JSONValue.init)
        record.by = track.by.map(JSONValue.init)
    }

    /// The numbers of values at the steps, each number's in a list of its own.
    private static func samples(_ steps: [Double], _ value: (Double) -> AnimatableValue) -> [[Double]]? {
        var lists: [[Double]] = []
        for (index, step) in steps.enumerated() {
            guard let parts = value(step).components else { return nil }
            if index == 0 { lists = parts.map { _ in [] } }
            guard parts.count == lists.count else { return nil }
            for (number, part) in parts.enumerated() { lists[number].append(part.sixDigits) }
        }
        return lists
    }
}

extension RenderAnimation.Content {
    /// The class of animations of this kind, where the program's own object is not known.
    fileprivate var className: String {
        switch self {
        case .property(let property):
            switch property.track {
            case .basic: "CABasicAnimation"
            case .spring: "CASpringAnimation"
            case .keyframe: "CAKeyframeAnimation"
            }
        case .group: "CAAnimationGroup"
        case .transition: "CATransition"
        case .silent: "CAAnimation"
        }
    }
}
