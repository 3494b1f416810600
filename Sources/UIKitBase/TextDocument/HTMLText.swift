import CoreGraphics
import Foundation

/// Makes an attributed string from the tokens of a hypertext.
struct HTMLText {
    private let defaults: [NSAttributedString.Key: Any]
    private var sheet = HTMLStyleSheet()
    /// The style of each open element; the first is that of the document.
    private var styles = [HTMLStyle()]
    /// The number of the next item of each open list; nil for one without numbers.
    private var lists: [Int?] = []
    private var runs: [(text: String, style: HTMLStyle)] = []
    private var last: Character = "\n"
    private var fonts: [FontKey: UIFont] = [:]

    /// The background of the body, if the document has one.
    private(set) var bodyColor: UIColor?
    /// The text.
    private(set) var attributedString: NSAttributedString = OwnAttributedString(string: "")

    private struct FontKey: Hashable {
        let families: [String]
        let size: CGFloat
        let weight: Int
        let isItalic: Bool
    }

    init(_ tokens: [HTMLToken], _ defaults: [NSAttributedString.Key: Any]) {
        self.defaults = defaults
        if let font = defaults[.font] as? UIFont { styles[0].size = font.pointSize }
        // Rules count for elements before them too.
        sheet = Self.sheet(tokens)
        for token in tokens {
            switch token {
            case .open(let name, let attributes): open(name, attributes)
            case .text(let text): add(text)
            case .close(let name): close(name)
            }
        }
        let result = OwnMutableAttributedString(string: "")
        for run in runs {
            result.append(OwnAttributedString(string: run.text, attributes: attributes(run.style)))
        }
        attributedString = result
    }

    private static func sheet(_ tokens: [HTMLToken]) -> HTMLStyleSheet {
        var sheet = HTMLStyleSheet()
        var isInSheet = false
        for token in tokens {
            switch token {
            case .open(let name, _): isInSheet = name == "style"
            case .text(let text): if isInSheet { sheet.add(text) }
            case .close: isInSheet = false
            }
        }
        return sheet
    }

