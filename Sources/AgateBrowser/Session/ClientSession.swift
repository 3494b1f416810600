package import AgateDisplay
import AgatePixels
import Foundation

/// One open socket: what is to be sent on it next, and when.
///
/// Frames and messages are left here by the display and the program, which never wait; one task, the writer, asks for what is next over and over, and
/// waits here while there is nothing. Frames are encoded by the writer.
package final class ClientSession: Sendable {
    /// A message to send.
    package enum Outgoing: Sendable, Equatable {
        case text(String)
        case frame(FrameMessage)
        case ping
        case pong([UInt8])
        /// The last one.
        case close(CloseReason)
    }

    /// Why a socket is closed.
    package enum CloseReason: UInt16, Sendable {
        case normal = 1000
        case goingAway = 1001
        case malformed = 1002
        case tooFast = 1008
        case tooLarge = 1009
    }

    /// The clock, and a way to be called later.
    package struct Time: Sendable {
        /// The time, in seconds of the display's clock.
        package var now: @Sendable () -> Double
        /// Calls a function after a number of seconds.
        package var later: @Sendable (Double, @escaping @Sendable () -> Void) -> Void

        package init(
            now: @escaping @Sendable () -> Double,
            later: @escaping @Sendable (Double, @escaping @Sendable () -> Void) -> Void
        ) {
            self.now = now
            self.later = later
        }

        /// The system's.
        package static let system = Time(now: LiveDisplay.systemTime) { delay, body in
            DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + delay, execute: body)
        }
    }

    /// A socket that says nothing for so long is pinged, in seconds; claim W40.
    package static let idle = 30.0
    /// One that says nothing for so long is closed.
    ///
    /// GUESS browser-silence: three pings without an answer.
    package static let silence = 90.0

    private struct State {
        var frame: (frame: LiveFrame, input: UInt32)?
        var texts: [(key: Int, text: String)] = []
        var acknowledged: [UInt32] = []
        var pongs: [[UInt8]] = []
        var wantsPing = false
        var close: CloseReason?
        var hasEnded = false
        var waiter: CheckedContinuation<Void, Never>?
        var isSignalled = false
        var alarm = Double.infinity
        var lastHeard: Double
        var lastPing = -Double.infinity
        var meter = MessageMeter()
        var clock = ClientClock()
        var clipboard = ""
    }

    /// The number of the client, which no other one of this server has.
    package let number: Int
    private let time: Time
    private let state: LockedValue<State>
    // Used by the writer only.
    private let pump: LockedValue<FramePump>

    package init(number: Int, bytesPerSecond: Double? = nil, time: Time = .system) {
        self.number = number
        self.time = time
        state = LockedValue(State(lastHeard: time.now()))
        pump = LockedValue(FramePump(bytesPerSecond: bytesPerSecond))
    }

    // MARK: Private parts

    /// Leaves a frame, in place of one that waits.
    package func offer(_ frame: LiveFrame, input: UInt32) {
        change {
            $0.frame = ($0.frame.map { frame.withDamage(of: $0.frame) } ?? frame, input)
        }
    }

    /// Leaves a message, in place of one of its kind that waits.
    package func tell(_ message: ServerMessage) {
        let text = message.text
        change {
            $0.texts.removeAll { $0.key == message.key }
            $0.texts.append((message.key, text))
        }
    }

    /// Ends the session and sends the reason to the client.
    package func close(_ reason: CloseReason) {
        change { $0.close = $0.close ?? reason }
    }

    /// Ends the session at once: the connection is closed already.
    package func end() {
        change { $0.hasEnded = true }
    }

    /// Pings the client if it has said nothing for a while, and gives up if it never does.
    package func tick() {
        let now = time.now()
        change {
            if now - $0.lastHeard >= Self.silence { $0.close = $0.close ?? .goingAway }
            if now - max($0.lastHeard, $0.lastPing) >= Self.idle {
                $0.lastPing = now
                $0.wantsPing = true
            }
        }
    }

    /// How many frames are on their way to the client.
    package var framesOnTheWay: Int { pump.withLock { $0.countOnTheWay } }

    private func change(_ body: (inout State) -> Void) {
        let waiter = state.withLock { state in
            body(&state)
            state.isSignalled = true
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume()
    }

    // MARK: What the client says

    /// Notes that something has come, and answers a ping.
    package func heard(ping payload: [UInt8]? = nil) {
        change {
            $0.lastHeard = time.now()
            if let payload, $0.pongs.count < 4 { $0.pongs.append(payload) }
        }
    }

    /// Takes a text message: what the program and the server are to know of it; nil for acknowledgements, and for a message that closes the
    /// socket.
    package func receive(_ text: String) -> ClientMessage? {
        let now = time.now()
        guard state.withLock({ $0.close == nil && $0.meter.allows(at: now) }) else {
            close(.tooFast)
            return nil
        }
        guard text.utf8.count <= ClientMessage.largestCount else {
            close(.tooLarge)
            return nil
        }
        guard let message = ClientMessage(reading: text) else {
            close(.malformed)
            return nil
        }
        switch message {
        case .drawn(let frame):
            change {
                $0.lastHeard = now
                if $0.acknowledged.count < 16 { $0.acknowledged.append(frame) }
            }
            return nil
        case .clipboardPiece(let piece):
            let fits = state.withLock { state in
                state.lastHeard = now
                guard state.clipboard.utf8.count + piece.utf8.count <= ClientMessage.largestClipboard else {
                    return false
                }
                state.clipboard += piece
                return true
            }
            if !fits { close(.tooLarge) }
            return nil
        case .drive:
            state.withLock { $0.lastHeard = now }
            return message
        case .input(var input, let sequence):
            state.withLock { state in
                state.lastHeard = now
                input.time = state.clock.time(of: input.time, arriving: now)
                if case .clipboard(let end) = input.event {
                    input.event = .clipboard(state.clipboard + end)
                    state.clipboard = ""
                }
            }
            return .input(input, sequence: sequence)
        }
    }

    // MARK: The writer

    /// The next message to send, as soon as there is one; nil after the end.
    package func next() async -> Outgoing? {
        while true {
            let step = step()
            switch step {
            case .send(let outgoing): return outgoing
            case .end: return nil
            case .wait(let alarm): await wait(until: alarm)
            }
        }
    }

    private enum Step {
        case send(Outgoing)
        case wait(until: Double)
        case end
    }

    private func step() -> Step {
        let urgent: Step? = state.withLock { state in
            state.isSignalled = false
            if state.hasEnded { return .end }
            if !state.texts.isEmpty { return .send(.text(state.texts.removeFirst().text)) }
            if let reason = state.close {
                state.hasEnded = true
                return .send(.close(reason))
            }
            if !state.pongs.isEmpty { return .send(.pong(state.pongs.removeFirst())) }
            if state.wantsPing {
                state.wantsPing = false
                return .send(.ping)
            }
            return nil
        }
        if let urgent { return urgent }
        let (frame, acknowledged) = state.withLock { state in
            defer {
                state.frame = nil
                state.acknowledged = []
            }
            return (state.frame, state.acknowledged)
        }
        let now = time.now()
        let step = pump.withLock { pump in
            for number in acknowledged { pump.acknowledge(number) }
            if let (frame, input) = frame {
                pump.offer(
                    FramePump.Picture(
                        image: frame.surface.buffer,
                        scale: Double(frame.scale),
                        time: frame.time,
                        input: input
                    ),
                    damage: frame.damagedRectangles,
                    at: now
                )
            }
            return pump.next(at: now)
        }
        switch step {
        case .send(let message): return .send(.frame(message))
        case .wait(let alarm): return .wait(until: alarm)
        }
    }

    private func wait(until alarm: Double) async {
        if alarm < .infinity {
            let now = time.now()
            let isNew = state.withLock { state in
                // An alarm that comes earlier looks again.
                guard alarm < state.alarm else { return false }
                state.alarm = alarm
                return true
            }
            if isNew {
                time.later(max(0, alarm - now)) { [weak self] in self?.change { $0.alarm = .infinity } }
            }
        }
        await withCheckedContinuation { continuation in
            let goesOn = state.withLock { state in
                if state.isSignalled || state.waiter != nil { return true }
                state.waiter = continuation
                return false
            }
            if goesOn { continuation.resume() }
        }
    }
}

extension ServerMessage {
    /// The same for messages of which only the last one counts.
    fileprivate var key: Int {
        switch self {
        case .role: 0
        case .end: 1
        case .request(.title): 2
        case .request(.cursor): 3
        case .request(.textInput): 4
        case .request(.copy): 5
        case .request(.staysAwake): 6
        }
    }
}
