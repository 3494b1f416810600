import AgateGeometry

extension LottieReader {
    mutating func shapes(_ list: JSONList) throws(DocumentError) -> [LottieShapeItem] {
        var result: [LottieShapeItem] = []
        for (index, json) in list.enumerated() where json.isObject && json["hd"]?.flag != true {
            try at(index: index) { reader throws(DocumentError) in
                guard let content = try reader.item(json) else { return }
                result.append(
                    LottieShapeItem(name: json["nm"]?.string ?? "", path: reader.path, content: content)
                )
            }
        }
        return result
    }

    private mutating func item(_ json: JSONValue) throws(DocumentError) -> LottieShapeItem.Content? {
        switch json["ty"]?.string {
        case "gr":
            let list = json["it"]?.array ?? JSONList()
            let own = list.last { $0["ty"]?.string == "tr" }
            let transform = try own.map { own throws(DocumentError) in
                try at("tr") { reader throws(DocumentError) in try reader.transform(own) }
            }
            let items = try at("it") { reader throws(DocumentError) in try reader.shapes(list) }
            return .group(items, transform ?? LottieTransform())
        case "tr": return nil
        case "sh", "rc", "el", "sr": return try outline(json).map { .outline($0) }
        case "fl", "st", "gf", "gs": return try style(json).map { .style($0) }
        case "tm", "rd", "mm", "op", "pb", "zz", "tw", "rp": return try modifier(json).map { .modifier($0) }
        case "no": return nil
        case let type:
            issue(.dropped, "shape item \(type ?? "without a type")")
            return nil
        }
    }

    /// Source: documents L104 to L108.
    private mutating func outline(_ json: JSONValue) throws(DocumentError) -> LottieOutline? {
        let isReversed = json["d"]?.integer == 3
        switch json["ty"]?.string {
        case "sh":
            guard let path = json["ks"] else { return nil }
            return .path(
                try at("ks") { reader throws(DocumentError) in try reader.pathProperty(path) },
                isReversed: isReversed
            )
        case "rc":
            return .rectangle(
                center: try position(json, "p"),
                size: try property(json, "s", default: [0, 0]),
                radius: try property(json, "r", default: [0]),
                isReversed: isReversed
            )
        case "el":
            return .ellipse(
                center: try position(json, "p"),
                size: try property(json, "s", default: [0, 0]),
                isReversed: isReversed
            )
        default:
            let points = try property(json, "pt", default: [5])
            let most = points.keyframes.compactMap(\.value.first).max() ?? 0
            try DocumentLimits.check(
                "number of star points",
                Int(min(max(most, 0), 1e15)),
                limits.maxStarPoints
            )
            let isStar = json["sy"]?.integer != 2
            return .star(
                LottieStar(
                    center: try position(json, "p"),
                    points: points,
                    rotation: try property(json, "r", default: [0]),
                    outerRadius: try property(json, "or", default: [0]),
                    outerRoundness: try property(json, "os", default: [0]),
                    innerRadius: isStar ? try property(json, "ir", default: [0]) : nil,
                    innerRoundness: try property(json, "is", default: [0]),
                    isReversed: isReversed,
                    maxPoints: limits.maxStarPoints
                )
            )
        }
    }

    /// Source: documents L109 to L112.
    private mutating func style(_ json: JSONValue) throws(DocumentError) -> LottieStyle? {
        let type = json["ty"]?.string
        let paint: LottieStyle.Paint
        if type == "fl" || type == "st" {
            paint = .color(try color(json, "c"))
        } else {
            let own = json["g"] ?? .null
            let slot = (own["sid"] ?? own["k"]?["sid"])?.string.flatMap { slots[$0]?["p"] }
            // A slot says how many colours there are, if it is one of gradients and not of stops alone.
            let colors = slot.flatMap { $0["p"] == nil ? nil : $0 } ?? own
            let stops = try at("g") { reader throws(DocumentError) in
                try reader.property(colors, "k", default: [])
            }
            let count = colors["p"]?.integer ?? 0
            let fewest = stops.keyframes.map(\.value.count).min() ?? 0
            if fewest / 4 < count { issue(.approximated, "gradient with fewer colours than it says") }
            paint = .gradient(
                LottieGradient(
                    kind: json["t"]?.integer.flatMap(LottieGradient.Kind.init) ?? .linear,
                    colorCount: min(max(count, 0), fewest / 4),
                    stops: stops,
                    start: try property(json, "s", default: [0, 0]),
                    end: try property(json, "e", default: [0, 0]),
                    highlightLength: try property(json, "h", default: [0]),
                    highlightAngle: try property(json, "a", default: [0])
                )
            )
        }
        let stroke: LottieStyle.Stroke
        if type == "fl" || type == "gf" {
            stroke = .fill(json["r"]?.integer == 2 ? .evenOdd : .winding)
        } else {
            stroke = .line(try line(json))
        }
        if let mode = json["bm"]?.integer, mode != 0 { issue(.dropped, "blend mode of a shape") }
        return LottieStyle(paint: paint, opacity: try property(json, "o", default: [100]), stroke: stroke)
    }

