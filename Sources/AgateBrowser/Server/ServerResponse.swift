/// An answer to a request.
package struct ServerResponse: Sendable {
    package var status: Int
    package var fields: [(name: String, value: String)]
    package var body: [UInt8]

    package init(_ status: Int, fields: [(name: String, value: String)] = [], body: [UInt8] = []) {
        (self.status, self.fields, self.body) = (status, fields, body)
    }

    /// The answer as it is sent.
    ///
    /// - Parameter keepsConnection: Whether another request may follow.
    package func bytes(keepsConnection: Bool) -> [UInt8] {
        var head = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
        for (name, value) in fields { head += "\(name): \(value)\r\n" }
        // An answer without content has no length either: RFC 9110, section 8.6.
        if status >= 200, status != 204 { head += "Content-Length: \(body.count)\r\n" }
        if status >= 200 { head += "Connection: \(keepsConnection ? "keep-alive" : "close")\r\n" }
        return Array((head + "\r\n").utf8) + body
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 101: "Switching Protocols"
        case 200: "OK"
        case 204: "No Content"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 408: "Request Timeout"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 431: "Request Header Fields Too Large"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: "Error"
        }
    }
}
