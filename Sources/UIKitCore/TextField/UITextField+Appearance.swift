import CoreGraphics
import Foundation

/// The properties that appearance proxies set on text fields.
extension AppearanceProperty {
    static let textFields = [
        AppearanceProperty(\UITextField.font),
        AppearanceProperty(\UITextField.textColor),
    ]
}
