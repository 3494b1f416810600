import AgateScene
import Foundation
import QuartzCore

extension InspectorMethods {
    static let animations: [String: InspectorMethod] = [
        "anim.list": read { (inspector, parameters) throws(RPCError) in
            inspector.moment(at: try parameters.number("at")).animationRecords()
        },
        "anim.get": read { (inspector, parameters) throws(RPCError) in
            let id = try parameters.required("id", try parameters.string("id"))
            let records = inspector.moment(at: try parameters.number("at")).animationRecords()
            guard let record = records.first(where: { $0.id == id }) else {
                throw .missing("there is no animation \(id.prefix(40))")
            }
            return record
        },
        "anim.set": edit { (inspector, parameters) throws(RPCError) in
            try inspector.editAnimation(parameters) { (animation, layer, key) throws(RPCError) in
                try AnimationEditing.apply(parameters, to: animation)
                layer.add(animation, forKey: key)
            }
        },
        "anim.replay": edit { (inspector, parameters) throws(RPCError) in
            try inspector.editAnimation(parameters) { animation, layer, key in
                animation.beginTime = 0
                layer.add(animation, forKey: key)
            }
        },
        "anim.remove": edit { (inspector, parameters) throws(RPCError) in
            try inspector.editAnimation(parameters) { _, layer, key in layer.removeAnimation(forKey: key) }
        },
    ]
}

extension Inspector {
    /// Changes an animation that is attached to a layer now, through a copy of it.
    fileprivate func editAnimation(
        _ parameters: CallParameters,
        _ edit: (CAAnimation, CALayer, String) throws(RPCError) -> Void
    ) throws(RPCError) -> Done {
        let id = try parameters.node("node")
        let key = try parameters.required("key", try parameters.string("key"))
        guard let layer = moment().layers[id] else {
            throw .missing("layer \(id.text) is not on the display")
        }
        let found = layer.animation(forKey: key) ?? remembered(id, key)
        guard let copy = found?.copy() as? CAAnimation else {
            throw .missing("layer \(id.text) has had no animation \"\(key.prefix(40))\"")
        }
        try edit(copy, layer, key)
        commit()
        return Done()
    }

    /// An animation of a layer that is over, among what is recorded.
    private func remembered(_ id: LayerID, _ key: String) -> CAAnimation? {
        for entry in recorder.entries(after: -1).reversed() {
            for animation in entry.tree[id]?.animations.reversed() ?? [] {
                if let seen = clients.animation(animation.id), seen.key == key { return seen.animation }
            }
        }
        return nil
    }
}

/// Changes the timing and the ends of animations by messages.
private enum AnimationEditing {
    static func apply(_ parameters: CallParameters, to animation: CAAnimation) throws(RPCError) {
        if let duration = try number("duration", parameters, 0...3600) { animation.duration = duration }
        if let speed = try number("speed", parameters, -100...100) { animation.speed = Float(speed) }
        if let offset = try number("timeOffset", parameters, -3600...3600) { animation.timeOffset = offset }
        if let count = try number("repeatCount", parameters, 0...1e6) { animation.repeatCount = Float(count) }
        if let begin = try number("beginTime", parameters, 0...1e9) { animation.beginTime = begin }
        if let reverses = try parameters.bool("autoreverses") { animation.autoreverses = reverses }
        if let points = parameters["timingFunction"] {
            let numbers = points.asArray?.compactMap(\.asNumber) ?? []
            guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
                throw .invalidParameters("timingFunction is four numbers: x, y, x, y, with x from 0 to 1")
            }
            let p = numbers.map { Float(max(min($0, 100), -100)) }
            animation.timingFunction = CAMediaTimingFunction(controlPoints: p[0], p[1], p[2], p[3])
        }
        guard let spring = animation as? CASpringAnimation else { return }
        if let mass = try number("mass", parameters, 0.001...1e6) { spring.mass = CGFloat(mass) }
        if let stiffness = try number("stiffness", parameters, 0.001...1e6) {
            spring.stiffness = CGFloat(stiffness)
        }
        if let damping = try number("damping", parameters, 0...1e6) { spring.damping = CGFloat(damping) }
    }

    private static func number(
        _ key: String,
        _ parameters: CallParameters,
        _ range: ClosedRange<Double>
    ) throws(RPCError) -> Double? {
        guard let number = try parameters.number(key) else { return nil }
        guard range.contains(number) else {
            throw .invalidParameters("\(key) is \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }
}
