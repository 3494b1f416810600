import Foundation

/// The values that a theme of an archive has for an animation's slots.
///
/// Source: documents L40, L143.
struct LottieTheme {
    /// What stands in the place of the slots of the same names.
    let slots: [String: JSONValue]

    /// Reads a theme for one of an archive's animations.
    init(_ data: Data, for animation: String, limits: DocumentLimits) throws(DocumentError) {
        // Says what is wrong with the text, and holds it to the limits.
        _ = try JSONValue.read(data, format: "dotLottie", maxDepth: limits.maxDepth)
        let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        var made: [String: JSONValue] = [:]
        for rule in object?["rules"] as? [[String: Any]] ?? [] {
            guard let id = rule["id"] as? String, let slot = Self.slot(of: rule) else { continue }
            if let names = rule["animations"] as? [String], !names.isEmpty, !names.contains(animation) {
                continue
            }
            made[id] = JSONValue(JSONStore(["p": slot]), 0)
        }
        slots = made
    }

    /// What a slot holds by a rule; nil if the rule says nothing that is known.
    private static func slot(of rule: [String: Any]) -> Any? {
        switch rule["type"] as? String {
        case "Color", "Scalar", "Position", "Vector": return animated(rule) { $0 }
        case "Gradient":
            guard let stops = animated(rule, stops) else { return nil }
            let first = rule["value"] ?? (rule["keyframes"] as? [[String: Any]])?.first?["value"]
            return ["p": (first as? [Any])?.count ?? 0, "k": stops] as [String: Any]
        case "Image":
            guard let value = rule["value"] as? [String: Any],
                let name = value["url"] ?? value["path"] ?? value["id"]
            else { return nil }
            return ["p": name, "u": "", "w": value["width"] ?? 0, "h": value["height"] ?? 0]
        case "Text":
            if let text = (rule["value"] as? [String: Any])?["text"] ?? rule["value"] as? String {
                return ["k": [["t": 0, "s": ["t": text]] as [String: Any]]]
            }
            let keyframes = (rule["keyframes"] as? [[String: Any]] ?? []).compactMap { keyframe -> Any? in
                let value = keyframe["value"]
                guard let text = (value as? [String: Any])?["text"] ?? value as? String else { return nil }
                return ["t": keyframe["frame"] ?? 0, "s": ["t": text]] as [String: Any]
            }
            return keyframes.isEmpty ? nil : ["k": keyframes]
        default: return nil
        }
    }

    /// A property of the value or the keyframes of a rule.
    private static func animated(_ rule: [String: Any], _ numbers: (Any) -> Any) -> [String: Any]? {
        if let keyframes = rule["keyframes"] as? [[String: Any]], !keyframes.isEmpty {
            let made = keyframes.compactMap { keyframe -> [String: Any]? in
                guard let frame = keyframe["frame"], let value = keyframe["value"].map(numbers) else {
                    return nil
                }
                var result: [String: Any] = ["t": frame, "s": value is [Any] ? value : [value]]
                result["i"] = keyframe["inTangent"]
                result["o"] = keyframe["outTangent"]
                result["h"] = keyframe["hold"]
                return result
            }
            return ["a": 1, "k": made]
        }
        return rule["value"].map { ["a": 0, "k": numbers($0)] }
    }

    /// The stops of a gradient as a document has them: colours, then alphas if there are some.
    private static func stops(_ value: Any) -> Any {
        let stops = (value as? [[String: Any]] ?? []).map { stop in
            (place: stop["offset"] as? Double ?? 0, color: (stop["color"] as? [Double] ?? []))
        }
        let isOpaque = stops.allSatisfy { $0.color.count < 4 || $0.color[3] >= 1 }
        let colors = stops.flatMap { stop in
            [stop.place] + (0..<3).map { $0 < stop.color.count ? stop.color[$0] : 0 }
        }
        return colors
            + (isOpaque ? [] : stops.flatMap { [$0.place, $0.color.count > 3 ? $0.color[3] : 1] })
    }
}
