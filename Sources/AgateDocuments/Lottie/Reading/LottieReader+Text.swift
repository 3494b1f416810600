extension LottieReader {
    /// The content of a text layer.
    ///
    /// Source: documents L39, L130, L134.
    mutating func text(_ json: JSONValue) throws(DocumentError) -> LottieLayer.Content {
        guard let text = json["t"] else { return .none }
        var content = LottieTextContent(documents: [])
        let list = text["d"]?["k"]?.array ?? JSONList()
        try countKeyframes(list.count)
        content.documents = readKeyframes(list) { Self.document($0) }
        if let slot = text["d"]?["sid"]?.string.flatMap({ slots[$0]?["p"]?["k"]?.array }) {
            // Texts of a slot have the looks of the file's first one where they have none of their own.
            let looks = content.documents.first?.value
            let texts = readKeyframes(slot) { json -> LottieTextDocument? in
                guard var own = Self.document(json) else { return nil }
                if json["f"] == nil, let looks {
                    let said = own.text
                    own = looks
                    own.text = said
                }
                return own
            }
            if !texts.isEmpty { content.documents = texts }
        }
        if content.documents.isEmpty {
            issue(.dropped, "text without a document")
            return .none
        }
        for index in content.documents.indices { content.documents[index].isHold = true }
        if let list = text["a"]?.array {
            content.animators = try at("t") { reader throws(DocumentError) in try reader.textAnimators(list) }
        }
        if let more = text["m"], more.isObject {
            content.anchorGrouping =
                more["g"]?.integer.flatMap(LottieTextContent.AnchorGrouping.init) ?? .character
            content.alignment = try at("t") { reader throws(DocumentError) in
                try reader.at("m") { reader throws(DocumentError) in
                    try reader.property(more, "a", default: .origin)
                }
            }
        }
        if let path = text["p"], let number = path["m"]?.number {
            let masks = json["masksProperties"]?.array ?? JSONList()
            let index = Int(exactly: number) ?? -1
            if masks.indices.contains(index), let outline = masks[index]["pt"] {
                content.path = try at("t") { reader throws(DocumentError) in
                    try reader.at("p") { reader throws(DocumentError) in try reader.textPath(path, outline) }
                }
            } else {
                let named = index >= 0 ? "\(index)" : "\(number)"
                issue(.dropped, "text on a path: the layer has no mask \(named)")
            }
        }
        for document in content.documents where document.value.isSmallCapitals {
            issue(.approximated, "small capitals")
            break
        }
        return .text(content)
    }

    private mutating func textPath(
        _ json: JSONValue,
        _ outline: JSONValue
    ) throws(DocumentError) -> LottieTextPath {
        var path = LottieTextPath(outline: try pathProperty(outline))
        path.firstMargin = try property(json, "f", default: .zero)
        path.lastMargin = try property(json, "l", default: .zero)
        path.isPerpendicular = try property(json, "p", default: LottieProperty(1))
        path.isForced = try property(json, "a", default: .zero)
        path.isReversed = try property(json, "r", default: .zero)
        return path
    }

    private static func document(_ json: JSONValue) -> LottieTextDocument? {
        guard json.isObject else { return nil }
        var document = LottieTextDocument()
        document.text = json["t"]?.string ?? json["t"].flatMap(identifier) ?? ""
        document.font = json["f"]?.string ?? ""
        document.size = json["s"]?.number ?? 0
        document.justification = json["j"]?.integer.flatMap(LottieTextDocument.Justification.init) ?? .left
        document.tracking = json["tr"]?.number ?? 0
        document.lineHeight = json["lh"]?.number ?? document.size * 1.2
        document.baselineShift = json["ls"]?.number ?? 0
        document.fillColor = json["fc"].flatMap(color)
        document.strokeColor = json["sc"].flatMap(color)
        document.strokeWidth = json["sw"]?.number ?? 0
        document.strokesOverFill = json["of"]?.flag ?? false
        document.isAllCapitals = json["ca"]?.integer == 1
        document.isSmallCapitals = json["ca"]?.integer == 2
        if let size = json["sz"]?.numbers, size.count > 1 {
            let origin = json["ps"]?.numbers ?? []
            document.boxSize = SIMD2(size[0], size[1])
            document.boxOrigin = origin.count > 1 ? SIMD2(origin[0], origin[1]) : .zero
        }
        return document
    }

    private static func color(_ json: JSONValue) -> SIMD4<Double>? {
        if let text = json.string { return color(hexadecimal: text) }
        guard let numbers = json.numbers, numbers.count > 2 else { return nil }
        return SIMD4(numbers[0], numbers[1], numbers[2], 1)
    }
}
