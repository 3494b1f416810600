import CoreGraphics
package import Foundation

/// The sections that a storyboard gives a table, each row with a cell that is made once and stands for no other row.
///
/// ``UITableViewController`` answers from it where a subclass has no answer of its own.
@MainActor package struct StaticTableContent {
    /// A section: its titles, nil for none, and its rows.
    package struct Section {
        package var headerTitle: String?
        package var footerTitle: String?
        package var rows: [Row]

        package init(headerTitle: String?, footerTitle: String?, rows: [Row]) {
            (self.headerTitle, self.footerTitle, self.rows) = (headerTitle, footerTitle, rows)
        }
    }

    /// A row: its cell, and its height in points, nil for that of the table.
    package struct Row {
        package let cell: UITableViewCell
        package let height: CGFloat?

        package init(cell: UITableViewCell, height: CGFloat?) { (self.cell, self.height) = (cell, height) }
    }

    package let sections: [Section]

    /// A section by its number; nil for one that does not exist.
    func section(_ number: Int) -> Section? { sections.indices.contains(number) ? sections[number] : nil }

    /// A row by its path; nil for one that does not exist.
    func row(_ path: IndexPath) -> Row? {
        guard let place = ListPlace(path), let section = section(place.section),
            section.rows.indices.contains(place.item)
        else { return nil }
        return section.rows[place.item]
    }
}
