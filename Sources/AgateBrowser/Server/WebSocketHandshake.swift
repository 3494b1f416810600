import Foundation

/// The request by which a connection becomes a WebSocket.
///
/// Source: RFC 6455, section 4.2.
package enum WebSocketHandshake {
    private static let suffix = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    /// The value of the answer's `Sec-WebSocket-Accept`; nil for a request that asks for no WebSocket.
    package static func acceptance(of head: RequestHead) -> String? {
        guard head.method == "GET", !head.isOldVersion, head.has("websocket", in: "upgrade"),
            head.has("upgrade", in: "connection"), head["sec-websocket-version"] == "13",
            let key = head["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
        else { return nil }
        return Data(SHA1.digest(of: Array((key + suffix).utf8))).base64EncodedString()
    }
}
