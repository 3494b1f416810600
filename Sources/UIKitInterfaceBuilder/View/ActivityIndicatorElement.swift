import UIKitCore

/// What elements of activity indicators say.
@MainActor enum ActivityIndicatorElement {
    static let kind = ElementKind.view(
        "activityIndicatorView",
        UIActivityIndicatorView.self,
        codedIntegers: { element in
            let style = element.peek("style").flatMap { styles[$0] } ?? .medium
            return ["UIActivityIndicatorViewStyle": style.rawValue]
        },
        read
    )

    private static let styles: [String: UIActivityIndicatorView.Style] = [
        "medium": .medium, "large": .large, "white": .white, "whiteLarge": .whiteLarge, "gray": .gray,
    ]

    private static func read(
        _ view: UIActivityIndicatorView,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        // The coder has given the style, which is known when the view is made.
        _ = load.value(element, "style", styles)
        if let color = load.color(element, "color") { view.color = color }
        // In the editor an indicator stays where it is when it stops, unless that is switched on.
        view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        if element.flag("animating") ?? false { view.startAnimating() }
        if element.flag("hidden") ?? false { view.isHidden = true }
    }
}
