import UIKitCore

extension InterfaceLoad {
    /// A text of an element: that of the program's language, else the attribute, else the child `string` with the key; nil where there is none.
    ///
    /// - Parameters:
    ///   - name: The attribute or key, as `text`.
    ///   - table: The name in the tables of texts, where it is another one: `normalTitle` for a button's `title`.
    ///   - id: The identifier in the tables of texts, where it is that of an element around this one.
    func text(_ element: InterfaceElement, _ name: String, table: String? = nil, id: String? = nil) -> String?
    {
        let written = element.text(name) ?? element.string(name)
        guard let written else { return nil }
        return document.texts["\(id ?? element.id).\(table ?? name)"] ?? written
    }
}
