import AgateTestSupport
import UIKitCore
import UIKitLists

/// A list of sections of named items, edited by names: what bookkeeping by places is compared with.
struct ListModel {
    struct Section {
        var name: Int
        var items: [Int]
    }

    var sections: [Section]
    private var nextName: Int

    init(using generator: inout SeededGenerator) {
        nextName = 0
        sections = []
        for _ in 0..<generator.int(in: 1..<5) { sections.append(makeSection(generator.int(in: 0..<7))) }
    }

    private mutating func makeName() -> Int {
        nextName += 1
        return nextName
    }

    private mutating func makeSection(_ count: Int) -> Section {
        Section(name: makeName(), items: (0..<count).map { _ in makeName() })
    }

    /// Where each item is.
    var places: [Int: ListPlace] {
        var places: [Int: ListPlace] = [:]
        for (section, value) in sections.enumerated() {
            for (item, name) in value.items.enumerated() { places[name] = ListPlace(section, item) }
        }
        return places
    }

    /// Random edits, with the list that they lead to.
    func edited(using generator: inout SeededGenerator) -> (ListEdits, ListModel) {
        var edits = ListEdits()
        var after = self
        var moving: [(name: Int, from: ListPlace)] = []
        var movingSections: [(section: Section, from: Int)] = []
        var kept: [Section] = []
        for (index, section) in sections.enumerated() {
            var left = section
            left.items = []
            let isDeleted = generator.int(in: 0..<6) == 0
            let isReloaded = !isDeleted && generator.int(in: 0..<6) == 0
            for (item, name) in section.items.enumerated() {
                let place = ListPlace(index, item)
                switch isReloaded ? 3 : generator.int(in: 0..<6) {
                case 0:
                    if !isDeleted { edits.deletedItems.append(place) }
                case 1: moving.append((name, place))
                case 2 where !isDeleted:
                    edits.reconfiguredItems.append(place)
                    left.items.append(name)
                default: left.items.append(isReloaded ? after.makeName() : name)
                }
            }
            if isDeleted {
                edits.deletedSections.insert(index)
            } else if isReloaded {
                edits.reloadedSections.insert(index)
                kept.append(left)
            } else if generator.int(in: 0..<5) == 0 {
                movingSections.append((left, index))
            } else {
                kept.append(left)
            }
        }
        let fresh = generator.int(in: 0..<3)
        let newSections = (0..<fresh).map { _ in after.makeSection(generator.int(in: 0..<4)) }
        after.place(newSections, movingSections, among: kept, &edits, using: &generator)
        after.placeItems(
            moving,
            fresh: Set(newSections.map(\.name)),
            reloaded: edits.reloadedSections.map {
                sections[$0].name
            },
            &edits,
            using: &generator
        )
        return (edits, after)
    }

    /// Puts new and moved sections at random places among those that stay.
    private mutating func place(
        _ fresh: [Section],
        _ moving: [(section: Section, from: Int)],
        among kept: [Section],
        _ edits: inout ListEdits,
        using generator: inout SeededGenerator
    ) {
        sections = kept
        for section in fresh + moving.map(\.section) {
            sections.insert(section, at: generator.int(in: 0..<sections.count + 1))
        }
        for (index, section) in sections.enumerated() {
            if fresh.contains(where: { $0.name == section.name }) { edits.insertedSections.insert(index) }
            if let from = moving.first(where: { $0.section.name == section.name })?.from {
                edits.movedSections.append(.init(from: from, to: index))
            }
        }
    }

    /// Puts new and moved items at random places of sections that are neither new nor reloaded.
    private mutating func placeItems(
        _ moving: [(name: Int, from: ListPlace)],
        fresh: Set<Int>,
        reloaded: [Int],
        _ edits: inout ListEdits,
        using generator: inout SeededGenerator
    ) {
        let open = sections.indices.filter {
            !fresh.contains(sections[$0].name) && !reloaded.contains(sections[$0].name)
        }
        guard !open.isEmpty else {
            // Nowhere to go: they are deleted instead, unless their section is.
            edits.deletedItems += moving.map(\.from).filter { !edits.deletedSections.contains($0.section) }
            return
        }
        let new = (0..<generator.int(in: 0..<4)).map { _ in makeName() }
        for name in new + moving.map(\.name) {
            let section = open[generator.int(in: 0..<open.count)]
            sections[section].items.insert(name, at: generator.int(in: 0..<sections[section].items.count + 1))
        }
        let places = self.places
        edits.insertedItems += new.compactMap { places[$0] }
        for item in moving {
            if let to = places[item.name] { edits.movedItems.append(.init(from: item.from, to: to)) }
        }
    }
}
