import Foundation

/// A row of lengths, one after the other, that knows where each one begins.
///
/// A tree of partial sums (Fenwick's): the place of an element, the element at a place, and a change of one take O(log n).
package struct LengthTree {
    private var lengths: [Double]
    /// Entry i is the sum of the `i & -i` lengths that end with the i-th, counted from 1.
    private var sums: [Double]

    /// Makes a tree of lengths; a negative length, NaN, or one beyond ``longest`` is brought into the range from 0.
    package init(_ lengths: [Double] = []) {
        self.lengths = lengths.map(Self.sound)
        sums = [0] + self.lengths
        for index in sums.indices.dropFirst() {
            let next = index + (index & -index)
            if next < sums.count { sums[next] += sums[index] }
        }
    }

    /// The longest length, in points.
    package static let longest = 10_000_000.0

    /// A length that can be added up.
    package static func sound(_ length: Double) -> Double {
        length.isFinite ? min(max(length, 0), longest) : 0
    }

    /// How many lengths there are.
    package var count: Int { lengths.count }

    /// All lengths together.
    package var total: Double { start(of: count) }

    /// One of the lengths.
    package subscript(_ index: Int) -> Double { lengths[index] }

    /// Replaces a length.
    package mutating func set(_ length: Double, at index: Int) {
        let new = Self.sound(length)
        let change = new - lengths[index]
        guard change != 0 else { return }
        lengths[index] = new
        var place = index + 1
        while place < sums.count {
            sums[place] += change
            place += place & -place
        }
    }

    /// Where a length begins: the sum of those before it.
    ///
    /// - Parameter index: From 0 to ``count``, which gives the end of the last one.
    package func start(of index: Int) -> Double {
        var (place, sum) = (index, 0.0)
        while place > 0 {
            sum += sums[place]
            place -= place & -place
        }
        return sum
    }

    /// The element that a place lies in: it begins at or before the place and ends after it.
    ///
    /// Places before the beginning give the first element that is not empty, places beyond the end ``count``.
    package func index(at place: Double) -> Int {
        var (index, rest) = (0, max(place, 0))
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            let next = index + step
            if next <= count, sums[next] <= rest {
                index = next
                rest -= sums[next]
            }
            step /= 2
        }
        return index
    }
}
