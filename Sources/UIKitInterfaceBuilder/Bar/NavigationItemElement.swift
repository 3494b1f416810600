import UIKitCore

/// What elements of navigation items say, of bars and of controllers.
@MainActor enum NavigationItemElement {
    static let kind = ElementKind.object(
        "navigationItem",
        UINavigationItem.self,
        make: { type, coder in type.init(coder: coder) },
        read
    )

    private static let largeTitles: [String: UINavigationItem.LargeTitleDisplayMode] = [
        "automatic": .automatic, "always": .always, "never": .never, "inline": .inline,
    ]

    private static let backButtons: [String: UINavigationItem.BackButtonDisplayMode] = [
        "default": .default, "generic": .generic, "minimal": .minimal,
    ]

    private static let styles: [String: UINavigationItem.ItemStyle] = [
        "navigator": .navigator, "browser": .browser, "editor": .editor,
    ]

    private static func read(_ item: UINavigationItem, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let title = load.text(element, "title") { item.title = title }
        _ = element.child("nil", key: "title")
        if let prompt = load.text(element, "prompt") { item.prompt = prompt }
        if let title = load.text(element, "backButtonTitle") { item.backButtonTitle = title }
        if let mode = load.value(element, "largeTitleDisplayMode", largeTitles) {
            item.largeTitleDisplayMode = mode
        }
        if let mode = load.value(element, "backButtonDisplayMode", backButtons) {
            item.backButtonDisplayMode = mode
        }
        if let style = load.value(element, "style", styles) { item.style = style }
        if let hides = element.flag("hidesBackButton") { item.hidesBackButton = hides }
        if let supplements = element.flag("leftItemsSupplementBackButton") {
            item.leftItemsSupplementBackButton = supplements
        }
        if let hides = element.flag("hidesSearchBarWhenScrolling") {
            item.hidesSearchBarWhenScrolling = hides
        }
        readAppearances(item, element, load)
        readItems(item, element, load)
        if let view = element.child(key: "titleView") { item.titleView = load.make(view) as? UIView }
    }

    private static func readItems(
        _ item: UINavigationItem,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        func single(_ key: String) -> UIBarButtonItem? {
            element.child("barButtonItem", key: key).flatMap { load.make($0) as? UIBarButtonItem }
        }
        func several(_ name: String) -> [UIBarButtonItem]? {
            element.child(name)?.children("barButtonItem")
                .compactMap { load.make($0) as? UIBarButtonItem }
        }
        if let left = several("leftBarButtonItems") { item.leftBarButtonItems = left }
        if let right = several("rightBarButtonItems") { item.rightBarButtonItems = right }
        if let left = single("leftBarButtonItem") { item.leftBarButtonItem = left }
        if let right = single("rightBarButtonItem") { item.rightBarButtonItem = right }
        if let back = single("backBarButtonItem") { item.backBarButtonItem = back }
    }

    private static func readAppearances(
        _ item: UINavigationItem,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let made = BarAppearanceElement.navigationBar(element, "standardAppearance", load) {
            item.standardAppearance = made
        }
        if let made = BarAppearanceElement.navigationBar(element, "compactAppearance", load) {
            item.compactAppearance = made
        }
        if let made = BarAppearanceElement.navigationBar(element, "scrollEdgeAppearance", load) {
            item.scrollEdgeAppearance = made
        }
        if let made = BarAppearanceElement.navigationBar(element, "compactScrollEdgeAppearance", load) {
            item.compactScrollEdgeAppearance = made
        }
    }
}
