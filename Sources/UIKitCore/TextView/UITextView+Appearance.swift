import CoreGraphics
import Foundation

/// The properties that appearance proxies set on text views.
extension AppearanceProperty {
    static let textViews = [
        AppearanceProperty(\UITextView.font),
        AppearanceProperty(\UITextView.textColor),
    ]
}
