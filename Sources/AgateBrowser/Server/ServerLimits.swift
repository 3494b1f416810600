import Foundation

/// How much strangers may have of the server before they have shown the secret.
///
/// Source: reality Q6.1; the numbers without one are guesses.
package struct ServerLimits: Sendable {
    /// The maximum number of connections that are no open WebSockets; when another one comes, the one that has waited longest goes.
    ///
    /// GUESS browser-connections: a page asks for its files on six at a time, and four pages and an inspector may load at once.
    package var maxConnections = 128
    /// The seconds from the beginning of a connection, or from the answer before, to the end of a request's head.
    package var headSeconds = 5.0
    /// The seconds in which a client takes in an answer.
    package var answerSeconds = 30.0
    /// The seconds for which what a client still sends is read and thrown away after the last answer: closing at once would take the answer back.
    package var lingerSeconds = 1.0
    /// The maximum number of bytes that are thrown away.
    package var lingerBytes = 4 << 20
    /// The seconds after which a WebSocket is closed that takes nothing of what is sent to it.
    package var socketSeconds = ClientSession.silence
    /// The maximum number of WebSockets beside the program's own, which ``SessionList`` counts.
    package var maxExtraSockets = 16
    /// The seconds for which no connection is accepted after the process had no descriptor left for one.
    package var pauseSeconds = 0.05

    package init() {}

    /// The maximum number of connections, with three quarters of the process's descriptors left to the program.
    var connectionCount: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            return maxConnections
        }
        return max(1, min(maxConnections, Int(clamping: limit.rlim_cur / 4)))
    }
}
