import AgatePixels
import AgateTiming
import Foundation
import LayerMarkup
import QuartzCore

/// Says what differs between two layer trees, property by property.
struct TreeComparison {
    /// The first differences, with the places where they are.
    private(set) var differences: [String] = []
    /// How many layers and animations were compared.
    private(set) var layers = 0
    private(set) var animations = 0

    init(_ a: CALayer, _ b: CALayer) {
        compare(a, b, "root")
    }

    private mutating func note(_ text: String) {
        if differences.count < 8 { differences.append(text) }
    }

    private static let apart: Set = [
        "states", "stateTransitions", "$markup", "sublayers", "mask", "emitterCells",
    ]

    private mutating func compare(_ a: CALayer, _ b: CALayer, _ place: String) {
        layers += 1
        if type(of: a) != type(of: b) { note("\(place): \(type(of: a)) and \(type(of: b))") }
        let keys = Set(a.archivedKeys).union(b.archivedKeys).subtracting(Self.apart)
        for key in keys.sorted() { compare(a.value(forKey: key), b.value(forKey: key), "\(place).\(key)") }
        if let a = a as? CAEmitterLayer, let b = b as? CAEmitterLayer {
            compare(a.emitterCells ?? [], b.emitterCells ?? [], "\(place).emitterCells")
        }
        compare(a.addedAnimations, b.addedAnimations, place)
        let (aSublayers, bSublayers) = (a.sublayers ?? [], b.sublayers ?? [])
        if aSublayers.count != bSublayers.count {
            note("\(place): \(aSublayers.count) and \(bSublayers.count) sublayers")
        }
        for (index, pair) in zip(aSublayers, bSublayers).enumerated() {
            compare(pair.0, pair.1, "\(place)[\(index)]")
        }
        if (a.mask == nil) != (b.mask == nil) { note("\(place).mask") }
        if let aMask = a.mask, let bMask = b.mask { compare(aMask, bMask, "\(place).mask") }
    }

    private mutating func compare(
        _ a: [(key: String?, animation: CAAnimation)],
        _ b: [(key: String?, animation: CAAnimation)],
        _ place: String
    ) {
        if a.count != b.count { note("\(place): \(a.count) and \(b.count) animations") }
        for (a, b) in zip(a, b) {
            if let key = a.key, key != b.key { note("\(place): keys \(key) and \(b.key ?? "nil")") }
            compare(a.animation, b.animation, "\(place)/\(a.key ?? "nil")")
        }
    }

    private mutating func compare(_ a: CAAnimation, _ b: CAAnimation, _ place: String) {
        animations += 1
        if type(of: a) != type(of: b) { note("\(place): \(type(of: a)) and \(type(of: b))") }
        for key in Set(a.archivedKeys).union(b.archivedKeys).subtracting(["delegate"]).sorted() {
            if let a = a.value(forKey: key) as? [CAAnimation], let b = b.value(forKey: key) as? [CAAnimation]
            {
                for (a, b) in zip(a, b) { compare(a, b, "\(place).\(key)") }
                continue
            }
            compare(a.value(forKey: key), b.value(forKey: key), "\(place).\(key)")
        }
    }

    private mutating func compare(_ a: [CAEmitterCell], _ b: [CAEmitterCell], _ place: String) {
        if a.count != b.count { note("\(place): \(a.count) and \(b.count) cells") }
        for (a, b) in zip(a, b) {
            for key in Set(a.archivedKeys).union(b.archivedKeys).subtracting(["emitterCells"]).sorted() {
                compare(a.value(forKey: key), b.value(forKey: key), "\(place).\(key)")
            }
            compare(a.emitterCells ?? [], b.emitterCells ?? [], place)
        }
    }

    private mutating func compare(_ a: Any?, _ b: Any?, _ place: String) {
        if let a = a as? [LayerFilter], let b = b as? [LayerFilter] {
            if a.map(\.debugText) != b.map(\.debugText) { note("\(place): \(a) and \(b)") }
        } else if let a = a as? LayerFilter, let b = b as? LayerFilter {
            if a.debugText != b.debugText { note("\(place): \(a) and \(b)") }
        } else if let a = a as? NSObject, let b = b as? NSObject,
            a is CAMediaTimingFunction || a is CAValueFunction
        {
            if a != b { note("\(place): \(a) and \(b)") }
        } else if let a = a as? [CAMediaTimingFunction], let b = b as? [CAMediaTimingFunction] {
            if a != b { note("\(place): \(a) and \(b)") }
        } else if let a = a as? [String: Any], let b = b as? [String: Any] {
            for key in Set(a.keys).union(b.keys).sorted() { compare(a[key], b[key], "\(place).\(key)") }
        } else if let a = a as? [CAEmitterCell], let b = b as? [CAEmitterCell], !a.isEmpty {
            compare(a, b, place)
        } else if !isSame(animatableValue(from: a) ?? .none, animatableValue(from: b) ?? .none) {
            note("\(place): \(a ?? "nil") and \(b ?? "nil")")
        }
    }

    private func isSame(_ a: AnimatableValue, _ b: AnimatableValue) -> Bool {
        switch (a, b) {
        case (.image(let a), .image(let b)): Self.pixels(a) == Self.pixels(b)
        case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy(isSame)
        case (.bool(let a), .number(let b)), (.number(let b), .bool(let a)): (a ? 1 : 0) == b
        default: a == b
        }
    }

    private static func pixels(_ image: CGImage) -> [UInt32] {
        let buffer = image.buffer
        return (0..<buffer.width * buffer.height).map { buffer[$0 % buffer.width, $0 / buffer.width] }
    }
}

extension LayerFilter {
    /// The type, the name and the inputs.
    fileprivate var debugText: String {
        "\(type) \(name ?? "") \(isEnabled) "
            + archivedInputs.map { "\($0)=\(inputValue(forKey: $0).map { "\($0)" } ?? "")" }.joined()
    }
}
