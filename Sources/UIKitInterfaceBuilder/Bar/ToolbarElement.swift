import UIKitCore

/// What elements of toolbars say, of their own and of navigation controllers.
@MainActor enum ToolbarElement {
    static let kind = ElementKind.view("toolbar", UIToolbar.self, read)

    private static func read(_ bar: UIToolbar, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let style = load.value(element, "barStyle", InterfaceWords.barStyles) { bar.barStyle = style }
        if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
        if let color = load.color(element, "barTintColor") { bar.barTintColor = color }
        if let image = load.image(element, "backgroundImage") {
            bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
        }
        if let image = load.image(element, "shadowImage") {
            bar.setShadowImage(image, forToolbarPosition: .any)
        }
        if let made = BarAppearanceElement.toolbar(element, "standardAppearance", load) {
            bar.standardAppearance = made
        }
        if let made = BarAppearanceElement.toolbar(element, "compactAppearance", load) {
            bar.compactAppearance = made
        }
        if let made = BarAppearanceElement.toolbar(element, "scrollEdgeAppearance", load) {
            bar.scrollEdgeAppearance = made
        }
        if let made = BarAppearanceElement.toolbar(element, "compactScrollEdgeAppearance", load) {
            bar.compactScrollEdgeAppearance = made
        }
        if let items = element.child("items") {
            bar.items = items.children("barButtonItem").compactMap { load.make($0) as? UIBarButtonItem }
        }
    }
}
