#if AGATE_BROWSER
import AgateDisplay
import Foundation

/// One WebSocket of a page: text messages come in, frames and messages go out.
///
/// The next frame is requested only when the system has taken the one before it.
final class BrowserSocket: SocketHandler {
    let longestFrame = ClientMessage.largestCount
    private let session: ClientSession
    private let sessionList: SessionList
    // Used by the server's thread only.
    private let assembly = LockedValue(MessageAssembly())

    init(_ session: ClientSession, _ sessionList: SessionList) {
        (self.session, self.sessionList) = (session, sessionList)
    }

    func open(_ end: SocketEnd) {
        Task { [session] in
            while let next = await session.next() {
                guard await end.send(next.wireFrame) else { return }
            }
            end.finish()
        }
    }

    func receive(_ frame: WebSocketFrame) {
        switch frame.opcode {
        case WebSocketFrame.Opcode.ping: session.heard(ping: frame.payload)
        case WebSocketFrame.Opcode.pong: session.heard()
        case WebSocketFrame.Opcode.close: session.close(.normal)
        default:
            let result = assembly.withLock {
                $0.add(Data(frame.payload), opcode: frame.opcode, isLast: frame.isLast)
            }
            switch result {
            case .message(let text): sessionList.receive(text, from: session)
            case .unfinished: break
            case .failure(let reason): session.close(reason)
            }
        }
    }

    func fail(_ reason: ClientSession.CloseReason) { session.close(reason) }

    func stop() { session.close(.goingAway) }

    func close() { sessionList.leave(session) }
}

extension ClientSession.Outgoing {
    /// The frame of the protocol.
    fileprivate var wireFrame: WebSocketFrame {
        switch self {
        case .text(let text): WebSocketFrame(opcode: WebSocketFrame.Opcode.text, payload: Array(text.utf8))
        case .frame(let message):
            WebSocketFrame(opcode: WebSocketFrame.Opcode.binary, payload: message.bytes)
        case .ping: WebSocketFrame(opcode: WebSocketFrame.Opcode.ping)
        case .pong(let payload): WebSocketFrame(opcode: WebSocketFrame.Opcode.pong, payload: payload)
        case .close(let reason): WebSocketFrame.closing(reason)
        }
    }
}
#endif
