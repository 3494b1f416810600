package import Foundation

#if AGATE_ZIP
import CLibZip
#endif

/// A ZIP archive in memory, read by its central directory with the system's libzip.
///
/// Names are keys and never paths to write to. Links, folders and names that lead out of the archive are not listed; of a name that is
/// there twice the last one counts. Sizes are checked in the directory before anything is unpacked, and again while it is.
///
/// GUESS zip-doubled-names: the last of two entries of one name counts.
///
/// Source: documents R60, R63.
package final class ZipArchive {
    /// An entry, as the directory says.
    package struct Entry: Sendable, Equatable {
        /// The name, with slashes between folders.
        package let name: String
        /// Bytes, unpacked.
        package let size: Int
        let packedSize: Int
        let index: Int
    }

    /// The entries in the order of the directory.
    package let entries: [Entry]
    private let limits: ContainerLimits
    private let byName: [String: Int]
    #if AGATE_ZIP
    private let archive: OpaquePointer
    private let storage: UnsafeMutableRawPointer
    private var unpacked = 0
    #endif

    /// Whether bytes look like an archive.
    package static func isArchive(_ data: Data) -> Bool {
        data.starts(with: [0x50, 0x4B, 3, 4]) || data.starts(with: [0x50, 0x4B, 5, 6])
    }

    #if AGATE_ZIP
    package init(_ data: Data, limits: ContainerLimits = .standard) throws(ContainerError) {
        guard data.count <= limits.fileBytes else {
            throw .limit(name: "file bytes", value: data.count, allowed: limits.fileBytes)
        }
        self.limits = limits
        try Self.checkEnd(of: data, limits)
        // libzip reads from the bytes as long as the archive is open.
        storage = UnsafeMutableRawPointer.allocate(byteCount: max(data.count, 1), alignment: 8)
        data.copyBytes(to: UnsafeMutableRawBufferPointer(start: storage, count: data.count))
        var opened: OpaquePointer?
        do throws(ContainerError) {
            opened = try Self.open(storage, data.count)
            guard let opened else { throw ContainerError.malformed("no archive") }
            archive = opened
            entries = try Self.directory(of: opened, limits)
        } catch {
            if let opened { zip_discard(opened) }
            storage.deallocate()
            throw error
        }
        byName = Dictionary(
            entries.enumerated().map { ($1.name, $0) },
            uniquingKeysWith: { _, last in last }
        )
    }

    deinit {
        zip_discard(archive)
        storage.deallocate()
    }

    /// Refuses what libzip would take memory for before anyone could look: directories of 64-bit archives.
    private static func checkEnd(of data: Data, _ limits: ContainerLimits) throws(ContainerError) {
        let tail = Array(data.suffix(65_557 + 20))
        guard tail.count >= 22 else { throw .malformed("too short for an archive") }
        var maximum: Int?
        for index in 0...(tail.count - 4) where tail[index] == 0x50 && tail[index + 1] == 0x4B {
            if tail[index + 2] == 6, tail[index + 3] == 7 { throw .unsupported("a 64-bit archive") }
            if tail[index + 2] == 5, tail[index + 3] == 6, index + 22 <= tail.count {
                maximum = max(maximum ?? 0, Int(tail[index + 10]) | Int(tail[index + 11]) << 8)
            }
        }
        guard let maximum else { throw .malformed("no end of the directory") }
        guard maximum <= limits.entries else {
            throw .limit(name: "entries", value: maximum, allowed: limits.entries)
        }
    }

    private static func open(_ bytes: UnsafeMutableRawPointer, _ count: Int) throws(ContainerError)
        -> OpaquePointer?
    {
        var error = zip_error_t()
        zip_error_init(&error)
        defer { zip_error_fini(&error) }
        guard let source = zip_source_buffer_create(bytes, zip_uint64_t(count), 0, &error) else {
            throw .malformed(String(cString: zip_error_strerror(&error)))
        }
        guard let archive = zip_open_from_source(source, ZIP_RDONLY, &error) else {
            zip_source_free(source)
            throw .malformed(String(cString: zip_error_strerror(&error)))
        }
        return archive
    }

    private static func directory(of archive: OpaquePointer, _ limits: ContainerLimits) throws(ContainerError)
        -> [Entry]
    {
        let count = Int(zip_get_num_entries(archive, 0))
        guard count <= limits.entries else {
            throw .limit(name: "entries", value: count, allowed: limits.entries)
        }
        var entries: [Entry] = []
        var total = 0
        for index in 0..<max(count, 0) {
            var facts = zip_stat_t()
            zip_stat_init(&facts)
            guard zip_stat_index(archive, zip_uint64_t(index), 0, &facts) == 0, let name = facts.name else {
                continue
            }
            let size = Int(clamping: facts.size)
            guard size <= limits.entryBytes else {
                throw .limit(name: "entry bytes", value: size, allowed: limits.entryBytes)
            }
            total += size
            guard total <= limits.unpackedBytes else {
                throw .limit(name: "unpacked bytes", value: total, allowed: limits.unpackedBytes)
            }
            let text = String(cString: name)
            guard !text.hasSuffix("/"), !isLink(archive, index),
                let parts = try? ResourcePath.parts(text), !parts.isEmpty
            else { continue }
            entries.append(
                Entry(
                    name: parts.joined(separator: "/"),
                    size: size,
                    packedSize: Int(clamping: facts.comp_size),
                    index: index
                )
            )
        }
        return entries
    }

    /// Whether an entry is a link of a Unix file system.
    private static func isLink(_ archive: OpaquePointer, _ index: Int) -> Bool {
        var system: zip_uint8_t = 0
        var attributes: zip_uint32_t = 0
        guard zip_file_get_external_attributes(archive, zip_uint64_t(index), 0, &system, &attributes) == 0
        else {
            return false
        }
        return Int32(system) == ZIP_OPSYS_UNIX && attributes >> 16 & 0o170000 == 0o120000
    }

    /// The bytes of an entry.
    package func bytes(of name: String) throws(ContainerError) -> Data {
        guard let place = byName[name] else { throw .malformed("no entry \(name)") }
        let entry = entries[place]
        try checkMethod(of: entry)
        guard entry.size <= limits.ratio * max(entry.packedSize, 1) else {
            throw .limit(
                name: "ratio of \(name)",
                value: entry.size / max(entry.packedSize, 1),
                allowed: limits.ratio
            )
        }
        unpacked += entry.size
        guard unpacked <= limits.unpackedBytes else {
            throw .limit(name: "unpacked bytes", value: unpacked, allowed: limits.unpackedBytes)
        }
        guard let file = zip_fopen_index(archive, zip_uint64_t(entry.index), 0) else {
            throw .malformed("\(name): \(reason)")
        }
        defer { zip_fclose(file) }
        var bytes = Data()
        // A chunk at a time: what the directory says may be a lie, and memory is taken for what is there.
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Int(
                chunk.withUnsafeMutableBytes { zip_fread(file, $0.baseAddress, zip_uint64_t($0.count)) }
            )
            if count < 0 { throw .malformed("\(name): its bytes are damaged") }
            if count == 0 { break }
            guard bytes.count + count <= entry.size else {
                throw .malformed("\(name): longer than the directory says")
            }
            bytes.append(contentsOf: chunk[..<count])
        }
        guard bytes.count == entry.size else { throw .malformed("\(name): shorter than the directory says") }
        return bytes
    }

    private func checkMethod(of entry: Entry) throws(ContainerError) {
        var facts = zip_stat_t()
        zip_stat_init(&facts)
        guard zip_stat_index(archive, zip_uint64_t(entry.index), 0, &facts) == 0 else {
            throw .malformed("\(entry.name): \(reason)")
        }
        guard facts.encryption_method == ZIP_EM_NONE else { throw .unsupported("\(entry.name) is encrypted") }
        guard Int32(facts.comp_method) == ZIP_CM_STORE || Int32(facts.comp_method) == ZIP_CM_DEFLATE else {
            throw .unsupported("\(entry.name) is packed by method \(facts.comp_method)")
        }
    }

    private var reason: String { String(cString: zip_strerror(archive)) }
    #else
    package init(_ data: Data, limits: ContainerLimits = .standard) throws(ContainerError) {
        throw .unsupported("built without the trait ZIP, which reads archives")
    }

    /// The bytes of an entry.
    package func bytes(of name: String) throws(ContainerError) -> Data {
        throw .unsupported("built without the trait ZIP, which reads archives")
    }
    #endif

    /// Whether there is an entry of a name.
    package func contains(_ name: String) -> Bool { byName[name] != nil }
}
