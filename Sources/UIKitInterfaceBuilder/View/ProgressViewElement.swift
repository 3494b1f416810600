import UIKitCore

/// What elements of progress views say.
@MainActor enum ProgressViewElement {
    static let kind = ElementKind.view("progressView", UIProgressView.self, read)

    private static let styles: [String: UIProgressView.Style] = ["default": .default, "bar": .bar]

    private static func read(_ view: UIProgressView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let style = load.value(element, "progressViewStyle", styles) { view.progressViewStyle = style }
        if let color = load.color(element, "progressTintColor") { view.progressTintColor = color }
        if let color = load.color(element, "trackTintColor") { view.trackTintColor = color }
        if let image = load.image(element, "progressImage") { view.progressImage = image }
        if let image = load.image(element, "trackImage") { view.trackImage = image }
        if let progress = element.number("progress") { view.progress = Float(progress) }
    }
}
