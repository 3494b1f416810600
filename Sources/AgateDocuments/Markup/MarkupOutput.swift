/// Writes markup: an element after the other, indented by one blank for each level.
///
/// The same calls give the same bytes: nothing here depends on a place, a time or an order of hashing.
///
/// Source: documents K70.
package struct MarkupOutput {
    /// The text that is written so far.
    package private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var open: [String] = []
    /// Whether the start of the innermost element still lacks its end.
    private var isStartOpen = false

    package init() {}

    /// Begins an element.
    package mutating func begin(_ name: String) {
        finishStart(withBreak: true)
        indent()
        text += "<\(name)"
        open.append(name)
        isStartOpen = true
    }

    /// Gives the element that was begun last an attribute; only before anything is put into it.
    package mutating func attribute(_ name: String, _ value: String) {
        precondition(isStartOpen, "an attribute belongs to an element that was just begun")
        text += " \(name)=\""
        Self.append(value, to: &text)
        text += "\""
    }

    /// Ends the innermost element.
    package mutating func end() {
        guard let name = open.popLast() else { return }
        if isStartOpen {
            text += "/>\n"
            isStartOpen = false
        } else {
            indent()
            text += "</\(name)>\n"
        }
    }

    /// An element with attributes and nothing in it.
    package mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String>) {
        begin(name)
        for (name, value) in attributes { attribute(name, value) }
        end()
    }

    /// An element as it was read, with all that is in it.
    package mutating func element(_ element: MarkupElement) {
        // An element to write, or nil for the end of one.
        var work: [MarkupElement?] = [element]
        while let next = work.popLast() {
            guard let next else {
                end()
                continue
            }
            begin(next.name)
            for (name, value) in next.attributes { attribute(name, value) }
            work.append(nil)
            let inner = next.text
            if !inner.isEmpty {
                finishStart(withBreak: true)
                indent()
                Self.append(inner, to: &text)
                text += "\n"
            }
            work += Array(next.children).reversed().map { $0 }
        }
    }

    /// How many elements are open.
    package var depth: Int { open.count }

    private mutating func finishStart(withBreak: Bool) {
        guard isStartOpen else { return }
        text += ">\n"
        isStartOpen = false
    }

    private mutating func indent() {
        for _ in open { text += " " }
    }

    /// Whether a text can be the name of an element or an attribute.
    package static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, Self.isLetter(first) else { return false }
        return text.utf8.allSatisfy {
            isLetter($0) || ($0 >= 48 && $0 <= 57) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == UInt8(ascii: "_")
    }

    /// Characters that XML cannot hold at all become U+FFFD.
    private static func append(_ value: String, to text: inout String) {
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n", "\r": text += "&#\(scalar.value);"
            case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
