import Foundation

/// Runs a body that waits on a thread of its own: the threads of tasks are as few as processors, and a server needs them.
public func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: body()) }.start()
    }
}

/// A WebSocket of a client that may behave badly: bytes are written as they are given.
///
/// All calls wait; call them on a thread of their own, see ``onThread(_:)``. An answer that does not come within two minutes counts as none: the main thread, which other tests use, may be busy for long.
public final class TestSocket {
    private let file: Int32
    /// What was read and not taken.
    private var rest: [UInt8] = []
    /// The status of the answer to the handshake; 0 where there was none.
    public private(set) var status = 0

    /// Connects to this machine, and asks for a socket.
    ///
    /// - Parameters:
    ///   - port: The port of the server.
    ///   - path: The path of the socket.
    ///   - cookie: The cookie that lets in.
    public init?(port: Int, path: String, cookie: String) {
        file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard file >= 0 else { return nil }
        var patience = timeval(tv_sec: 120, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(file, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let failure = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard failure == 0 else { return nil }
        let lines = [
            "GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)",
            "Cookie: \(cookie)", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        ]
        guard send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)) else { return }
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]), head.count < 4096, let byte = take(1)?.first {
            head.append(byte)
        }
        status = Int(String(decoding: head.dropFirst(9).prefix(3), as: UTF8.self)) ?? 0
    }

    deinit { close(file) }

    /// Writes bytes; false when the other end is closed.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// The bytes of a frame of the protocol, with a mask of zeros.
    ///
    /// - Parameters:
    ///   - opcode: 1 for text, 2 for bytes, 8 to close.
    ///   - claims: The length that the frame says that it has, if another one than it has.
    public static func frame(
        _ payload: [UInt8],
        opcode: UInt8 = 1,
        isLast: Bool = true,
        claims: UInt64? = nil
    )
        -> [UInt8]
    {
        let length = claims ?? UInt64(payload.count)
        var bytes: [UInt8] = [(isLast ? 0x80 : 0) | opcode]
        switch length {
        case 0...125: bytes.append(0x80 | UInt8(length))
        case 126...65_535: bytes += [0x80 | 126, UInt8(length >> 8), UInt8(length & 255)]
        default:
            bytes.append(0x80 | 127)
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
            }
        }
        return bytes + [0, 0, 0, 0] + payload
    }

    /// Sends a text.
    @discardableResult
    public func send(text: String) -> Bool { send(Self.frame(Array(text.utf8))) }

    /// The next frame; nil when the socket is closed or nothing comes.
    public func receive() -> (opcode: UInt8, payload: [UInt8])? {
        guard let head = take(2) else { return nil }
        var length = Int(head[1] & 127)
        if length > 125 {
            guard let more = take(length == 126 ? 2 : 8) else { return nil }
            length = more.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let payload = take(length) else { return nil }
        return (head[0] & 15, payload)
    }

    /// The next text; other frames are passed over.
    public func receiveText() -> String? {
        while let frame = receive(), frame.opcode != 8 {
            if frame.opcode == 1 { return String(decoding: frame.payload, as: UTF8.self) }
        }
        return nil
    }

    private func take(_ count: Int) -> [UInt8]? {
        var room = [UInt8](repeating: 0, count: 65_536)
        while rest.count < count {
            let read = recv(file, &room, room.count, 0)
            guard read > 0 else { return nil }
            rest += room[0..<read]
        }
        defer { rest.removeFirst(count) }
        return Array(rest.prefix(count))
    }
}
