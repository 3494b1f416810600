package import AgateDisplay

/// All pages that look at a display: one of them drives, the others watch.
///
/// The first page drives. Another one may take over, and when the one that drives goes, the one that has been here longest is next.
///
/// Source: claim W40.
package final class SessionList: Sendable {
    private struct State {
        /// In the order in which they came.
        var sessions: [ClientSession] = []
        var driver: Int?
        var lastNumber = 0
        var frame: LiveFrame?
        /// The present requests of the program, for clients that come later.
        var requests: [HostRequest] = []
        var hasEnded = false
    }

    /// The maximum number of pages at a time; claim W40.
    package static let limit = 4

    private let state = LockedValue(State())
    private let inbox: InputInbox
    /// The size that the program has whatever the pages have, in points.
    private let fixedSize: [Double]?
    private let bytesPerSecond: Double?
    private let time: ClientSession.Time

    package init(
        inbox: InputInbox,
        fixedSize: [Double]? = nil,
        bytesPerSecond: Double? = nil,
        time: ClientSession.Time = .system
    ) {
        self.inbox = inbox
        self.fixedSize = fixedSize
        self.bytesPerSecond = bytesPerSecond
        self.time = time
    }

    /// How many pages look.
    package var count: Int { state.withLock { $0.sessions.count } }

    /// The number of the page that drives.
    package var driver: Int? { state.withLock { $0.driver } }

    /// Lets a page in; nil while there are too many.
    package func join() -> ClientSession? {
        let session = state.withLock { state -> ClientSession? in
            guard state.sessions.count < Self.limit, !state.hasEnded else { return nil }
            state.lastNumber += 1
            let session = ClientSession(number: state.lastNumber, bytesPerSecond: bytesPerSecond, time: time)
            state.sessions.append(session)
            if state.driver == nil { state.driver = session.number }
            for request in state.requests { session.tell(.request(request)) }
            if let frame = state.frame { session.offer(frame, input: 0) }
            return session
        }
        tellRoles()
        return session
    }

    /// Lets a page go.
    package func leave(_ session: ClientSession) {
        session.end()
        state.withLock { state in
            state.sessions.removeAll { $0 === session }
            if state.driver == session.number { state.driver = state.sessions.first?.number }
        }
        inbox.forget(session.number)
        tellRoles()
    }

    /// Takes what a page says; input of those who only watch is dropped.
    package func receive(_ text: String, from session: ClientSession) {
        switch session.receive(text) {
        case .input(let input, let sequence):
            guard driver == session.number else { return }
            inbox.add(input, sequence: sequence, of: session.number)
        case .drive:
            state.withLock { state in
                if state.sessions.contains(where: { $0 === session }) { state.driver = session.number }
            }
            tellRoles()
        case .drawn, .clipboardPiece, nil:
            break
        }
    }

    /// Shows a frame to all.
    package func show(_ frame: LiveFrame) {
        let sessions = state.withLock { state in
            state.frame = frame
            return state.sessions
        }
        for session in sessions { session.offer(frame, input: inbox.applied(of: session.number)) }
    }

    /// Tells all what the program asks for; the clipboard only the one that drives.
    package func tell(_ request: HostRequest) {
        let sessions = state.withLock { state in
            if case .copy = request {
                return state.sessions.filter { $0.number == state.driver }
            }
            guard !state.requests.contains(request) else { return [] }
            state.requests.removeAll { $0.isOfKind(of: request) }
            state.requests.append(request)
            return state.sessions
        }
        for session in sessions { session.tell(.request(request)) }
    }

    /// Pings those that are silent.
    package func tick() {
        for session in state.withLock({ $0.sessions }) { session.tick() }
    }

    /// Sends all clients the end of the program, and accepts no client any more.
    package func end() {
        let sessions = state.withLock { state in
            state.hasEnded = true
            return state.sessions
        }
        for session in sessions {
            session.tell(.end)
            session.close(.goingAway)
        }
    }

    private func tellRoles() {
        state.withLock { state in
            for session in state.sessions {
                session.tell(
                    .role(
                        drives: session.number == state.driver,
                        clients: state.sessions.count,
                        fixedSize: fixedSize
                    )
                )
            }
        }
    }
}

extension HostRequest {
    /// Whether a request takes the place of another one.
    fileprivate func isOfKind(of other: HostRequest) -> Bool {
        switch (self, other) {
        case (.title, .title), (.cursor, .cursor), (.textInput, .textInput), (.copy, .copy),
            (.staysAwake, .staysAwake):
            true
        default: false
        }
    }
}
