import CAgateRuntime

/// Whether types leave out a method of a protocol that has a default implementation.
///
/// Swift has no question for "does this type have a method of its own for that requirement". Assumed: a table of witnesses has a word for the
/// conformance, one for each inherited protocol and one for each method, in the order of their declaration; the function of a method that
/// is left out calls the default implementation, at once or by way of functions that the compiler made, and that calls a mark of its own.
///
/// Checked when the place is looked for, by a probe that leaves the method out and one that has it: exactly one word of the first one's table may lead to
/// the mark where that of the second one does not. The number of calls on the way is the smallest for which that holds; questions about other types go
/// no further, because the code that they look at is not told from what lies behind it. Where it does not hold, on another processor or with other
/// code, there is no answer, and a method counts as present.
package struct DefaultWitness {
    private let index: Int
    private let mark: UInt
    private let depth: Int

    /// - Parameters:
    ///   - mark: The function that the default implementation calls, and nothing else does.
    ///   - count: How many words of the tables are looked at.
    ///   - absent: The table of a type that leaves the method out.
    ///   - present: The table of a type that has it.
    package init?(mark: UnsafeRawPointer, count: Int, absent: UnsafeRawPointer, present: UnsafeRawPointer) {
        let mark = UInt(bitPattern: mark)
        self.mark = mark
        for depth in 1...Self.mostCalls {
            let found = (1..<count).filter { index in
                Self.leads(absent, index, to: mark, depth) && !Self.leads(present, index, to: mark, depth)
            }
            if found.isEmpty { continue }
            guard found.count == 1 else { return nil }
            self.index = found[0]
            self.depth = depth
            return
        }
        return nil
    }

    /// Whether the type of a table leaves the method out.
    package func isAbsent(in table: UnsafeRawPointer) -> Bool { Self.leads(table, index, to: mark, depth) }

    /// How many calls lie between a table and the mark at most: a function of the table, one that several of them share, the default.
    private static let mostCalls = 4
    /// Functions that are looked at for one answer.
    private static let most = 200

    private static func leads(_ table: UnsafeRawPointer, _ index: Int, to mark: UInt, _ depth: Int) -> Bool {
        let word = table.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
        guard word > 4096 else { return false }
        var seen: Set<UInt> = [word]
        var level: Set<UInt> = [word]
        for _ in 0..<depth {
            var next: Set<UInt> = []
            for function in level.sorted() where seen.count < most {
                next.formUnion(called(by: function).subtracting(seen))
            }
            if next.contains(mark) { return true }
            seen.formUnion(next)
            level = next
        }
        return false
    }

    /// The functions that a function calls, or goes on to.
    private static func called(by function: UInt) -> Set<UInt> {
        var targets = [UInt](repeating: 0, count: 32)
        let count = agate_called_functions(function, &targets, targets.count)
        return Set(targets.prefix(Int(count)).filter { $0 > 4096 })
    }
}

/// Functions that default implementations call, so that they can be told.
package enum DefaultMark {
    /// The function of data sources of tables that commit no edits.
    package static var commit: UnsafeRawPointer { agate_mark_commit_address() }
    /// The function of data sources of tables that take no note of moves.
    package static var move: UnsafeRawPointer { agate_mark_move_address() }
}
