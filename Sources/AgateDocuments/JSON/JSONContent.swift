import AgateJSON

/// A value that is put together from values of texts and new ones.
indirect enum JSONContent {
    case value(JSONValue)
    case number(Double)
    case string(String)
    case list([JSONContent])
    /// Members, each name once.
    case object([(name: String, content: JSONContent)])
}

extension JSONValue {
    /// The value that a content describes, with a copy of all that is in it.
    init(_ content: JSONContent) {
        var copy = JSONCopy()
        copy.set(copy.reserve(1), content)
        self.init(JSONStore(JSONTables(nodes: copy.nodes, bytes: copy.bytes)), 0)
    }
}

/// Tables that are written.
private struct JSONCopy {
    var nodes: [JSONNode] = []
    var bytes: [UInt8] = []

    /// Makes room for nodes.
    ///
    /// - Returns: The number of the first one.
    mutating func reserve(_ count: Int) -> Int {
        nodes.append(contentsOf: repeatElement(JSONNode(.null), count: count))
        return nodes.count - count
    }

    mutating func set(_ index: Int, _ content: JSONContent) {
        switch content {
        case .number(let number): nodes[index] = JSONNode(.number, bits: number.bitPattern)
        case .string(let text): set(index, text)
        case .list(let items):
            let first = reserve(items.count)
            nodes[index] = JSONNode(.array, first: first, count: items.count)
            for (place, item) in items.enumerated() { set(first + place, item) }
        case .object(let members):
            let first = reserve(2 * members.count)
            nodes[index] = JSONNode(.object, first: first, count: members.count)
            for (place, member) in members.enumerated() {
                set(first + 2 * place, member.name)
                set(first + 2 * place + 1, member.content)
            }
        case .value(let value):
            if let text = value.string {
                set(index, text)
            } else if let items = value.array {
                set(index, .list(items.map { .value($0) }))
            } else if let members = value.members {
                let sorted = members.sorted { $0.key < $1.key }
                set(index, .object(sorted.map { ($0.key, .value($0.value)) }))
            } else if let number = value.number {
                set(index, .number(number))
            }
        }
    }

    private mutating func set(_ index: Int, _ text: String) {
        let name = JSONName(text)
        if name.isShort {
            nodes[index] = JSONNode(.shortString, bits: name.bits, count: Int(name.count))
            return
        }
        nodes[index] = JSONNode(.string, first: bytes.count, count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }
}
