import Foundation

/// The objects of a property list in its binary form, each read at its first use.
///
/// Every number of the file is checked before it is used: nothing reads beyond the bytes. Nothing recurses: a list is the numbers of
/// what is in it. The form is that of CoreFoundation's `bplist00`.
struct BinaryPropertyListTable: Sendable {
    /// One object; lists and dictionaries name others by their numbers.
    enum Node: Sendable, Equatable {
        case null
        case bool(Bool)
        case integer(Int64)
        case real(Double)
        case data(Data)
        case text(String)
        /// The number of an object of a keyed archive.
        case reference(Int)
        case list([Int])
        case dictionary(keys: [Int], values: [Int])
    }

    /// How many objects there are.
    let count: Int
    /// The number of the outermost one.
    let top: Int
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let table: Int

    /// Whether bytes begin like a binary property list.
    static func isBinary(_ data: Data) -> Bool { data.starts(with: Array("bplist00".utf8)) }

    /// Looks at the end of a file, which says where its objects are; nil for bytes that are no such list.
    init?(_ data: Data) {
        guard Self.isBinary(data), data.count >= 40 else { return nil }
        bytes = Array(data)
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.integer(bytes, trailer + 8, 8), let top = Self.integer(bytes, trailer + 16, 8),
            let table = Self.integer(bytes, trailer + 24, 8), table <= trailer,
            count <= (trailer - table) / offsetSize, top < count
        else { return nil }
        (self.count, self.top, self.table) = (count, top, table)
    }

    /// Whether the object with a number is a text.
    func isText(_ number: Int) -> Bool {
        guard number >= 0, number < count,
            let offset = Self.integer(bytes, table + number * offsetSize, offsetSize), offset < table
        else { return false }
        return (0x5...0x7).contains(bytes[offset] >> 4)
    }

    /// The object with a number; nil where there is none that makes sense.
    func node(_ number: Int) -> Node? {
        guard number >= 0, number < count,
            let offset = Self.integer(bytes, table + number * offsetSize, offsetSize), offset < table
        else { return nil }
        let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
        switch kind {
        case 0x0: return low == 0 ? .null : low == 8 ? .bool(false) : low == 9 ? .bool(true) : nil
        case 0x1: return whole(offset + 1, size: 1 << low)
        case 0x2: return real(offset + 1, size: 1 << low).map { .real($0) }
        case 0x3: return real(offset + 1, size: 8).map { .real($0) }
        case 0x4:
            guard let (count, start) = length(offset, low), count <= table - start else { return nil }
            return .data(Data(bytes[start..<start + count]))
        case 0x5, 0x6, 0x7: return text(kind, offset, low).map { .text($0) }
        case 0x8:
            guard low < 8 else { return nil }
            return Self.integer(bytes, offset + 1, low + 1).map { .reference($0) }
        case 0xA, 0xC: return list(offset, low, lists: 1).map { .list($0) }
        case 0xD:
            return list(offset, low, lists: 2).map { members in
                let half = members.count / 2
                return .dictionary(keys: Array(members[..<half]), values: Array(members[half...]))
            }
        default: return nil
        }
    }

    /// A whole number without a sign, the high byte first; nil beyond the bytes, and for one that no file is as long as.
    private static func integer(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, size > 0, size <= 8, offset <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for index in offset..<offset + size { value = value << 8 | UInt64(bytes[index]) }
        return value <= UInt64(Int32.max) ? Int(value) : nil
    }

    private func word(_ offset: Int, size: Int) -> UInt64? {
        guard size <= 8, offset <= bytes.count - size else { return nil }
        return bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }

    /// Numbers of eight bytes have a sign, shorter ones have none; of those of sixteen bytes the low half counts.
    private func whole(_ offset: Int, size: Int) -> Node? {
        if size == 16 { return word(offset + 8, size: 8).map { .integer(Int64(bitPattern: $0)) } }
        return word(offset, size: size).map { .integer(Int64(bitPattern: $0)) }
    }

    private func real(_ offset: Int, size: Int) -> Double? {
        guard size == 4 || size == 8, let bits = word(offset, size: size) else { return nil }
        return size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
    }

    private func text(_ kind: UInt8, _ offset: Int, _ low: Int) -> String? {
        guard let (count, start) = length(offset, low) else { return nil }
        let size = kind == 0x6 ? 2 : 1
        guard start <= table, count <= (table - start) / size else { return nil }
        let part = bytes[start..<start + count * size]
        guard kind == 0x6 else { return String(decoding: part, as: UTF8.self) }
        let units = (0..<count).map {
            UInt16(part[start + 2 * $0]) << 8 | UInt16(part[start + 2 * $0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// How many things an object has, and where they begin.
    private func length(_ offset: Int, _ low: Int) -> (count: Int, start: Int)? {
        guard low == 15 else { return (low, offset + 1) }
        guard offset + 1 < table, bytes[offset + 1] >> 4 == 1 else { return nil }
        let size = 1 << Int(bytes[offset + 1] & 15)
        guard size <= 8, let count = Self.integer(bytes, offset + 2, size) else { return nil }
        return (count, offset + 2 + size)
    }

    /// The numbers of what is in a list, or in the two lists of a dictionary.
    private func list(_ offset: Int, _ low: Int, lists: Int) -> [Int]? {
        guard let (count, start) = length(offset, low), start <= table,
            count <= (table - start) / (referenceSize * lists)
        else { return nil }
        return (0..<count * lists).map {
            Self.integer(bytes, start + $0 * referenceSize, referenceSize) ?? -1
        }
    }
}
