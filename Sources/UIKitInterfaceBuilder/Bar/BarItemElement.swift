import UIKitCore

/// What elements of all bar items say.
@MainActor enum BarItemElement {
    static func read(_ item: UIBarItem, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if element.peek("systemItem") == nil {
            if let title = load.text(element, "title") { item.title = title }
            if let image = load.image(element, "image") { item.image = image }
        } else {
            // The title and the image of an item of the system are the system's.
            element.skip("title", "image", "catalog")
        }
        if let image = load.image(element, "landscapeImage") { item.landscapeImagePhone = image }
        if let image = load.image(element, "largeContentSizeImage") { item.largeContentSizeImage = image }
        if let insets = element.insets("imageInsets") { item.imageInsets = insets }
        if let insets = element.insets("landscapeImageInsets") { item.landscapeImagePhoneInsets = insets }
        if let insets = element.insets("largeContentSizeImageInsets") {
            item.largeContentSizeImageInsets = insets
        }
        if let isEnabled = element.flag("enabled") { item.isEnabled = isEnabled }
        if let tag = element.integer("tag") { item.tag = tag }
    }
}
