import Foundation

/// Reads property lists in their binary form: the plain values, as deep and as many as a bundle's own list needs.
///
/// Every number of the file is checked before it is used: nothing reads beyond the bytes, and objects that refer to each other in a circle
/// end at the deepest level. Source: documents K4; the form is that of CoreFoundation's `bplist00`.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let table: Int
    /// How many values may still be read: a small file can name one object very often.
    private var budget = 20_000

    /// Values deeper than this are left out.
    private static let deepest = 16

    /// Whether bytes begin like a binary property list.
    static func isBinary(_ data: Data) -> Bool { data.starts(with: Array("bplist00".utf8)) }

    /// The outermost value; nil for bytes that are no such list.
    static func value(_ data: Data) -> MarkupPropertyList.Value? {
        guard isBinary(data), data.count >= 40, var reader = BinaryPropertyList(Array(data)) else {
            return nil
        }
        return reader.object(reader.top, depth: 0)
    }

    private let top: Int

    private init?(_ bytes: [UInt8]) {
        self.bytes = bytes
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

    /// A whole number without a sign, the high byte first; nil beyond the bytes, and for one that no file is as long as.
    private static func integer(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, size > 0, size <= 8, offset <= bytes.count - size else { return nil }
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value <= UInt64(Int32.max) ? Int(value) : nil
    }

    private mutating func object(_ reference: Int, depth: Int) -> MarkupPropertyList.Value? {
        budget -= 1
        guard budget > 0, depth < Self.deepest, reference < count,
            let offset = Self.integer(bytes, table + reference * offsetSize, offsetSize), offset < table
        else { return nil }
        let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
        switch kind {
        case 0x0: return low == 8 ? .bool(false) : low == 9 ? .bool(true) : nil
        case 0x1: return number(offset + 1, size: 1 << low).map { .number($0) }
        case 0x2: return real(offset + 1, size: 1 << low).map { .number($0) }
        case 0x3: return real(offset + 1, size: 8).map { .number($0) }
        case 0x5, 0x6, 0x7: return text(kind, offset, low).map { .string($0) }
        case 0xA, 0xC:
            guard let (start, count) = list(offset, low, lists: 1) else { return nil }
            var items: [MarkupPropertyList.Value] = []
            for index in 0..<count {
                guard let item = member(start, index), let value = object(item, depth: depth + 1) else {
                    continue
                }
                items.append(value)
            }
            return .array(items)
        case 0xD:
            guard let (start, count) = list(offset, low, lists: 2) else { return nil }
            var entries: [String: MarkupPropertyList.Value] = [:]
            for index in 0..<count {
                guard let key = member(start, index), let item = member(start, count + index),
                    case .string(let name)? = object(key, depth: depth + 1)
                else { continue }
                entries[name] = object(item, depth: depth + 1)
            }
            return .dictionary(entries)
        default: return nil
        }
    }

    // MARK: Values

    private func number(_ offset: Int, size: Int) -> Double? {
        guard size <= 8, offset <= bytes.count - size else { return nil }
        let bits = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // Numbers of eight bytes have a sign, shorter ones have none.
        return size == 8 ? Double(Int64(bitPattern: bits)) : Double(bits)
    }

    private func real(_ offset: Int, size: Int) -> Double? {
        guard size == 4 || size == 8, offset <= bytes.count - size else { return nil }
        let bits = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
    }

    private func text(_ kind: UInt8, _ offset: Int, _ low: Int) -> String? {
        guard let (count, start) = length(offset, low) else { return nil }
        let size = kind == 0x6 ? 2 : 1
        guard count <= (table - start) / size else { return nil }
        let part = bytes[start..<start + count * size]
        guard kind == 0x6 else { return String(decoding: part, as: UTF8.self) }
        let units = (0..<count).map { UInt16(part[start + 2 * $0]) << 8 | UInt16(part[start + 2 * $0 + 1]) }
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

    /// Where the references of a list, or the two lists of a dictionary, begin, and how many there are in each.
    private func list(_ offset: Int, _ low: Int, lists: Int) -> (start: Int, count: Int)? {
        guard let (count, start) = length(offset, low), start <= table,
            count <= (table - start) / (referenceSize * lists)
        else { return nil }
        return (start, count)
    }

    private func member(_ start: Int, _ index: Int) -> Int? {
        Self.integer(bytes, start + index * referenceSize, referenceSize)
    }
}
