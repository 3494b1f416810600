/// Tests for optional requirements, `delegate?.scroll != nil` and `if let scroll = delegate?.scroll`, found without a parser.
enum PresenceSearch {
    /// Whether a source may have one: a name behind a point, and behind it neither an argument nor another member.
    static func occur(in source: SourceText, of names: Set<String>) -> Bool {
        let wanted = Dictionary(grouping: names.map { Array($0.utf8) }) { $0[0] }
        return source.bytes.withUnsafeBufferPointer { bytes in
            for place in bytes.indices.dropFirst() where bytes[place - 1] == UInt8(ascii: ".") {
                for name in wanted[bytes[place]] ?? [] where bytes[place...].starts(with: name) {
                    let end = source.skippingBlanks(from: place + name.count)
                    guard end < bytes.count else { continue }
                    switch bytes[end] {
                    case UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: ","):
                        return true
                    // `else` of a guard.
                    case UInt8(ascii: "e") where end > place + name.count: return true
                    default: continue
                    }
                }
            }
            return false
        }
    }
}

extension SourceIndex {
    /// Notes that objects are queried for methods, if something in sources is tested for an optional requirement of the index.
    public mutating func noteTests(in sources: [SourceText]) {
        guard !asksForMethods else { return }
        let names = Set(members.values.joined().filter { $0.isOptional && $0.kind == .function }.map(\.name))
        guard !names.isEmpty,
            DeepThreads.map(sources.count, { PresenceSearch.occur(in: sources[$0], of: names) }).contains(
                true
            )
        else { return }
        noteAsking()
    }
}
