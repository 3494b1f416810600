/// Issues for content of a file that is read and not honoured, each with its place.
///
/// Source: reality Q4.10.
extension LottieReader {
    /// Adds issues for members of a layer that change nothing here, though they change what a layer shows.
    mutating func tellNotHonoured(_ json: JSONValue, _ layer: LottieLayer) {
        if json["mb"]?.flag == true { issue(.approximated, "motion blur") }
        if json["ct"]?.flag == true { issue(.approximated, "collapsed transformation") }
        tellUnknown(json, "tt", "kind of matte", 0...4)
        let transform = json["ks"] ?? .null
        let hasDepth = [("p", layer.transform.position.properties), ("a", [layer.transform.anchor])]
            .contains { name, properties in
                let isDeep =
                    properties.contains { property in
                        property.keyframes.contains { $0.value.count > 2 && $0.value[2] != 0 }
                    } || Self.isSet(transform[JSONName(name)]?["z"])
                if isDeep { issue(.approximated, "z position", path: "\(path).ks.\(name)") }
                return isDeep
            }
        if hasDepth || layer.transform.space != nil {
            issue(.approximated, "perspective of a layer in space", path: "\(path).ks")
        }
    }

    /// The blend mode of a layer, a group or a style.
    mutating func blendMode(_ json: JSONValue) -> LottieBlendMode {
        guard let mode = json["bm"]?.integer, mode != 0 else { return .normal }
        if LottieBlendMode(rawValue: mode) == nil || mode == 17 { issue(.approximated, "blend mode \(mode)") }
        return LottieBlendMode(rawValue: mode) ?? .normal
    }

    /// Adds an issue for a number that selects one of several ways and is none of them.
    mutating func tellUnknown(
        _ json: JSONValue,
        _ name: JSONName,
        _ feature: String,
        _ known: ClosedRange<Int>
    ) {
        guard let number = json[name]?.integer, !known.contains(number) else { return }
        issue(.approximated, "\(feature) \(number)")
    }

    /// Adds issues for values of an effect that change nothing here, where they are anything but 0.
    mutating func tell(_ values: JSONList, _ features: [Int: String]) {
        for (index, feature) in features.sorted(by: { $0.key < $1.key })
        where index < values.count && Self.isSet(values[index]["v"]) {
            issue(.approximated, feature, path: "\(path).ef[\(index)]")
        }
    }

    /// Whether a property is there and anything but 0 at some time.
    static func isSet(_ json: JSONValue?) -> Bool {
        guard let json else { return false }
        let value = json.isObject ? json["k"] ?? .null : json
        if let keyframes = keyframes(value) {
            return keyframes.contains { ($0["s"]?.numbers ?? []).contains { $0 != 0 } }
        }
        return (value.numbers ?? []).contains { $0 != 0 }
    }

    /// The colour of a solid layer; black where there is none.
    mutating func solidColor(_ json: JSONValue) -> LottieProperty {
        let text = json["sc"]?.string ?? ""
        guard let color = Self.color(hexadecimal: text) else {
            if !text.isEmpty { issue(.approximated, "colour \(text.prefix(80))") }
            return .black
        }
        return LottieProperty(
            color.w == 1 ? [color.x, color.y, color.z] : [color.x, color.y, color.z, color.w]
        )
    }
}
