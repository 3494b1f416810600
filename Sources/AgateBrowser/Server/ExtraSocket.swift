#if AGATE_BROWSER
import AgateDisplay
import Foundation

/// The socket of a page beside the program's: text messages in both directions.
final class ExtraSocket: SocketHandler {
    /// The longest message that is taken, in bytes.
    static let largestMessage = 4 << 20

    let longestFrame = ExtraSocket.largestMessage
    private let outbox = TextOutbox()
    private let connection: any BrowserExtraConnection
    private let onClose: @Sendable () -> Void
    /// The reason that the closing message gives to the client.
    private let reason = LockedValue(ClientSession.CloseReason.normal)
    // Used by the server's thread only.
    private let assembly = LockedValue(MessageAssembly(largestCount: largestMessage))

    /// - Parameter onClose: Called once, when the socket is gone.
    init(_ extra: any BrowserExtra, onClose: @escaping @Sendable () -> Void) {
        connection = extra.open(outbox)
        self.onClose = onClose
    }

    func open(_ end: SocketEnd) {
        Task { [outbox, reason] in
            while let text = await outbox.next() {
                let frame = WebSocketFrame(opcode: WebSocketFrame.Opcode.text, payload: Array(text.utf8))
                guard await end.send(frame) else { return }
            }
            _ = await end.send(.closing(reason.withLock { $0 }))
            end.finish()
        }
    }

    func receive(_ frame: WebSocketFrame) {
        switch frame.opcode {
        // No browser pings a server, and nothing here pings a page.
        case WebSocketFrame.Opcode.ping, WebSocketFrame.Opcode.pong: break
        case WebSocketFrame.Opcode.close: outbox.end()
        default:
            let result = assembly.withLock {
                $0.add(Data(frame.payload), opcode: frame.opcode, isLast: frame.isLast)
            }
            switch result {
            case .message(let text): connection.receive(text)
            case .unfinished: break
            case .failure(let reason): fail(reason)
            }
        }
    }

    func fail(_ reason: ClientSession.CloseReason) {
        self.reason.withLock { $0 = reason }
        outbox.end()
    }

    func stop() { fail(.goingAway) }

    func close() {
        outbox.end()
        connection.close()
        onClose()
    }
}
#endif
