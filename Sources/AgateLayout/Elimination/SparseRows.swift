/// The rows of a sparse matrix, all in one store, and for each column which rows have a term in it.
///
/// The terms of a row are sorted by column. A row that changes is written anew behind the others; the store is packed when most
/// of it is garbage. Measured: a thousand views in a column take a third of the time of rows with arrays of their own.
struct SparseRows {
    private var columns: [Int32] = []
    private var values: [Double] = []
    private var rows: [Row] = []
    private var liveCount = 0
    /// For each column the newest entry of its list; entries may be stale or double.
    private var heads: [Int32]
    private var entries: [Entry] = []
    private var generation: Int32 = 0

    /// Where the terms of a row are.
    private struct Row {
        var start: Int
        var count: Int32
        /// When it was last found in a column.
        var generation: Int32 = 0
    }

    /// A row in the list of a column.
    private struct Entry {
        var row: Int32
        var next: Int32
    }

    /// How many rows have a term in each column.
    private(set) var columnCounts: [Int32]

    /// Terms smaller than this are what cancellation leaves.
    private static let smallest = 1e-11

    init(columnCount: Int) {
        heads = Array(repeating: -1, count: columnCount)
        columnCounts = Array(repeating: 0, count: columnCount)
    }

    mutating func reserve(rows: Int, terms: Int) {
        self.rows.reserveCapacity(rows)
        columns.reserveCapacity(terms)
        values.reserveCapacity(terms)
        entries.reserveCapacity(terms)
    }

    var rowCount: Int { rows.count }

    func count(of row: Int) -> Int { Int(rows[row].count) }

    /// The columns and values of a row's terms are those at these places.
    func places(of row: Int) -> Range<Int> {
        let found = rows[row]
        return found.start..<found.start + Int(found.count)
    }

    func column(at place: Int) -> Int { Int(columns[place]) }

    func value(at place: Int) -> Double { values[place] }

    /// The place of a row's term in a column.
    func place(of column: Int, in row: Int) -> Int? {
        let all = places(of: row)
        var low = all.lowerBound
        var high = all.upperBound
        let wanted = Int32(truncatingIfNeeded: column)
        while low < high {
            let middle = (low + high) / 2
            if columns[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return low < all.upperBound && columns[low] == wanted ? low : nil
    }

    func coefficient(of column: Int, in row: Int) -> Double {
        place(of: column, in: row).map { values[$0] } ?? 0
    }

    /// Adds a row; several terms of one column become one.
    @discardableResult
    mutating func append(_ terms: some Sequence<(column: Int, value: Double)>) -> Int {
        let row = rows.count
        let start = columns.count
        for (column, value) in terms {
            var place = columns.count
            let key = Int32(truncatingIfNeeded: column)
            while place > start, columns[place - 1] > key { place -= 1 }
            if place > start, columns[place - 1] == key {
                values[place - 1] += value
            } else {
                columns.insert(key, at: place)
                values.insert(value, at: place)
            }
        }
        // What has cancelled.
        var end = start
        for place in start..<columns.count where abs(values[place]) > Self.smallest {
            columns[end] = columns[place]
            values[end] = values[place]
            end += 1
        }
        columns.removeLast(columns.count - end)
        values.removeLast(values.count - end)
        rows.append(Row(start: start, count: Int32(truncatingIfNeeded: end - start)))
        liveCount += end - start
        for place in start..<end { enlist(row, in: columns[place]) }
        return row
    }

    private mutating func enlist(_ row: Int, in column: Int32) {
        entries.append(Entry(row: Int32(truncatingIfNeeded: row), next: heads[Int(column)]))
        heads[Int(column)] = Int32(truncatingIfNeeded: entries.count - 1)
        columnCounts[Int(column)] += 1
    }

    /// The rows that have a term in a column, the last enlisted first.
    mutating func rows(in column: Int, into found: inout [Int]) {
        found.removeAll(keepingCapacity: true)
        generation &+= 1
        var previous: Int32 = -1
        var entry = heads[column]
        while entry >= 0 {
            let row = Int(entries[Int(entry)].row)
            let next = entries[Int(entry)].next
            if rows[row].generation != generation, place(of: column, in: row) != nil {
                rows[row].generation = generation
                found.append(row)
                previous = entry
            } else if previous >= 0 {
                entries[Int(previous)].next = next
            } else {
                heads[column] = next
            }
            entry = next
        }
    }

    /// Takes a row out of the counts of its columns; it can still be read.
    mutating func retire(_ row: Int) {
        for place in places(of: row) { columnCounts[Int(columns[place])] -= 1 }
    }

    /// Adds a multiple of one row to another, which loses a column by it.
    mutating func add(_ factor: Double, times source: Int, to target: Int, dropping dropped: Int) {
        packIfNeeded()
        let (sources, targets) = (places(of: source), places(of: target))
        var left = sources.lowerBound
        let leftEnd = sources.upperBound
        var right = targets.lowerBound
        let rightEnd = targets.upperBound
        let start = columns.count
        let droppedKey = Int32(truncatingIfNeeded: dropped)
        while left < leftEnd || right < rightEnd {
            let leftKey = left < leftEnd ? columns[left] : Int32.max
            let rightKey = right < rightEnd ? columns[right] : Int32.max
            if leftKey < rightKey {
                if leftKey != droppedKey {
                    columns.append(leftKey)
                    values.append(factor * values[left])
                    enlist(target, in: leftKey)
                }
                left += 1
            } else if rightKey < leftKey {
                if rightKey != droppedKey {
                    columns.append(rightKey)
                    values.append(values[right])
                } else {
                    columnCounts[Int(rightKey)] -= 1
                }
                right += 1
            } else {
                let sum = values[right] + factor * values[left]
                if leftKey != droppedKey, abs(sum) > Self.smallest {
                    columns.append(leftKey)
                    values.append(sum)
                } else {
                    columnCounts[Int(leftKey)] -= 1
                }
                left += 1
                right += 1
            }
        }
        liveCount += columns.count - start - targets.count
        rows[target].start = start
        rows[target].count = Int32(truncatingIfNeeded: columns.count - start)
    }

    /// Solves a row, which says what `old` is, for one of its columns: says what that is, with a term of `old`.
    mutating func exchange(_ column: Int, for old: Int, in row: Int) {
        let pivot = coefficient(of: column, in: row)
        let start = columns.count
        let oldKey = Int32(truncatingIfNeeded: old)
        var isPlaced = false
        for place in places(of: row) {
            let key = columns[place]
            if !isPlaced, key > oldKey {
                columns.append(oldKey)
                values.append(1 / pivot)
                isPlaced = true
            }
            guard key != Int32(truncatingIfNeeded: column) else { continue }
            columns.append(key)
            values.append(-values[place] / pivot)
        }
        if !isPlaced {
            columns.append(oldKey)
            values.append(1 / pivot)
        }
        columnCounts[column] -= 1
        enlist(row, in: oldKey)
        rows[row].start = start
        rows[row].count = Int32(truncatingIfNeeded: columns.count - start)
    }

    private mutating func packIfNeeded() {
        guard columns.count > 4 * liveCount + 1024 else { return }
        var newColumns: [Int32] = []
        var newValues: [Double] = []
        newColumns.reserveCapacity(2 * liveCount + 1024)
        newValues.reserveCapacity(2 * liveCount + 1024)
        for row in rows.indices {
            let range = places(of: row)
            rows[row].start = newColumns.count
            newColumns.append(contentsOf: columns[range])
            newValues.append(contentsOf: values[range])
        }
        columns = newColumns
        values = newValues
    }
}
