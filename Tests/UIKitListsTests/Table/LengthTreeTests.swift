import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists

/// The sums of lengths, against plain additions.
@Suite("Lengths in a row")
struct LengthTreeTests {
    @Test("starts, totals and lookups are those of plain additions, through changes", arguments: [1, 2, 3])
    func sums(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var plain = (0..<97).map { _ in Double(Int.random(in: 0...5, using: &generator)) * 10 }
        var tree = LengthTree(plain)
        for _ in 0..<200 {
            let index = Int.random(in: 0..<plain.count, using: &generator)
            plain[index] = Double(Int.random(in: 0...5, using: &generator)) * 10
            tree.set(plain[index], at: index)
            let probe = Int.random(in: 0...plain.count, using: &generator)
            #expect(tree.start(of: probe) == plain[..<probe].reduce(0, +))
            let place = Double.random(in: 0..<max(tree.total, 1), using: &generator)
            let found = tree.index(at: place)
            var (start, expected) = (0.0, 0)
            while expected < plain.count, start + plain[expected] <= place {
                start += plain[expected]
                expected += 1
            }
            #expect(found == expected)
        }
        #expect(tree.total == plain.reduce(0, +))
    }

    @Test("lengths that cannot be added up count as 0, or as the longest")
    func unsound() {
        let tree = LengthTree([.nan, -5, .infinity, 1e300, 3])
        #expect(tree.total == LengthTree.longest + 3)
        #expect(LengthTree([]).index(at: 5) == 0 && LengthTree([]).total == 0)
        #expect(LengthTree([4, 4]).index(at: 100) == 2 && LengthTree([0, 4]).index(at: -3) == 1)
    }
}
