import AgateTestSupport
import Testing
import UIKit

private final class CountedPart: DisplayPart {
    static let slot = PartSlot<CountedPart>()
    var ends = 0
    var isInUse = false

    init() {}

    func displayDidEnd() { ends += 1 }
}

private final class OtherPart: DisplayPart {
    static let slot = PartSlot<OtherPart>()

    init() {}
}

@MainActor @Suite("Parts of what views keep for a display")
struct DisplayPartTests {
    @Test("a part is made once for each display", .claim("Q8.22"))
    func oncePerDisplay() {
        let (first, second) = (DisplayState(), DisplayState())
        #expect(first[CountedPart.slot] === first[CountedPart.slot])
        #expect(first[CountedPart.slot] !== second[CountedPart.slot])
        #expect(first[OtherPart.slot] === first[OtherPart.slot])
    }

    @Test("each part has a slot of its own", .claim("Q8.22"))
    func slots() {
        #expect(CountedPart.slot.index != OtherPart.slot.index)
    }

    @Test("the parts of a display say whether its end has anything to let go, and let it go", .claim("Q8.22"))
    func end() {
        let state = DisplayState()
        #expect(!state.isInUse)
        let part = state[CountedPart.slot]
        _ = state[OtherPart.slot]
        #expect(!state.isInUse)
        part.isInUse = true
        #expect(state.isInUse)
        state.letGo()
        #expect(part.ends == 1)
    }
}
