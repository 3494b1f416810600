import CoreGraphics
import UIKitCore

/// What elements of all kinds of views say.
@MainActor enum ViewElement {
    static func read(_ view: UIView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let frame = element.child("rect", key: "frame") {
            view.frame = CGRect(
                x: frame.number("x") ?? 0,
                y: frame.number("y") ?? 0,
                width: frame.number("width") ?? 0,
                height: frame.number("height") ?? 0
            )
        }
        for child in element.child("subviews")?.allChildren() ?? [] {
            if let subview = load.make(child) as? UIView { view.addSubview(subview) }
        }
    }
}

/// What elements of all kinds of controls say.
@MainActor enum ControlElement {
    static func read(_ control: UIControl, _ element: InterfaceElement, _ load: InterfaceLoad) {}
}

/// Views that add nothing of their own to what all views have.
@MainActor enum PlainViewElements {
    static let kinds: [ElementKind] = [
        .view("view", UIView.self) { _, _, _ in }
    ]
}
