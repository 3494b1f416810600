import UIKitCore

/// What elements of page controls say.
@MainActor enum PageControlElement {
    static let kind = ElementKind.view("pageControl", UIPageControl.self, read)

    private static let backgrounds: [String: UIPageControl.BackgroundStyle] = [
        "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
    ]

    private static func read(_ control: UIPageControl, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let color = load.color(element, "pageIndicatorTintColor") {
            control.pageIndicatorTintColor = color
        }
        if let color = load.color(element, "currentPageIndicatorTintColor") {
            control.currentPageIndicatorTintColor = color
        }
        if let style = load.value(element, "backgroundStyle", backgrounds) { control.backgroundStyle = style }
        if let image = load.image(element, "preferredIndicatorImage") {
            control.preferredIndicatorImage = image
        }
        if let allows = element.flag("allowsContinuousInteraction") {
            control.allowsContinuousInteraction = allows
        }
        if let hides = element.flag("hidesForSinglePage") { control.hidesForSinglePage = hides }
        if let defers = element.flag("defersCurrentPageDisplay") { control.defersCurrentPageDisplay = defers }
        // The page is one of them, so that it comes after their number.
        if let count = element.integer("numberOfPages") { control.numberOfPages = count }
        if let page = element.integer("currentPage") { control.currentPage = page }
    }
}
