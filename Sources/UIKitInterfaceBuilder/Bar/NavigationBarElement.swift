import UIKitCore

/// What elements of navigation bars say, of their own and of navigation controllers.
@MainActor enum NavigationBarElement {
    static let kind = ElementKind.view("navigationBar", UINavigationBar.self, read)

    private static func read(_ bar: UINavigationBar, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let style = load.value(element, "barStyle", InterfaceWords.barStyles) { bar.barStyle = style }
        if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
        if let prefers = element.flag("largeTitles") { bar.prefersLargeTitles = prefers }
        if let color = load.color(element, "barTintColor") { bar.barTintColor = color }
        if let image = load.image(element, "backgroundImage") { bar.setBackgroundImage(image, for: .default) }
        if let image = load.image(element, "shadowImage") { bar.shadowImage = image }
        if let image = load.image(element, "backIndicatorImage") { bar.backIndicatorImage = image }
        if let image = load.image(element, "backIndicatorTransitionMask") {
            bar.backIndicatorTransitionMaskImage = image
        }
        if let attributes = load.textAttributes(element, "titleTextAttributes") {
            bar.titleTextAttributes = attributes
        }
        if let attributes = load.textAttributes(element, "largeTitleTextAttributes") {
            bar.largeTitleTextAttributes = attributes
        }
        readAppearances(bar, element, load)
        if let items = element.child("items") {
            bar.items = items.children("navigationItem").compactMap { load.make($0) as? UINavigationItem }
        }
    }

    private static func readAppearances(
        _ bar: UINavigationBar,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let made = BarAppearanceElement.navigationBar(element, "standardAppearance", load) {
            bar.standardAppearance = made
        }
        if let made = BarAppearanceElement.navigationBar(element, "compactAppearance", load) {
            bar.compactAppearance = made
        }
        if let made = BarAppearanceElement.navigationBar(element, "scrollEdgeAppearance", load) {
            bar.scrollEdgeAppearance = made
        }
        if let made = BarAppearanceElement.navigationBar(element, "compactScrollEdgeAppearance", load) {
            bar.compactScrollEdgeAppearance = made
        }
    }
}
