import Foundation

extension LottieReader {
    mutating func layers(_ list: JSONList) throws(DocumentError) -> [LottieLayer] {
        try DocumentLimits.check("number of layers", list.count, limits.maxLayers)
        var result: [LottieLayer] = []
        result.reserveCapacity(list.count)
        for (index, json) in list.enumerated() {
            try at(index: index) { reader throws(DocumentError) in
                guard json.isObject else { return reader.issue(.dropped, "layer of the wrong type") }
                result.append(try reader.layer(json))
            }
        }
        return result
    }

    private mutating func layer(_ json: JSONValue) throws(DocumentError) -> LottieLayer {
        var layer = LottieLayer()
        layer.name = json["nm"]?.string ?? ""
        layer.path = path
        layer.index = json["ind"]?.integer
        layer.parent = json["parent"]?.integer
        layer.isHidden = json["hd"]?.flag ?? false
        layer.inFrame = json["ip"]?.number ?? -.greatestFiniteMagnitude
        layer.outFrame = json["op"]?.number ?? .greatestFiniteMagnitude
        layer.startFrame = json["st"]?.number ?? 0
        layer.stretch = json["sr"]?.number ?? 1
        if layer.stretch == 0 { layer.stretch = 1 }
        if let transform = json["ks"] {
            layer.transform = try at("ks") { reader throws(DocumentError) in try reader.transform(transform) }
        }
        layer.isAutoOriented = json["ao"]?.flag ?? false
        layer.blendMode = blendMode(json)
        tellNotHonoured(json, layer)
        if let kind = json["tt"]?.integer, let kind = LottieMatte.Kind(rawValue: kind) {
            layer.matte = LottieMatte(kind: kind, source: json["tp"]?.integer)
        }
        layer.isMatteSource = json["td"]?.flag ?? false
        for (index, mask) in (json["masksProperties"]?.array ?? JSONList()).enumerated() {
            let mask = try at("masksProperties", index) { reader throws(DocumentError) in
                try reader.mask(mask)
            }
            if let mask { layer.masks.append(mask) }
        }
        try readEffects(json, into: &layer)
        layer.content = try content(json)
        return layer
    }

    private mutating func content(_ json: JSONValue) throws(DocumentError) -> LottieLayer.Content {
        let reference = json["refId"].flatMap(Self.identifier)
        switch json["ty"]?.integer {
        case 0?:
            guard let reference else {
                issue(.dropped, "precomposition without a reference")
                return .none
            }
            let size = SIMD2(json["w"]?.number ?? 0, json["h"]?.number ?? 0)
            return .composition(id: reference, size: size, remap: try property(json, "tm"))
        case 1?:
            let size = SIMD2(json["sw"]?.number ?? 0, json["sh"]?.number ?? 0)
            return .solid(
                size: size,
                color: solidColor(json)
            )
        case 2?:
            guard let reference else {
                issue(.dropped, "image layer without a reference")
                return .none
            }
            return .image(id: reference)
        case 3?: return .none
        case 4?:
            let list = json["shapes"]?.array ?? JSONList()
            return .shapes(try at("shapes") { reader throws(DocumentError) in try reader.shapes(list) })
        case 5?: return try text(json)
        case let type?:
            issue(.dropped, Self.layerNames[type] ?? "layer of type \(type)")
            return .none
        case nil:
            issue(.dropped, "layer without a type")
            return .none
        }
    }

    private static let layerNames = [
        6: "audio layer", 13: "camera layer", 15: "data layer", 7: "video placeholder", 8: "image sequence",
        9: "video layer", 10: "image placeholder", 11: "guide layer", 12: "adjustment layer",
        14: "light layer",
    ]

    private mutating func mask(_ json: JSONValue) throws(DocumentError) -> LottieMask? {
        let mode: LottieMask.Mode
        switch json["mode"]?.string ?? "a" {
        case "n": return nil
        case "a": mode = .add
        case "s": mode = .subtract
        case "i": mode = .intersect
        case "l": mode = .lighten
        case "d": mode = .darken
        case "f": mode = .difference
        default:
            issue(.dropped, "mask mode \(json["mode"]?.string ?? "")")
            return nil
        }
        guard let outline = json["pt"] else {
            issue(.dropped, "mask without an outline")
            return nil
        }
        return LottieMask(
            mode: mode,
            isInverted: json["inv"]?.flag ?? false,
            path: try at("pt") { reader throws(DocumentError) in try reader.pathProperty(outline) },
            opacity: try property(json, "o", default: .whole),
            expansion: try property(json, "x", default: .zero),
            feather: try property(json, "f", default: .origin)
        )
    }

