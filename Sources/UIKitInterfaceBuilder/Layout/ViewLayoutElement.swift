import CoreGraphics
import UIKitCore

/// What elements of views say of margins, content priorities and the direction of text.
@MainActor enum ViewLayoutElement {
    static func read(_ view: UIView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        readPriorities(view, element)
        if let insets = element.insets("layoutMargins") { view.layoutMargins = insets }
        if let insets = element.directionalInsets("directionalLayoutMargins") {
            view.directionalLayoutMargins = insets
        }
        if let flag = element.flag("preservesSuperviewLayoutMargins") {
            view.preservesSuperviewLayoutMargins = flag
        }
        if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = flag
        }
        if let flag = element.flag("layoutMarginsFollowReadableWidth") {
            view.layoutMarginsFollowReadableWidth = flag
        }
        if let meaning = load.value(element, "semanticContentAttribute", meanings) {
            view.semanticContentAttribute = meaning
        }
    }

    private static func readPriorities(_ view: UIView, _ element: InterfaceElement) {
        for (prefix, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
            if let priority = element.number(prefix + "HuggingPriority") {
                view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
            }
            if let priority = element.number(prefix + "CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
            }
        }
    }

    private static let meanings: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}
