public import Foundation

extension String {
    /// A text that is looked up in tables: a literal whose interpolations are arguments.
    ///
    /// The key has a specifier in the place of each: `%lld` for whole numbers, `%@` for words, `%lf` for fractions.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// What is put in for a specifier.
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int)
            case unsigned(UInt)
            case number(Double)

            var value: any CVarArg {
                switch self {
                case .text(let text): text
                case .integer(let number): number
                case .unsigned(let number): number
                case .number(let number): number
                }
            }

            /// The number by which forms are chosen; nil for words.
            var number: Double? {
                switch self {
                case .text: nil
                case .integer(let number): Double(number)
                case .unsigned(let number): Double(number)
                case .number(let number): number
                }
            }
        }

        let key: String
        let arguments: [Argument]

        /// Makes a value of a text without arguments.
        public init(stringLiteral value: String) { (key, arguments) = (value, []) }

        /// Makes a value of a text without arguments.
        public init(_ value: String) { (key, arguments) = (value, []) }

        /// Makes a value of a literal with interpolations.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// The parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            /// Begins a literal.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity)
            }

            /// Adds text; a percent sign counts as such.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Adds a word.
            public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

            /// Adds a whole number.
            public mutating func appendInterpolation(_ number: Int) { append("%lld", .integer(number)) }

            /// Adds a whole number that is not negative.
            public mutating func appendInterpolation(_ number: UInt) { append("%llu", .unsigned(number)) }

            /// Adds a number.
            public mutating func appendInterpolation(_ number: Double) { append("%lf", .number(number)) }

            /// Adds a number.
            public mutating func appendInterpolation(_ number: Float) {
                append("%f", .number(Double(number)))
            }

            /// Adds a whole number with a specifier of its own, such as `%02lld`.
            public mutating func appendInterpolation(_ number: Int, specifier: String) {
                append(specifier, .integer(number))
            }

            /// Adds a number with a specifier of its own, such as `%.2f`.
            public mutating func appendInterpolation(_ number: Double, specifier: String) {
                append(specifier, .number(number))
            }

            /// Adds a description.
            public mutating func appendInterpolation<T>(_ value: T) {
                append("%@", .text(String(describing: value)))
            }

            private mutating func append(_ specifier: String, _ argument: Argument) {
                key += specifier
                arguments.append(argument)
            }
        }

        fileprivate func text(table: String?, bundle: Bundle, locale: Locale, key: String? = nil) -> String {
            let found = ProgramStrings.find(key ?? self.key, table: table, in: bundle)
            let format =
                found.map { $0.text.resolved(arguments.map(\.number), language: $0.language) } ?? self.key
            // Without arguments a text is no format.
            if arguments.isEmpty { return format }
            return ProgramStrings.text(format, arguments.map(\.value), locale: locale)
        }
    }

    /// The text for a literal in the user's language; the literal where no table has it.
    ///
    /// - Parameters:
    ///   - keyAndValue: The literal, which is the key and the text in the language of the developer.
    ///   - table: The name of the table; nil: `Localizable`.
    ///   - bundle: Where the tables are; nil: the main bundle.
    ///   - locale: How numbers are written.
    ///   - comment: For people who translate.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text(table: table, bundle: bundle ?? .main, locale: locale)
    }

    /// The text of a key in the user's language; a default where no table has it.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = defaultValue.text(table: table, bundle: bundle ?? .main, locale: locale, key: "\(key)")
    }
}
