import UIKitCore

/// What a variation by size class may say of views of certain classes: attributes and children with the names that the view's own element has.
@MainActor enum VaryingElements {
    /// Gives a view what a variation says; nothing else of the view changes.
    static func read(_ view: UIView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        switch view {
        case let stack as UIStackView: StackViewElement.vary(stack, element, load)
        case let label as UILabel: LabelElement.vary(label, element, load)
        case let image as UIImageView: ImageViewElement.vary(image, element, load)
        case let button as UIButton: ButtonElement.vary(button, element, load)
        case let field as UITextField: TextFieldElement.vary(field, element, load)
        case let text as UITextView: TextViewElement.vary(text, element, load)
        default: break
        }
    }
}
