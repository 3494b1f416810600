#if AGATE_BROWSER
import AgateDisplay
import Foundation

/// Serves all connections on one thread that sleeps in `poll`: no client can keep it from another one.
///
/// What a client may have is bounded before it is looked at: lines, heads, the time for them, the number of connections. A request has no
/// body here. A client that is slow, silent or too large costs a few kilobytes for some seconds, or makes room for the next one.
///
/// Source: reality Q6.1.
final class ConnectionLoop: @unchecked Sendable {
    // All but `mail`, `bell` and what does not change is used on the loop's thread alone.

    /// The answer to a request.
    enum Answer {
        case response(ServerResponse)
        case socket(any SocketHandler, acceptance: String)
    }

    /// The commands from other threads.
    enum Command {
        case send(Int, [UInt8], CheckedContinuation<Bool, Never>)
        case finish(Int)
        case stop
    }

    private struct Mail {
        var commands: [Command] = []
        var hasEnded = false
    }

    private let mail = LockedValue(Mail())
    /// A pipe that is written to when the thread is to look at its mail.
    private let bell: (heard: Int32, rung: Int32)
    private let limits: ServerLimits
    private let answer: @Sendable (RequestHead) -> Answer
    private let hasEnded = DispatchSemaphore(value: 0)

    private var listener: Int32
    /// No connection is accepted before this time.
    private var pausedUntil = -Double.infinity
    private var connections: [Int: Connection] = [:]
    private var lastNumber = 0
    private var now = LiveDisplay.systemTime()
    /// When a server that stops waits no longer.
    private var end = Double.infinity
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    /// The seconds for which a server that stops lets what it has said to open sockets go out.
    private static let grace = 0.25
    /// The maximum numbers of accepted connections, and of bytes of heads that are read, before others have their turn.
    private static let burst = (connections: 64, bytes: 16 << 10)