    // MARK: Elements

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "tr", "table",
        "hr",
        "section", "article", "header", "footer", "center", "dl", "dt", "dd", "form", "address",
    ]
    private static let hidden: Set<String> = ["head", "script", "style", "title", "template", "noscript"]
    private static let headings: [String: CGFloat] = [
        "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
    ]

    private mutating func open(_ name: String, _ attributes: [String: String]) {
        var style = styles[styles.count - 1]
        if Self.blocks.contains(name) {
            endLine()
            style.spacing = 0
            style.isListItem = false
        }
        apply(name, attributes, to: &style)
        let classes = (attributes["class"] ?? "").lowercased().split(separator: " ")
        sheet.apply(to: &style, element: name, classes: classes)
        if let own = attributes["style"] { style.apply(own) }
        if name == "body" || name == "html" {
            // The colour behind the body is that of the document.
            bodyColor = style.background ?? bodyColor
            style.background = nil
        }
        styles.append(style)
        if name == "ul" { lists.append(nil) }
        if name == "ol" { lists.append(attributes["start"].flatMap { Int($0) } ?? 1) }
        // GUESS html-break: a line separator, which begins no paragraph.
        if name == "br" { append("\u{2028}", style) }
        if name == "li", !style.isHidden {
            let marker: String
            if let number = lists.last ?? nil {
                marker = "\t\(number).\t"
                lists[lists.count - 1] = number &+ 1
            } else {
                marker = "\t•\t"
            }
            append(marker, style)
        }
    }

    private func apply(_ name: String, _ attributes: [String: String], to style: inout HTMLStyle) {
        if let factor = Self.headings[name] {
            style.size = styles[0].size * factor
            style.weight = 700
            style.spacing = styles[0].size
        }
        switch name {
        case "b", "strong", "th": style.weight = 700
        case "i", "em", "cite", "var", "dfn", "address": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruck = true
        case "code", "tt", "kbd", "samp": style.families = ["monospace"]
        case "pre":
            style.families = ["monospace"]
            style.keepsSpaces = true
        case "small": style.size *= 0.83
        case "big": style.size *= 1.2
        case "sub":
            style.size *= 0.83
            style.baselineOffset -= style.size * 0.2
        case "sup":
            style.size *= 0.83
            style.baselineOffset += style.size * 0.4
        case "p", "ul", "ol", "dl": style.spacing = style.size
        case "center": style.alignment = .center
        case "blockquote", "dd": style.indent += 40
        case "a":
            if let address = attributes["href"] {
                style.link = address
                style.isUnderlined = true
                style.color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
            }
        case "font":
            if let color = attributes["color"] { style.apply("color", color) }
            if let face = attributes["face"] { style.apply("font-family", face) }
            if let size = attributes["size"].flatMap({ Int($0) }), (1...7).contains(size) {
                style.size = [8, 10, 12, 14, 18, 24, 36][size - 1]
            }
        case "li":
            style.indent += 36
            style.isListItem = true
        default: break
        }
        if let align = attributes["align"] { style.apply("text-align", align.lowercased()) }
        if Self.hidden.contains(name) { style.isHidden = true }
        if name == "body", let color = attributes["bgcolor"] { style.apply("background-color", color) }
        if name == "body", let color = attributes["text"] { style.apply("color", color) }
    }

    private mutating func close(_ name: String) {
        guard styles.count > 1 else { return }
        if name == "td" || name == "th" { append("\t", styles[styles.count - 1]) }
        if Self.blocks.contains(name) { endLine() }
        if name == "ul" || name == "ol" { _ = lists.popLast() }
        styles.removeLast()
    }

    // MARK: Text

    private mutating func add(_ text: String) {
        let style = styles[styles.count - 1]
        guard !style.isHidden else { return }
        if style.keepsSpaces { return append(text, style) }
        var shown = ""
        var before = last
        for character in text {
            if character == " " || character == "\n" || character == "\t" || character == "\r\n"
                || character == "\r"
            {
                if before == " " || before == "\n" || before == "\t" || before == "\u{2028}" { continue }
                shown.append(" ")
                before = " "
            } else {
                shown.append(character)
                before = character
            }
        }
        append(shown, style)
    }

    private mutating func append(_ text: String, _ style: HTMLStyle) {
        guard !style.isHidden, let end = text.last else { return }
        // A carriage return with its line feed is one character.
        last = end == "\r\n" ? "\n" : end
        if let previous = runs.last, previous.style == style {
            runs[runs.count - 1].text += text
        } else {
            runs.append((text, style))
        }
    }

    /// Ends the paragraph, if there is one, in its own style.
    private mutating func endLine() {
        guard last != "\n", let style = runs.last?.style else { return }
        if last == " ", var run = runs.popLast() {
            run.text.removeLast()
            if !run.text.isEmpty { runs.append(run) }
        }
        append("\n", style)
    }

    // MARK: Attributes

    private mutating func attributes(_ style: HTMLStyle) -> [NSAttributedString.Key: Any] {
        var result = defaults
        if defaults[.font] == nil || style.families != [] || style.size != styles[0].size
            || style.weight != 400
            || style.isItalic
        {
            result[.font] = font(style)
        }
        if let color = style.color ?? (defaults[.foregroundColor] == nil ? .black : nil) {
            result[.foregroundColor] = color
        }
        if let background = style.background { result[.backgroundColor] = background }
        if style.isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.baselineOffset != 0 { result[.baselineOffset] = style.baselineOffset }
        if style.kern != 0 { result[.kern] = style.kern }
        if let link = style.link { result[.link] = URL(string: link) ?? link as Any }
        result[.paragraphStyle] = paragraph(style)
        return result
    }

    private func paragraph(_ style: HTMLStyle) -> NSParagraphStyle {
        let known =
            (defaults[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
        let result = known ?? NSMutableParagraphStyle()
        if let alignment = style.alignment { result.alignment = alignment }
        result.paragraphSpacing = style.spacing
        if style.lineHeight > 0 {
            (result.minimumLineHeight, result.maximumLineHeight) = (style.lineHeight, style.lineHeight)
        }
        result.headIndent = style.indent
        result.firstLineHeadIndent = style.isListItem ? max(style.indent - 36, 0) : style.indent
        if style.isListItem {
            let start = max(style.indent - 36, 0)
            result.tabStops = [
                NSTextTab(textAlignment: .left, location: start + 11, options: [:]),
                NSTextTab(textAlignment: .left, location: style.indent, options: [:]),
            ]
        }
        return result
    }

    private mutating func font(_ style: HTMLStyle) -> UIFont {
        let key = FontKey(
            families: style.families,
            size: style.size,
            weight: style.weight,
            isItalic: style.isItalic
        )
        if let known = fonts[key] { return known }
        let found = HTMLFont.font(
            families: style.families,
            size: max(style.size, 0.5),
            weight: style.weight,
            isItalic: style.isItalic,
            base: defaults[.font] as? UIFont
        )
        fonts[key] = found
        return found
    }
}
