import UIKitCore

/// What elements of all kinds of controls say.
@MainActor enum ControlElement {
    static func read(_ control: UIControl, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let flag = element.flag("enabled") { control.isEnabled = flag }
        if let flag = element.flag("selected") { control.isSelected = flag }
        if let flag = element.flag("highlighted") { control.isHighlighted = flag }
        if let alignment = load.value(element, "contentHorizontalAlignment", horizontalAlignments) {
            control.contentHorizontalAlignment = alignment
        }
        if let alignment = load.value(element, "contentVerticalAlignment", verticalAlignments) {
            control.contentVerticalAlignment = alignment
        }
        if let flag = element.flag("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = flag }
        if let text = load.text(element, "toolTip") { control.toolTip = text }
    }

    private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
    ]

    private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
