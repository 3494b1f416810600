import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists

/// Where items go in batches of edits, and which batches cannot be.
///
/// Source: uikit U145.
@Suite("Changes of lists")
struct ListChangeTests {
    private func change(_ before: [Int], _ after: [Int], _ edit: (inout ListEdits) -> Void) throws
        -> ListChange
    {
        var edits = ListEdits()
        edit(&edits)
        return try ListChange(edits, before: before, after: after, words: .collection)
    }

    private func message(_ before: [Int], _ after: [Int], _ edit: (inout ListEdits) -> Void) -> String? {
        do {
            _ = try change(before, after, edit)
            return nil
        } catch { return "\(error)" }
    }

    @Test("deletions count by old places and insertions by new ones")
    func places() throws {
        // a b c d -> b x d y
        let change = try change([4], [4]) {
            $0.deletedItems = [ListPlace(0, 0), ListPlace(0, 2)]
            $0.insertedItems = [ListPlace(0, 1), ListPlace(0, 3)]
        }
        #expect((0..<4).map { change.newPlace(ListPlace(0, $0))?.item } == [nil, 0, nil, 2])
        #expect((0..<4).map { change.oldPlace(ListPlace(0, $0))?.item } == [1, nil, 3, nil])
        #expect(change.newPlace(ListPlace(0, 4)) == nil)
        #expect(change.oldPlace(ListPlace(1, 0)) == nil)
    }

    @Test("a wrong count stops with the numbers, in UIKit's words")
    func wrongCount() {
        #expect(
            message([5], [5]) { $0.insertedItems = [ListPlace(0, 0)] }
                == "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
                + "section after the update (5) must be equal to the number of items contained in that section before "
                + "the update (5), plus or minus the number of items inserted or deleted from that section (1 inserted, "
                + "0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 "
                + "moved out)."
        )
        #expect(
            message([5], [5, 1]) { _ in }
                == "Invalid update: invalid number of sections. The number of sections contained in the collection view "
                + "after the update (2) must be equal to the number of sections contained in the collection view before "
                + "the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
        )
    }

    @Test("places that there are not are named")
    func wrongPlaces() {
        #expect(
            message([2], [1]) { $0.deletedItems = [ListPlace(0, 2)] }
                == "attempt to delete item 2 from section 0 which only contains 2 items before the update"
        )
        #expect(
            message([2], [3]) { $0.insertedItems = [ListPlace(0, 3)] }
                == "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update"
        )
        #expect(
            message([2], []) { $0.deletedSections = [1] }
                == "attempt to delete section 1, but there are only 1 sections before the update"
        )
        #expect(
            message([2], [2]) {
                $0.deletedItems = [ListPlace(0, 1)]
                $0.reloadedItems = [ListPlace(0, 1)]
            } == "attempt to delete and reload the same item 1 in section 0"
        )
    }

    @Test("items of a reloaded section are others, of any number")
    func reloadedSection() throws {
        let change = try change([3, 2], [7, 2]) { $0.reloadedSections = [0] }
        #expect(change.newPlace(ListPlace(0, 0)) == nil)
        #expect(change.oldPlace(ListPlace(0, 6)) == nil)
        #expect(change.newPlace(ListPlace(1, 1)) == ListPlace(1, 1))
        #expect(change.newSection(0) == 0)
    }

    @Test("random batches take each item where a list of names takes it", arguments: 0..<60)
    func random(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let model = ListModel(using: &generator)
        let (edits, after) = model.edited(using: &generator)
        let change = try ListChange(
            edits,
            before: model.sections.map { $0.items.count },
            after: after.sections.map { $0.items.count },
            words: .table
        )
        let (old, new) = (model.places, after.places)
        for (name, place) in old {
            #expect(change.newPlace(place) == new[name], "seed \(seed): item \(name) from \(place)")
        }
        for (name, place) in new {
            #expect(change.oldPlace(place) == old[name], "seed \(seed): item \(name) at \(place)")
        }
        for (index, section) in model.sections.enumerated() {
            #expect(change.newSection(index) == after.sections.firstIndex { $0.name == section.name })
        }
    }

    @Test("edits at random are refused or taken, and asking for any place does no harm", arguments: 0..<100)
    func garbage(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        func place() -> ListPlace { ListPlace(generator.int(in: -1..<4), generator.int(in: -1..<5)) }
        var edits = ListEdits()
        for _ in 0..<generator.int(in: 0..<4) {
            switch generator.int(in: 0..<6) {
            case 0: edits.deletedItems.append(place())
            case 1: edits.insertedItems.append(place())
            case 2: edits.movedItems.append(.init(from: place(), to: place()))
            case 3: edits.reloadedItems.append(place())
            case 4: edits.deletedSections.insert(generator.int(in: 0..<4))
            default:
                edits.movedSections.append(
                    .init(from: generator.int(in: -1..<3), to: generator.int(in: -1..<3))
                )
            }
        }
        let counts = { (generator: inout SeededGenerator) in
            (0..<generator.int(in: 0..<3)).map { _ in generator.int(in: 0..<4) }
        }
        let (before, after) = (counts(&generator), counts(&generator))
        guard let change = try? ListChange(edits, before: before, after: after, words: .table) else { return }
        for section in -1..<4 {
            for item in -1..<5 {
                if let new = change.newPlace(ListPlace(section, item)) {
                    #expect(change.oldPlace(new) == ListPlace(section, item), "seed \(seed)")
                }
            }
        }
    }
}
