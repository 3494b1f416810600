import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// The properties that appearance proxies set on tables and their cells.
extension AppearanceProperty {
    static let tables = [
        AppearanceProperty(\UITableView.separatorColor),
        AppearanceProperty(\UITableView.separatorInset),
        AppearanceProperty(\UITableView.sectionIndexColor),
        AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
        AppearanceProperty(\UITableView.sectionIndexTrackingBackgroundColor),
        AppearanceProperty(\UITableView.separatorEffect),
    ]

    static let cells = [
        AppearanceProperty(\UITableViewCell.separatorInset)
    ]
}
