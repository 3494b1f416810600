import AgateTestSupport
import AgateWindow
import Testing

@Suite("Asking a desktop that cannot be waited for")
struct PollPacingTests {
    @Test(
        "it is asked at each refresh while something happens, and 20 times a second after a second of nothing"
    )
    func pauses() {
        var pacing = PollPacing(at: 10)
        #expect(pacing.pause(isActive: false, at: 10.5) == PollPacing.active)
        #expect(pacing.pause(isActive: false, at: 11) == PollPacing.idle)
        #expect(pacing.pause(isActive: false, at: 100) == PollPacing.idle)
        #expect(pacing.pause(isActive: true, at: 100.05) == PollPacing.active)
        #expect(pacing.pause(isActive: false, at: 101) == PollPacing.active)
        #expect(pacing.pause(isActive: false, at: 101.1) == PollPacing.idle)
        #expect(PollPacing.active == 1.0 / 60 && PollPacing.idle == 0.05)
    }
}
