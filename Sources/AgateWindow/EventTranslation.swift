package import AgateDisplay
package import CAgateSDL

/// Turns the desktop's events of a window into input.
///
/// Source: window W14 to W17.
package struct EventTranslation: Sendable {
    /// The window's measures.
    package var geometry: WindowGeometry
    /// The key that counts as command.
    package var commandKey: WindowOptions.CommandKey

    /// GUESS trackpad-unit: what a desktop reports as one notch of a trackpad is this number of points.
    package static let pointsPerPreciseNotch = 10.0

    package init(_ geometry: WindowGeometry, commandKey: WindowOptions.CommandKey = .control) {
        self.geometry = geometry
        self.commandKey = commandKey
    }

    /// The input; nil for what is none, such as a change of size, which the window follows by itself.
    package func input(_ event: agate_event) -> HostInput.Event? {
        let held = modifiers(Int(event.modifiers))
        let place = geometry.point(event.x, event.y)
        switch Int(event.kind) {
        case AGATE_EVENT_MOTION: return .pointer(HostPointer(.moved, x: place.x, y: place.y, modifiers: held))
        case AGATE_EVENT_BUTTON:
            return .pointer(
                HostPointer(
                    event.is_down ? .down : .up,
                    x: place.x,
                    y: place.y,
                    button: Int(event.button),
                    modifiers: held
                )
            )
        case AGATE_EVENT_LEFT: return .pointer(HostPointer(.left, x: place.x, y: place.y, modifiers: held))
        case AGATE_EVENT_WHEEL: return .wheel(wheel(event, held))
        case AGATE_EVENT_FINGER_DOWN: return .touch(touch(.began, event))
        case AGATE_EVENT_FINGER_MOVED: return .touch(touch(.moved, event))
        case AGATE_EVENT_FINGER_UP: return .touch(touch(.ended, event))
        case AGATE_EVENT_KEY: return .key(key(event, held))
        case AGATE_EVENT_TEXT: return event.text.map { .text(String(cString: $0)) }
        case AGATE_EVENT_COMPOSITION: return event.text.map { .composition(composition($0, event)) }
        case AGATE_EVENT_FOCUS: return .focus(event.is_down)
        case AGATE_EVENT_VISIBLE: return .visibility(event.is_down)
        case AGATE_EVENT_CLOSE, AGATE_EVENT_QUIT: return .quit
        default: return nil
        }
    }

    /// The keys that are held, with the one that counts as command.
    package func modifiers(_ bits: Int) -> HostModifiers {
        var held: HostModifiers = []
        if bits & AGATE_KEY_SHIFT != 0 { held.insert(.shift) }
        if bits & AGATE_KEY_ALTERNATE != 0 { held.insert(.alternate) }
        if bits & AGATE_KEY_CAPS != 0 { held.insert(.capsLock) }
        let isControl = commandKey == .control
        if bits & AGATE_KEY_CONTROL != 0 { held.insert(isControl ? .command : .control) }
        if bits & AGATE_KEY_SUPER != 0 { held.insert(isControl ? .control : .command) }
        return held
    }

    private func wheel(_ event: agate_event, _ held: HostModifiers) -> HostWheel {
        let place = geometry.point(event.place_x, event.place_y)
        let factor = event.is_down ? Self.pointsPerPreciseNotch : 1
        return HostWheel(
            deltaX: event.x * factor,
            deltaY: event.y * factor,
            isPrecise: event.is_down,
            x: place.x,
            y: place.y,
            modifiers: held
        )
    }

    private func touch(_ phase: HostTouch.Phase, _ event: agate_event) -> HostTouch {
        let size = geometry.size
        return HostTouch(phase, finger: Int(event.finger), x: event.x * size.width, y: event.y * size.height)
    }

    private func key(_ event: agate_event, _ held: HostModifiers) -> HostKey {
        let usage = Int(event.usage)
        let plain =
            Unicode.Scalar(event.character).map { event.character == 0 ? "" : String(Character($0)) } ?? ""
        // The keypad: from its slash to its point.
        let isKeypad = (0x54...0x63).contains(usage)
        return HostKey(
            event.is_down ? (event.is_repeat ? .repeated : .down) : .up,
            usage: usage,
            characters: held.contains(.shift) ? plain.uppercased() : plain,
            plainCharacters: plain,
            modifiers: isKeypad ? held.union(.keypad) : held
        )
    }

    /// The desktop counts characters of Unicode, text of UIKit units of UTF-16.
    private func composition(_ text: UnsafePointer<CChar>, _ event: agate_event) -> HostComposition {
        let text = String(cString: text)
        let scalars = text.unicodeScalars
        let start =
            scalars.index(scalars.startIndex, offsetBy: max(0, Int(event.start)), limitedBy: scalars.endIndex)
            ?? scalars.endIndex
        let end =
            scalars.index(start, offsetBy: max(0, Int(event.length)), limitedBy: scalars.endIndex)
            ?? scalars.endIndex
        return HostComposition(
            text,
            selectionStart: text.utf16.distance(from: text.startIndex, to: start),
            selectionLength: text.utf16.distance(from: start, to: end)
        )
    }
}

extension HostInput.Event {
    /// Whether the program may look at the clipboard after this: the window gets the keyboard, or a key for pasting goes down.
    package var mayPrecedePaste: Bool {
        switch self {
        case .focus(let isFocused): isFocused
        case .key(let key):
            // V with command, and the insert key with shift.
            key.phase != .up
                && (key.usage == 25 && key.modifiers.contains(.command)
                    || key.usage == 73 && key.modifiers.contains(.shift))
        default: false
        }
    }
}
