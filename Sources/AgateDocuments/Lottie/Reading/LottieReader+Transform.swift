extension LottieReader {
    /// A transform of a layer, a group or a repeater.
    ///
    /// Source: documents L34, L50, L56.
    mutating func transform(_ json: JSONValue) throws(DocumentError) -> LottieTransform {
        var result = LottieTransform()
        result.anchor = try property(json, "a", default: [0, 0])
        result.position = try position(json, "p")
        result.scale = try property(json, "s", default: [100, 100])
        result.opacity = try property(json, "o", default: [100])
        result.skew = try property(json, "sk", default: [0])
        result.skewAxis = try property(json, "sa", default: [0])
        result.rotation = try property(json, json["r"] == nil ? "rz" : "r", default: [0])
        let space = LottieSpaceRotation(
            x: try property(json, "rx", default: [0]),
            y: try property(json, "ry", default: [0]),
            orientation: try property(json, "or", default: [0, 0, 0])
        )
        if !space.isFlat { result.space = space }
        return result
    }

    /// A position: one property or one for each axis.
    mutating func position(_ json: JSONValue, _ name: String) throws(DocumentError) -> LottiePosition {
        guard let member = json[name] else { return .joined(LottieProperty([0, 0])) }
        return try at(name) { reader throws(DocumentError) in
            if member["x"]?.isObject == true || member["y"]?.isObject == true {
                return .split(
                    x: try reader.property(member, "x", default: [0]),
                    y: try reader.property(member, "y", default: [0])
                )
            }
            return .joined(try reader.property(member, default: [0, 0]))
        }
    }
}
