import Foundation

/// Writes archived values as bytes: a tag, then the content; lengths and numbers are little-endian.
struct ArchiveByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ value: ArchivedValue) {
        bytes.append(value.tag.rawValue)
        switch value {
        case .null: break
        case .bool(let flag): bytes.append(flag ? 1 : 0)
        case .integer(let number): write(UInt64(bitPattern: number))
        case .number(let number): write(number.bitPattern)
        case .text(let text), .valueFunction(let text): write(text)
        case .data(let data), .image(let data), .coded(let data): write(data)
        case .structure(let name, let numbers), .color(let name, let numbers), .timing(let name, let numbers):
            write(name)
            write(numbers)
        case .path(let verbs, let coordinates):
            write(Data(verbs))
            write(coordinates)
        case .list(let items):
            write(count: items.count)
            for item in items { write(item) }
        case .table(let entries):
            write(count: entries.count)
            for entry in entries {
                write(entry.key)
                write(entry.value)
            }
        case .object(let number): write(UInt64(number))
        }
    }

    mutating func write(count: Int) {
        withUnsafeBytes(of: UInt32(clamping: count).littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func write(_ word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func write(_ text: String) {
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func write(_ data: Data) {
        write(count: data.count)
        bytes.append(contentsOf: data)
    }

    private mutating func write(_ numbers: [Double]) {
        write(count: numbers.count)
        for number in numbers { write(number.bitPattern) }
    }
}

/// Reads what ``ArchiveByteWriter`` wrote.
///
/// The bytes may come from anywhere: every length is checked against what is there, and nesting is bounded, so that
/// bad bytes end the reading and nothing else.
struct ArchiveByteReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next value; nil at the end and where the bytes make no sense.
    mutating func value(depth: Int = 0) -> ArchivedValue? {
        guard depth <= ArchivedValue.deepestNesting, let code = byte(), let tag = ArchiveTag(rawValue: code)
        else { return nil }
        switch tag {
        case .null: return .null
        case .bool: return byte().map { .bool($0 != 0) }
        case .integer: return word().map { .integer(Int64(bitPattern: $0)) }
        case .number: return word().map { .number(Double(bitPattern: $0)) }
        case .text: return text().map { .text($0) }
        case .data: return data().map { .data($0) }
        case .image: return data().map { .image($0) }
        case .coded: return data().map { .coded($0) }
        case .valueFunction: return text().map { .valueFunction($0) }
        case .structure: return namedNumbers().map { .structure($0, $1) }
        case .color: return namedNumbers().map { .color($0, $1) }
        case .timing: return namedNumbers().map { .timing($0, $1) }
        case .path:
            guard let verbs = data(), let coordinates = numbers() else { return nil }
            return .path(verbs: Array(verbs), coordinates: coordinates)
        case .list: return list(depth: depth)
        case .table: return table(depth: depth)
        case .object: return word().map { .object(Int(truncatingIfNeeded: $0)) }
        }
    }

    private mutating func list(depth: Int) -> ArchivedValue? {
        guard let count = count(ofSize: 1) else { return nil }
        var items: [ArchivedValue] = []
        for _ in 0..<count {
            guard let item = value(depth: depth + 1) else { return nil }
            items.append(item)
        }
        return .list(items)
    }

    private mutating func table(depth: Int) -> ArchivedValue? {
        guard let count = count(ofSize: 5) else { return nil }
        var entries: [ArchivedValue.Entry] = []
        for _ in 0..<count {
            guard let key = text(), let value = value(depth: depth + 1) else { return nil }
            entries.append(ArchivedValue.Entry(key: key, value: value))
        }
        return .table(entries)
    }

    private mutating func byte() -> UInt8? {
        guard position < bytes.count else { return nil }
        position += 1
        return bytes[position - 1]
    }

    private mutating func word() -> UInt64? {
        guard bytes.count - position >= 8 else { return nil }
        var word: UInt64 = 0
        for index in 0..<8 { word |= UInt64(bytes[position + index]) << UInt64(8 * index) }
        position += 8
        return word
    }

    /// A count of things of at least a size; nil when so many are not there.
    private mutating func count(ofSize size: Int) -> Int? {
        guard bytes.count - position >= 4 else { return nil }
        var count = 0
        for index in 0..<4 { count |= Int(bytes[position + index]) << (8 * index) }
        position += 4
        return count * size <= bytes.count - position ? count : nil
    }

    private mutating func data() -> Data? {
        guard let count = count(ofSize: 1) else { return nil }
        position += count
        return Data(bytes[(position - count)..<position])
    }

    private mutating func text() -> String? {
        data().map { String(decoding: $0, as: UTF8.self) }
    }

    private mutating func numbers() -> [Double]? {
        guard let count = count(ofSize: 8) else { return nil }
        return (0..<count).compactMap { _ in word().map { Double(bitPattern: $0) } }
    }

    private mutating func namedNumbers() -> (String, [Double])? {
        guard let name = text(), let numbers = numbers() else { return nil }
        return (name, numbers)
    }
}

/// The tag before each value.
///
/// The numbers are part of the format: they never change.
private enum ArchiveTag: UInt8 {
    case null = 0
    case bool = 1
    case integer = 2
    case number = 3
    case text = 4
    case data = 5
    case structure = 6
    case color = 7
    case path = 8
    case image = 9
    case timing = 10
    case valueFunction = 11
    case list = 12
    case table = 13
    case object = 14
    case coded = 15
}

extension ArchivedValue {
    fileprivate var tag: ArchiveTag {
        switch self {
        case .null: .null
        case .bool: .bool
        case .integer: .integer
        case .number: .number
        case .text: .text
        case .data: .data
        case .structure: .structure
        case .color: .color
        case .path: .path
        case .image: .image
        case .timing: .timing
        case .valueFunction: .valueFunction
        case .list: .list
        case .table: .table
        case .object: .object
        case .coded: .coded
        }
    }
}
