import UIKitCore

/// What constraints are about, by identifiers: views, and the guides of views and controllers.
@MainActor enum LayoutItems {
    /// The view or guide of an identifier; nil where it is not there.
    static func item(_ id: String, _ load: InterfaceLoad) -> AnyObject? {
        if let view = load.object(id) as? UIView { return view }
        guard let element = load.document.element(id) else { return load.object(id) as? UILayoutGuide }
        switch element.name {
        case "viewLayoutGuide":
            guard let view = element.parent.flatMap({ load.object($0.id) as? UIView }) else { return nil }
            return guide(element.key, of: view)
        case "keyboardLayoutGuide":
            return element.parent.flatMap { load.object($0.id) as? UIView }?.keyboardLayoutGuide
        case "viewControllerLayoutGuide":
            let around = element.parent?.parent
            guard let controller = around.flatMap({ load.object($0.id) as? UIViewController }) else {
                return nil
            }
            let isTop = element.peek("type") == "top"
            return (isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide) as AnyObject
        default:
            return load.object(id) as? UILayoutGuide
        }
    }

    private static func guide(_ key: String?, of view: UIView) -> UILayoutGuide? {
        switch key {
        case "safeArea": view.safeAreaLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "layoutMargins": view.layoutMarginsGuide
        case "readableContent": view.readableContentGuide
        default: nil
        }
    }

    /// The view that an item lies in, or is.
    static func view(of item: AnyObject) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}
