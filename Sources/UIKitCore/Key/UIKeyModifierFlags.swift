/// The keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The raw bits, one for each modifier, from bit 16 on.
    public let rawValue: Int

    /// Makes a set from raw bits; bits without a modifier are kept.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The caps lock is on, whether its key is down or not.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A shift key is down, on either side.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A control key is down, on either side.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// An option key is down, called Alt on other keyboards, on either side.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command; which key that is on a PC's keyboard is up to the host of the windows.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is one of the keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
