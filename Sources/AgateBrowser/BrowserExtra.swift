import AgateDisplay

/// A page with a socket of its own beside the program's, such as an inspector's.
package protocol BrowserExtra: Sendable {
    /// The path of the page, which the address with the secret may name.
    var pagePath: String { get }
    /// The path of the socket.
    var socketPath: String { get }
    /// A file by its path, the page's included; nil where there is none.
    func file(at path: String) -> BrowserExtraFile?
    /// A page has opened the socket.
    ///
    /// - Parameter outbox: Takes what is to be sent.
    func open(_ outbox: TextOutbox) -> any BrowserExtraConnection
}

/// A file of such a page.
package struct BrowserExtraFile: Sendable, Equatable {
    /// The media type that the browser receives, such as `text/html`.
    package var type: String
    /// Its bytes.
    package var bytes: [UInt8]

    package init(type: String, bytes: [UInt8]) {
        (self.type, self.bytes) = (type, bytes)
    }
}

/// An open socket of such a page; called on the server's threads.
package protocol BrowserExtraConnection: Sendable {
    /// A text message came.
    func receive(_ text: String)
    /// The socket is closed; nothing follows.
    func close()
}

/// The texts that wait to be sent to a page, in their order.
package final class TextOutbox: Sendable {
    private struct State {
        /// Those from `first` on wait; taking one moves none of the others.
        var texts: [String] = []
        var first = 0
        var waiter: CheckedContinuation<String?, Never>?
        /// Nothing is added any more.
        var isFinished = false
        var hasEnded = false

        mutating func takeFirst() -> String {
            defer {
                texts[first] = ""
                first += 1
                if first == texts.count || first >= 1024 {
                    texts.removeFirst(first)
                    first = 0
                }
            }
            return texts[first]
        }
    }

    private let state = LockedValue(State())

    package init() {}

    /// The number of waiting texts: senders of notifications pause while there are many.
    package var count: Int { state.withLock { $0.texts.count - $0.first } }

    /// Adds a text; nothing happens after the end.
    package func put(_ text: String) {
        let waiter = state.withLock { state -> CheckedContinuation<String?, Never>? in
            guard !state.hasEnded, !state.isFinished else { return nil }
            defer { state.waiter = nil }
            if state.waiter == nil { state.texts.append(text) }
            return state.waiter
        }
        waiter?.resume(returning: text)
    }

    /// Takes the first text, or waits for one; nil after the end.
    ///
    /// One task may wait at a time.
    package func next() async -> String? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let text = state.withLock { state -> String?? in
                    if state.hasEnded || state.waiter != nil { return .some(nil) }
                    if state.first < state.texts.count { return .some(state.takeFirst()) }
                    if state.isFinished { return .some(nil) }
                    state.waiter = continuation
                    return nil
                }
                if let text { continuation.resume(returning: text) }
            }
        } onCancel: {
            end()
        }
    }

    /// Closes the socket once all texts that wait have been taken.
    package func finish() {
        let waiter = state.withLock { state -> CheckedContinuation<String?, Never>? in
            state.isFinished = true
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: nil)
    }

    /// Closes the socket at once.
    package func end() {
        let waiter = state.withLock { state -> CheckedContinuation<String?, Never>? in
            state.hasEnded = true
            (state.texts, state.first) = ([], 0)
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: nil)
    }
}
