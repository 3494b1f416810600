import UIKitCore

/// Appearances of bars.
@MainActor enum BarAppearanceElement {
    /// The appearance of a navigation bar that an element has under a key; nil where there is none.
    static func navigationBar(_ element: InterfaceElement, _ key: String, _ load: InterfaceLoad)
        -> UINavigationBarAppearance?
    {
        guard let element = element.child("navigationBarAppearance", key: key) else { return nil }
        let made = UINavigationBarAppearance()
        readBackground(made, element, load)
        if let attributes = load.textAttributes(element, "titleTextAttributes") {
            made.titleTextAttributes = attributes
        }
        if let attributes = load.textAttributes(element, "largeTitleTextAttributes") {
            made.largeTitleTextAttributes = attributes
        }
        if let offset = element.offset("titlePositionAdjustment") { made.titlePositionAdjustment = offset }
        let back = load.image(element, "backIndicatorImage")
        let mask = load.image(element, "backIndicatorTransitionMask")
        if back != nil || mask != nil {
            made.setBackIndicatorImage(back ?? mask, transitionMaskImage: mask ?? back)
        }
        return made
    }

    /// The appearance of a toolbar that an element has under a key; nil where there is none.
    static func toolbar(_ element: InterfaceElement, _ key: String, _ load: InterfaceLoad)
        -> UIToolbarAppearance?
    {
        guard let element = element.child("toolbarAppearance", key: key) else { return nil }
        let made = UIToolbarAppearance()
        readBackground(made, element, load)
        return made
    }

    /// The appearance of a tab bar that an element has under a key; nil where there is none.
    static func tabBar(_ element: InterfaceElement, _ key: String, _ load: InterfaceLoad)
        -> UITabBarAppearance?
    {
        guard let element = element.child("tabBarAppearance", key: key) else { return nil }
        let made = UITabBarAppearance()
        readBackground(made, element, load)
        if let color = load.color(element, "selectionIndicatorTintColor") {
            made.selectionIndicatorTintColor = color
        }
        if let image = load.image(element, "selectionIndicatorImage") { made.selectionIndicatorImage = image }
        if let positioning = load.value(element, "stackedItemPositioning", TabBarElement.positionings) {
            made.stackedItemPositioning = positioning
        }
        if let width = element.number("stackedItemWidth") { made.stackedItemWidth = width }
        if let spacing = element.number("stackedItemSpacing") { made.stackedItemSpacing = spacing }
        return made
    }

    /// An element without attributes is the appearance that bars have by themselves.
    private static func readBackground(
        _ made: UIBarAppearance,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if element.peek("backgroundEffect") == "none" {
            element.skip("backgroundEffect")
            made.backgroundEffect = nil
        } else if let style = load.value(element, "backgroundEffect", VisualEffectViewElement.blurs) {
            made.backgroundEffect = UIBlurEffect(style: style)
        }
        if let color = load.color(element, "backgroundColor") { made.backgroundColor = color }
        if let image = load.image(element, "backgroundImage") { made.backgroundImage = image }
        if let mode = load.value(
            element,
            "backgroundImageContentMode",
            ButtonConfigurationElement.contentModes
        ) {
            made.backgroundImageContentMode = mode
        }
        if let color = load.color(element, "shadowColor") { made.shadowColor = color }
        if let image = load.image(element, "shadowImage") { made.shadowImage = image }
    }
}
