/// The kinds of elements that become bars and what is in them.
@MainActor enum BarElements {
    static let kinds: [ElementKind] = [
        NavigationBarElement.kind, ToolbarElement.kind, TabBarElement.kind, NavigationItemElement.kind,
        BarButtonItemElement.kind, TabBarItemElement.kind,
    ]
}
