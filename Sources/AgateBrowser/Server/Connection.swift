#if AGATE_BROWSER
/// A connection of a client, as the server's thread keeps it.
final class Connection {
    enum Phase {
        /// The head of a request is to come.
        case waiting
        /// An answer is being sent.
        case answering(keeps: Bool)
        /// All has been sent; what still comes is thrown away.
        case lingering
        /// It is a WebSocket.
        case socket(any SocketHandler)
    }

    let file: Int32
    /// In the order in which they came.
    let number: Int
    var phase = Phase.waiting
    /// When the phase began, in seconds of the system's clock.
    var since: Double
    /// When the connection is given up.
    var deadline: Double
    var requests = RequestReader()
    var frames = WebSocketFrameReader(limit: 0)
    /// Whether nothing more is read from a WebSocket.
    var isDeaf = false
    /// The bytes to send; `sent` of them have been sent.
    var output: [UInt8] = []
    var sent = 0
    /// The caller that waits until it has been sent.
    var sender: CheckedContinuation<Bool, Never>?
    /// Whether it ends when that has been sent.
    var isFinishing = false
    /// How many bytes have been thrown away.
    var thrownAway = 0

    init(_ file: Int32, number: Int, now: Double, deadline: Double) {
        (self.file, self.number, since, self.deadline) = (file, number, now, deadline)
    }

    var isSocket: Bool { if case .socket = phase { true } else { false } }

    /// Whether bytes of the client are wanted.
    var wantsInput: Bool {
        switch phase {
        case .waiting, .lingering: true
        case .answering: false
        case .socket: !isDeaf
        }
    }

    var hasOutput: Bool { sent < output.count }
}
#endif
