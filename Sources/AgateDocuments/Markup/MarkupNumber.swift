/// Numbers and words as markup writes them: in no country's way.
///
/// Source: documents K22, K23; `caml_values.csv`.
package enum MarkupNumber {
    /// A number; nil for words, for hexadecimal ones, and for what no double holds.
    ///
    /// `inf`, `+infinity` and the like are numbers, NaN is none.
    package static func parse(_ text: some StringProtocol) -> Double? {
        let text = trimmed(text)
        guard isDecimal(text.utf8) else {
            switch text.lowercased() {
            case "inf", "+inf", "infinity", "+infinity": return .infinity
            case "-inf", "-infinity": return -.infinity
            default: return nil
            }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// The numbers of a list, with blanks, commas or semicolons between; nil when one of them is none.
    ///
    /// GUESS caml-separators: commas and semicolons separate as blanks do.
    package static func list(_ text: some StringProtocol) -> [Double]? {
        var numbers: [Double] = []
        for part in text.utf8.split(whereSeparator: {
            isBlank($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";")
        }) {
            guard let number = parse(String(decoding: part, as: UTF8.self)) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// A Boolean: 1 and 0, which are written, and the words that mean the same.
    ///
    /// GUESS caml-booleans: true, false, YES and NO are read too; any number but 0 is true.
    package static func boolean(_ text: some StringProtocol) -> Bool? {
        switch trimmed(text).lowercased() {
        case "1", "true", "yes": true
        case "0", "false", "no": false
        default: parse(text).map { $0 != 0 }
        }
    }

    /// The shortest text that reads back to the same number: `0.1`, `65`, `1e-100`, `inf`.
    package static func text(_ number: Double) -> String {
        shortened(number.description)
    }

    /// The shortest text that reads back to the same number of single precision.
    package static func text(_ number: Float) -> String {
        shortened(number.description)
    }

    private static func shortened(_ text: String) -> String {
        if text == "-0.0" { return "-0" }
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

    static func trimmed(_ text: some StringProtocol) -> String {
        if let first = text.utf8.first, !isBlank(first), let last = text.unicodeScalars.last, last.value > 32
        {
            return String(text)
        }
        let bytes = Array(text.utf8)
        guard let first = bytes.firstIndex(where: { !isBlank($0) }),
            let last = bytes.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }

    /// A sign, digits with at most one point, and an exponent.
    private static func isDecimal(_ bytes: String.UTF8View) -> Bool {
        var rest = bytes[...]
        func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
        func dropSign() {
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                rest = rest.dropFirst()
            }
        }
        func dropDigits() -> Int {
            let kept = rest.drop(while: isDigit)
            defer { rest = kept }
            return rest.count - kept.count
        }
        dropSign()
        var digits = dropDigits()
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            digits += dropDigits()
        }
        guard digits > 0 else { return false }
        if let sign = rest.first, sign == UInt8(ascii: "e") || sign == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            dropSign()
            guard dropDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}
