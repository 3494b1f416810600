import Foundation

/// The text of the markers of lists.
enum ListMarker {
    /// A format with names in braces replaced; an unknown name stays as it is.
    static func text(_ format: String, _ number: Int) -> String {
        var result = ""
        var rest = Substring(format)
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            guard let close = rest[open...].firstIndex(of: "}") else {
                rest = rest[open...]
                break
            }
            let name = rest[rest.index(after: open)..<close]
            result += marker(String(name), number) ?? String(rest[open...close])
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static func marker(_ name: String, _ number: Int) -> String? {
        switch name {
        case "box": "\u{25A1}"
        case "check": "\u{2713}"
        case "circle": "\u{25E6}"
        case "diamond": "\u{25C6}"
        case "disc": "\u{2022}"
        case "hyphen": "\u{2043}"
        case "square": "\u{25AA}"
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "octal": String(number, radix: 8)
        case "decimal": String(number)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number).lowercased()
        case "upper-roman": roman(number)
        default: nil
        }
    }

    /// a to z, then aa, ab and so on; numbers below 1 in digits.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var rest = number
        var result: [UInt8] = []
        while rest > 0 {
            result.append(UInt8(97 + (rest - 1) % 26))
            rest = (rest - 1) / 26
        }
        return String(decoding: result.reversed(), as: UTF8.self)
    }

    /// Roman numerals from 1 to 3999; other numbers in digits.
    private static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return String(number) }
        let steps = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var rest = number
        var result = ""
        for (value, letters) in steps {
            while rest >= value {
                result += letters
                rest -= value
            }
        }
        return result
    }
}
