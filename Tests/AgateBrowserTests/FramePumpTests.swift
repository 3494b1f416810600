import AgateBrowser
import AgateGeometry
import AgatePixels
import AgateTestSupport
import Foundation
import Testing

@Suite("when a client gets its next frame")
struct FramePumpTests {
    private func offer(_ seed: Int, to pump: inout FramePump, at now: Double, side: Int = 64) {
        let picture = FramePump.Picture(
            image: TestPicture.busy(side, side, seed: seed),
            scale: 1,
            time: now,
            input: UInt32(seed)
        )
        pump.offer(picture, damage: [CGRect(x: 0, y: 0, width: side, height: side)], at: now)
    }

    private func expect(_ step: FramePump.Step, _ wanted: FramePump.Step) { #expect(step == wanted) }

    /// Sends what there is; the messages.
    private func drain(_ pump: inout FramePump, at now: Double) -> [FrameMessage] {
        var messages: [FrameMessage] = []
        while case .send(let message) = pump.next(at: now) { messages.append(message) }
        return messages
    }

    @Test("a client that acknowledges nothing gets two frames, and then the newest", .claim("W44"))
    func stalled() {
        var (pump, canvas) = (FramePump(), CanvasModel())
        var sent: [FrameMessage] = []
        for number in 1...120 {
            offer(number, to: &pump, at: Double(number) / 60)
            sent += drain(&pump, at: Double(number) / 60)
        }
        #expect(sent.map(\.number) == [1, 2])
        #expect(pump.countOnTheWay == 2)
        sent.forEach { canvas.draw($0) }
        pump.acknowledge(1)
        let late = drain(&pump, at: 2)
        #expect(late.map(\.input) == [120])
        late.forEach { canvas.draw($0) }
        pump.acknowledge(3)
        drain(&pump, at: 2.3).forEach { canvas.draw($0) }
        #expect(canvas.shows(TestPicture.busy(64, 64, seed: 120)))
    }

    @Test("a client that is behind gets JPEG, and all exactly 200 ms later", .claim("W43"), .claim("W44"))
    func behind() {
        var (pump, canvas) = (FramePump(), CanvasModel())
        for number in 1...3 {
            offer(number, to: &pump, at: 0); drain(&pump, at: 0).forEach { canvas.draw($0) }
        }
        pump.acknowledge(2)
        let late = drain(&pump, at: 0.05)
        #expect(late.flatMap(\.tiles).map(\.codec) == [.jpeg])
        late.forEach { canvas.draw($0) }
        pump.acknowledge(3)
        expect(pump.next(at: 0.06), .wait(until: 0.25))
        drain(&pump, at: 0.25).forEach { canvas.draw($0) }
        #expect(canvas.shows(TestPicture.busy(64, 64, seed: 3)))
        pump.acknowledge(4)
        expect(pump.next(at: 9), .wait(until: .infinity))
    }

    @Test("numbers that are not on their way acknowledge nothing", .claim("W44"))
    func wrongNumbers() {
        var pump = FramePump()
        for number in 1...2 { offer(number, to: &pump, at: 0); _ = drain(&pump, at: 0) }
        for number: UInt32 in [0, 3, 99, .max] { pump.acknowledge(number) }
        #expect(pump.countOnTheWay == 2)
        pump.acknowledge(2)
        pump.acknowledge(2)
        #expect(pump.countOnTheWay == 0)
    }

    @Test("a limit of bytes holds frames back, and puts them together", .claim("W44"))
    func limit() {
        var pump = FramePump(bytesPerSecond: 10_000)
        var bytes = 0
        var count = 0
        for step in 0..<600 {
            let now = Double(step) / 60
            offer(step, to: &pump, at: now)
            for message in drain(&pump, at: now) {
                bytes += message.bytes.count
                count += 1
                pump.acknowledge(message.number)
            }
        }
        #expect(count > 3)
        #expect(bytes <= 10_000 * 10 + 20_000)
    }

    @Test("who begins anew gets all of it", .claim("W46"))
    func restart() {
        var pump = FramePump()
        offer(1, to: &pump, at: 0)
        _ = drain(&pump, at: 0)
        pump.restart(at: 1)
        let all = drain(&pump, at: 1)
        #expect(all.map(\.isKey) == [true])
    }
}
