import Foundation

/// Objects that are found by their hashes, in the order in which they came, each with something.
///
/// An object that is held weakly and is gone leaves an empty entry, which counts for nothing and is taken out before the table grows.
struct ObjectTable<Value> {
    private struct Entry {
        let key: ObjectSlot
        var value: Value
        let hash: Int
    }

    let options: NSPointerFunctions.Options
    /// The entries; those taken out are nil until the table is packed.
    private var entries: [Entry?] = []
    /// Where entries are, by hash.
    private var places: [Int: [Int]] = [:]
    /// How many entries there may be before the table is packed.
    private var limit = 16

    init(_ options: NSPointerFunctions.Options) { self.options = options }

    /// The objects that are there with what belongs to them.
    var all: [(key: AnyObject, value: Value)] {
        entries.compactMap { entry in
            guard let entry, let key = entry.key.object else { return nil }
            return (key, entry.value)
        }
    }

    private func place(of object: AnyObject) -> Int? {
        places[ObjectSlot.hash(of: object, options)]?.first { place in
            guard let key = entries[place]?.key.object else { return false }
            return ObjectSlot.isSame(key, object, options)
        }
    }

    /// The object of the table that is the same as another, and what belongs to it.
    func entry(of object: AnyObject) -> (key: AnyObject, value: Value)? {
        guard let place = place(of: object), let entry = entries[place], let key = entry.key.object else {
            return nil
        }
        return (key, entry.value)
    }

    /// Puts an object in, if none is there that is the same, and what belongs to it in either case.
    mutating func set(_ value: Value, for object: AnyObject) {
        if let place = place(of: object) {
            entries[place]?.value = value
            return
        }
        if entries.count >= limit { pack() }
        let hash = ObjectSlot.hash(of: object, options)
        places[hash, default: []].append(entries.count)
        entries.append(Entry(key: ObjectSlot(object, options), value: value, hash: hash))
    }

    /// Takes an object out.
    mutating func remove(_ object: AnyObject) {
        guard let place = place(of: object), let hash = entries[place]?.hash else { return }
        entries[place] = nil
        places[hash]?.removeAll { $0 == place }
        if places[hash]?.isEmpty == true { places[hash] = nil }
    }

    mutating func removeAll() {
        entries = []
        places = [:]
        limit = 16
    }

    /// Takes out what is gone.
    private mutating func pack() {
        entries = entries.filter { $0?.key.object != nil }
        places = [:]
        for (place, entry) in entries.enumerated() {
            if let entry { places[entry.hash, default: []].append(place) }
        }
        limit = max(16, entries.count * 2)
    }
}
