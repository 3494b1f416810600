/// A movement or a change of a button of a mouse or another pointer.
public struct HostPointer: Sendable, Hashable, Codable {
    /// The change of the pointer's state.
    public enum Phase: String, Sendable, Hashable, Codable {
        /// It has moved; whether buttons are down says which presses came before.
        case moved
        /// A button has gone down.
        case down
        /// A button has come up.
        case up
        /// It has left the window.
        case left
        /// The system has taken it away while buttons were down.
        case cancelled
    }

    /// Whether the pointer has moved or left, or one of its buttons has changed.
    public var phase: Phase
    /// The place, in points of the display; it may lie outside while a button is down.
    public var x, y: Double
    /// The button that has gone down or come up: 1 is the first one (left), 2 the second one (right), 3 the wheel; 0 for none.
    public var button: Int
    /// The keys that are held.
    public var modifiers: HostModifiers

    /// Makes a change of a pointer.
    public init(_ phase: Phase, x: Double, y: Double, button: Int = 0, modifiers: HostModifiers = []) {
        self.phase = phase
        self.x = x
        self.y = y
        self.button = button
        self.modifiers = modifiers
    }
}

/// A change of a finger or a pencil on a screen.
public struct HostTouch: Sendable, Hashable, Codable {
    /// The change of the touch's state.
    public enum Phase: String, Sendable, Hashable, Codable {
        /// The finger has come down on the screen.
        case began
        /// The finger has moved since the last event.
        case moved
        /// The finger was lifted from the screen.
        case ended
        /// The system has taken it away.
        case cancelled
    }

    /// Whether the finger has come down, moved, left or been taken away.
    public var phase: Phase
    /// The number of the finger, the same from its coming down to its leaving.
    public var finger: Int
    /// The place, in points of the display.
    public var x, y: Double
    /// Whether it is a pencil.
    public var isPencil: Bool

    /// Makes a change of a finger.
    public init(_ phase: Phase, finger: Int, x: Double, y: Double, isPencil: Bool = false) {
        self.phase = phase
        self.finger = finger
        self.x = x
        self.y = y
        self.isPencil = isPencil
    }
}

/// A turn of a wheel, or a stroke on a trackpad.
public struct HostWheel: Sendable, Hashable, Codable {
    /// The distance that content scrolls to the left and up: in points if precise, else in notches of a wheel.
    public var deltaX, deltaY: Double
    /// Whether content follows at once, point by point, as with a trackpad.
    public var isPrecise: Bool
    /// The place of the pointer, in points of the display.
    public var x, y: Double
    /// The keys that are held.
    public var modifiers: HostModifiers

    /// Makes a turn of a wheel or a stroke on a trackpad, at a place in points of the display.
    public init(
        deltaX: Double,
        deltaY: Double,
        isPrecise: Bool,
        x: Double,
        y: Double,
        modifiers: HostModifiers = []
    ) {
        self.deltaX = deltaX
        self.deltaY = deltaY
        self.isPrecise = isPrecise
        self.x = x
        self.y = y
        self.modifiers = modifiers
    }
}
