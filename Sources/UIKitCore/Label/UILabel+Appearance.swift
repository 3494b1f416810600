import CoreGraphics
import Foundation

/// The properties that appearance proxies set on labels.
extension AppearanceProperty {
    static let labels = [
        AppearanceProperty(\UILabel.font),
        AppearanceProperty(\UILabel.textColor),
        AppearanceProperty(\UILabel.highlightedTextColor),
        AppearanceProperty(\UILabel.shadowColor),
        AppearanceProperty(\UILabel.shadowOffset),
    ]
}
