import UIKitCore

/// The kinds of elements that show something, or hold other views.
@MainActor enum ViewKindElements {
    static let kinds: [ElementKind] =
        [
            LabelElement.kind, ImageViewElement.kind, ActivityIndicatorElement.kind, ProgressViewElement.kind,
            PickerViewElement.kind, StackViewElement.kind, ScrollViewElement.kind,
            VisualEffectViewElement.kind,
            WindowElement.kind, CustomObjectElement.kind,
            // A view for a child controller, which comes by the segue of the element.
            .view("containerView", UIView.self) { _, _, _ in },
        ] + AbsentViewElements.kinds
}
