/// Collects the pieces of a text, cluster by cluster.
struct TextItemBuilder {
    private let text: [UInt16]
    private let levels: [UInt8]
    private let library: FontLibrary
    private var items: [TextItem] = []
    private var scripts = ScriptResolver()
    /// Pieces at the start whose script follows later ones.
    private var unresolved = 0
    /// Whether the last piece is of the present span and of its own font: then most clusters only make it longer.
    private var isPlain = false

    init(_ text: [UInt16], _ levels: [UInt8], _ library: FontLibrary) {
        self.text = text
        self.levels = levels
        self.library = library
    }

    /// The pieces; some neighbours are alike.
    func finished() -> [TextItem] {
        var items = items
        for index in items.indices where items[index].script == ScriptProperty.inherited {
            items[index].script = ScriptProperty.common
        }
        return items
    }

    /// Adds the pieces of the next span.
    mutating func add(_ span: TextItemizer.Span) {
        isPlain = false
        let face = span.attributes.font.face
        let range = span.range.clamped(to: 0..<text.count)
        TextClusters(text).forEach(in: range) { cluster in
            let unit = text[cluster.lowerBound]
            if unit < 0x80, cluster.count == 1, face.coversASCII(UInt32(unit)) {
                add(ascii: unit, cluster, span)
            } else {
                let scalars = ClusterScalars(text: text, range: cluster)
                add(scalars, cluster, span, face)
            }
        }
    }

    private func level(at offset: Int) -> UInt8 { offset < levels.count ? levels[offset] : 0 }

    /// Pieces whose script was not known have this one.
    private mutating func resolve(_ script: FontTag) {
        guard unresolved < items.count, !ScriptProperty.isOpen(script) else { return }
        for index in unresolved..<items.count where items[index].script == ScriptProperty.inherited {
            items[index].script = script
        }
        unresolved = items.count
    }

    /// Adds a character of ASCII that the span's font has.
    private mutating func add(ascii unit: UInt16, _ cluster: Range<Int>, _ span: TextItemizer.Span) {
        let script = scripts.script(ofASCII: unit)
        resolve(script)
        append(cluster, span, script, isPlain: true, span.attributes.font)
    }

    private mutating func add(
        _ scalars: ClusterScalars,
        _ cluster: Range<Int>,
        _ span: TextItemizer.Span,
        _ face: FontFace
    ) {
        let isEmoji = EmojiPresentation.isEmoji(scalars)
        let script = isEmoji ? ScriptProperty.common : scripts.script(of: scalars)
        if !isEmoji { resolve(script) }
        let suffices = !isEmoji && scalars.allSatisfy(face.suffices)
        // The font of a cluster that is an emoji, or that the span's own font has not.
        let font =
            suffices
            ? span.attributes.font
            : library.font(
                for: scalars,
                instead: span.attributes.font,
                script: script,
                language: span.attributes.language,
                isEmoji: isEmoji
            )
        append(cluster, span, script, isPlain: suffices, font)
    }

    private mutating func append(
        _ cluster: Range<Int>,
        _ span: TextItemizer.Span,
        _ script: FontTag,
        isPlain isNowPlain: Bool,
        _ font: FontInstance
    ) {
        let level = level(at: cluster.lowerBound)
        let wasPlain = isPlain
        isPlain = isNowPlain
        let last = items.count - 1
        if isNowPlain, wasPlain, last >= 0, items[last].script == script, items[last].level == level {
            items[last].range = items[last].range.lowerBound..<cluster.upperBound
            return
        }
        let item = TextItem(
            range: cluster,
            attributes: span.attributes,
            font: font,
            script: script,
            level: level
        )
        if last >= 0, items[last].range.upperBound == cluster.lowerBound, items[last].isLike(item) {
            items[last].range = items[last].range.lowerBound..<cluster.upperBound
        } else {
            items.append(item)
        }
    }
}
