import UIKitCore

/// What elements of search bars say.
@MainActor enum SearchBarElement {
    static let kind = ElementKind.view("searchBar", UISearchBar.self, read)

    private static let styles: [String: UISearchBar.Style] = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]

    private static func read(_ bar: UISearchBar, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let style = load.value(element, "searchBarStyle", styles) { bar.searchBarStyle = style }
        if let style = load.value(element, "barStyle", InterfaceWords.barStyles) { bar.barStyle = style }
        if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
        if let color = load.color(element, "barTintColor") { bar.barTintColor = color }
        if let image = load.image(element, "backgroundImage") { bar.backgroundImage = image }
        if let image = load.image(element, "scopeBarBackgroundImage") { bar.scopeBarBackgroundImage = image }
        if let offset = element.offset("searchFieldBackgroundPositionAdjustment") {
            bar.searchFieldBackgroundPositionAdjustment = offset
        }
        if let offset = element.offset("searchTextPositionAdjustment") {
            bar.searchTextPositionAdjustment = offset
        }
        TextInputTraitsElement.read(bar, in: element, load)
        readTexts(bar, element, load)
        if let shows = element.flag("showsSearchResultsButton") { bar.showsSearchResultsButton = shows }
        if let isSelected = element.flag("searchResultsButtonSelected") {
            bar.isSearchResultsButtonSelected = isSelected
        }
        if let shows = element.flag("showsBookmarkButton") { bar.showsBookmarkButton = shows }
        if let shows = element.flag("showsCancelButton") { bar.showsCancelButton = shows }
        if let shows = element.flag("showsScopeBar") { bar.showsScopeBar = shows }
    }

    private static func readTexts(_ bar: UISearchBar, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let titles = element.child("scopeButtonTitles") {
            bar.scopeButtonTitles = titles.children("string").enumerated().map { index, title in
                load.document.texts["\(element.id).scopeButtonTitles[\(index)]"] ?? title.stringValue
            }
        }
        if let index = element.integer("selectedScopeButtonIndex") { bar.selectedScopeButtonIndex = index }
        if let text = load.text(element, "placeholder") { bar.placeholder = text }
        if let text = load.text(element, "prompt") { bar.prompt = text }
        if let text = load.text(element, "text") { bar.text = text }
    }
}
