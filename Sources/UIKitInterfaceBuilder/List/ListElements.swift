/// Lists, what is in them, and the layouts of collections.
@MainActor enum ListElements {
    static let kinds: [ElementKind] =
        TableElement.kinds + TableCellElement.kinds + CollectionElement.kinds + CollectionCellElement.kinds
        + LayoutElement.kinds
}
