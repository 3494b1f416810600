import AgateDocuments
import Foundation

/// Hands one object of an archive to a class that reads itself: the coder of ``ArchiveReader``.
///
/// Missing values, and values of another type, are nil, zero or false; nothing traps.
final class ArchiveCoder: NSCoder {
    private let reader: ArchiveReader
    private let entries: ArchiveEntries

    init(_ reader: ArchiveReader, _ entries: ArchiveEntries) {
        self.reader = reader
        self.entries = entries
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { entries[key] != nil }

    override func decodeObject(forKey key: String) -> Any? {
        let value = entries[key].flatMap { reader.value(of: $0) }
        return value is NSNull ? nil : value
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        // Values of Foundation come bridged; the caller looks at the type.
        decodeObject(forKey: key)
    }

    override func decodeBool(forKey key: String) -> Bool { number(key) != 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key) }
    override func decodeFloat(forKey key: String) -> Float { Float(number(key)) }
    override func decodeInteger(forKey key: String) -> Int { Int(exactly: number(key).rounded()) ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(exactly: number(key).rounded()) ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(exactly: number(key).rounded()) ?? 0 }
    override func decodeCInt(forKey key: String) -> CInt { decodeInt32(forKey: key) }

    override func withDecodedUnsafeBytes<Result>(
        forKey key: String,
        body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
        guard case .data(let data)? = entries[key] else { return try body(nil) }
        return try data.withUnsafeBytes { try body($0) }
    }

    private func number(_ key: String) -> Double { entries[key].flatMap { reader.number(of: $0) } ?? 0 }
}
