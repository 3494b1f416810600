import AgateBrowser
import AgateDisplay
import AgateTestSupport
import Foundation
import Testing

/// A clock that a test sets, and calls that it makes when their time has come.
private final class TestTime: Sendable {
    private let state = LockedValue((now: 10.0, calls: [(at: Double, body: @Sendable () -> Void)]()))

    var time: ClientSession.Time {
        ClientSession.Time(now: { self.state.withLock { $0.now } }) { delay, body in
            self.state.withLock { $0.calls.append(($0.now + delay, body)) }
        }
    }

    func advance(by seconds: Double) {
        let due = state.withLock { state in
            state.now += seconds
            let due = state.calls.filter { $0.at <= state.now }
            state.calls.removeAll { $0.at <= state.now }
            return due
        }
        for call in due { call.body() }
    }
}

@Suite("pages at a display")
struct ClientRosterTests {
    private let clock = TestTime()
    private let queue = LockedValue([@Sendable () -> Void]())
    private let taken = LockedValue([HostInput]())

    private func makeSessionList() -> SessionList {
        let inbox = InputInbox { body in self.queue.withLock { $0.append(body) } }
        inbox.open { input in self.taken.withLock { $0.append(input) } }
        return SessionList(inbox: inbox, time: clock.time)
    }

    /// Does what was put on the main queue.
    @MainActor private func turn() {
        let bodies = queue.withLock { bodies in
            defer { bodies.removeAll() }
            return bodies
        }
        for body in bodies { body() }
    }

    private func text(_ sequence: Int, _ text: String) -> String {
        #"{"kind":"text","sequence":\#(sequence),"time":1,"text":"\#(text)"}"#
    }

    private var texts: [String] {
        taken.withLock { $0.compactMap { if case .text(let text) = $0.event { text } else { nil } } }
    }

    @Test("four pages at most; the first drives, and the one that came next when it goes", .claim("W40"))
    func roles() throws {
        let sessionList = makeSessionList()
        let sessions = try (0..<4).map { _ in try #require(sessionList.join()) }
        #expect(sessionList.join() == nil)
        #expect(sessionList.driver == sessions[0].number)
        sessionList.leave(sessions[0])
        sessionList.leave(sessions[0])
        #expect(sessionList.driver == sessions[1].number)
        sessionList.receive(#"{"kind":"drive"}"#, from: sessions[3])
        #expect(sessionList.driver == sessions[3].number)
        #expect(sessionList.count == 3)
        #expect(sessionList.join() != nil)
    }

    @Test(
        "input of the page that drives comes in order; that of others does not",
        .claim("W40"),
        .claim("W41")
    )
    @MainActor func input() throws {
        let sessionList = makeSessionList()
        let driver = try #require(sessionList.join())
        let watcher = try #require(sessionList.join())
        for number in 1...5 {
            sessionList.receive(text(number, "\(number)"), from: driver)
            sessionList.receive(text(number, "no"), from: watcher)
        }
        #expect(texts.isEmpty)
        turn()
        #expect(texts == ["1", "2", "3", "4", "5"])
    }

    @Test("a bad message closes its own socket", .claim("W40"))
    func bad() async throws {
        let sessionList = makeSessionList()
        let bad = try #require(sessionList.join())
        let good = try #require(sessionList.join())
        sessionList.receive("{", from: bad)
        var last: ClientSession.Outgoing?
        while let next = await bad.next() { last = next }
        #expect(last == .close(.malformed))
        // Role, and the role again for each who came.
        let first = await good.next()
        #expect(first != nil)
        #expect(sessionList.count == 2)
    }

    @Test("what is said too fast, or is too long, closes the socket", .claim("W40"))
    func tooMuch() async throws {
        let sessionList = makeSessionList()
        for (reason, message, count) in [
            (ClientSession.CloseReason.tooFast, #"{"kind":"drawn","frame":1}"#, 2001),
            (.tooLarge, String(repeating: " ", count: 65_537), 1),
        ] {
            let session = try #require(sessionList.join())
            for _ in 0..<count { sessionList.receive(message, from: session) }
            var last: ClientSession.Outgoing?
            while let next = await session.next() { last = next }
            #expect(last == .close(reason))
        }
    }

    @Test("a long text of the clipboard comes in pieces, up to 1 MiB", .claim("W40"))
    @MainActor func clipboard() throws {
        let sessionList = makeSessionList()
        let session = try #require(sessionList.join())
        sessionList.receive(#"{"kind":"clipboard","text":"ab","more":true}"#, from: session)
        sessionList.receive(#"{"kind":"clipboard","sequence":1,"time":0,"text":"c"}"#, from: session)
        turn()
        #expect(taken.withLock { $0.map(\.event) } == [.clipboard("abc")])
        let piece = #"{"kind":"clipboard","text":"\#(String(repeating: "x", count: 60_000))","more":true}"#
        for _ in 0..<18 { sessionList.receive(piece, from: session) }
        sessionList.receive(text(2, "late"), from: session)
        turn()
        #expect(texts.isEmpty)
    }

    @Test("a silent page is pinged after 30 seconds, and let go after 90", .claim("W40"))
    func silence() async throws {
        let sessionList = makeSessionList()
        let session = try #require(sessionList.join())
        _ = await session.next()
        clock.advance(by: 29)
        sessionList.tick()
        clock.advance(by: 2)
        sessionList.tick()
        #expect(await session.next() == .ping)
        session.heard()
        clock.advance(by: 89)
        sessionList.tick()
        #expect(await session.next() == .ping)
        clock.advance(by: 2)
        sessionList.tick()
        #expect(await session.next() == .close(.goingAway))
        #expect(await session.next() == nil)
    }

    @Test(
        "frames of a display go to a page that asks; one that is stuck holds up nobody",
        .claim("W41"),
        .claim("W44")
    )
    func frames() async throws {
        let sessionList = makeSessionList()
        let stuck = try #require(sessionList.join())
        let quick = try #require(sessionList.join())
        var canvas = CanvasModel()
        let clock = SteppedClock()
        let display = LiveDisplay(
            size: CGSize(width: 40, height: 30),
            scale: 1,
            refreshRate: 60,
            displayClock: clock
        )
        display.onFrame { sessionList.show($0) }
        clock.advance(to: 0.1)
        // The role, and the frame.
        for _ in 0..<2 {
            if case .frame(let message) = await quick.next() { canvas.draw(message) }
        }
        #expect((canvas.width, canvas.height) == (40, 30))
        #expect(stuck.framesOnTheWay == 0)
        display.onFrame(nil)
        sessionList.end()
        var last: ClientSession.Outgoing?
        while let next = await quick.next() { last = next }
        #expect(last == .close(.goingAway))
        #expect(sessionList.join() == nil)
    }
}
