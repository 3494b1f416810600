package import Foundation

/// The output of one archived object: its values by key in one run of bytes, and beside them the objects that
/// the values refer to.
///
/// Foundation on Linux ends the program over an archive whose classes are not the requested ones. A run of bytes
/// names no class, so that whatever an archive says about plain values, reading it does no harm.
package struct ObjectArchiveWriter {
    private let coder: NSCoder
    private var objects: [NSObject] = []
    private var entries: [ArchivedValue.Entry] = []

    package init(to coder: NSCoder) {
        self.coder = coder
    }

    /// Writes a value under a key; one that no archive can hold is left out.
    package mutating func write(_ value: Any?, forKey key: String) {
        if let archived = archived(value) {
            entries.append(ArchivedValue.Entry(key: key, value: archived))
        }
    }

    /// Writes a value in its archived form.
    mutating func write(archived value: ArchivedValue, forKey key: String) {
        entries.append(ArchivedValue.Entry(key: key, value: value))
    }

    /// The archived form of a value, whose objects are written with it.
    mutating func archived(_ value: Any?) -> ArchivedValue? {
        let count = objects.count
        let archived = ArchivedValue(value) { [coder] object in
            guard Self.canHold(object, coder) else { return nil }
            objects.append(object)
            return objects.count - 1
        }
        if archived == nil { objects.removeLast(objects.count - count) }
        return archived
    }

    /// Hands everything over to the coder; the last thing that is done with a writer.
    package func finish() {
        var writer = ArchiveByteWriter()
        writer.write(.table(entries))
        writer.bytes.withUnsafeBufferPointer { bytes in
            coder.encodeBytes(bytes.baseAddress, length: bytes.count, forKey: ObjectArchiveKey.values)
        }
        guard !objects.isEmpty, ArchiveProgress.current.goDeeper() else { return }
        defer { ArchiveProgress.current.comeBack() }
        for (index, object) in objects.enumerated() {
            coder.encode(object, forKey: ObjectArchiveKey.object(index))
        }
    }

    /// Whether a coder can take an object: with one that wants secure coding, another object ends the program,
    /// and an object inside of itself could not be read back.
    private static func canHold(_ object: NSObject, _ coder: NSCoder) -> Bool {
        guard !ArchiveProgress.current.isWriting(object) else { return false }
        if let secure = object as? any NSSecureCoding, type(of: secure).supportsSecureCoding { return true }
        return !coder.requiresSecureCoding && object is any NSCoding
    }
}

/// Reads what ``ObjectArchiveWriter`` wrote.
package struct ObjectArchiveReader {
    private let coder: NSCoder
    /// The values that were written, in that order; none where the bytes make no sense.
    let entries: [ArchivedValue.Entry]

    package init(from coder: NSCoder) {
        self.coder = coder
        var bytes: [UInt8] = []
        // Asking for a key that is not there makes the whole archive unreadable.
        if coder.containsValue(forKey: ObjectArchiveKey.values) {
            coder.withDecodedUnsafeBytes(forKey: ObjectArchiveKey.values) {
                bytes = $0.map { Array($0) } ?? []
            }
        }
        var reader = ArchiveByteReader(bytes)
        if case .table(let entries)? = reader.value() { self.entries = entries } else { entries = [] }
    }

    /// The value that was written under a key, for a program; nil where there is none that makes sense.
    package func value(forKey key: String) -> Any? { self[key].flatMap { value(of: $0) } }

    /// The archived form of the value under a key.
    subscript(key: String) -> ArchivedValue? { entries.first { $0.key == key }?.value }

    /// A value for a program; nil when it makes no sense.
    func value(of archived: ArchivedValue) -> Any? {
        archived.value { object($0) }
    }

    /// The object with a number.
    private func object(_ index: Int) -> Any? {
        Self.object(forKey: ObjectArchiveKey.object(index), in: coder)
    }

    /// The object that a coder has under a key; nil when there is none, and when it lies too deep or cannot be read.
    static func object(forKey key: String, in coder: NSCoder) -> Any? {
        guard coder.containsValue(forKey: key), ArchiveProgress.current.goDeeper() else { return nil }
        defer { ArchiveProgress.current.comeBack() }
        return coder.soundObject(forKey: key)
    }
}

/// The keys under which a coder gets what an object writes.
enum ObjectArchiveKey {
    /// The values, in bytes.
    static let values = "agate.values"
    /// How the layers of a tree hang together, in bytes.
    static let tree = "agate.tree"

    /// An object that the values refer to.
    static func object(_ index: Int) -> String { "agate.object.\(index)" }

    /// A layer of the tree.
    static func layer(_ index: Int) -> String { "agate.layer.\(index)" }
}