    /// Begins to serve; nil where there are no descriptors left.
    ///
    /// - Parameter listener: Listens, and does not block; it is closed at the end.
    init?(_ listener: Int32, limits: ServerLimits, answer: @escaping @Sendable (RequestHead) -> Answer) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { Self.prepare(end) }
        bell = (ends[0], ends[1])
        (self.listener, self.limits, self.answer) = (listener, limits, answer)
        let thread = Thread { self.run() }
        thread.name = "Agate browser"
        thread.start()
    }

    deinit {
        Glibc.close(bell.heard)
        Glibc.close(bell.rung)
    }

    /// Asks for something.
    func post(_ command: Command) {
        let isTaken = mail.withLock { mail in
            guard !mail.hasEnded else { return false }
            mail.commands.append(command)
            return true
        }
        if isTaken {
            var byte: UInt8 = 1
            // A pipe that is full has rung already.
            _ = write(bell.rung, &byte, 1)
        } else if case .send(_, _, let sender) = command {
            sender.resume(returning: false)
        }
    }

    /// Ends: nothing is accepted any more, and open sockets are closed once the closing message has been sent.
    ///
    /// It waits for that up to a quarter of a second.
    func stop() {
        post(.stop)
        if hasEnded.wait(timeout: .now() + Self.grace * 1.2) == .success { hasEnded.signal() }
    }

    // MARK: The thread

    private func run() {
        while !isOver {
            let (polled, files) = waitForFiles()
            now = LiveDisplay.systemTime()
            if files[0].revents != 0 {
                while read(bell.heard, &buffer, buffer.count) == buffer.count {}
            }
            for command in mail.withLock({ mail in
                defer { mail.commands = [] }
                return mail.commands
            }) { perform(command) }
            for (connection, file) in zip(polled, files.dropFirst()) where file.revents != 0 {
                // An earlier one of this turn may have ended it.
                if isOpen(connection), connection.hasOutput, file.revents & ~Int16(POLLIN) != 0 {
                    flush(connection)
                    answerRequests(connection)
                }
                if isOpen(connection), file.revents & ~Int16(POLLOUT) != 0 { receive(connection) }
            }
            // The last one, if it is polled at all.
            if files.count > polled.count + 1, files[polled.count + 1].revents != 0 { accept() }
            expire()
        }
        for connection in Array(connections.values) { close(connection) }
        if listener >= 0 { Glibc.close(listener) }
        let left = mail.withLock { mail in
            mail.hasEnded = true
            defer { mail.commands = [] }
            return mail.commands
        }
        for case .send(_, _, let sender) in left { sender.resume(returning: false) }
        hasEnded.signal()
    }

    private func isOpen(_ connection: Connection) -> Bool { connections[connection.number] === connection }

    private var isOver: Bool { end < .infinity && (connections.isEmpty || now >= end) }

    /// Sleeps until something has come, may be sent, or is over.
    ///
    /// - Returns: The connections that were looked at, and what was found: of the bell, of them, and of the listener unless it rests.
    private func waitForFiles() -> ([Connection], [pollfd]) {
        let polled = Array(connections.values)
        var files = [pollfd(fd: bell.heard, events: Int16(POLLIN), revents: 0)]
        var alarm = end
        for connection in polled {
            let events = (connection.hasOutput ? POLLOUT : 0) | (connection.wantsInput ? POLLIN : 0)
            files.append(pollfd(fd: connection.file, events: Int16(events), revents: 0))
            alarm = min(alarm, connection.deadline)
        }
        if listener >= 0 {
            if pausedUntil <= now {
                files.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0))
            } else {
                alarm = min(alarm, pausedUntil)
            }
        }
        let wait = alarm == .infinity ? -1 : Int32(min(max((alarm - now) * 1000, 0).rounded(.up), 60_000))
        if poll(&files, nfds_t(files.count), wait) < 0 {
            // Interrupted, or short of memory for a moment: nothing has been found.
            for index in files.indices { files[index].revents = 0 }
            if errno != EINTR { Thread.sleep(forTimeInterval: 0.01) }
        }
        return (polled, files)
    }

    private func perform(_ command: Command) {
        switch command {
        case .send(let number, let bytes, let sender):
            guard let connection = connections[number], connection.isSocket, connection.sender == nil else {
                return sender.resume(returning: false)
            }
            if connection.hasOutput {
                connection.output += bytes
            } else {
                (connection.output, connection.sent) = (bytes, 0)
                connection.deadline = now + limits.socketSeconds
            }
            connection.sender = sender
            flush(connection)
        case .finish(let number):
            guard let connection = connections[number], connection.isSocket else { return }
            connection.isFinishing = true
            flush(connection)
        case .stop:
            guard end == .infinity else { return }
            end = now + Self.grace
            if listener >= 0 { Glibc.close(listener) }
            listener = -1
            for connection in Array(connections.values) {
                if case .socket(let handler) = connection.phase { handler.stop() } else { close(connection) }
            }
        }
    }

    // MARK: Connections that come

    private func accept() {
        for _ in 0..<Self.burst.connections {
            let file = Glibc.accept(listener, nil, nil)
            guard file >= 0 else {
                switch errno {
                case EINTR, ECONNABORTED, EPROTO: continue
                case EAGAIN: return
                default:
                    // No descriptor or no memory is left: the one that has waited longest makes room, else there is a pause.
                    if makeRoom() { continue }
                    pausedUntil = now + limits.pauseSeconds
                    return
                }
            }
            if connections.values.count(where: { !$0.isSocket }) >= limits.connectionCount { _ = makeRoom() }
            Self.prepare(file)
            var yes: Int32 = 1
            // Small messages leave at once.
            setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, 4)
            lastNumber += 1
            let connection = Connection(
                file,
                number: lastNumber,
                now: now,
                deadline: now + limits.headSeconds
            )
            connections[lastNumber] = connection
            // Most clients have sent their request by now.
            receive(connection)
        }
    }

    /// Calls of a descriptor do not block, and programs that are started from here do not get it.
    private static func prepare(_ file: Int32) {
        _ = fcntl(file, F_SETFL, O_NONBLOCK)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }

    /// Closes the connection that has waited longest and is no open WebSocket; false where there is none.
    private func makeRoom() -> Bool {
        let oldest = connections.values.filter { !$0.isSocket }.min {
            ($0.since, $0.number) < ($1.since, $1.number)
        }
        guard let oldest else { return false }
        close(oldest)
        return true
    }

    // MARK: What comes in

    private func receive(_ connection: Connection) {
        let isHead = if case .waiting = connection.phase { true } else { false }
        if case .answering = connection.phase { return }
        let count = recv(connection.file, &buffer, isHead ? Self.burst.bytes : buffer.count, 0)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else { return close(connection) }
        switch connection.phase {
        case .waiting:
            connection.requests.add(buffer[..<count])
            answerRequests(connection)
        case .lingering:
            connection.thrownAway += count
            if connection.thrownAway > limits.lingerBytes { close(connection) }
        case .socket(let handler):
            guard !connection.isDeaf else { return }
            connection.frames.add(buffer[..<count])
            readFrames(connection, handler)
        case .answering: break
        }
    }

    private func answerRequests(_ connection: Connection) {
        while case .waiting = connection.phase, isOpen(connection) {
            switch connection.requests.next() {
            case .unfinished: return
            case .refused(let status): send(ServerResponse(status, fields: PageFile.headers), connection)
            case .head(let head):
                switch answer(head) {
                case .response(let response):
                    // A refused request is over, and the end of its body is not looked for.
                    let keeps = head.keepsConnection && !head.hasBody && response.status < 400
                    send(response, connection, keeps: keeps)
                case .socket(let handler, let acceptance): open(handler, acceptance, connection)
                }
            }
        }
    }

    private func open(_ handler: any SocketHandler, _ acceptance: String, _ connection: Connection) {
        connection.output =
            ServerResponse(
                101,
                fields: [
                    ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", acceptance),
                ]
            )
            .bytes(keepsConnection: true)
        connection.sent = 0
        connection.phase = .socket(handler)
        (connection.since, connection.deadline) = (now, now + limits.socketSeconds)
        connection.frames = WebSocketFrameReader(limit: handler.longestFrame)
        connection.frames.add(connection.requests.takeRest())
        handler.open(SocketEnd(loop: self, number: connection.number))
        flush(connection)
        if isOpen(connection) { readFrames(connection, handler) }
    }

    private func readFrames(_ connection: Connection, _ handler: any SocketHandler) {
        while true {
            switch connection.frames.next() {
            case .unfinished: return
            case .frame(let frame): handler.receive(frame)
            case .failure(let reason):
                connection.isDeaf = true
                return handler.fail(reason)
            }
        }
    }

    // MARK: What goes out

    private func send(_ response: ServerResponse, _ connection: Connection, keeps: Bool = false) {
        connection.output = response.bytes(keepsConnection: keeps)
        connection.sent = 0
        connection.phase = .answering(keeps: keeps)
        (connection.since, connection.deadline) = (now, now + limits.answerSeconds)
        flush(connection)
    }

    private func flush(_ connection: Connection) {
        while connection.hasOutput {
            let sent = connection.output.withUnsafeBytes { bytes in
                Glibc.send(
                    connection.file,
                    bytes.baseAddress.map { $0 + connection.sent },
                    bytes.count - connection.sent,
                    Int32(MSG_NOSIGNAL)
                )
            }
            if sent < 0, errno == EINTR { continue }
            if sent < 0, errno == EAGAIN { return }
            guard sent > 0 else { return close(connection) }
            connection.sent += sent
            if connection.isSocket { connection.deadline = now + limits.socketSeconds }
        }
        (connection.output, connection.sent) = ([], 0)
        switch connection.phase {
        case .waiting, .lingering: break
        case .answering(let keeps):
            guard keeps, end == .infinity else { return linger(connection) }
            connection.phase = .waiting
            (connection.since, connection.deadline) = (now, now + limits.headSeconds)
        case .socket:
            connection.deadline = .infinity
            let sender = connection.sender
            connection.sender = nil
            sender?.resume(returning: true)
            if connection.isFinishing { linger(connection) }
        }
    }

    private func linger(_ connection: Connection) {
        if case .socket(let handler) = connection.phase { handler.close() }
        connection.phase = .lingering
        guard end == .infinity, shutdown(connection.file, Int32(SHUT_WR)) == 0 else {
            return close(connection)
        }
        (connection.since, connection.deadline) = (now, now + limits.lingerSeconds)
    }

    private func expire() {
        for connection in connections.values.filter({ $0.deadline <= now }) {
            if case .waiting = connection.phase, !connection.requests.isEmpty {
                let bytes = ServerResponse(408, fields: PageFile.headers).bytes(keepsConnection: false)
                _ = Glibc.send(connection.file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            }
            close(connection)
        }
    }

    private func close(_ connection: Connection) {
        connections[connection.number] = nil
        Glibc.close(connection.file)
        connection.sender?.resume(returning: false)
        connection.sender = nil
        if case .socket(let handler) = connection.phase { handler.close() }
    }
}
#endif
