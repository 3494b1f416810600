import AgateGeometry
import AgateText
import CoreGraphics
import Foundation

/// Texts in random styles, laid out in random rooms: lines follow each other, cover the text, and keep to their room.
let textTargets = [
    FuzzTarget(name: "text-layout") { input in
        let text = UTF16Text(units: input.units())
        let content = TextContent(
            text,
            spans: input.spans(of: text),
            lineHeightRule: input.bool() ? .coreText : .uiKit(usesFontLeading: input.bool()),
            isOneParagraph: input.choice(8) == 0
        ) { _ in input.setting(text.count) }
        for index in content.paragraphs.indices { check(content.paragraph(at: index), &input) }
        check(content, &input)
    }
]

extension FuzzBytes {
    fileprivate mutating func spans(of text: UTF16Text) -> [TextSpan] {
        var spans: [TextSpan] = []
        for _ in 0...choice(6) {
            var shaping = ShapingAttributes(font: font(), tracking: choice(4) == 0 ? number() : 0)
            shaping.language = ["", "de", "tr", "ja", "\u{0}"][choice(5)]
            if choice(4) == 0 { shaping.kern = number() }
            shaping.ligatures = [.standard, .required, .all][choice(3)]
            var span = TextSpan(range(in: text.count), shaping)
            if choice(4) == 0 { span.baselineOffset = number() }
            if choice(6) == 0 { span.obliqueness = number() }
            if choice(6) == 0 { span.expansion = number() }
            if choice(6) == 0 { span.glyph = UInt32(byte()) }
            if choice(6) == 0 { span.box = InlineBox(ascent: number(), descent: number(), width: number()) }
            spans.append(span)
        }
        return spans.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    fileprivate mutating func style() -> ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = [.natural, .left, .right, .center, .justified][choice(5)]
        style.lineBreakMode =
            [
                .byWordWrapping, .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead,
                .byTruncatingMiddle,
                .byTruncatingTail,
            ][choice(7)]
        let fields: [WritableKeyPath<ParagraphStyle, Double>] = [
            \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.lineHeightMultiple, \.minimumLineHeight,
            \.maximumLineHeight, \.lineSpacing, \.minimumLineSpacing, \.maximumLineSpacing,
            \.paragraphSpacing,
            \.paragraphSpacingBefore, \.hyphenationFactor,
        ]
        for _ in 0..<choice(4) { style[keyPath: fields[choice(fields.count)]] = number() }
        if choice(4) == 0 {
            let stops = (0..<choice(5)).map { _ in
                TabStop(
                    [.leading, .center, .trailing, .decimal(terminators: [0x2E])][choice(4)],
                    at: number()
                )
            }
            style.tabs = TabRuler(stops: stops, defaultInterval: number())
        }
        return style
    }

    fileprivate mutating func setting(_ count: Int) -> TextContent.ParagraphSetting {
        TextContent.ParagraphSetting(
            style: style(),
            direction: [.natural, .leftToRight, .rightToLeft][choice(3)],
            keepsHangulWords: bool(),
            embeddings: (0..<choice(3)).map { _ in
                BidiEmbedding(range: range(in: count), isRightToLeft: bool(), isOverride: bool())
            }
        )
    }

    fileprivate mutating func region() -> LineRegion {
        LineRegion(
            bounds: CGRect(x: 0, y: 0, width: 20 + Double(byte()), height: 20 + Double(byte()) * 2),
            shape: choice(3) == 0 ? path() : nil,
            rule: bool() ? .winding : .evenOdd,
            exclusions: (0..<choice(3)).map { _ in path() }
        )
    }
}

private func check(_ paragraph: Paragraph, _ input: inout FuzzBytes) {
    let width = input.number()
    let layout = paragraph.layout(width: width)
    let room = width.isNaN ? 0 : max(width, 0)
    let style = layout.style
    let isIndented = style.firstLineHeadIndent != 0 || style.headIndent != 0 || style.tailIndent != 0
    let wraps = style.lineBreakMode == .byWordWrapping || style.lineBreakMode == .byCharWrapping
    let lines = layout.lines()
    var end = 0
    var bottom = -Double.infinity
    for line in lines {
        precondition(line.range.lowerBound == end, "need lines that follow each other")
        precondition(!line.range.isEmpty || paragraph.text.count == 0, "need something in each line")
        precondition(
            // Kerning may take more than letters have.
            line.x.isFinite && line.visibleWidth.isFinite && line.baseline.isFinite && line.height >= 0
                && line.height.isFinite,
            "need a place for each line: \(line.x) \(line.visibleWidth) \(line.baseline) \(line.height) \(style)"
        )
        precondition(line.top >= bottom - 1e-6 * max(1, abs(bottom)), "need lines below each other")
        // A tab behind what fits hangs as white space does, and may reach anywhere.
        if wraps, !isIndented, !paragraph.text.units[line.range].contains(0x09) {
            // One cluster that has a width stands in any room.
            let stop = paragraph.measured.graphemes.previous(before: line.visibleRange.upperBound) ?? 0
            let before = line.range.lowerBound..<max(stop, line.range.lowerBound)
            let isCluster = paragraph.measured.width(of: before) <= paragraph.measured.tolerance
            precondition(
                isCluster
                    || line.visibleWidth <= max(room, 1) + paragraph.measured.tolerance * 2 + 1e-9
                        * line.visibleWidth,
                "need lines within the room: \(line.visibleWidth) in \(room), \(line.end), \(line.range), \(line.visibleRange), \(Array(paragraph.text.units[line.range]))"
            )
        }
        end = line.range.upperBound
        bottom = line.bottom
        _ = paragraph.line(line.range)
    }
    precondition(end == paragraph.text.count, "need all of the text")
}

private func check(_ content: TextContent, _ input: inout FuzzBytes) {
    var room = TextLayout.Room(width: input.number(), height: input.number())
    room.lineLimit = input.choice(5)
    room.truncation = [nil, .start, .middle, .end][input.choice(4)]
    room.token = ["…", "", "more", "😀"][input.choice(4)]
    room.alwaysHasLine = input.bool()
    room.keepsCutLine = input.bool()
    room.extraLineSpacing = input.choice(4) == 0 ? input.number() : 0
    room.padding = input.choice(4) == 0 ? input.number() : 0
    if input.choice(3) == 0 { room.region = input.region() }
    room.filling = input.bool() ? .each : .firstForAWord
    let layout = TextLayout(content, in: room)
    precondition(
        room.lineLimit == 0 || layout.lines.count <= room.lineLimit || room.region != nil,
        "need a limit"
    )
    for line in layout.lines {
        precondition(line.x.isFinite && line.top.isFinite && line.height.isFinite, "need a place")
        for index in stride(from: line.range.lowerBound, through: line.range.upperBound, by: 3) {
            precondition(line.caret(at: index).primary.isFinite, "need a caret")
        }
        _ = line.offset(nearestTo: input.number())
    }
}
