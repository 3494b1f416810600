public import Foundation

extension Bundle {
    /// The text of a key in a table of the bundle, in the user's language: what `agate port` writes for `localizedString(forKey:value:table:)`.
    ///
    /// Foundation's method of that name cannot be replaced by an extension. On Linux it reads plain tables alone, in English, and a table
    /// with forms for numbers ends the program.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: What is returned where the table has no such key; the key itself for nil or an empty text.
    ///   - tableName: The name of the table, without an ending; `Localizable` for nil or an empty text.
    public func agateLocalizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 }
        return ProgramStrings.text(key, table: table, in: self, value: value ?? "")
    }
}
