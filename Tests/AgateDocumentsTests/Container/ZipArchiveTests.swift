import AgateDocuments
import Foundation
import Testing

// Source: documents R60, R63, R66.
@Suite("Archives of documents")
struct ZipArchiveTests {
    @Test("entries are read by their names")
    func plain() throws {
        let archive = try ZipArchive(SmallArchives.plain)
        #expect(archive.entries.map(\.name) == ["main.caml", "assets/a.txt"])
        #expect(try archive.bytes(of: "main.caml") == Data("<caml/>".utf8))
        #expect(try archive.bytes(of: "assets/a.txt") == Data(String(repeating: "A", count: 300).utf8))
        #expect(throws: ContainerError.self) { _ = try archive.bytes(of: "nothing") }
        let files = ZipFiles(archive, prefix: "assets/")
        #expect(try files.bytes(at: ["a.txt"])?.count == 300)
        #expect(try files.bytes(at: ["b.txt"]) == nil)
    }

    @Test("names that lead out and links are not listed, and the last of two entries counts")
    func odd() throws {
        let archive = try ZipArchive(SmallArchives.odd)
        #expect(Set(archive.entries.map(\.name)) == ["twice"])
        #expect(try archive.bytes(of: "twice") == Data("second".utf8))
    }

    @Test("what is unpacked is bounded by ratio, entry and sum")
    func bombs() throws {
        var limits = ContainerLimits.standard
        limits.ratio = 50
        #expect(throws: ContainerError.self) {
            _ = try ZipArchive(SmallArchives.bomb, limits: limits).bytes(of: "bomb")
        }
        limits = .standard
        limits.entryBytes = 100_000
        #expect(throws: ContainerError.limit(name: "entry bytes", value: 200_000, allowed: 100_000)) {
            _ = try ZipArchive(SmallArchives.bomb, limits: limits)
        }
        limits = .standard
        limits.unpackedBytes = 300_000
        let archive = try ZipArchive(SmallArchives.bomb, limits: limits)
        #expect(try archive.bytes(of: "bomb").count == 200_000)
        #expect(throws: ContainerError.self) { _ = try archive.bytes(of: "bomb") }
        limits.entries = 1
        #expect(throws: ContainerError.self) { _ = try ZipArchive(SmallArchives.plain, limits: limits) }
    }

    @Test("other methods than the two usual ones are not supported")
    func methods() throws {
        let archive = try ZipArchive(SmallArchives.bzip2)
        #expect(throws: ContainerError.unsupported("x is packed by method 12")) {
            _ = try archive.bytes(of: "x")
        }
    }

    @Test("damaged archives end with an error or with what is right")
    func damage() {
        let bytes = [UInt8](SmallArchives.plain)
        for index in bytes.indices {
            for value in [0, 0xFF, bytes[index] ^ 0x40] {
                var changed = bytes
                changed[index] = value
                guard let archive = try? ZipArchive(Data(changed)) else { continue }
                for entry in archive.entries { _ = try? archive.bytes(of: entry.name) }
            }
            _ = try? ZipArchive(Data(bytes[..<index]))
        }
    }

    @Test("gzip is unpacked within its limits")
    func gzip() throws {
        #expect(GzipReader.isGzip(SmallArchives.gzip))
        #expect(try GzipReader.unpack(SmallArchives.gzip) == Data("<caml/>".utf8))
        #expect(throws: ContainerError.self) { _ = try GzipReader.unpack(SmallArchives.gzip.dropLast(9)) }
        var limits = ContainerLimits.standard
        limits.entryBytes = 3
        #expect(throws: ContainerError.self) { _ = try GzipReader.unpack(SmallArchives.gzip, limits: limits) }
    }

    @Test("gzip that says a wrong length of itself is unpacked, and what follows it is ignored")
    func gzipLength() throws {
        for end in [[0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0]] as [[UInt8]] {
            #expect(try GzipReader.unpack(SmallArchives.gzip + Data(end)) == Data("<caml/>".utf8))
            #expect(try GzipReader.unpack(SmallArchives.zeros + Data(end)) == Data(count: 200_000))
        }
        var limits = ContainerLimits.standard
        limits.entryBytes = 199_999
        for data in [SmallArchives.zeros, SmallArchives.zeros + Data(count: 4)] {
            #expect(throws: ContainerError.limit(name: "unpacked bytes", value: 200_000, allowed: 199_999)) {
                _ = try GzipReader.unpack(data, limits: limits)
            }
        }
    }

    @Test("paths stay inside", arguments: ["../a", "a/../../b", "/etc/passwd", "C:x", "a\\b", "..", "a\0b"])
    func unsafe(path: String) {
        #expect(throws: ContainerError.unsafePath(path)) { _ = try ResourcePath.parts(path) }
    }

    @Test("a link that leads out of a folder is an error")
    func links() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("agate-links-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: folder) }
        let inside = folder.appendingPathComponent("in")
        try manager.createDirectory(at: inside, withIntermediateDirectories: true)
        try Data("secret".utf8).write(to: folder.appendingPathComponent("secret"))
        try Data("open".utf8).write(to: inside.appendingPathComponent("open"))
        try manager.createSymbolicLink(
            at: inside.appendingPathComponent("link"),
            withDestinationURL: folder.appendingPathComponent("secret")
        )
        let files = FolderFiles(inside)
        #expect(try files.bytes(at: ["open"]) == Data("open".utf8))
        #expect(try files.bytes(at: ["none"]) == nil)
        #expect(throws: ContainerError.unsafePath("link")) { _ = try files.bytes(at: ["link"]) }
    }
}
