import UIKitCore

/// What elements of the items of tab bars say.
@MainActor enum TabBarItemElement {
    static let kind = ElementKind(
        name: "tabBarItem",
        type: UITabBarItem.self,
        codedIntegers: { element in
            element.peek("systemItem").flatMap { systemItems[$0] }.map { ["UISystemItem": $0.rawValue] }
                ?? [:]
        },
        make: { type, coder, _ in (type as? UITabBarItem.Type)?.init(coder: coder) },
        read: { object, element, load in
            if let item = object as? UITabBarItem { read(item, element, load) }
        },
        accepts: { $0 is UITabBarItem.Type }
    )

    private static let systemItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
        "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    private static func read(_ item: UITabBarItem, _ element: InterfaceElement, _ load: InterfaceLoad) {
        // The coder has given the item of the system, which is known when the item is made.
        _ = load.value(element, "systemItem", systemItems)
        BarItemElement.read(item, element, load)
        if let image = load.image(element, "selectedImage") { item.selectedImage = image }
        if let value = load.text(element, "badgeValue") { item.badgeValue = value }
        if let color = load.color(element, "badgeColor") { item.badgeColor = color }
        if let offset = element.offset("titlePositionAdjustment") { item.titlePositionAdjustment = offset }
        if let isLoaded = element.flag("springLoaded") { item.isSpringLoaded = isLoaded }
        if let made = BarAppearanceElement.tabBar(element, "standardAppearance", load) {
            item.standardAppearance = made
        }
        if let made = BarAppearanceElement.tabBar(element, "scrollEdgeAppearance", load) {
            item.scrollEdgeAppearance = made
        }
    }
}
