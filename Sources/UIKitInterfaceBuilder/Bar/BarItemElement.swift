import UIKitCore

/// What elements of all bar items say.
@MainActor enum BarItemElement {
    static func read(_ item: UIBarItem, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if element.peek("systemItem") == nil {
            if let title = load.text(element, "title") { item.title = title }
            if let image = load.image(element, "image") { item.image = image }
        } else {
            // The title and the image of an item of the system are the system's.
            element.skip("title", "image", "catalog")
        }
        if let image = load.image(element, "landscapeImage") { item.landscapeImagePhone = image }
        if let image = load.image(element, "largeContentSizeImage") { item.largeContentSizeImage = image }
        if let insets = element.insets("imageInsets") { item.imageInsets = insets }
        if let insets = element.insets("landscapeImageInsets") { item.landscapeImagePhoneInsets = insets }
        if let insets = element.insets("largeContentSizeImageInsets") {
            item.largeContentSizeImageInsets = insets
        }
        if let isEnabled = element.flag("enabled") { item.isEnabled = isEnabled }
        if let tag = element.integer("tag") { item.tag = tag }
    }
}

/// What elements of the buttons of bars say.
@MainActor enum BarButtonItemElement {
    static let kind = ElementKind(
        name: "barButtonItem",
        type: UIBarButtonItem.self,
        codedIntegers: { element in
            element.peek("systemItem").flatMap { systemItems[$0] }.map { ["UISystemItem": $0.rawValue] }
                ?? [:]
        },
        make: { type, coder, _ in (type as? UIBarButtonItem.Type)?.init(coder: coder) },
        read: { object, element, load in
            if let item = object as? UIBarButtonItem { read(item, element, load) }
        }
    )

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "pageCurl": .pageCurl, "close": .close,
    ]

    private static let styles: [String: UIBarButtonItem.Style] = [
        "plain": .plain, "bordered": .bordered, "done": .done,
    ]

    private static func read(_ item: UIBarButtonItem, _ element: InterfaceElement, _ load: InterfaceLoad) {
        // The coder has given the item of the system, which is known when the item is made.
        _ = load.value(element, "systemItem", systemItems)
        BarItemElement.read(item, element, load)
        if let style = load.value(element, "style", styles) { item.style = style }
        if let width = element.number("width") { item.width = width }
        if let color = load.color(element, "tintColor") { item.tintColor = color }
        if let offset = element.offset("titlePositionAdjustment") {
            item.setTitlePositionAdjustment(offset, for: .default)
        }
        if let isSelected = element.flag("selected") { item.isSelected = isSelected }
        if let isLoaded = element.flag("springLoaded") { item.isSpringLoaded = isLoaded }
        if let changes = element.flag("changesSelectionAsPrimaryAction") {
            item.changesSelectionAsPrimaryAction = changes
        }
        if let view = element.child(key: "customView") { item.customView = load.make(view) as? UIView }
    }
}

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
        }
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
