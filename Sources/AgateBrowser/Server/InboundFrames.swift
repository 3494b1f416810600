#if AGATE_BROWSER
import FlyingFox
import FlyingSocks
import Foundation

/// Reads the frames of a socket, and refuses one that is too large when it says its length.
///
/// In the place of FlyingFox's own reading, which takes in a frame whole, however large it is, before anybody sees it. It reads nothing itself unless somebody asks for
/// its frames, and browsers send none before they have the answer to the handshake, so that nothing is missed.
final class InboundFrames: Sendable {
    /// A frame is larger than allowed.
    struct TooLarge: Error {}

    private let socket: AsyncSocket
    private let limit: Int

    /// - Parameters:
    ///   - peer: The other end of the connection, as the request of the handshake tells it.
    ///   - limit: The most bytes of a frame.
    /// - Returns: nil where the connection is not found.
    init?(from peer: HTTPRequest.Address?, pool: PollPool, limit: Int) {
        // A descriptor of its own: FlyingFox closes the other one whenever it likes.
        guard let peer, let file = Self.copy(of: peer) else { return nil }
        guard let socket = try? AsyncSocket(socket: Socket(file: .init(rawValue: file)), pool: pool) else {
            Glibc.close(file)
            return nil
        }
        (self.socket, self.limit) = (socket, limit)
    }

    deinit { try? socket.close() }

    /// The frames, up to the end of the connection.
    var frames: AsyncThrowingStream<WSFrame, any Error> {
        AsyncThrowingStream { [self] in
            do { return try await next() } catch SocketError.disconnected { return nil }
        }
    }

    private func next() async throws -> WSFrame {
        let head = try await socket.read(bytes: 2)
        var length = UInt64(head[1] & 127)
        if length > 125 {
            length = try await socket.read(bytes: length == 126 ? 2 : 8).reduce(0) { $0 << 8 | UInt64($1) }
        }
        guard length <= UInt64(limit) else { throw TooLarge() }
        let mask = head[1] & 128 != 0 ? try await socket.read(bytes: 4) : [0, 0, 0, 0]
        var payload = try await socket.read(bytes: Int(length))
        for index in payload.indices { payload[index] ^= mask[index & 3] }
        return WSFrame(
            fin: head[0] & 128 != 0,
            rsv1: head[0] & 64 != 0,
            rsv2: head[0] & 32 != 0,
            rsv3: head[0] & 16 != 0,
            opcode: WSFrame.Opcode(head[0] & 15),
            mask: nil,
            payload: Data(payload)
        )
    }

    /// Another descriptor of the connection to a peer.
    private static func copy(of peer: HTTPRequest.Address) -> Int32? {
        guard case .ip4(let address, let port) = peer,
            let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        else { return nil }
        for file in names.compactMap({ Int32($0) }) {
            var other = sockaddr_in()
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let failure = withUnsafeMutablePointer(to: &other) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(file, $0, &size) }
            }
            guard failure == 0, other.sin_family == sa_family_t(AF_INET), other.sin_port == port.bigEndian,
                other.sin_addr.s_addr == inet_addr(address)
            else { continue }
            let copy = dup(file)
            guard copy >= 0 else { return nil }
            _ = fcntl(copy, F_SETFD, FD_CLOEXEC)
            return copy
        }
        return nil
    }
}
#endif
