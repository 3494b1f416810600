/// The observers of a live display's frames, without whom no frame is drawn.
final class FrameObservers: Sendable {
    typealias Handler = @Sendable (LiveFrame) -> Void

    private struct State {
        /// In the order in which they came.
        var handlers: [(key: Int, handler: Handler)] = []
        var lastKey = 0
        /// The mailboxes that sequences wait on, by key.
        var mailboxes: [Int: FrameMailbox] = [:]
        var hasEnded = false
    }

    /// The key of the one callback that a display has by name.
    static let callbackKey = 0

    /// The key of the display's host.
    static let hostKey = -1

    /// Whether there are any.
    var isUsed: Bool { state.withLock { !$0.handlers.isEmpty } }

    private let state = LockedValue(State())
    private let loop: RenderLoop

    init(_ loop: RenderLoop) {
        self.loop = loop
    }

    /// Sets the handler of a key, or takes it away.
    func set(_ handler: Handler?, forKey key: Int) {
        state.withLock { state in
            state.handlers.removeAll { $0.key == key }
            if let handler, !state.hasEnded { state.handlers.append((key, handler)) }
            share(state)
        }
    }

    /// Adds an observer that takes frames one by one.
    func add(_ mailbox: FrameMailbox) -> Int {
        state.withLock { state in
            state.lastKey += 1
            guard !state.hasEnded else {
                mailbox.end()
                return state.lastKey
            }
            state.handlers.append((state.lastKey, { mailbox.put($0) }))
            state.mailboxes[state.lastKey] = mailbox
            share(state)
            return state.lastKey
        }
    }

    /// Takes one away that ``add(_:)`` has given a key.
    func remove(_ key: Int) {
        state.withLock { state in
            state.mailboxes[key]?.end()
            state.mailboxes[key] = nil
            state.handlers.removeAll { $0.key == key }
            share(state)
        }
    }

    /// Ends all observers, because the display has been freed.
    func end() {
        state.withLock { state in
            state.hasEnded = true
            state.handlers.removeAll()
            for mailbox in state.mailboxes.values { mailbox.end() }
            state.mailboxes.removeAll()
        }
    }

    /// Everybody gets the next frame whole, so that a new one has something to begin with.
    private func share(_ state: State) {
        let handlers: [Handler] = state.handlers.map { $0.handler }
        guard !handlers.isEmpty else { return loop.setFrameHandler(nil) }
        let toAll: Handler = { frame in
            for handler in handlers { handler(frame) }
        }
        loop.setFrameHandler(toAll)
    }
}
