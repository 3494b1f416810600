import UIKitCore

/// What a batch of edits makes of a list: where each section and each item goes.
///
/// Items of deleted sections are gone, unless they are moved; items of a reloaded section are others, before and after.
///
/// Source: uikit U145.
package struct ListChange: Sendable {
    /// The edits.
    package let edits: ListEdits
    /// How many items each section had.
    package let before: [Int]
    /// How many items each section has.
    package let after: [Int]
    private let sections: ListShift
    private let sectionMoves: [Int: Int]
    private let sectionOrigins: [Int: Int]
    /// By the section's place before; sections without edits of items are not in it.
    private let items: [Int: ListShift]
    private let itemMoves: [ListPlace: ListPlace]
    private let itemOrigins: [ListPlace: ListPlace]

    /// Checks edits against the counts of items before and after them.
    ///
    /// - Throws: What does not fit, in UIKit's words.
    package init(
        _ edits: ListEdits,
        before: [Int],
        after: [Int],
        words: ListWords
    ) throws(ListChangeError) {
        let check = ListChangeCheck(edits: edits, before: before, after: after, words: words)
        try check.ranges()
        try check.repetitions()
        try check.sectionCount()
        self.edits = edits
        self.before = before
        self.after = after
        sections = ListShift(
            removed: (edits.deletedSections.map { $0 } + edits.movedSections.map(\.from)).sorted(),
            added: (edits.insertedSections.map { $0 } + edits.movedSections.map(\.to)).sorted()
        )
        sectionMoves = Dictionary(uniqueKeysWithValues: edits.movedSections.map { ($0.from, $0.to) })
        sectionOrigins = Dictionary(uniqueKeysWithValues: edits.movedSections.map { ($0.to, $0.from) })
        itemMoves = Dictionary(uniqueKeysWithValues: edits.movedItems.map { ($0.from, $0.to) })
        itemOrigins = Dictionary(uniqueKeysWithValues: edits.movedItems.map { ($0.to, $0.from) })
        let (moves, origins, shift) = (sectionMoves, sectionOrigins, sections)
        var removed: [Int: [Int]] = [:]
        var added: [Int: [Int]] = [:]
        for place in edits.deletedItems + edits.movedItems.map(\.from) {
            removed[place.section, default: []].append(place.item)
        }
        for place in edits.insertedItems + edits.movedItems.map(\.to) {
            // Sections that are new are not looked into.
            guard let old = origins[place.section] ?? shift.old(place.section) else { continue }
            added[old, default: []].append(place.item)
        }
        var items: [Int: ListShift] = [:]
        for section in Set(removed.keys).union(added.keys) {
            guard moves[section] != nil || shift.new(section) != nil else { continue }
            items[section] = ListShift(
                removed: (removed[section] ?? []).sorted(),
                added: (added[section] ?? []).sorted()
            )
        }
        self.items = items
        try check.itemCounts { old in moves[old] ?? shift.new(old) }
    }

    /// The place after, of a section before; nil for a deleted one.
    package func newSection(_ old: Int) -> Int? {
        guard before.indices.contains(old) else { return nil }
        return sectionMoves[old] ?? sections.new(old)
    }

    /// The place before, of a section after; nil for an inserted one.
    package func oldSection(_ new: Int) -> Int? {
        guard after.indices.contains(new) else { return nil }
        return sectionOrigins[new] ?? sections.old(new)
    }

    /// The place after, of an item before; nil for one that is gone, or that a reloaded section had.
    package func newPlace(_ old: ListPlace) -> ListPlace? {
        guard before.indices.contains(old.section), (0..<before[old.section]).contains(old.item) else {
            return nil
        }
        if let moved = itemMoves[old] { return moved }
        guard !edits.reloadedSections.contains(old.section), let section = newSection(old.section) else {
            return nil
        }
        guard let shift = items[old.section] else { return ListPlace(section, old.item) }
        return shift.new(old.item).map { ListPlace(section, $0) }
    }

    /// The place before, of an item after; nil for one that is new, or that a reloaded section has.
    package func oldPlace(_ new: ListPlace) -> ListPlace? {
        guard after.indices.contains(new.section), (0..<after[new.section]).contains(new.item) else {
            return nil
        }
        if let moved = itemOrigins[new] { return moved }
        guard let section = oldSection(new.section), !edits.reloadedSections.contains(section) else {
            return nil
        }
        guard let shift = items[section] else { return ListPlace(section, new.item) }
        return shift.old(new.item).map { ListPlace(section, $0) }
    }
}