    /// A colour such as `#F80`, `#FF8800` or `#FF8800CC`.
    ///
    /// Source: documents L66.
    static func color(hexadecimal text: String) -> SIMD4<Double>? {
        var digits = text.hasPrefix("#") ? Substring(text).dropFirst() : Substring(text)
        if digits.count == 3 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
        guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
            return nil
        }
        let bits = digits.count == 6 ? number << 8 | 255 : number
        return SIMD4(
            Double(bits >> 24),
            Double(bits >> 16 & 255),
            Double(bits >> 8 & 255),
            Double(bits & 255)
        ) / 255
    }

    // MARK: Effects

    /// Source: documents L90 to L94.
    private mutating func readEffects(_ json: JSONValue, into layer: inout LottieLayer) throws(DocumentError)
    {
        var hasShadow = false
        for (index, effect) in (json["ef"]?.array ?? JSONList()).enumerated() {
            guard effect["en"]?.flag ?? true else { continue }
            let read = try at("ef", index) { reader throws(DocumentError) in try reader.effect(effect) }
            guard let read else { continue }
            if case .dropShadow = read { hasShadow = true }
            layer.effects.append(read)
        }
        for (index, style) in (json["sy"]?.array ?? JSONList()).enumerated() {
            guard style["en"]?.flag ?? true else { continue }
            let read = try at("sy", index) { reader throws(DocumentError) in try reader.style(of: style) }
            guard let read else { continue }
            // An effect's shadow counts before a style's.
            if style["ty"]?.integer == 1, hasShadow { continue }
            layer.effects.append(read)
        }
    }

    private static let styleNames = [
        0: "stroke", 2: "inner shadow", 4: "inner glow", 5: "bevel and emboss", 6: "satin",
        8: "gradient overlay",
    ]

    /// A style of a layer that can be shown: a shadow, a glow around it, a colour over it.
    ///
    /// Source: documents L92.
    private mutating func style(of json: JSONValue) throws(DocumentError) -> LottieEffect? {
        for (name, feature) in [
            ("ch", "spread of a layer style"), ("no", "noise of a layer style"),
            ("j", "jitter of a layer style"),
        ] as [(JSONName, String)] where Self.isSet(json[name]) {
            try at(name) { $0.issue(.approximated, feature) }
        }
        if let mode = json["bm"]?["k"]?.integer, mode > 1 {
            issue(.approximated, "blend mode of a layer style")
        }
        switch json["ty"]?.integer {
        case 1?:
            return .dropShadow(
                LottieShadow(
                    color: try color(json, "c"),
                    opacity: try property(json, "o", default: .whole),
                    full: 100,
                    direction: try styleDirection(json),
                    distance: try property(json, "d", default: .zero),
                    softness: try property(json, "s", default: .zero),
                    blur: 0.5,
                    isUpright: true
                )
            )
        case 3?:
            return .dropShadow(
                LottieShadow(
                    color: try color(json, "c"),
                    opacity: try property(json, "o", default: .whole),
                    full: 100,
                    direction: LottieProperty(0),
                    distance: LottieProperty(0),
                    softness: try property(json, "s", default: .zero),
                    blur: 0.5
                )
            )
        case 7?:
            var opacity = try property(json, "so", default: .whole)
            if json["so"] == nil { opacity = try property(json, "o", default: .whole) }
            return .overlay(
                color: try color(json, "c"),
                opacity: LottieProperty(
                    keyframes: opacity.keyframes.map { $0.with($0.value.map { $0 / 100 }) }
                )
            )
        case let type:
            issue(.dropped, "layer style: " + (Self.styleNames[type ?? -1] ?? "\(type ?? -1)"))
            return nil
        }
    }

    /// The direction of a style's shadow, as that of an effect's.
    ///
    /// A style's angle is that of the light, counted from the right against the clock.
    private mutating func styleDirection(_ json: JSONValue) throws(DocumentError) -> LottieProperty {
        let angle = try property(json, "a", default: .zero)
        return LottieProperty(
            keyframes: angle.keyframes.map { keyframe in
                keyframe.with([270 - (keyframe.value.first ?? 0)])
            }
        )
    }

    private mutating func effect(_ json: JSONValue) throws(DocumentError) -> LottieEffect? {
        let values = json["ef"]?.array ?? JSONList()
        func value(_ index: Int) -> JSONValue {
            index < values.count ? values[index] : .null
        }
        switch json["ty"]?.integer {
        case 20?:
            return .tint(
                black: try color(value(0), "v"),
                white: try color(value(1), "v"),
                amount: try property(value(2), "v", default: .whole)
            )
        case 21?:
            tell(
                values,
                [0: "mask of a fill effect", 1: "masks of a fill effect", 3: "inverted fill effect"]
            )
            tell(values, [4: "feather of a fill effect", 5: "feather of a fill effect"])
            return .fill(
                color: try color(value(2), "v"),
                opacity: try property(value(6), "v", default: LottieProperty(1))
            )
        case 23?:
            tell(values, [3: "blend of a tritone effect"])
            return .tritone(
                bright: try color(value(0), "v"),
                middle: try color(value(1), "v"),
                dark: try color(value(2), "v")
            )
        case 25?:
            return .dropShadow(
                LottieShadow(
                    color: try color(value(0), "v"),
                    opacity: try property(value(1), "v", default: LottieProperty(255)),
                    full: 255,
                    direction: try property(value(2), "v", default: .zero),
                    distance: try property(value(3), "v", default: .zero),
                    softness: try property(value(4), "v", default: .zero),
                    blur: 0.2,
                    hidesLayer: try property(value(5), "v", default: .zero)
                )
            )
        case 29?:
            tell(values, [2: "repeated edges of a blur"])
            return .blur(
                amount: try property(value(0), "v", default: .zero),
                dimensions: try property(value(1), "v", default: LottieProperty(1))
            )
        // Values that expressions read.
        case 0?, 1?, 2?, 3?, 4?, 5?, 6?, 7?, 10?: return nil
        default:
            issue(.dropped, "effect \(json["ty"]?.integer ?? -1)")
            return nil
        }
    }
}
