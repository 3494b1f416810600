import Foundation
@_spi(UIKitRooms) import UIKitCore

/// Where the sections and rows of a table lie, from top to bottom, in the content's points.
///
/// A height is an estimate until it is measured. Looking up a place, a row and replacing a height take O(log n).
package struct TableGeometry {
    /// A section: room above the header, the header, rows, the footer.
    package struct Section {
        package var padding = 0.0
        package var header: Double
        package var footer: Double
        package var rows: LengthTree
        /// Which heights of rows are known and no longer estimates.
        package var isMeasured: [Bool]
        package var isHeaderMeasured = false
        package var isFooterMeasured = false

        package init(header: Double, footer: Double, rows: LengthTree, isMeasured: [Bool]) {
            self.header = LengthTree.sound(header)
            self.footer = LengthTree.sound(footer)
            (self.rows, self.isMeasured) = (rows, isMeasured)
        }

        package var height: Double { padding + header + rows.total + footer }
    }

    package private(set) var sections: [Section]
    private var tree: LengthTree
    /// Where the first section begins: below the header of the table.
    package var origin = 0.0
    /// What comes below the last section: the footer of the table.
    package var tail = 0.0

    package init(_ sections: [Section] = []) {
        self.sections = sections
        tree = LengthTree(sections.map(\.height))
    }

    /// The height of all the content.
    package var height: Double { origin + tree.total + tail }

    /// Where the sections end and the table's footer begins.
    package var sectionsEnd: Double { origin + tree.total }

    package func contains(_ path: ListPlace) -> Bool {
        sections.indices.contains(path.section) && path.item >= 0
            && path.item < sections[path.section].rows.count
    }

    // MARK: Spans

    /// From where to where something lies.
    package struct Span: Equatable {
        package var start: Double
        package var length: Double
        package var end: Double { start + length }
    }

    package func section(_ section: Int) -> Span {
        Span(start: origin + tree.start(of: section), length: tree[section])
    }

    package func header(_ section: Int) -> Span {
        Span(
            start: origin + tree.start(of: section) + sections[section].padding,
            length: sections[section].header
        )
    }

    package func footer(_ section: Int) -> Span {
        let footer = sections[section].footer
        return Span(start: self.section(section).end - footer, length: footer)
    }

    package func row(_ path: ListPlace) -> Span {
        let section = sections[path.section]
        return Span(
            start: header(path.section).end + section.rows.start(of: path.item),
            length: section.rows[path.item]
        )
    }

    // MARK: Changes

    package mutating func setRow(_ height: Double, at path: ListPlace) {
        sections[path.section].rows.set(height, at: path.item)
        sections[path.section].isMeasured[path.item] = true
        refresh(path.section)
    }

    package mutating func setHeader(_ height: Double, padding: Double, of section: Int) {
        sections[section].header = LengthTree.sound(height)
        sections[section].padding = LengthTree.sound(padding)
        sections[section].isHeaderMeasured = true
        refresh(section)
    }

    package mutating func setFooter(_ height: Double, of section: Int) {
        sections[section].footer = LengthTree.sound(height)
        sections[section].isFooterMeasured = true
        refresh(section)
    }

    /// Keeps heights as estimates, to be measured anew.
    package mutating func forgetMeasures() {
        for index in sections.indices {
            sections[index].isMeasured = Array(repeating: false, count: sections[index].rows.count)
            sections[index].isHeaderMeasured = false
            sections[index].isFooterMeasured = false
        }
    }

    /// Keeps the height of a row as an estimate, to be measured anew.
    package mutating func forgetMeasure(of path: ListPlace) {
        guard contains(path) else { return }
        sections[path.section].isMeasured[path.item] = false
    }

    private mutating func refresh(_ section: Int) { tree.set(sections[section].height, at: section) }

    // MARK: Looking up

    /// The sections that something of lies between two places.
    package func sections(from start: Double, to end: Double) -> Range<Int> {
        guard end > start, !sections.isEmpty else { return 0..<0 }
        let first = tree.index(at: start - origin)
        var last = first
        while last < sections.count, origin + tree.start(of: last) < end { last += 1 }
        return first..<max(first, last)
    }

    /// The rows of a section that something of lies between two places; rows without height at the edges are left out.
    package func rows(of section: Int, from start: Double, to end: Double) -> Range<Int> {
        guard end > start else { return 0..<0 }
        let rows = sections[section].rows
        let top = header(section).end
        guard end > top else { return 0..<0 }
        let first = rows.index(at: start - top)
        guard first < rows.count, top + rows.start(of: first) < end else { return 0..<0 }
        var last = first + 1
        var place = top + rows.start(of: last)
        while last < rows.count, place < end {
            place += rows[last]
            last += 1
        }
        return first..<last
    }

    /// The rows with any height that something of lies between two places, from the top down.
    package func rows(from start: Double, to end: Double) -> [ListPlace] {
        var found: [ListPlace] = []
        for section in sections(from: start, to: end) {
            for row in rows(of: section, from: start, to: end) where sections[section].rows[row] > 0 {
                found.append(ListPlace(section, row))
            }
        }
        return found
    }

    /// The row at a place; nil in headers, footers and beyond the ends.
    package func row(at place: Double) -> ListPlace? {
        guard place >= origin else { return nil }
        let section = tree.index(at: place - origin)
        guard section < sections.count else { return nil }
        let rows = sections[section].rows
        let inside = place - header(section).end
        guard inside >= 0 else { return nil }
        let row = rows.index(at: inside)
        return row < rows.count ? ListPlace(section, row) : nil
    }
}
