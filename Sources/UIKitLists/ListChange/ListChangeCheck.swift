import UIKitCore

/// Holds edits of a list against its counts before and after.
struct ListChangeCheck {
    let edits: ListEdits
    let before: [Int]
    let after: [Int]
    let words: ListWords

    private func has(_ place: ListPlace, in counts: [Int]) -> Bool {
        counts.indices.contains(place.section) && (0..<counts[place.section]).contains(place.item)
    }

    // MARK: Places that there are

    /// Each edit names a place that there is: before the update for what is taken, after it for what is put.
    func ranges() throws(ListChangeError) {
        for (verb, sections) in [("delete", edits.deletedSections), ("reload", edits.reloadedSections)] {
            for section in sections { try old(section, verb) }
        }
        for section in edits.insertedSections { try new(section, "insert") }
        for move in edits.movedSections {
            try old(move.from, "move")
            try new(move.to, "move to")
        }
        for place in edits.deletedItems { try old(place, "delete", "from") }
        for place in edits.reloadedItems { try old(place, "reload", "in") }
        for place in edits.reconfiguredItems { try old(place, "reconfigure", "in") }
        for place in edits.insertedItems { try new(place, "insert", "into") }
        for move in edits.movedItems {
            try old(move.from, "move", "from")
            try new(move.to, "move", "into")
        }
    }

    private func old(_ section: Int, _ verb: String) throws(ListChangeError) {
        guard before.indices.contains(section) else {
            throw ListChangeError(
                "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update"
            )
        }
    }

    private func new(_ section: Int, _ verb: String) throws(ListChangeError) {
        guard after.indices.contains(section) else {
            throw ListChangeError(
                "attempt to \(verb) section \(section) but there are only \(after.count) sections after the update"
            )
        }
    }

    private func old(_ place: ListPlace, _ verb: String, _ preposition: String) throws(ListChangeError) {
        let subject = "attempt to \(verb) \(words.item) \(place.item) \(preposition) section \(place.section)"
        guard before.indices.contains(place.section) else {
            throw ListChangeError(
                "\(subject), but there are only \(before.count) sections before the update"
            )
        }
        guard has(place, in: before) else {
            throw ListChangeError(
                "\(subject) which only contains \(before[place.section]) \(words.item)s before the update"
            )
        }
    }

    private func new(_ place: ListPlace, _ verb: String, _ preposition: String) throws(ListChangeError) {
        let subject = "attempt to \(verb) \(words.item) \(place.item) \(preposition) section \(place.section)"
        guard after.indices.contains(place.section) else {
            throw ListChangeError(
                "\(subject), but there are only \(after.count) sections after the update"
            )
        }
        guard has(place, in: after) else {
            throw ListChangeError(
                "\(subject), but there are only \(after[place.section]) \(words.item)s in section \(place.section) "
                    + "after the update"
            )
        }
    }

    // MARK: One edit for each place

    /// No place before is taken twice, and no place after is put twice.
    func repetitions() throws(ListChangeError) {
        try once([
            ("delete", edits.deletedSections.map { $0 }), ("reload", edits.reloadedSections.map { $0 }),
            ("move", edits.movedSections.map(\.from)),
        ]) { "section \($0)" }
        try once([("insert", edits.insertedSections.map { $0 }), ("move", edits.movedSections.map(\.to))]) {
            "section \($0)"
        }
        // Reloading twice is reloading.
        let reloaded = Array(Set(edits.reloadedItems))
        try once([
            ("delete", edits.deletedItems), ("reload", reloaded), ("move", edits.movedItems.map(\.from)),
        ]) {
            "\(words.item) \($0.item) in section \($0.section)"
        }
        try once([("insert", edits.insertedItems), ("move", edits.movedItems.map(\.to))]) {
            "\(words.item) \($0.item) in section \($0.section)"
        }
    }

    private func once<Place: Hashable>(
        _ uses: [(verb: String, places: [Place])],
        _ name: (Place) -> String
    ) throws(ListChangeError) {
        var seen: [Place: String] = [:]
        for (verb, places) in uses {
            for place in places {
                if let other = seen.updateValue(verb, forKey: place) {
                    throw ListChangeError(
                        other == verb
                            ? "attempt to \(verb) \(name(place)) twice"
                            : "attempt to \(other) and \(verb) the same \(name(place))"
                    )
                }
            }
        }
    }

    // MARK: Counts

    func sectionCount() throws(ListChangeError) {
        let (inserted, deleted) = (edits.insertedSections.count, edits.deletedSections.count)
        guard after.count == before.count + inserted - deleted else {
            throw ListChangeError(
                "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after "
                    + "the update (\(after.count)) must be equal to the number of sections contained in the "
                    + "\(words.list) before the update (\(before.count)), plus or minus the number of sections "
                    + "inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
            )
        }
    }

    /// Sections that stay have as many items as their edits leave; those that are reloaded or new have any number.
    func itemCounts(newSection: (Int) -> Int?) throws(ListChangeError) {
        let inserted = counts(edits.insertedItems)
        let deleted = counts(edits.deletedItems)
        let movedIn = counts(edits.movedItems.map(\.to))
        let movedOut = counts(edits.movedItems.map(\.from))
        for old in before.indices where !edits.reloadedSections.contains(old) {
            guard let new = newSection(old) else { continue }
            let put = (inserted[new] ?? 0, movedIn[new] ?? 0)
            let taken = (deleted[old] ?? 0, movedOut[old] ?? 0)
            guard after[new] != before[old] + put.0 + put.1 - taken.0 - taken.1 else { continue }
            throw ListChangeError(
                "Invalid update: invalid number of \(words.item)s in section \(new). The number of \(words.item)s "
                    + "contained in an existing section after the update (\(after[new])) must be equal to the number "
                    + "of \(words.item)s contained in that section before the update (\(before[old])), plus or minus "
                    + "the number of \(words.item)s inserted or deleted from that section (\(put.0) inserted, "
                    + "\(taken.0) deleted) and plus or minus the number of \(words.item)s moved into or out of that "
                    + "section (\(put.1) moved in, \(taken.1) moved out)."
            )
        }
    }

    private func counts(_ places: [ListPlace]) -> [Int: Int] {
        places.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }
}