    private mutating func line(_ json: JSONValue) throws(DocumentError) -> LottieLine {
        var dashes: [LottieProperty] = []
        var offset: LottieProperty?
        for (index, dash) in (json["d"]?.array ?? JSONList()).enumerated() {
            let value = try at("d[\(index)]") { reader throws(DocumentError) in
                try reader.property(dash, "v", default: [0])
            }
            if dash["n"]?.string == "o" { offset = value } else { dashes.append(value) }
        }
        var limit = try property(json, "ml", default: [4])
        if let animated = try property(json, "ml2") { limit = animated }
        let caps: [Int: CGLineCap] = [1: .butt, 2: .round, 3: .square]
        return LottieLine(
            width: try property(json, "w", default: [0]),
            cap: caps[json["lc"]?.integer ?? 1] ?? .butt,
            join: Self.join(json["lj"]),
            miterLimit: limit,
            dashes: dashes,
            dashOffset: offset
        )
    }

    private static func join(_ json: JSONValue?) -> CGLineJoin {
        switch json?.integer {
        case 2?: .round
        case 3?: .bevel
        default: .miter
        }
    }

    /// Source: documents L113 to L119.
    private mutating func modifier(_ json: JSONValue) throws(DocumentError) -> LottieModifier? {
        switch json["ty"]?.string {
        case "tm":
            return .trim(
                LottieTrim(
                    start: try property(json, "s", default: [0]),
                    end: try property(json, "e", default: [100]),
                    offset: try property(json, "o", default: [0]),
                    isSequential: json["m"]?.integer == 2
                )
            )
        case "rd": return .roundCorners(radius: try property(json, "r", default: [0]))
        case "mm": return .merge(json["mm"]?.integer.flatMap(LottieMerge.init) ?? .merge)
        case "op":
            return .offset(
                amount: try property(json, "a", default: [0]),
                join: Self.join(json["lj"]),
                miterLimit: try property(json, "ml", default: [4])
            )
        case "pb": return .pucker(amount: try property(json, "a", default: [0]))
        case "zz":
            let ridges = try property(json, "r", default: [0])
            let most = ridges.keyframes.compactMap(\.value.first).max() ?? 0
            try DocumentLimits.check("number of ridges", Int(min(max(most, 0), 1e15)), limits.maxStarPoints)
            return .zigZag(
                size: try property(json, "s", default: [0]),
                ridges: ridges,
                isSmooth: try property(json, "pt", default: [1]),
                maxRidges: limits.maxStarPoints
            )
        case "tw":
            return .twist(
                angle: try property(json, "a", default: [0]),
                center: try property(json, "c", default: [0, 0])
            )
        default:
            let copies = try property(json, "c", default: [1])
            let most = copies.keyframes.compactMap(\.value.first).max() ?? 0
            try DocumentLimits.check("number of copies", Int(min(max(most, 0), 1e15)), limits.maxCopies)
            let transform = json["tr"] ?? .null
            return try at("tr") { reader throws(DocumentError) in
                .repeater(
                    LottieRepeater(
                        copies: copies,
                        offset: try reader.property(json, "o", default: [0]),
                        isAbove: json["m"]?.integer != 2,
                        transform: try reader.transform(transform),
                        startOpacity: try reader.property(transform, "so", default: [100]),
                        endOpacity: try reader.property(transform, "eo", default: [100]),
                        maxCopies: reader.limits.maxCopies
                    )
                )
            }
        }
    }
}
