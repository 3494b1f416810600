import CoreGraphics
import CoreText
import Foundation
import UIKitCore

extension InterfaceLoad {
    /// The attributes of titles that an element of a bar has under a key; nil where there are none.
    func textAttributes(_ element: InterfaceElement, _ key: String) -> [NSAttributedString.Key: Any]? {
        guard let element = element.child("textAttributes", key: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font(element)
        attributes[.foregroundColor] = color(element, "textColor")
        let shadowColor = color(element, "textShadowColor")
        let offset = element.offset("textShadowOffset")
        if shadowColor != nil || offset != nil {
            let shadow = NSShadow()
            if let shadowColor { shadow.shadowColor = shadowColor }
            if let offset { shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical) }
            attributes[.shadow] = shadow
        }
        return attributes
    }
}
