package import Foundation

/// The objects of an archive that `NSKeyedArchiver` wrote, read without Foundation: on Linux its reader ends the program over classes and contents
/// that it does not expect.
///
/// Nothing is made of the objects here and nothing recurses; each is read at its first use. An archive that refers to one part of its bytes again
/// and again ends with ``ContainerError/limit(name:value:allowed:)``.
///
/// Source: documents K74.
package final class KeyedArchive {
    /// The value of an object for one of its keys.
    package enum Value: Sendable, Equatable {
        case null
        case bool(Bool)
        case integer(Int64)
        case number(Double)
        case text(String)
        case data(Data)
        /// The object with this number.
        case object(Int)
        case list([Value])
        /// A dictionary that is no object; the lists and dictionaries in it are left out.
        case other
    }

    /// An object of an archive.
    package enum Object: Sendable, Equatable {
        /// A plain value that stands where objects do: a number or a text.
        case plain(Value)
        /// An object of a class, with its values by key, in the order of the file.
        case keyed(className: String, classes: [String], entries: [(key: String, value: Value)])

        package static func == (a: Object, b: Object) -> Bool {
            switch (a, b) {
            case (.plain(let a), .plain(let b)): a == b
            case (.keyed(let a, let c, let e), .keyed(let b, let d, let f)):
                a == b && c == d && e.elementsEqual(f) { $0.key == $1.key && $0.value == $1.value }
            default: false
            }
        }
    }

    /// The outermost objects by their names; `root` is the usual one.
    package private(set) var top: [String: Value] = [:]
    private let table: BinaryPropertyListTable
    /// Where the objects are.
    private var places: [Int] = []
    private var names: [Int: String?] = [:]
    private var classes: [Int: [String]] = [:]
    /// How many bytes and members may still be read: texts that are equal stand in the file once.
    private var budget: Int
    private let allowance: Int

    /// Whether bytes look like an archive: a binary property list.
    package static func isArchive(_ data: Data) -> Bool { BinaryPropertyListTable.isBinary(data) }

    /// Opens an archive.
    ///
    /// - Throws: ``ContainerError`` for what is none, or is larger than the limits allow.
    package init(_ data: Data, limits: ContainerLimits = .standard) throws(ContainerError) {
        guard data.count <= limits.fileBytes else {
            throw .limit(name: "file bytes", value: data.count, allowed: limits.fileBytes)
        }
        guard let table = BinaryPropertyListTable(data) else {
            throw .malformed("the binary property list is damaged")
        }
        self.table = table
        allowance = 2 * data.count + 32_000_000
        budget = allowance
        var objects: Int?
        var tops: Int?
        var archiver: String?
        guard case .dictionary(let keys, let values)? = table.node(table.top) else {
            throw .malformed("no archive of NSKeyedArchiver")
        }
        try spend(keys.count)
        for (key, value) in zip(keys, values) {
            switch try name(key) {
            case "$objects"?: objects = value
            case "$top"?: tops = value
            case "$archiver"?: archiver = try name(value)
            default: break
            }
        }
        guard archiver?.hasPrefix("NSKeyedArchiver") ?? (objects != nil), let objects,
            case .list(let places)? = table.node(objects), let tops,
            case .dictionary(let names, let roots)? = table.node(tops)
        else { throw .malformed("no archive of NSKeyedArchiver") }
        try spend(places.count + names.count)
        self.places = places
        for (key, root) in zip(names, roots) {
            if let text = try name(key) { top[text] = try value(root, depth: 0) }
        }
    }

    /// How many objects there are.
    package var count: Int { places.count }

    /// The object with a number; nil where there is none that makes sense.
    ///
    /// The first one is nothing.
    package func object(_ number: Int) throws(ContainerError) -> Object? {
        guard places.indices.contains(number) else { return nil }
        try spend(1)
        guard case .dictionary(let keys, let values)? = table.node(places[number]) else {
            let plain = try value(places[number], depth: 0)
            if number == 0 || plain == .text("$null") { return .plain(.null) }
            return .plain(plain)
        }
        try spend(keys.count)
        var names: [String] = []
        var entries: [(key: String, value: Value)] = []
        for (key, value) in zip(keys, values) {
            guard let name = try name(key) else { continue }
            if name == "$class" {
                if case .reference(let place)? = table.node(value) { names = try classNames(place) }
            } else {
                // A key that begins with a dollar sign has another one before it.
                let key = name.hasPrefix("$") ? String(name.dropFirst()) : name
                entries.append((key, try self.value(value, depth: 0)))
            }
        }
        return .keyed(className: names.first ?? "", classes: names, entries: entries)
    }

    /// The name of a class and those that it comes from.
    private func classNames(_ number: Int) throws(ContainerError) -> [String] {
        if let known = classes[number] { return known }
        var found: [String] = []
        if places.indices.contains(number),
            case .dictionary(let keys, let values)? = table.node(places[number])
        {
            try spend(keys.count)
            var others: [String] = []
            for (key, value) in zip(keys, values) {
                switch try name(key) {
                case "$classname"?: if let text = try name(value) { found = [text] }
                case "$classes"?:
                    guard case .list(let members)? = table.node(value) else { continue }
                    try spend(members.count)
                    for member in members.prefix(64) {
                        if let text = try name(member) { others.append(text) }
                    }
                default: break
                }
            }
            found += others.filter { !found.contains($0) }
        }
        classes[number] = found
        return found
    }

    private func value(_ number: Int, depth: Int) throws(ContainerError) -> Value {
        try spend(1)
        switch table.node(number) {
        case .bool(let flag)?: return .bool(flag)
        case .integer(let number)?: return .integer(number)
        case .real(let number)?: return .number(number)
        case .text(let text)?:
            try spend(text.utf8.count)
            return .text(text)
        case .data(let data)?:
            try spend(data.count)
            return .data(data)
        case .reference(let place)?: return .object(place)
        case .list(let members)?:
            try spend(members.count)
            guard depth == 0 else { return .other }
            var items: [Value] = []
            for member in members { items.append(try value(member, depth: 1)) }
            return .list(items)
        case .dictionary(let keys, _)?:
            try spend(keys.count)
            return .other
        case .null?, nil: return .null
        }
    }

    /// The text of a key; each is read once.
    private func name(_ number: Int) throws(ContainerError) -> String? {
        if let known = names[number] { return known }
        var found: String?
        if table.isText(number), case .text(let text)? = table.node(number) {
            try spend(text.utf8.count)
            found = text
        }
        names[number] = .some(found)
        return found
    }

    private func spend(_ count: Int) throws(ContainerError) {
        budget -= count
        guard budget >= 0 else {
            throw .limit(name: "bytes that are read again", value: allowance - budget, allowed: allowance)
        }
    }
}
