import UIKitCore

/// What elements of switches say.
@MainActor enum SwitchElement {
    static let kind = ElementKind.view("switch", UISwitch.self, read)

    private static let styles: [String: UISwitch.Style] = [
        "automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding,
    ]

    private static func read(_ control: UISwitch, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let style = load.value(element, "preferredStyle", styles) { control.preferredStyle = style }
        if let title = load.text(element, "title") { control.title = title }
        if let color = load.color(element, "onTintColor") { control.onTintColor = color }
        if let color = load.color(element, "thumbTintColor") { control.thumbTintColor = color }
        if let image = load.image(element, "onImage") { control.onImage = image }
        if let image = load.image(element, "offImage") { control.offImage = image }
        if let isOn = element.flag("on") { control.isOn = isOn }
    }
}
