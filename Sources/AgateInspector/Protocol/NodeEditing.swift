import AgateDisplay
import AgateScene
import AgateTiming
import Foundation
import QuartzCore

extension Inspector {
    /// Sets a property of a layer, by the key path of key-value coding.
    ///
    /// - Returns: Swift that does the same; nil where the value is not written down.
    func set(_ keyPath: String, of id: LayerID, to value: JSONValue) throws(RPCError) -> String? {
        guard let layer = moment().layers[id] else {
            throw .missing("layer \(id.text) is not on the display")
        }
        guard
            let target = PropertyTarget(
                keyPath: keyPath,
                customKeys: {
                    moment().tree[id]?.values.custom[$0] != nil
                }
            )
        else { throw .invalidParameters("no property has the key path \"\(keyPath.prefix(80))\"") }
        let boxed = try Self.clientValue(value, for: target)
        if case .filter(let target) = target {
            guard moment().hasFilter(target, in: id) else {
                throw .missing("layer \(id.text) has no filter for \(keyPath.prefix(80))")
            }
        }
        LayerInspection.set(boxed, forKeyPath: keyPath, of: layer)
        commit()
        return PropertyCode.text(boxed, for: target)
    }

    /// Commits the changes at once: a manual display and the thread's transactions may have no later commit.
    func commit() {
        if let manual = display as? ManualDisplay { manual.advance(by: 0) } else { CATransaction.flush() }
    }

    /// A value of JSON as the property wants it.
    private static func clientValue(_ value: JSONValue, for target: PropertyTarget) throws(RPCError) -> Any? {
        let kind: ValueKind? = if case .property(let property) = target { property.row.kind } else { nil }
        let numbers = value.asArray.map { $0.compactMap(\.asNumber) }
        func list(_ count: Int, _ what: String) throws(RPCError) -> [Double] {
            guard let numbers, numbers.count == count, value.asArray?.count == count else {
                throw .invalidParameters("\(target.keyPath) is \(what): \(count) numbers")
            }
            return numbers
        }
        switch kind {
        case .number?, .float?, .integer?, .count?:
            guard let number = value.asNumber else {
                throw .invalidParameters("\(target.keyPath) is a number")
            }
            return NSNumber(value: number)
        case .bool?:
            guard let isOn = value.asBool else {
                throw .invalidParameters("\(target.keyPath) is true or false")
            }
            return NSNumber(value: isOn)
        case .point?:
            let parts = try list(2, "a point")
            return NSValue(cgPoint: CGPoint(x: parts[0], y: parts[1]))
        case .size?:
            let parts = try list(2, "a size")
            return NSValue(cgSize: CGSize(width: parts[0], height: parts[1]))
        case .rect?:
            let parts = try list(4, "a rectangle")
            return NSValue(cgRect: CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
        case .color?:
            if case .null = value { return nil }
            let parts = try list(4, "a colour")
            return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        case .transform?:
            let m = try list(16, "a transform").map { CGFloat($0) }
            return NSValue(
                caTransform3D: CATransform3D(
                    m11: m[0],
                    m12: m[1],
                    m13: m[2],
                    m14: m[3],
                    m21: m[4],
                    m22: m[5],
                    m23: m[6],
                    m24: m[7],
                    m31: m[8],
                    m32: m[9],
                    m33: m[10],
                    m34: m[11],
                    m41: m[12],
                    m42: m[13],
                    m43: m[14],
                    m44: m[15]
                )
            )
        case .string?:
            if case .null = value { return nil }
            guard let text = value.asString else { throw .invalidParameters("\(target.keyPath) is a text") }
            return text
        case .numbers?:
            if case .null = value { return nil }
            guard let numbers, numbers.count == value.asArray?.count else {
                throw .invalidParameters("\(target.keyPath) is a list of numbers")
            }
            return numbers.map { NSNumber(value: $0) }
        case .path?:
            if case .null = value { return nil }
            guard let text = value.asString ?? value["path"]?.asString, let path = PathText.path(of: text)
            else {
                throw .invalidParameters(
                    "\(target.keyPath) is a path as text: M, L, Q, C and Z, each with its points"
                )
            }
            return path
        case .colors?:
            if case .null = value { return nil }
            return try (value.asArray ?? [.null]).map { (item) throws(RPCError) -> CGColor in
                let parts = item.asArray?.compactMap(\.asNumber) ?? []
                guard parts.count == 4 else {
                    throw .invalidParameters("\(target.keyPath) is a list of colours, of four numbers each")
                }
                return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
            }
        case nil:
            // A part of a value, or a value of the program's own.
            if let number = value.asNumber { return NSNumber(value: number) }
            if let isOn = value.asBool { return NSNumber(value: isOn) }
            if let text = value.asString { return text }
            if case .filter = target, let numbers, numbers.count == 4 {
                return CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
            }
            if let numbers, numbers.count == 2 {
                return NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
            }
            throw .invalidParameters("\(target.keyPath) is not set by such a value")
        case .contents?, .object?, .cells?, .filters?:
            throw .unsupported("\(target.keyPath) is not set by messages")
        }
    }
}
