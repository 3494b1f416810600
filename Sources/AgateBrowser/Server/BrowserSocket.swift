#if AGATE_BROWSER
import FlyingFox
import FlyingSocks
import Foundation

/// One WebSocket of a page: text messages come in, frames and messages go out.
///
/// Frames of the protocol are handled here rather than by FlyingFox's `MessageFrameWSHandler`, so that a frame is asked for only when the one before it has
/// been written, and so that there are pings.
struct BrowserSocket: WSHandler {
    private let session: ClientSession
    private let roster: ClientRoster
    private let inbound: InboundFrames?

    init(_ session: ClientSession, _ roster: ClientRoster, _ inbound: InboundFrames?) {
        self.session = session
        self.roster = roster
        self.inbound = inbound
    }

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame>
    {
        let (session, roster) = (session, roster)
        let frames = inbound?.frames ?? client
        let reader = Task {
            do {
                var inbound = MessageAssembly()
                for try await frame in frames {
                    guard Self.take(frame, &inbound, session, roster) else { break }
                }
            } catch is InboundFrames.TooLarge {
                // The client is told, and that ends the session.
                return session.close(.tooLarge)
            } catch {
                session.close(.malformed)
            }
            session.end()
        }
        let life = SocketLife {
            reader.cancel(); roster.leave(session)
        }
        return AsyncStream(
            unfolding: { [life] in
                guard let next = await session.next() else {
                    life.end()
                    // The socket is closed after this: nobody is to wait for it then.
                    await reader.value
                    return nil
                }
                return next.wireFrame
            },
            onCancel: { life.end() }
        )
    }

    /// Takes a frame of the protocol; false when the page is done.
    private static func take(
        _ frame: WSFrame,
        _ inbound: inout MessageAssembly,
        _ session: ClientSession,
        _ roster: ClientRoster
    ) -> Bool {
        switch frame.opcode {
        case .ping:
            session.heard(ping: Array(frame.payload.prefix(125)))
            return true
        case .pong:
            session.heard()
            return true
        case .close:
            session.close(.normal)
            return false
        default:
            switch inbound.add(
                frame.payload,
                opcode: frame.opcode.rawValue,
                isLast: frame.fin
            ) {
            case .message(let text): roster.receive(text, from: session)
            case .unfinished: break
            case .failure(let reason): session.close(reason)
            }
            return true
        }
    }
}

/// Ends a socket once, however it ends: also when the connection throws its frames away.
private final class SocketLife: @unchecked Sendable {
    // Called once by whoever is first; what it calls may be called again.
    private let onEnd: @Sendable () -> Void

    init(_ onEnd: @escaping @Sendable () -> Void) {
        self.onEnd = onEnd
    }

    func end() { onEnd() }

    deinit { onEnd() }
}

extension ClientSession.Outgoing {
    /// The frame of the protocol.
    fileprivate var wireFrame: WSFrame {
        switch self {
        case .text(let text): Self.frame(.text, Data(text.utf8))
        case .frame(let message): Self.frame(.binary, Data(message.bytes))
        case .ping: Self.frame(.ping, Data())
        case .pong(let payload): Self.frame(.pong, Data(payload))
        case .close(let reason): WSFrame.close(code: WSCloseCode(reason.rawValue))
        }
    }

    private static func frame(_ opcode: WSFrame.Opcode, _ payload: Data) -> WSFrame {
        WSFrame(fin: true, opcode: opcode, mask: nil, payload: payload)
    }
}
#endif
