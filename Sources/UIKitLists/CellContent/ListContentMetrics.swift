import CoreGraphics
import UIKitCore

/// Lengths of the content of lists, in points.
///
/// GUESS list-content: read off pictures of lists of iOS 15 to 18.
enum ListContentMetrics {
    /// The least height of a cell, and of a header of a plain list.
    static let cellHeight: CGFloat = 44
    static let plainHeaderHeight: CGFloat = 38
    /// Around the content of cells.
    static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Around the content of headers of plain lists.
    static let plainHeaderMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)
    /// Around the content of headers of lists in groups: the text stands close to its group.
    static let groupedHeaderMargins = NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 6, trailing: 8)
    /// As those, below the group.
    static let groupedFooterMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 10, trailing: 8)
    static let imageToText: CGFloat = 16
    static let sideBySide: CGFloat = 8
    static let underneath: CGFloat = 3
    /// The width that pictures of the standard dimension take, at the usual size of text.
    static let standardImage: CGFloat = 28
    static let disclosureWidth: CGFloat = 9
    static let accessorySpacing: CGFloat = 10
    static let accessoryMargin: CGFloat = 16
    static let standardAccessory: CGFloat = 20
    static let controlSize: CGFloat = 22
}
