import Foundation

/// A text of a table: as it stands, or in forms that depend on numbers.
package struct LocalizedText: Sendable, Equatable {
    /// What is put in for `%#@name@`: a form for each category of a number.
    package struct Variable: Sendable, Equatable {
        /// The place of the number among the arguments, from 1 on; nil: that of the variable among those of the text.
        var argument: Int?
        /// How the number is written, such as `d` or `lld`.
        var specifier: String
        var forms: [String: String]

        package init(argument: Int?, specifier: String, forms: [String: String]) {
            (self.argument, self.specifier, self.forms) = (argument, specifier, forms)
        }
    }

    /// The text, with `%#@name@` for variables.
    package var format: String
    package var variables: [String: Variable]

    package init(format: String, variables: [String: Variable] = [:]) {
        (self.format, self.variables) = (format, variables)
    }

    /// Variables lie in one another so deep.
    private static let maximumDepth = 8
    /// So many variables are put in, those in others counted.
    private static let maximumVariableCount = 256

    /// The text as a format without variables, whose specifiers have positions where they need one.
    ///
    /// - Parameters:
    ///   - arguments: The numbers among the arguments; those that are no numbers, and those that are missing, count as the category `other`.
    ///   - language: The language whose plural rules count.
    package func resolved(_ arguments: [Double?], language: String) -> String {
        guard !variables.isEmpty else { return format }
        var next = 1
        var left = Self.maximumVariableCount
        return expanded(format, arguments, language, &next, &left, own: nil, depth: 0)
    }

    private func expanded(
        _ text: String,
        _ arguments: [Double?],
        _ language: String,
        _ next: inout Int,
        _ left: inout Int,
        own: (argument: Int, specifier: String)?,
        depth: Int
    ) -> String {
        var result = ""
        for part in FormatPart.parts(of: text) {
            switch part {
            case .text(let text): result += text
            case .argument:
                result += own.map { "%\($0.argument)$\($0.specifier)" } ?? "%arg"
            case .specifier(let position, let rest):
                if let position {
                    result += "%\(position)$\(rest)"
                } else if let own {
                    // In the form of a variable a specifier means the variable's number.
                    result += "%\(own.argument)$\(rest)"
                } else {
                    result += "%\(next)$\(rest)"
                    next += 1
                }
            case .variable(let position, let name):
                guard let variable = variables[name], depth < Self.maximumDepth, left > 0 else { continue }
                left -= 1
                let argument = variable.argument ?? position ?? next
                if variable.argument == nil, position == nil { next += 1 }
                next = max(next, argument + 1)
                let number = arguments.indices.contains(argument - 1) ? arguments[argument - 1] : nil
                let form = Self.form(variable.forms, number, language)
                result += expanded(
                    form,
                    arguments,
                    language,
                    &next,
                    &left,
                    own: (argument, variable.specifier.isEmpty ? "d" : variable.specifier),
                    depth: depth + 1
                )
            }
        }
        return result
    }

    /// The form for a number: that of zero where there is one for it, whatever the language, then that of the category, then `other`.
    private static func form(_ forms: [String: String], _ number: Double?, _ language: String) -> String {
        if number == 0, let zero = forms["zero"] { return zero }
        let category = number.map { PluralRule.category($0, language: language) } ?? .other
        return forms[category.rawValue] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value ?? ""
    }
}

/// A part of a format.
enum FormatPart: Equatable {
    /// Text, with `%%` as it stands.
    case text(String)
    /// A specifier, its position if it has one, and what stands behind that.
    case specifier(position: Int?, String)
    /// `%#@name@`.
    case variable(position: Int?, String)
    /// `%arg`, as string catalogs write the number of a variable.
    case argument

    static func parts(of format: String) -> [FormatPart] {
        var parts: [FormatPart] = []
        var text = ""
        let characters = Array(format)
        var index = 0
        func take(_ part: FormatPart) {
            if !text.isEmpty { parts.append(.text(text)) }
            text = ""
            parts.append(part)
        }
        while index < characters.count {
            guard characters[index] == "%" else {
                text.append(characters[index])
                index += 1
                continue
            }
            if index + 1 < characters.count, characters[index + 1] == "%" {
                text += "%%"
                index += 2
                continue
            }
            if characters[index...].starts(with: "%arg") {
                take(.argument)
                index += 4
                continue
            }
            var end = index + 1
            var digits = ""
            while end < characters.count, characters[end].isASCII, characters[end].isNumber {
                digits.append(characters[end])
                end += 1
            }
            var position: Int?
            if end < characters.count, characters[end] == "$", let number = Int(digits),
                (1...99).contains(number)
            {
                position = number
                end += 1
            } else {
                end = index + 1
            }
            if characters[end...].starts(with: "#@"),
                let close = characters[(end + 2)...].firstIndex(of: "@"), close > end + 2
            {
                take(.variable(position: position, String(characters[(end + 2)..<close])))
                index = close + 1
                continue
            }
            // Flags, width and precision up to the letter of the conversion, with those of lengths before it.
            var last = end
            while last < characters.count, !"@dDiuUxXoOfFeEgGaAcCsSp".contains(characters[last]),
                "-+ #0'123456789.*hlqLztj".contains(characters[last])
            {
                last += 1
            }
            guard last < characters.count, "@dDiuUxXoOfFeEgGaAcCsSp".contains(characters[last]) else {
                text.append("%")
                index += 1
                continue
            }
            take(.specifier(position: position, String(characters[end...last])))
            index = last + 1
        }
        if !text.isEmpty { parts.append(.text(text)) }
        return parts
    }
}
