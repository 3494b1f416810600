import UIKitCore

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
        },
        accepts: { $0 is UIBarButtonItem.Type }
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
