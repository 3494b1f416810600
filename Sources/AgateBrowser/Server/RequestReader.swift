import Foundation

/// Cuts what a connection sends into heads of requests, and refuses what is too long before it reads any of it.
///
/// Each byte is looked at once, however it arrives: a client that sends megabytes without an end of a line, or one byte at a time, costs what
/// it sends.
///
/// Source: reality Q6.1.
package struct RequestReader {
    package enum Result: Sendable, Equatable {
        /// More is to come.
        case unfinished
        case head(RequestHead)
        /// The request gets this status, and the connection ends with it: where the next request begins is not known.
        case refused(status: Int)
    }

    /// The maximum number of bytes of a line, without its end.
    package static let longestLine = 16 << 10
    /// The maximum number of bytes of a head.
    package static let longestHead = 64 << 10
    /// The maximum number of header fields.
    package static let maxFields = 100

    private var bytes: [UInt8] = []
    /// Where the line begins whose end is looked for.
    private var lineStart = 0
    /// The number of bytes that have been searched.
    private var scanned = 0
    private var lines: [Range<Int>] = []

    package init() {}

    /// Whether nothing of a head has come.
    package var isEmpty: Bool { bytes.isEmpty }

    /// How many bytes are kept.
    package var count: Int { bytes.count }

    /// Takes what has come.
    package mutating func add(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// The next head.
    package mutating func next() -> Result {
        while scanned < bytes.count {
            guard let end = endOfLine() else {
                scanned = bytes.count
                break
            }
            scanned = end + 1
            let textEnd = end > lineStart && bytes[end - 1] == 13 ? end - 1 : end
            guard textEnd - lineStart <= Self.longestLine else { return tooLong }
            if textEnd > lineStart {
                lines.append(lineStart..<textEnd)
                guard lines.count <= Self.maxFields + 1 else { return .refused(status: 431) }
            } else if !lines.isEmpty {
                return finish(end + 1)
            }
            // An empty line before a request is left out: RFC 9112, section 2.2.
            lineStart = end + 1
            guard lineStart <= Self.longestHead else { return .refused(status: 431) }
        }
        // One byte may be half of an end of a line.
        return bytes.count - lineStart > Self.longestLine + 1 ? tooLong : .unfinished
    }

    /// The bytes after the last head: the beginning of another protocol.
    package mutating func takeRest() -> [UInt8] {
        defer { self = RequestReader() }
        return bytes
    }

    private var tooLong: Result { .refused(status: lines.isEmpty ? 414 : 431) }

    private func endOfLine() -> Int? {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress,
                let found = memchr(base + scanned, 10, bytes.count - scanned)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    private mutating func finish(_ end: Int) -> Result {
        let head = Swift.Result { () throws(RequestRefusal) in try RequestHead(lines: lines.map { bytes[$0] })
        }
        bytes.removeSubrange(..<end)
        (lineStart, scanned, lines) = (0, 0, [])
        switch head {
        case .success(let head): return .head(head)
        case .failure(let refusal): return .refused(status: refusal.status)
        }
    }
}
