import UIKitCore

/// Where the elements of a row go when some are taken out and others are put in: the rest keeps its order.
///
/// Costs memory for what is taken out and put in, not for the rest; each question costs the logarithm of it.
package struct ListShift: Hashable, Sendable {
    /// The indices taken out, before; ascending.
    package let removed: [Int]
    /// The indices put in, after; ascending.
    package let added: [Int]

    /// Nothing goes anywhere.
    package static let none = ListShift(removed: [], added: [])

    /// - Parameters:
    ///   - removed: Indices before, ascending and without repetition.
    ///   - added: Indices after, ascending and without repetition.
    package init(removed: [Int], added: [Int]) {
        self.removed = removed
        self.added = added
    }

    /// The index after, of one before; nil if it was taken out.
    package func new(_ old: Int) -> Int? { Self.shift(old, out: removed, in: added) }

    /// The index before, of one after; nil if it was put in.
    package func old(_ new: Int) -> Int? { Self.shift(new, out: added, in: removed) }

    private static func shift(_ index: Int, out: [Int], in put: [Int]) -> Int? {
        let rank = firstIndex(in: out.count) { out[$0] >= index }
        if rank < out.count, out[rank] == index { return nil }
        // So many stay in front of it. Of the free places it takes the one with that number.
        let place = index - rank
        return place + firstIndex(in: put.count) { put[$0] - $0 > place }
    }

    /// The first index for which something is so; it is so for all that follow.
    private static func firstIndex(in count: Int, where isSo: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isSo(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
