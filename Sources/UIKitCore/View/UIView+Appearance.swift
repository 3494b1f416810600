import CoreGraphics
import Foundation

/// The properties that appearance proxies set on all views.
extension AppearanceProperty {
    static let views = [
        AppearanceProperty(\UIView.backgroundColor),
        AppearanceProperty(\UIView.semanticContentAttribute),
        AppearanceProperty("tint", { (view: UIView) in view.tintStorage }, { $0.tintColor = $1 }),
    ]
}
