import Foundation

extension InterfaceElement {
    /// The text of a child `string` with a key, or of a `mutableString`, the old form; nil where there is none.
    func string(_ key: String) -> String? {
        (child("string", key: key) ?? child("mutableString", key: key))?.stringValue
    }

    /// The element's own text as a text of the program.
    ///
    /// A text with characters that the editor cannot write as they are comes in base64: without padding, with line breaks around it.
    /// One that is none is taken as it is.
    var stringValue: String {
        let written = ownText
        guard flag("base64-UTF8") ?? false else { return written }
        var letters = written.filter { !$0.isWhitespace }
        letters += String(repeating: "=", count: (4 - letters.count % 4) % 4)
        return Data(base64Encoded: letters).flatMap { String(data: $0, encoding: .utf8) } ?? written
    }
}
