package import AgateDisplay

/// Brings input from sockets to the main thread, in order.
package final class InputInbox: Sendable {
    private struct State {
        var waiting: [(input: HostInput, sequence: UInt32, client: Int)] = []
        var isScheduled = false
        var receive: (@MainActor (HostInput) -> Void)?
        /// By client, the number of the last input that the program was given.
        var applied: [Int: UInt32] = [:]
    }

    /// The number of inputs waiting for a stuck main thread above which movements are dropped.
    private static let crowd = 2000
    /// No more than this ever waits.
    private static let limit = 8000

    private let state = LockedValue(State())
    /// Runs a closure on the main thread, after those that came before it.
    private let schedule: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// - Parameter schedule: Runs a closure on the main thread, after those that came before it.
    package init(schedule: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
        self.schedule = schedule
    }

    /// Sets who takes input; what comes before is dropped.
    package func open(_ receive: (@MainActor (HostInput) -> Void)?) {
        state.withLock {
            $0.receive = receive
            if receive == nil { $0.waiting.removeAll() }
        }
    }

    /// The number of the last input of a client that the program was given.
    package func applied(of client: Int) -> UInt32 { state.withLock { $0.applied[client] ?? 0 } }

    /// Forgets a client.
    package func forget(_ client: Int) { state.withLock { _ = $0.applied.removeValue(forKey: client) } }

    /// Adds an input of a client.
    package func add(_ input: HostInput, sequence: UInt32, of client: Int) {
        let starts = state.withLock { state -> Bool in
            guard state.receive != nil, state.waiting.count < (input.isMovement ? Self.crowd : Self.limit)
            else { return false }
            state.waiting.append((input, sequence, client))
            guard !state.isScheduled else { return false }
            state.isScheduled = true
            return true
        }
        if starts { schedule { MainActor.assumeIsolated { self.drain() } } }
    }

    @MainActor private func drain() {
        let (waiting, receive) = state.withLock { state in
            defer { state.waiting.removeAll() }
            state.isScheduled = false
            return (state.waiting, state.receive)
        }
        for item in waiting {
            receive?(item.input)
            state.withLock { $0.applied[item.client] = item.sequence }
        }
    }
}

extension HostInput {
    /// Whether a later one says all that this one says.
    fileprivate var isMovement: Bool {
        switch event {
        case .pointer(let pointer): pointer.phase == .moved
        case .touch(let touch): touch.phase == .moved
        default: false
        }
    }
}
