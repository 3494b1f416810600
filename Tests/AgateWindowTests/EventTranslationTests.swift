import AgateDisplay
import AgateTestSupport
import AgateWindow
import CAgateSDL
import Testing

private func geometry(_ unitsPerPoint: Double = 2) -> WindowGeometry {
    WindowGeometry(unitsPerPoint: unitsPerPoint, width: 780, height: 1688, pixelWidth: 780, pixelHeight: 1688)
}

private func event(_ kind: some BinaryInteger, _ change: (inout agate_event) -> Void = { _ in })
    -> agate_event
{
    var event = agate_event()
    event.kind = Int32(kind)
    change(&event)
    return event
}

@Suite("What the desktop tells of a window")
struct EventTranslationTests {
    private let translation = EventTranslation(geometry())

    @Test("places of the pointer are told in points", .claim("W14"))
    func motion() {
        let told = translation.input(event(AGATE_EVENT_MOTION) { ($0.x, $0.y) = (100, 60) })
        #expect(told == .pointer(HostPointer(.moved, x: 50, y: 30)))
    }

    @Test("buttons are counted first, second, third", .claim("W14"))
    func buttons() {
        let told = translation.input(
            event(AGATE_EVENT_BUTTON) { ($0.x, $0.y, $0.button, $0.is_down) = (100, 60, 2, true) }
        )
        #expect(told == .pointer(HostPointer(.down, x: 50, y: 30, button: 2)))
    }

    @Test("fingers are told in parts of the window and become points", .claim("W14"))
    func fingers() {
        let told = translation.input(
            event(AGATE_EVENT_FINGER_DOWN) { ($0.x, $0.y, $0.finger) = (0.5, 0.25, 7) }
        )
        #expect(told == .touch(HostTouch(.began, finger: 7, x: 195, y: 211)))
    }

    @Test("whole notches are a wheel's, fractions a trackpad's", .claim("W15"))
    func wheels() {
        let notch = event(AGATE_EVENT_WHEEL) { ($0.y, $0.place_x, $0.place_y) = (1, 20, 40) }
        #expect(
            translation.input(notch)
                == .wheel(HostWheel(deltaX: 0, deltaY: 1, isPrecise: false, x: 10, y: 20))
        )
        let stroke = event(AGATE_EVENT_WHEEL) { ($0.y, $0.is_down) = (0.5, true) }
        #expect(
            translation.input(stroke) == .wheel(HostWheel(deltaX: 0, deltaY: 5, isPrecise: true, x: 0, y: 0))
        )
    }

    @Test(
        "keys are numbered by their place and named by the layout; control counts as command",
        .claim("W16")
    )
    func keys() {
        let pressed = event(AGATE_EVENT_KEY) {
            $0.usage = 29
            $0.character = 0x79
            $0.is_down = true
            $0.modifiers = Int32(AGATE_KEY_CONTROL | AGATE_KEY_SHIFT)
        }
        let wanted = HostKey(
            .down,
            usage: 29,
            characters: "Y",
            plainCharacters: "y",
            modifiers: [.command, .shift]
        )
        #expect(translation.input(pressed) == .key(wanted))
        let other = EventTranslation(geometry(), commandKey: .logo)
        guard case .key(let key) = other.input(pressed) else {
            Issue.record("no key")
            return
        }
        #expect(key.modifiers == [.control, .shift])
    }

    @Test("a held key counts once more, and one that comes up is told", .claim("W16"))
    func repeats() {
        let held = event(AGATE_EVENT_KEY) { ($0.usage, $0.is_down, $0.is_repeat) = (4, true, true) }
        #expect(translation.input(held) == .key(HostKey(.repeated, usage: 4)))
        let left = event(AGATE_EVENT_KEY) { $0.usage = 4 }
        #expect(translation.input(left) == .key(HostKey(.up, usage: 4)))
    }

    @Test("keys of the keypad say so", .claim("W16"))
    func keypad() {
        guard case .key(let key) = translation.input(event(AGATE_EVENT_KEY) { $0.usage = 0x59 }) else {
            Issue.record("no key")
            return
        }
        #expect(key.modifiers == .keypad)
    }

    @Test("what input methods count in characters becomes units of UTF-16", .claim("W17"))
    func composition() {
        "a😀b".withCString { text in
            let told = translation.input(
                event(AGATE_EVENT_COMPOSITION) { ($0.text, $0.start, $0.length) = (text, 2, 1) }
            )
            #expect(told == .composition(HostComposition("a😀b", selectionStart: 3, selectionLength: 1)))
            let absurd = translation.input(
                event(AGATE_EVENT_COMPOSITION) { ($0.text, $0.start, $0.length) = (text, 99, -4) }
            )
            #expect(absurd == .composition(HostComposition("a😀b", selectionStart: 4, selectionLength: 0)))
        }
    }

    @Test("focus, sight and closing are told", .claim("W13"))
    func life() {
        #expect(translation.input(event(AGATE_EVENT_FOCUS) { $0.is_down = true }) == .focus(true))
        #expect(translation.input(event(AGATE_EVENT_VISIBLE)) == .visibility(false))
        #expect(translation.input(event(AGATE_EVENT_CLOSE)) == .quit)
        #expect(translation.input(event(AGATE_EVENT_EXPOSED)) == nil)
    }

    @Test(
        "the clipboard is looked at before a key pastes, and when the window gets the keyboard",
        .claim("W18")
    )
    func clipboard() {
        func key(_ usage: Int, _ modifiers: HostModifiers, _ phase: HostKey.Phase = .down) -> HostInput.Event
        {
            .key(HostKey(phase, usage: usage, modifiers: modifiers))
        }
        #expect(key(25, .command).mayPrecedePaste && key(25, [.command, .shift], .repeated).mayPrecedePaste)
        #expect(key(73, .shift).mayPrecedePaste && HostInput.Event.focus(true).mayPrecedePaste)
        #expect(!key(25, .command, .up).mayPrecedePaste && !key(25, []).mayPrecedePaste)
        #expect(!key(6, .command).mayPrecedePaste && !HostInput.Event.focus(false).mayPrecedePaste)
        #expect(!HostInput.Event.text("v").mayPrecedePaste)
    }
}
