/// The kinds of elements in which a person writes.
@MainActor enum TextElements {
    static let kinds: [ElementKind] = [TextFieldElement.kind, TextViewElement.kind, SearchBarElement.kind]
}
