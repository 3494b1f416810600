/// The work that is due on a clock, in order: by time, and where times are equal by the order of scheduling.
///
/// A binary heap: adding and taking cost O(log count).
struct TimerHeap<Work> {
    private struct Entry {
        let due: Double
        let number: Int
        let work: Work

        func precedes(_ other: Entry) -> Bool {
            due < other.due || due == other.due && number < other.number
        }
    }

    private var entries: [Entry] = []
    private var lastNumber = 0

    /// When the first work is due, in seconds; infinite when there is none.
    var nextDue: Double { entries.first?.due ?? .infinity }

    /// Adds work that is due at a time.
    ///
    /// - Returns: A number for ``remove(_:)``.
    @discardableResult
    mutating func add(_ work: Work, due: Double) -> Int {
        lastNumber += 1
        entries.append(Entry(due: due, number: lastNumber, work: work))
        var index = entries.count - 1
        while index > 0, entries[index].precedes(entries[(index - 1) / 2]) {
            entries.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
        return lastNumber
    }

    /// Takes out the first work, if it is due by a time.
    mutating func takeFirst(dueBy time: Double) -> (work: Work, due: Double)? {
        guard let first = entries.first, first.due <= time else { return nil }
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        sink(0)
        return (first.work, first.due)
    }

    /// Takes out all work, in order.
    mutating func takeAll() -> [(work: Work, due: Double)] {
        defer { entries.removeAll() }
        return entries.sorted { $0.precedes($1) }.map { ($0.work, $0.due) }
    }

    /// Takes work out that ``add(_:due:)`` has given a number; one that is gone is ignored.
    ///
    /// - Complexity: O(count).
    mutating func remove(_ number: Int) {
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
        entries.remove(at: index)
        for index in (0..<entries.count / 2).reversed() { sink(index) }
    }

    private mutating func sink(_ start: Int) {
        var index = start
        while true {
            var earliest = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < entries.count && entries[child].precedes(entries[earliest]) {
                earliest = child
            }
            guard earliest != index else { return }
            entries.swapAt(index, earliest)
            index = earliest
        }
    }
}
