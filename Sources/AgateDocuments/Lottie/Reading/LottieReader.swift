package import Foundation

/// Reads the JSON of a Lottie file.
///
/// Ambiguous content is accepted; content that cannot be shown is left out and reported as an issue with its place in the file. Only
/// what makes the whole file meaningless fails, and what is beyond the limits.
///
/// Source: documents L1 to L7, R60, R61.
package struct LottieReader {
    let limits: DocumentLimits
    /// Where the reader is, from the outside inwards: `layers[3]`, `ks`, `p`.
    private var place: [Step] = []
    private(set) var issues: Set<DocumentIssue> = []
    private var orderedIssues: [DocumentIssue] = []
    private var keyframeCount = 0
    private var pointCount = 0
    /// Values by name that stand for those in place.
    var slots: [String: JSONValue] = [:]
    private var theme: LottieTheme?
    /// A step of the path to the value that is being read; a text of the path is made only for issues and errors.
    private enum Step {
        case member(JSONName)
        case item(of: JSONName, Int)
    }

    /// Whether colours count to 255: files of old exporters.
    var hasOldColors = false

    /// The largest number of issues that are kept.
    private static let maxIssues = 10_000

    private init(limits: DocumentLimits) { self.limits = limits }

    /// Reads the bytes of a file.
    ///
    /// - Parameter theme: The theme whose values replace the file's slots of the same names.
    static func read(
        _ data: Data,
        theme: LottieTheme?,
        limits: DocumentLimits
    ) throws(DocumentError) -> LottieDocument {
        try DocumentLimits.check("file size", data.count, limits.maxFileBytes)
        let json = try JSONValue.read(data, format: "Lottie", maxDepth: limits.maxDepth)
        return try read(json, theme: theme, limits: limits)
    }

    /// Reads the bytes of a file.
    package static func read(
        _ data: Data,
        limits: DocumentLimits = .standard
    ) throws(DocumentError) -> LottieDocument {
        try read(data, theme: nil, limits: limits)
    }

    /// Reads what a parser made of a file.
    package static func read(
        _ json: JSONValue,
        limits: DocumentLimits = .standard
    ) throws(DocumentError) -> LottieDocument {
        try read(json, theme: nil, limits: limits)
    }

    private static func read(
        _ json: JSONValue,
        theme: LottieTheme?,
        limits: DocumentLimits
    ) throws(DocumentError) -> LottieDocument {
        var reader = LottieReader(limits: limits)
        reader.theme = theme
        var document = try reader.document(json)
        try document.checkExpansion(limits)
        reader.tellMissing(in: document)
        document.issues = reader.orderedIssues
        return document
    }

    private mutating func document(_ json: JSONValue) throws(DocumentError) -> LottieDocument {
        guard json.isObject else { throw Self.malformed("the file is no object") }
        // Other JSON: nothing of it is what each Lottie file has.
        let marks: [JSONName] = ["layers", "w", "h", "fr", "ip", "op"]
        guard marks.contains(where: { json[$0] != nil }) else { throw .notADocument }
        func number(_ name: JSONName) throws(DocumentError) -> Double {
            guard let number = json[name]?.number else { throw Self.malformed("\(name.text) is no number") }
            return number
        }
        let (width, height) = (try number("w"), try number("h"))
        let (rate, first, last) = (try number("fr"), try number("ip"), try number("op"))
        guard width >= 1, height >= 1 else { throw Self.malformed("the picture has no size") }
        guard rate > 0 else { throw Self.malformed("the frame rate is not above 0") }
        guard last > first else { throw Self.malformed("the last frame is not after the first") }
        // The limit is for what is made; a drawing can be scaled, but not one without bound.
        try DocumentLimits.check("width", Int(min(width, 1e15)), limits.maxFrameSide * 16)
        try DocumentLimits.check("height", Int(min(height, 1e15)), limits.maxFrameSide * 16)
        try DocumentLimits.check("number of frames", Int(min(last - first, 1e15)), limits.maxFrames)
        guard rate <= 1e6 else {
            throw .limit(name: "frame rate", value: Int(min(rate, 1e15)), allowed: 1_000_000)
        }
        guard abs(first) < 1e9 else { throw Self.malformed("the first frame is out of range") }
        guard let layers = json["layers"]?.array else { throw Self.malformed("layers is no list") }

        slots = json["slots"]?.members ?? [:]
        if let theme { slots.merge(theme.slots) { $1 } }
        hasOldColors = Self.isBefore419(json["v"]?.string)
        var document = LottieDocument(
            frameRate: rate,
            inFrame: first,
            outFrame: last,
            size: SIMD2(width, height),
            composition: LottieComposition(layers: []),
            assets: [:],
            fonts: [:],
            glyphs: [:],
            markers: [],
            issues: []
        )
        document.composition.layers = try at("layers") { reader throws(DocumentError) in
            try reader.layers(layers)
        }
        for (index, asset) in (json["assets"]?.array ?? JSONList()).enumerated() {
            guard let id = asset["id"].flatMap(Self.identifier) else { continue }
            try at("assets", index) { reader throws(DocumentError) in
                guard let read = try reader.asset(asset) else { return }
                if document.assets[id] == nil {
                    document.assets[id] = read
                } else {
                    reader.issue(.info, "second asset of one name")
                }
            }
        }
        try addFonts(json, to: &document)
        for marker in json["markers"]?.array ?? JSONList() {
            guard let frame = marker["tm"]?.number else { continue }
            document.markers.append(
                LottieMarker(
                    name: marker["cm"]?.string ?? "",
                    frame: frame,
                    duration: marker["dr"]?.number ?? 0
                )
            )
        }
        return document
    }

    private mutating func asset(_ json: JSONValue) throws(DocumentError) -> LottieAsset? {
        if let layers = json["layers"]?.array {
            return .composition(
                LottieComposition(
                    layers: try at("layers") { reader throws(DocumentError) in try reader.layers(layers) }
                )
            )
        }
        let json = json["sid"]?.string.flatMap { slots[$0]?["p"] } ?? json
        guard let name = json["p"]?.string else { return nil }
        let size = SIMD2(json["w"]?.number ?? 0, json["h"]?.number ?? 0)
        if name.hasPrefix("data:") {
            guard let comma = name.utf8.firstIndex(of: UInt8(ascii: ",")) else {
                return .image(LottieImage(size: size, source: .embedded("")))
            }
            let content = name[name.utf8.index(after: comma)...]
            let isBase64 = name[..<comma].hasSuffix(";base64")
            let base64 =
                isBase64
                ? String(content)
                : Data((String(content).removingPercentEncoding ?? "").utf8).base64EncodedString()
            return .image(LottieImage(size: size, source: .embedded(base64)))
        }
        return .image(LottieImage(size: size, source: .file((json["u"]?.string ?? "") + name)))
    }

    private mutating func addFonts(_ json: JSONValue, to document: inout LottieDocument) throws(DocumentError)
    {
        for font in json["fonts"]?["list"]?.array ?? JSONList() {
            guard let name = font["fName"]?.string else { continue }
            document.fonts[name] = LottieFont(
                name: name,
                family: font["fFamily"]?.string ?? name,
                style: font["fStyle"]?.string ?? "",
                ascent: font["ascent"]?.number ?? 0,
                source: font["fPath"]?.string.flatMap(LottieFont.Source.init)
            )
        }
        for (index, glyph) in (json["chars"]?.array ?? JSONList()).enumerated() {
            guard let character = glyph["ch"]?.string else { continue }
            let key = LottieGlyph.Key(
                character: character,
                family: glyph["fFamily"]?.string ?? "",
                style: glyph["style"]?.string ?? ""
            )
            let shapes = glyph["data"]?["shapes"]?.array ?? JSONList()
            let items = try at("chars", index) { reader throws(DocumentError) in try reader.shapes(shapes)
            }
            document.glyphs[key] = LottieGlyph(advance: glyph["w"]?.number ?? 0, shapes: items)
        }
    }

    // MARK: Places and issues

    /// Where the reader is, as text.
    var path: String {
        place.map { step in
            switch step {
            case .member(let name): name.text
            case .item(let list, let index): "\(list.text)[\(index)]"
            }
        }.joined(separator: ".")
    }

    mutating func at<Result>(
        _ name: JSONName,
        _ body: (inout LottieReader) throws(DocumentError) -> Result
    ) throws(DocumentError) -> Result {
        place.append(.member(name))
        defer { place.removeLast() }
        return try body(&self)
    }

    /// Goes to one of a list that is a member.
    mutating func at<Result>(
        _ list: JSONName,
        _ index: Int,
        _ body: (inout LottieReader) throws(DocumentError) -> Result
    ) throws(DocumentError) -> Result {
        place.append(.item(of: list, index))
        defer { place.removeLast() }
        return try body(&self)
    }

    /// Goes to one of a list, whose name is the last part of the place.
    mutating func at<Result>(
        index: Int,
        _ body: (inout LottieReader) throws(DocumentError) -> Result
    ) throws(DocumentError) -> Result {
        guard case .member(let list)? = place.last else { return try body(&self) }
        place[place.count - 1] = .item(of: list, index)
        defer { place[place.count - 1] = .member(list) }
        return try body(&self)
    }

    /// Keeps an issue at the place where the reader is, or at another one; each is kept once.
    mutating func issue(_ severity: DocumentIssue.Severity, _ feature: String, path: String? = nil) {
        let issue = DocumentIssue(severity: severity, feature: feature, path: path ?? self.path)
        guard orderedIssues.count < Self.maxIssues, issues.insert(issue).inserted else { return }
        orderedIssues.append(issue)
    }

    static func malformed(_ reason: String) -> DocumentError {
        .malformed(format: "Lottie", offset: -1, reason: reason)
    }

    // MARK: Limits

    mutating func countKeyframes(_ count: Int) throws(DocumentError) {
        keyframeCount += count
        try DocumentLimits.check("number of keyframes", keyframeCount, limits.maxKeyframes)
    }

    mutating func countPoints(_ count: Int) throws(DocumentError) {
        pointCount += count
        try DocumentLimits.check("number of path points", pointCount, limits.maxPathPoints)
    }

    // MARK: Names

    /// An identifier, which some files write as a number.
    static func identifier(_ json: JSONValue) -> String? {
        json.string ?? json.number.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : String($0) }
    }

    /// Whether an exporter's version is one that wrote colours up to 255.
    private static func isBefore419(_ version: String?) -> Bool {
        guard let parts = version?.split(separator: ".").map({ Int($0) ?? 0 }), !parts.isEmpty else {
            return false
        }
        return parts.lexicographicallyPrecedes([4, 1, 9])
    }
}
