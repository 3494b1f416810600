/// Where in a markup file something stands; both begin at 1.
package struct MarkupPlace: Sendable, Hashable, Comparable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (a: MarkupPlace, b: MarkupPlace) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
