import Foundation

/// The values that a theme of an archive has for an animation's slots.
///
/// Source: documents L40, L143.
struct LottieTheme {
    /// What stands in the place of the slots of the same names.
    let slots: [String: JSONValue]

    /// Reads a theme for one of an archive's animations.
    init(_ data: Data, for animation: String, limits: DocumentLimits) throws(DocumentError) {
        let theme = try JSONValue.read(data, format: "dotLottie", maxDepth: limits.maxDepth)
        var made: [String: JSONValue] = [:]
        for rule in Self.objects(theme["rules"]) ?? JSONList() {
            guard let id = rule["id"]?.string, let slot = Self.slot(of: rule) else { continue }
            let names = rule["animations"]?.array ?? JSONList()
            if !names.isEmpty, names.allSatisfy({ $0.string != nil }),
                !names.contains(where: { $0.string == animation })
            {
                continue
            }
            made[id] = JSONValue(.object([("p", slot)]))
        }
        slots = made
    }

    /// The values of an array that has nothing but objects.
    private static func objects(_ value: JSONValue?) -> JSONList? {
        value?.array.flatMap { $0.allSatisfy(\.isObject) ? $0 : nil }
    }

    /// What a slot holds by a rule; nil if the rule says nothing that is known.
    private static func slot(of rule: JSONValue) -> JSONContent? {
        switch rule["type"]?.string {
        case "Color", "Scalar", "Position", "Vector": return animated(rule) { .value($0) }
        case "Gradient":
            guard let stops = animated(rule, stops) else { return nil }
            let first = rule["value"] ?? objects(rule["keyframes"])?.first?["value"]
            return .object([("p", .number(Double(first?.array?.count ?? 0))), ("k", stops)])
        case "Image":
            guard let value = rule["value"], let name = value["url"] ?? value["path"] ?? value["id"] else {
                return nil
            }
            return .object([
                ("p", .value(name)), ("u", .string("")),
                ("w", value["width"].map { .value($0) } ?? .number(0)),
                ("h", value["height"].map { .value($0) } ?? .number(0)),
            ])
        case "Text":
            if let text = text(rule["value"]) { return .object([("k", .list([keyframe(nil, text)]))]) }
            let keyframes = (objects(rule["keyframes"]) ?? JSONList()).compactMap { frame in
                text(frame["value"]).map { keyframe(frame["frame"], $0) }
            }
            return keyframes.isEmpty ? nil : .object([("k", .list(keyframes))])
        default: return nil
        }
    }

    /// The text of a value, which is one or has one.
    private static func text(_ value: JSONValue?) -> JSONValue? {
        value?["text"] ?? value.flatMap { $0.string == nil ? nil : $0 }
    }

    /// A keyframe of a text, at 0 if nothing else is said.
    private static func keyframe(_ frame: JSONValue?, _ text: JSONValue) -> JSONContent {
        .object([("t", frame.map { .value($0) } ?? .number(0)), ("s", .object([("t", .value(text))]))])
    }

    /// A property of the value or the keyframes of a rule.
    private static func animated(_ rule: JSONValue, _ numbers: (JSONValue) -> JSONContent) -> JSONContent? {
        guard let keyframes = objects(rule["keyframes"]), !keyframes.isEmpty else {
            return rule["value"].map { .object([("a", .number(0)), ("k", numbers($0))]) }
        }
        let made = keyframes.compactMap { keyframe -> JSONContent? in
            guard let frame = keyframe["frame"], let value = keyframe["value"].map(numbers) else {
                return nil
            }
            let others = [("i", "inTangent"), ("o", "outTangent"), ("h", "hold")].compactMap { name, source in
                keyframe[JSONName(source)].map { (name: name, content: JSONContent.value($0)) }
            }
            return .object([("t", .value(frame)), ("s", value.isList ? value : .list([value]))] + others)
        }
        return .object([("a", .number(1)), ("k", .list(made))])
    }

    /// The stops of a gradient as a document has them: colours, then alphas if there are some.
    private static func stops(_ value: JSONValue) -> JSONContent {
        let stops = (objects(value) ?? JSONList()).map { stop -> (place: Double, color: [Double]) in
            let color = stop["color"]?.numbers ?? []
            return (stop["offset"]?.number ?? 0, color.count == stop["color"]?.array?.count ? color : [])
        }
        let isOpaque = stops.allSatisfy { $0.color.count < 4 || $0.color[3] >= 1 }
        let colors = stops.flatMap { stop in
            [stop.place] + (0..<3).map { $0 < stop.color.count ? stop.color[$0] : 0 }
        }
        let alphas = isOpaque ? [] : stops.flatMap { [$0.place, $0.color.count > 3 ? $0.color[3] : 1] }
        return .list((colors + alphas).map { .number($0) })
    }
}

extension JSONContent {
    /// Whether it is an array.
    fileprivate var isList: Bool {
        switch self {
        case .list: true
        case .value(let value): value.array != nil
        default: false
        }
    }
}
