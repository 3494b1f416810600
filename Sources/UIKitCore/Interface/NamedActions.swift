import QuartzCore

/// Methods that are called by their names alone, as documents of Interface Builder write actions.
@MainActor package enum NamedActions {
    /// The method of a name that an object has: of those that its class or an extension lists, else of UIKit's; nil where it has none.
    package static func method(_ name: String, of object: AnyObject) -> Selector? {
        InterfaceTables.action(name, of: object)
            ?? system[name].flatMap { $0.isMethod(of: object) ? $0 : nil }
    }

    /// A selector with a method of a target: itself where it carries one, else that of its name.
    static func resolved(_ action: Selector, for target: Any) -> Selector {
        action.isMethod(of: target) ? action : method(action.name, of: target as AnyObject) ?? action
    }

    /// Methods of UIKit's classes that documents name.
    private static let system: [String: Selector] = Dictionary(
        [
            Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
            Selector("resignFirstResponder", UIResponder.resignFirstResponder),
            Selector("reloadInputViews", UIResponder.reloadInputViews),
            Selector("cut:", UIResponder.cut), Selector("copy:", UIResponder.copy),
            Selector("paste:", UIResponder.paste), Selector("select:", UIResponder.select),
            Selector("selectAll:", UIResponder.selectAll), Selector("delete:", UIResponder.delete),
            Selector("endEditing:", UIView.endEditingForAction),
            Selector("removeFromSuperview", UIView.removeFromSuperview),
            Selector("setNeedsLayout", UIView.setNeedsLayout),
            Selector("layoutIfNeeded", UIView.layoutIfNeeded), Selector("sizeToFit", UIView.sizeToFit),
            Selector("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
        ].map { ($0.name, $0) }
    ) { first, _ in first }
}

extension UIView {
    /// `endEditing(_:)` as an action: its argument is the sender, which Objective-C takes for true.
    fileprivate func endEditingForAction(_ sender: Any?) { endEditing(true) }
}
