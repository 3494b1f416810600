import AgateDocuments
import Foundation
import QuartzCore

/// Content of a layer's element that has no meaning here, kept to be written back: the name of a class, and elements.
///
/// Source: documents K34, K71.
final class MarkupRemains: NSObject {
    /// The name of the class, where it is not known.
    var className: String?
    /// Elements that are not known.
    var elements: [MarkupElement] = []

    /// The key under which a layer keeps it; no archive holds it.
    static let key = "$markup"

    /// The content that a layer keeps; nil for none.
    static func of(_ layer: CALayer) -> MarkupRemains? { layer.value(forKey: key) as? MarkupRemains }

    /// Changes the content that a layer keeps, made where there was none.
    static func edit(_ layer: CALayer, _ change: (MarkupRemains) -> Void) {
        let remains = of(layer) ?? MarkupRemains()
        change(remains)
        layer.setValue(remains, forKey: key)
    }
}
