import AgateGeometry

extension LottieReader {
    mutating func shapes(_ list: JSONList) throws(DocumentError) -> [LottieShapeItem] {
        var result: [LottieShapeItem] = []
        for (index, json) in list.enumerated() where json["hd"]?.flag != true {
            try at(index: index) { reader throws(DocumentError) in
                guard json.isObject else { return reader.issue(.dropped, "shape item of the wrong type") }
                guard let content = try reader.item(json) else { return }
                var item = LottieShapeItem(name: json["nm"]?.string ?? "", content: content)
                switch content {
                case .group, .style: item.blendMode = reader.blendMode(json)
                case .outline, .modifier: break
                }
                result.append(item)
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
            guard let path = json["ks"] else {
                issue(.dropped, "path without an outline")
                return nil
            }
            return .path(
                try at("ks") { reader throws(DocumentError) in try reader.pathProperty(path) },
                isReversed: isReversed
            )
        case "rc":
            return .rectangle(
                center: try position(json, "p"),
                size: try property(json, "s", default: .origin),
                radius: try property(json, "r", default: .zero),
                isReversed: isReversed
            )
        case "el":
            return .ellipse(
                center: try position(json, "p"),
                size: try property(json, "s", default: .origin),
                isReversed: isReversed
            )
        default:
            let points = try property(json, "pt", default: LottieProperty(5))
            let maximum = points.keyframes.compactMap(\.value.first).max() ?? 0
            try DocumentLimits.check(
                "number of star points",
                Int(min(max(maximum, 0), 1e15)),
                limits.maxStarPoints
            )
            let isStar = json["sy"]?.integer != 2
            tellUnknown(json, "sy", "kind of star", 1...2)
            return .star(
                LottieStar(
                    center: try position(json, "p"),
                    points: points,
                    rotation: try property(json, "r", default: .zero),
                    outerRadius: try property(json, "or", default: .zero),
                    outerRoundness: try property(json, "os", default: .zero),
                    innerRadius: isStar ? try property(json, "ir", default: .zero) : nil,
                    innerRoundness: try property(json, "is", default: .zero),
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
                try reader.property(colors, "k", default: LottieProperty([]))
            }
            let count = colors["p"]?.integer ?? 0
            let fewest = stops.keyframes.map(\.value.count).min() ?? 0
            if fewest / 4 < count { issue(.approximated, "gradient with fewer colours than it says") }
            tellUnknown(json, "t", "kind of gradient", 1...3)
            paint = .gradient(
                LottieGradient(
                    kind: json["t"]?.integer.flatMap(LottieGradient.Kind.init) ?? .linear,
                    colorCount: min(max(count, 0), fewest / 4),
                    stops: stops,
                    start: try property(json, "s", default: .origin),
                    end: try property(json, "e", default: .origin),
                    highlightLength: try property(json, "h", default: .zero),
                    highlightAngle: try property(json, "a", default: .zero)
                )
            )
        }
        let stroke: LottieStyle.Stroke
        if type == "fl" || type == "gf" {
            stroke = .fill(json["r"]?.integer == 2 ? .evenOdd : .winding)
        } else {
            stroke = .line(try line(json))
        }
        return LottieStyle(paint: paint, opacity: try property(json, "o", default: .whole), stroke: stroke)
    }

    private mutating func line(_ json: JSONValue) throws(DocumentError) -> LottieLine {
        var dashes: [LottieProperty] = []
        var offset: LottieProperty?
        for (index, dash) in (json["d"]?.array ?? JSONList()).enumerated() {
            let value = try at("d", index) { reader throws(DocumentError) in
                try reader.property(dash, "v", default: .zero)
            }
            if dash["n"]?.string == "o" { offset = value } else { dashes.append(value) }
        }
        var limit = try property(json, "ml", default: LottieProperty(4))
        if let animated = try property(json, "ml2") { limit = animated }
        let caps: [Int: CGLineCap] = [1: .butt, 2: .round, 3: .square]
        tellUnknown(json, "lc", "line cap", 1...3)
        tellUnknown(json, "lj", "line join", 1...3)
        return LottieLine(
            width: try property(json, "w", default: .zero),
            cap: caps[json["lc"]?.integer ?? 2] ?? .butt,
            join: json["lj"] == nil ? .round : Self.join(json["lj"]),
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
                    start: try property(json, "s", default: .zero),
                    end: try property(json, "e", default: .whole),
                    offset: try property(json, "o", default: .zero),
                    isSequential: json["m"]?.integer == 2
                )
            )
        case "rd": return .roundCorners(radius: try property(json, "r", default: .zero))
        case "mm":
            tellUnknown(json, "mm", "way to merge", 1...5)
            return .merge(json["mm"]?.integer.flatMap(LottieMerge.init) ?? .merge)
        case "op":
            tellUnknown(json, "lj", "line join", 1...3)
            return .offset(
                amount: try property(json, "a", default: .zero),
                join: Self.join(json["lj"]),
                miterLimit: try property(json, "ml", default: LottieProperty(4))
            )
        case "pb": return .pucker(amount: try property(json, "a", default: .zero))
        case "zz":
            let ridges = try property(json, "r", default: .zero)
            let maximum = ridges.keyframes.compactMap(\.value.first).max() ?? 0
            try DocumentLimits.check(
                "number of ridges",
                Int(min(max(maximum, 0), 1e15)),
                limits.maxStarPoints
            )
            return .zigZag(
                size: try property(json, "s", default: .zero),
                ridges: ridges,
                isSmooth: try property(json, "pt", default: LottieProperty(1)),
                maxRidges: limits.maxStarPoints
            )
        case "tw":
            return .twist(
                angle: try property(json, "a", default: .zero),
                center: try property(json, "c", default: .origin)
            )
        default:
            let copies = try property(json, "c", default: LottieProperty(1))
            let maximum = copies.keyframes.compactMap(\.value.first).max() ?? 0
            try DocumentLimits.check("number of copies", Int(min(max(maximum, 0), 1e15)), limits.maxCopies)
            let transform = json["tr"] ?? .null
            return try at("tr") { reader throws(DocumentError) in
                .repeater(
                    LottieRepeater(
                        copies: copies,
                        offset: try reader.property(json, "o", default: .zero),
                        isAbove: json["m"]?.integer == 2,
                        transform: try reader.transform(transform),
                        startOpacity: try reader.property(transform, "so", default: .whole),
                        endOpacity: try reader.property(transform, "eo", default: .whole),
                        maxCopies: reader.limits.maxCopies
                    )
                )
            }
        }
    }
}
