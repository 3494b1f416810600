#if AGATE_BROWSER
/// The handler of one WebSocket.
///
/// All is called on the server's thread, and returns soon.
protocol SocketHandler: AnyObject, Sendable {
    /// The maximum number of bytes of a frame that a client may send.
    var longestFrame: Int { get }
    /// The answer to the handshake is on its way.
    func open(_ end: SocketEnd)
    /// A frame has come.
    func receive(_ frame: WebSocketFrame)
    /// The received bytes are no frame, or a frame that is too large; nothing more is read. The handler tells the client and finishes.
    func fail(_ reason: ClientSession.CloseReason)
    /// The server stops: the handler tells the client and finishes.
    func stop()
    /// The connection is gone or finished; nothing follows. Called once.
    func close()
}

/// The way from a handler to its WebSocket.
struct SocketEnd: Sendable {
    let loop: ConnectionLoop
    let number: Int

    /// Sends a frame, and waits until the system has taken it; one task may send at a time.
    ///
    /// - Returns: false when the connection is gone.
    func send(_ frame: WebSocketFrame) async -> Bool {
        let bytes = frame.bytes
        return await withCheckedContinuation { loop.post(.send(number, bytes, $0)) }
    }

    /// Closes the connection after what has been sent.
    func finish() { loop.post(.finish(number)) }
}
#endif
