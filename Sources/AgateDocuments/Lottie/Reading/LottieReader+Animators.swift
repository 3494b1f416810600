extension LottieReader {
    /// The animators of a text.
    ///
    /// Source: documents L133.
    mutating func textAnimators(_ list: JSONList) throws(DocumentError) -> [LottieTextAnimator] {
        var result: [LottieTextAnimator] = []
        for (index, json) in list.enumerated() where json.isObject {
            try at("a", index) { reader throws(DocumentError) in
                result.append(try reader.textAnimator(json))
            }
        }
        return result
    }

    private mutating func textAnimator(_ json: JSONValue) throws(DocumentError) -> LottieTextAnimator {
        var animator = LottieTextAnimator()
        if let selector = json["s"], selector.isObject {
            animator.selector = try at("s") { reader throws(DocumentError) in
                try reader.textSelector(selector)
            }
        }
        guard let values = json["a"], values.isObject else { return animator }
        animator.anchor = try property(values, "a")
        animator.position = try property(values, "p")
        animator.scale = try property(values, "s")
        animator.rotation = try property(values, values["r"] == nil ? "rz" : "r")
        animator.opacity = try property(values, "o")
        animator.skew = try property(values, "sk")
        animator.skewAxis = try property(values, "sa")
        animator.strokeWidth = try property(values, "sw")
        animator.tracking = try property(values, "t")
        if values["fc"] != nil { animator.fillColor = try color(values, "fc") }
        if values["sc"] != nil { animator.strokeColor = try color(values, "sc") }
        for name in ["fh", "fs", "fb", "sh", "ss", "sb", "fo", "so", "ls", "bl", "rx", "ry"] as [JSONName]
        where values[name] != nil {
            try at("a") { reader throws(DocumentError) in
                try reader.at(name) { $0.issue(.approximated, "property of a text animator") }
            }
        }
        return animator
    }

    private mutating func textSelector(_ json: JSONValue) throws(DocumentError) -> LottieTextSelector {
        var selector = LottieTextSelector()
        if json["t"]?.integer == 1 { issue(.approximated, "expression selector") }
        selector.isRandom = json["rn"]?.flag ?? false
        if selector.isRandom { issue(.approximated, "random order of characters") }
        selector.shape = json["sh"]?.integer.flatMap(LottieTextSelector.Shape.init) ?? .square
        selector.basis = json["b"]?.integer.flatMap(LottieTextSelector.Basis.init) ?? .characters
        selector.isInPercent = json["r"]?.integer != 2
        selector.start = try property(json, "s")
        selector.end = try property(json, "e")
        selector.offset = try property(json, "o")
        selector.amount = try property(json, "a", default: .whole)
        selector.smoothness = try property(json, "sm", default: .whole)
        selector.easeHigh = try property(json, "xe", default: .zero)
        selector.easeLow = try property(json, "ne", default: .zero)
        return selector
    }
}
