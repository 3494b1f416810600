import Foundation

/// The bytes of a font file, which never change.
///
/// Files of the system's folders are mapped; others are read, since a mapped file that is shortened by another program ends the process.
///
/// `@unchecked Sendable`: the memory is written before the initialiser returns, and nowhere else.
package final class FontBytes: @unchecked Sendable {
    /// The first byte.
    let start: UnsafeRawPointer
    /// How many bytes there are; at least 1.
    package let count: Int
    private let isMapped: Bool

    /// Larger files are no fonts.
    private static let maximumSize = 1 << 28

    /// Folders that only packages of the system write to, which replace files and do not shorten them.
    private static let mappedFolders = ["/usr/share/", "/usr/lib/"]

    /// Copies bytes; nil without any, and for more than 256 MB.
    package init?(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, bytes.count <= Self.maximumSize else { return nil }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 16)
        bytes.withUnsafeBytes { source in
            if let from = source.baseAddress { memory.copyMemory(from: from, byteCount: bytes.count) }
        }
        start = UnsafeRawPointer(memory)
        count = bytes.count
        isMapped = false
    }

    /// Reads a file; nil where there is none, and for one that is empty or larger than 256 MB.
    package init?(path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
            Int(status.st_size) <= Self.maximumSize
        else { return nil }
        let size = Int(status.st_size)
        if Self.mappedFolders.contains(where: path.hasPrefix) {
            guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED else {
                return nil
            }
            start = UnsafeRawPointer(memory)
            count = size
            isMapped = true
            return
        }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        var filled = 0
        while filled < size {
            let step = read(file, memory + filled, size - filled)
            guard step > 0 else { break }
            filled += step
        }
        guard filled > 0 else {
            memory.deallocate()
            return nil
        }
        start = UnsafeRawPointer(memory)
        count = filled
        isMapped = false
    }

    deinit {
        let memory = UnsafeMutableRawPointer(mutating: start)
        if isMapped { munmap(memory, count) } else { memory.deallocate() }
    }
}
