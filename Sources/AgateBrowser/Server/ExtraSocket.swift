#if AGATE_BROWSER
import FlyingFox
import FlyingSocks
import Foundation

/// The socket of a page beside the program's: text messages in both directions.
struct ExtraSocket: WSHandler {
    private let extra: any BrowserExtra

    /// The longest message that is taken, in bytes.
    static let largestMessage = 4 << 20

    private let inbound: InboundFrames?

    init(_ extra: any BrowserExtra, _ inbound: InboundFrames?) {
        self.extra = extra
        self.inbound = inbound
    }

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame>
    {
        let outbox = TextOutbox()
        let connection = extra.open(outbox)
        let frames = inbound?.frames ?? client
        let reader = Task {
            var inbound = MessageAssembly(largestCount: Self.largestMessage)
            do {
                reading: for try await frame in frames {
                    switch frame.opcode {
                    case .ping, .pong: continue
                    case .close: break reading
                    default: break
                    }
                    let result = inbound.add(
                        frame.payload,
                        opcode: frame.opcode.rawValue,
                        isLast: frame.fin
                    )
                    switch result {
                    case .message(let text): connection.receive(text)
                    case .unfinished: break
                    case .failure: break reading
                    }
                }
            } catch {}
            outbox.end()
        }
        let end: @Sendable () -> Void = {
            reader.cancel()
            outbox.end()
            connection.close()
        }
        return AsyncStream(
            unfolding: {
                guard let text = await outbox.next() else {
                    end()
                    return nil
                }
                return WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8))
            },
            onCancel: end
        )
    }
}
#endif
