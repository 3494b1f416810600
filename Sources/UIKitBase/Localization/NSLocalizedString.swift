// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

// The shapes of Foundation's function that leave out an argument. The compiler prefers them to the one with defaults, which reads plain tables alone on Linux.

/// The text of a key in the main bundle's table `Localizable`, in the user's language; the key where there is none.
///
/// Read are `.strings`, `.stringsdict` and `.xcstrings`. The language is that of the argument `-AppleLanguages (de)`, else that of the environment (`LANGUAGE`,
/// `LC_ALL`, `LC_MESSAGES`, `LANG`). Where a text has forms for numbers this is the format of the category `other`; `String.localizedStringWithFormat(_:_:)` chooses
/// among them for whole numbers.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    ProgramStrings.text(key, table: nil, in: .main, value: "")
}

/// The text of a key in a table of the main bundle, in the user's language; the key where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    ProgramStrings.text(key, table: tableName, in: .main, value: "")
}

/// The text of a key in the table `Localizable` of a bundle, in the user's language; the key where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    ProgramStrings.text(key, table: nil, in: bundle, value: "")
}

/// The text of a key in a table of a bundle, in the user's language; the key where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    ProgramStrings.text(key, table: tableName, in: bundle, value: "")
}

/// The text of a key in the main bundle's table `Localizable`, in the user's language; a value where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    ProgramStrings.text(key, table: nil, in: .main, value: value)
}

/// The text of a key in a table of the main bundle, in the user's language; a value where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    ProgramStrings.text(key, table: tableName, in: .main, value: value)
}

/// The text of a key in the table `Localizable` of a bundle, in the user's language; a value where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    ProgramStrings.text(key, table: nil, in: bundle, value: value)
}

/// The text of a key in a table of a bundle, in the user's language; a value where there is none.
public func NSLocalizedString(
    _ key: String,
    tableName: String,
    bundle: Bundle,
    value: String,
    comment: String
) -> String {
    ProgramStrings.text(key, table: tableName, in: bundle, value: value)
}

extension String {
    /// A text with a number put in, in the form that the language has for it where the format is that of a text with forms.
    ///
    /// Other numbers of arguments, and other types, take Foundation's function, which writes the form of the category `other`.
    public static func localizedStringWithFormat(_ format: String, _ number: Int) -> String {
        ProgramStrings.text(format, [number], numbers: [Double(number)])
    }

    /// A text with two numbers put in, in the forms that the language has for them.
    public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: Int) -> String {
        ProgramStrings.text(format, [first, second], numbers: [Double(first), Double(second)])
    }

    /// A text with a word and a number put in, in the form that the language has for the number.
    public static func localizedStringWithFormat(_ format: String, _ first: String, _ second: Int) -> String {
        ProgramStrings.text(format, [first, second], numbers: [nil, Double(second)])
    }

    /// A text with a number and a word put in, in the form that the language has for the number.
    public static func localizedStringWithFormat(_ format: String, _ first: Int, _ second: String) -> String {
        ProgramStrings.text(format, [first, second], numbers: [Double(first), nil])
    }
}
