/// On which side of its characters an annotation stands.
public enum CTRubyPosition: UInt8, Sendable {
    /// Above, or to the right of vertical lines.
    case before = 0
    /// Below, or to the left of vertical lines.
    case after = 1
    /// To the right of horizontal lines' characters.
    case interCharacter = 2
    /// In the line, behind the characters.
    case inline = 3
    /// The number of sides.
    case count = 4
}
