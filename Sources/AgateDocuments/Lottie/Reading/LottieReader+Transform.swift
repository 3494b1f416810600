extension LottieReader {
    /// A transform of a layer, a group or a repeater.
    ///
    /// Source: documents L34, L50, L56.
    mutating func transform(_ json: JSONValue) throws(DocumentError) -> LottieTransform {
        var result = LottieTransform()
        result.anchor = try property(json, "a", default: .origin)
        result.position = try position(json, "p")
        result.scale = try property(json, "s", default: .natural)
        result.opacity = try property(json, "o", default: .whole)
        result.skew = try property(json, "sk", default: .zero)
        result.skewAxis = try property(json, "sa", default: .zero)
        result.rotation = try property(json, json["r"] == nil ? "rz" : "r", default: .zero)
        guard json["rx"] != nil || json["ry"] != nil || json["or"] != nil else { return result }
        let space = LottieSpaceRotation(
            x: try property(json, "rx", default: .zero),
            y: try property(json, "ry", default: .zero),
            orientation: try property(json, "or", default: .zero)
        )
        if !space.isFlat { result.space = space }
        return result
    }

    /// A position: one property or one for each axis.
    mutating func position(_ json: JSONValue, _ name: JSONName) throws(DocumentError) -> LottiePosition {
        guard let member = json[name] else { return .joined(.origin) }
        return try at(name) { reader throws(DocumentError) in
            if member["x"]?.isObject == true || member["y"]?.isObject == true {
                return .split(
                    x: try reader.property(member, "x", default: .zero),
                    y: try reader.property(member, "y", default: .zero)
                )
            }
            return .joined(try reader.property(member, default: .origin))
        }
    }
}
