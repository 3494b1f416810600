import UIKitCore

/// What elements of tab bars say, of their own and of tab bar controllers.
@MainActor enum TabBarElement {
    static let kind = ElementKind.view("tabBar", UITabBar.self, read)

    /// Words of the places of items.
    static let positionings: [String: UITabBar.ItemPositioning] = [
        "automatic": .automatic, "fill": .fill, "centered": .centered,
    ]

    private static func read(_ bar: UITabBar, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let style = load.value(element, "barStyle", InterfaceWords.barStyles) { bar.barStyle = style }
        if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
        if let color = load.color(element, "barTintColor") { bar.barTintColor = color }
        if let color = load.color(element, "selectedImageTintColor") { bar.selectedImageTintColor = color }
        if let color = load.color(element, "unselectedItemTintColor") { bar.unselectedItemTintColor = color }
        if let image = load.image(element, "backgroundImage") { bar.backgroundImage = image }
        if let image = load.image(element, "shadowImage") { bar.shadowImage = image }
        if let image = load.image(element, "selectionIndicatorImage") { bar.selectionIndicatorImage = image }
        if let positioning = load.value(element, "itemPositioning", positionings) {
            bar.itemPositioning = positioning
        }
        if let width = element.number("itemWidth") { bar.itemWidth = width }
        if let spacing = element.number("itemSpacing") { bar.itemSpacing = spacing }
        if let isLoaded = element.flag("springLoaded") { bar.isSpringLoaded = isLoaded }
        if let made = BarAppearanceElement.tabBar(element, "standardAppearance", load) {
            bar.standardAppearance = made
        }
        if let made = BarAppearanceElement.tabBar(element, "scrollEdgeAppearance", load) {
            bar.scrollEdgeAppearance = made
        }
        if let items = element.child("items") {
            bar.items = items.children("tabBarItem").compactMap { load.make($0) as? UITabBarItem }
        }
    }
}
