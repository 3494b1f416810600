import AgateGeometry
package import AgateTiming
import Foundation

extension RenderTree {
    /// The tree as text, a line for each layer: its name, what differs from the defaults, its animations.
    ///
    ///     layer 0
    ///       layer 1 bounds=(0, 0, 100, 50) opacity=0.5
    ///         animation 7 position.x basic 0.25 s
    ///       mask 2 cornerRadius=4
    ///
    /// For the failures of tests, and to compare trees; names are slots without their generations.
    ///
    /// - Parameter time: Shows the values at this time of the display; nil shows the model's.
    /// - Complexity: O(layers).
    package func sceneDump(at time: Double? = nil) -> String {
        guard let root else { return "no root\n" }
        var text = ""
        var pending: [(id: LayerID, depth: Int, isMask: Bool)] = [(root, 0, false)]
        // No more lines than layers: a damaged tree must not hold us for ever.
        var remaining = count
        while let item = pending.popLast(), remaining > 0 {
            guard let node = self[item.id] else { continue }
            remaining -= 1
            // A very deep tree has no need of lines that long.
            let indentation = String(repeating: "  ", count: min(item.depth, 40))
            let values = time.flatMap { self.values(of: item.id, at: $0) } ?? node.values
            text += "\(indentation)\(item.isMask ? "mask" : "layer") \(item.id.slot)\(values.dump)\n"
            for animation in node.animations {
                text += "\(indentation)  animation \(animation.id.raw) \(animation.dump)\n"
            }
            if let mask = node.mask { pending.append((mask, item.depth + 1, true)) }
            for child in node.sublayers.reversed() { pending.append((child, item.depth + 1, false)) }
        }
        return text
    }
}

extension LayerValues {
    /// The values that differ from the defaults, in the order of the table.
    fileprivate var dump: String {
        var text = ""
        var plain = LayerValues()
        let row = kind.name.row
        if !row.dumpName.isEmpty { text += " \(row.dumpName)" }
        plain.kind = row.standard
        for property in LayerProperty.allCases {
            let value = value(of: property)
            if value != plain.value(of: property) { text += " \(property.keyPath)=\(value.dump)" }
        }
        for (key, value) in custom.sorted(by: { $0.key < $1.key }) { text += " \(key)=\(value.dump)" }
        return text
    }
}

extension RenderAnimation {
    fileprivate var dump: String {
        let name =
            switch content {
            case .property(let property): "\(property.target.keyPath) \(property.track.dump)"
            case .group(let children): "group of \(children.count)"
            case .transition(let style): "transition \(style.kind.rawValue)"
            case .silent: "silent"
            }
        let begin = timing.beginTime == 0 ? "" : " from \(dumped(timing.beginTime))"
        return "\(name) \(dumped(timing.duration)) s\(begin)"
    }
}

extension PropertyAnimation.Track {
    fileprivate var dump: String {
        switch self {
        case .basic: "basic"
        case .spring: "spring"
        case .keyframe: "keyframe"
        }
    }
}

extension AnimatableValue {
    /// The value as short text: `0.5`, `(3, 4)`, `rgba(1, 0, 0, 0.5)`.
    package var dump: String {
        switch self {
        case .none: return "nil"
        case .number(let number): return dumped(number)
        case .bool(let isOn): return "\(isOn)"
        case .pair(let pair): return "(\(dumped(pair.x)), \(dumped(pair.y)))"
        case .rect(let rect): return "(\((0..<4).map { dumped(rect[$0]) }.joined(separator: ", ")))"
        case .color(let color): return "rgba(\((0..<4).map { dumped(color[$0]) }.joined(separator: ", ")))"
        case .transform(let t):
            let rows: [[CGFloat]] = [
                [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24],
                [t.m31, t.m32, t.m33, t.m34], [t.m41, t.m42, t.m43, t.m44],
            ]
            let texts = rows.map { $0.map { dumped(Double($0)) }.joined(separator: " ") }
            return "[\(texts.joined(separator: "; "))]"
        case .path(let path): return "path(\(path.verbs.count))"
        case .image: return "image"
        case .dissolve(let dissolve):
            return "dissolve(\(dissolve.shares.map { dumped($0.weight) }.joined(separator: ", ")))"
        case .array(let items): return "[\(items.map(\.dump).joined(separator: ", "))]"
        case .string(let string): return "\"\(string)\""
        case .object(let opaque):
            return (opaque.object as? any MixableObject)?.contentText ?? "object"
        }
    }
}

/// A number with six digits at most and no zeros behind.
private func dumped(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
    let rounded = (number * 1e6).rounded() / 1e6
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(rounded)"
}
