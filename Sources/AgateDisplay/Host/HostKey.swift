/// The keys that are held while something is done.
public struct HostModifiers: OptionSet, Sendable, Hashable, Codable {
    /// The keys as a bit mask, one bit for each constant; the number of `modifiers` in recordings.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A shift key is held, on either side.
    public static let shift = HostModifiers(rawValue: 1)
    /// A control key is held, on either side.
    public static let control = HostModifiers(rawValue: 2)
    /// Alternate, also called option.
    public static let alternate = HostModifiers(rawValue: 4)
    /// Command: which key that is, the host decides.
    public static let command = HostModifiers(rawValue: 8)
    /// Caps lock is on, whether or not its key is held.
    public static let capsLock = HostModifiers(rawValue: 16)
    /// The key is one of the keypad.
    public static let keypad = HostModifiers(rawValue: 32)
}

/// A key that goes down or comes up.
///
/// What it types comes apart from it, as ``HostInput/Event/text(_:)``: one does not follow from the other, for layouts and input methods
/// decide.
public struct HostKey: Sendable, Hashable, Codable {
    /// The change of the key's state.
    public enum Phase: String, Sendable, Hashable, Codable {
        /// The key has gone down.
        case down
        /// It is held, and counts once more.
        case repeated
        /// The key has come up.
        case up
    }

    /// Whether the key has gone down, repeats or has come up.
    public var phase: Phase
    /// The key by its place on the keyboard: the usage of page 7 of the USB tables for human interface devices, 4 for A.
    public var usage: Int
    /// The characters of the key in the layout, with the held modifier keys; empty for keys without characters.
    public var characters: String
    /// The characters of the key without the held modifier keys.
    public var plainCharacters: String
    /// The keys that are held.
    public var modifiers: HostModifiers

    /// Makes a change of a key.
    public init(
        _ phase: Phase,
        usage: Int,
        characters: String = "",
        plainCharacters: String? = nil,
        modifiers: HostModifiers = []
    ) {
        self.phase = phase
        self.usage = usage
        self.characters = characters
        self.plainCharacters = plainCharacters ?? characters
        self.modifiers = modifiers
    }
}

/// Text of an input method that is not settled.
public struct HostComposition: Sendable, Hashable, Codable {
    /// The text; empty when there is none any more.
    public var text: String
    /// The selected range of the text: its start and its length, in units of UTF-16.
    public var selectionStart, selectionLength: Int

    /// Makes a text that is not settled.
    public init(_ text: String, selectionStart: Int, selectionLength: Int = 0) {
        self.text = text
        self.selectionStart = selectionStart
        self.selectionLength = selectionLength
    }
}
